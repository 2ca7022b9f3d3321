"""The gate, seats and limits, from outside: each refusal is a sentence."""

import http.client
import json
from pathlib import Path

import pytest
from inside import Inside
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ruledock_web.settings import Settings
from ruledock_web.store.writer import Writer
from ruledock_web.tables import Tables
from ruledock_web.words import LANGUAGES, say

SEATS = [{"name": "Ada"}, {"name": "Ben"}]
WISH = {"settings": {"game": "sea_salt_paper"}, "seats": SEATS}
MANY = {"posts_per_minute": 6000}


class Door:
    """Requests to a server, as a browser or as somebody worse sends them."""

    def __init__(self, inside):
        self.inside, self.origin = inside, inside.url

    def ask(self, method, path, body=None, **headers):
        given = {"Host": f"127.0.0.1:{self.inside.port}", "Origin": self.origin, **headers}
        given = {name.replace("_", "-"): value for name, value in given.items() if value}
        line = http.client.HTTPConnection("127.0.0.1", self.inside.port, timeout=60)
        text = body if isinstance(body, str) else json.dumps(body)
        line.request(method, path, text if body is not None else None, given)
        answer = line.getresponse()
        answer.text = answer.read().decode()
        line.close()
        return answer

    def refused(self, *args, **headers):
        answer = self.ask(*args, **headers)
        sentence = json.loads(answer.text)["refused"]
        assert sentence.endswith((".", "?")) and " " in sentence, sentence
        return answer.status, sentence

    def make(self, **changes):
        made = self.ask("POST", "/tables", {**WISH, **changes})
        assert made.status == 201, made.text
        found = json.loads(made.text)
        return found["table"], found["tokens"]


@pytest.fixture
def door(store):
    with Inside(store, Settings(**MANY)) as inside:
        yield Door(inside)


def test_a_strange_host_is_refused_against_rebinding(door):
    code, why = door.refused("GET", "/", Host="evil.example")
    assert code == 421 and "evil.example" in why
    for host in ("localhost", "127.0.0.1:1", "[::1]:80", "192.168.1.4"):
        assert door.ask("GET", "/", Host=host).status == 200


def test_a_name_that_was_allowed_is_answered(store):
    with Inside(store, Settings(hosts=("games.example.org",))) as inside:
        assert Door(inside).ask("GET", "/", Host="games.example.org").status == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
    ],
)
def test_a_post_from_another_page_is_refused(door, headers):
    code, _ = door.refused("POST", "/tables", WISH, **headers)
    assert code == 403


def test_without_sec_fetch_site_the_origin_is_enough(door):
    assert door.ask("POST", "/tables", WISH).status == 201
    assert door.ask("POST", "/tables", WISH, Sec_Fetch_Site="same-origin").status == 201


def test_a_socket_from_another_page_is_refused(door):
    table, tokens = door.make()
    url = f"ws://127.0.0.1:{door.inside.port}/t/{table}/0/live"
    cookie = {"cookie": f"seat={tokens['0']}"}
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(url, origin="http://evil.example", additional_headers=cookie),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_every_answer_binds_the_browser(door):
    for path in ("/", "/static/table.js", "/lobby", "/nowhere", "/t/x/0", "/t/x/host"):
        answer = door.ask("GET", path)
        policy = answer.getheader("content-security-policy")
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.getheader("x-content-type-options") == "nosniff"
        assert answer.getheader("referrer-policy") == "no-referrer"


def test_no_page_holds_a_script_or_a_style_of_its_own(door):
    for path in ("/", "/t/x/0", "/t/x/host"):
        text = door.ask("GET", path).text
        assert (
            "<style" not in text and " style=" not in text and " on" not in text.split("<body")[1]
        )
        assert text.count("<script") == text.count('<script type="module" src="/static/')


def test_static_files_stay_in_their_folder(door):
    for path in ("/static/../words.py", "/static/%2e%2e/words.py", "/static//etc/passwd"):
        assert door.ask("GET", path).status == 404


# -- seats ---------------------------------------------------------------------------------------


def sit(door, table, role, token):
    return door.ask("POST", f"/t/{table}/{role}/sit", {"token": token})


def test_a_token_becomes_a_cookie_for_this_seat_alone(door):
    table, tokens = door.make()
    cookie = sit(door, table, "0", tokens["0"]).getheader("set-cookie").lower()
    assert "httponly" in cookie and "samesite=strict" in cookie
    assert f"path=/t/{table}/0;".lower() in cookie + ";"
    assert "secure" not in cookie


def test_behind_tls_the_cookie_is_secure(store):
    with Inside(store, Settings(secure=True)) as inside:
        door = Door(inside)
        table, tokens = door.make()
        answer = sit(door, table, "0", tokens["0"])
        assert "secure" in answer.getheader("set-cookie").lower()
        assert answer.getheader("strict-transport-security")


def test_a_token_of_another_seat_or_of_none_is_refused(door):
    table, tokens = door.make()
    other, _ = door.make()
    for place, token in ((table, tokens["1"]), (other, tokens["0"]), (table, "guess"), (table, "")):
        code, why = door.refused("POST", f"/t/{place}/0/sit", {"token": token})
        assert code == 403 and "link" in why
    assert door.refused("POST", f"/t/{table}/0/sit", {"token": 7})[0] == 403


def test_only_hashes_of_tokens_are_kept(door, tmp_path):
    _, tokens = door.make()
    door.inside.server.store._db.execute("pragma wal_checkpoint(full)")
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
    assert not [token for token in tokens.values() if token.encode() in kept]


def test_a_new_link_makes_the_old_one_worthless_at_once(door):
    table, tokens = door.make()
    host = {"Cookie": f"seat={tokens['host']}"}
    line = door.inside.connect(table, "0", tokens["0"])
    with line as socket:
        socket.send(json.dumps({"type": "hello", "language": "en", "id": "a"}))
        socket.recv()
        made = door.ask("POST", f"/t/{table}/host/links", {"role": "0"}, **host)
        token = json.loads(made.text)["token"]
        with pytest.raises(ConnectionClosed):
            while True:
                socket.recv(timeout=60)
    assert sit(door, table, "0", tokens["0"]).status == 403
    assert sit(door, table, "0", token).status == 200


def test_only_the_host_makes_new_links(door):
    table, tokens = door.make()
    for role in ("0", "watch"):
        cookie = {"Cookie": f"seat={tokens[role]}"}
        assert door.refused("POST", f"/t/{table}/host/links", {"role": "1"}, **cookie)[0] == 403
        assert door.refused("POST", f"/t/{table}/{role}/links", {"role": "1"}, **cookie)[0] == 403


def test_who_holds_no_seat_gets_neither_status_nor_record_nor_socket(door):
    table, tokens = door.make()
    for path in ("status", "record"):
        assert door.refused("GET", f"/t/{table}/0/{path}")[0] == 403
        wrong = {"Cookie": f"seat={tokens['1']}"}
        assert door.refused("GET", f"/t/{table}/0/{path}", **wrong)[0] == 403
    for role, token in (("0", "none"), ("0", tokens["1"]), ("host", tokens["host"])):
        with door.inside.connect(table, role, token) as socket, pytest.raises(ConnectionClosed):
            socket.recv(timeout=60)


def test_a_record_before_the_end_is_without_seed_and_secrets(door):
    table, tokens = door.make()
    found = door.ask("GET", f"/t/{table}/0/record", Cookie=f"seat={tokens['0']}")
    assert "attachment" in found.getheader("content-disposition")
    assert "seed" not in json.loads(found.text)["start"]


def test_a_rematch_of_what_is_gone_is_refused(store):
    packs = str(Path(__file__).parents[3] / "examples/packs")
    config = {"game": "isle", "names": ["Ada", "Ben"], "players": 2, "packs": ["afterglow"]}
    made = Tables(store, Writer(store), Settings(), (packs,)).make(config, ["", ""], True)
    with Inside(store, Settings(**MANY)) as inside:
        cookie = {"Cookie": f"seat={made.tokens['0']}"}
        path = f"/t/{made.id}/0/rematch"
        code, why = Door(inside).refused("POST", path, {}, **cookie)
        assert code == 409 and "no longer here as it was" in why


# -- limits --------------------------------------------------------------------------------------


def test_too_many_tables_from_one_address(store):
    with Inside(store, Settings(tables_per_hour=2)) as inside:
        door = Door(inside)
        door.make(), door.make()
        code, why = door.refused("POST", "/tables", WISH)
        assert code == 429 and "2 tables" in why


def test_too_many_requests_and_too_large_ones(store):
    with Inside(store, Settings(posts_per_minute=3, body_bytes=500)) as inside:
        door = Door(inside)
        assert door.refused("POST", "/tables", {**WISH, "x": "y" * 600})[0] == 413
        assert door.refused("POST", "/tables", "no json")[0] == 400
        assert door.refused("POST", "/tables", "[" * 400)[0] == 400
        assert door.refused("POST", "/tables", WISH)[0] == 429


def heard(socket):
    while True:
        message = json.loads(socket.recv(timeout=60))
        if message["type"] != "state":
            return message


def test_messages_that_are_too_large_or_too_many_or_nonsense(store):
    limits = Settings(message_bytes=300, messages_per_second=0.01, messages_at_once=9)
    with Inside(store, limits) as inside:
        table, tokens = Door(inside).make()
        with inside.connect(table, "0", tokens["0"]) as socket:
            socket.send("x" * 301)
            assert "300 bytes" in heard(socket)["text"]
            nonsense = ["", "[]", "{", '{"type":"choose"}', '{"type":5}', "null", "[" * 200]
            for text in [*nonsense, '{"type":"ask","id":"a","what":"seed"}']:
                socket.send(text)
                assert heard(socket)["type"] == "refused"
            socket.send("{}")
            assert heard(socket)["type"] == "refused"
            socket.send("{}")
            assert "too much" in heard(socket)["text"]


@pytest.mark.parametrize("limit", [{"message_bytes": 40}, {"messages_at_once": 0.0}])
def test_a_refused_message_is_named_so_that_its_page_does_not_say_it_again(store, limit):
    with Inside(store, Settings(messages_per_second=0.01, **limit)) as inside:
        table, tokens = Door(inside).make()
        with inside.connect(table, "0", tokens["0"]) as socket:
            said = {"type": "choose", "asked": 0, "option": "draw", "id": "mine"}
            socket.send(json.dumps(said))
            answer = heard(socket)
            assert (answer["type"], answer["id"]) == ("refused", "mine")


def test_a_watcher_chooses_nothing(door):
    table, tokens = door.make()
    with door.inside.connect(table, "watch", tokens["watch"]) as socket:
        for message in (
            {"type": "choose", "asked": 0, "option": "draw", "id": "a"},
            {"type": "undo", "asked": 0, "id": "b"},
            {"type": "ask", "what": "score", "id": "c"},
            {"type": "ask", "what": "replay", "step": 0, "as": 0, "id": "d"},
        ):
            socket.send(json.dumps(message))
            assert heard(socket)["type"] == "refused"


def test_too_many_pages_at_one_table(store):
    with Inside(store, Settings(pages_per_table=2)) as inside:
        table, tokens = Door(inside).make()
        with (
            inside.connect(table, "0", tokens["0"]),
            inside.connect(table, "1", tokens["1"]),
            inside.connect(table, "1", tokens["1"]) as third,
            pytest.raises(ConnectionClosed) as closed,
        ):
            third.recv(timeout=60)
        assert closed.value.rcvd.reason == say("web.refused.pages", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", ["pages", "no_table", "no_seat"])
def test_the_reason_why_a_socket_is_closed_fits_into_its_frame(why, language):
    assert len(say(f"web.refused.{why}", language).encode()) <= 123


# -- wishes of strangers -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": [{"name": "Ada"}, {"name": "x" * 41}]},
        {"seats": [{"name": "Ada"}, {"name": "a\u202eb"}]},
        {"seats": [{"name": "Ada"}, {"name": ""}]},
        {"seats": [{"name": "Ada"}, {}]},
        {"seats": [{"name": "Ada"}, 5]},
        {"seats": [{"name": f"P{n}"} for n in range(9)]},
        {"seats": [{"name": "Ada"}, {"name": "Ben", "bot": "/tmp/evil.py:Bot"}]},
        {"seats": [{"name": "Ada"}, {"name": "Ben", "bot": "nobody"}]},
        {"settings": {"game": "chess"}},
        {"settings": []},
        {"settings": {"game": "sea_salt_paper", "days": 5}},
        {"packs": ["/etc"]},
        {"packs": ["isle"]},
        {"windows": "sometimes"},
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(door, changes):
    answer = door.ask("POST", "/tables", {**WISH, **changes})
    assert answer.status == 400 and len(json.loads(answer.text)["refused"]) > 10


@pytest.mark.parametrize(
    ("changes", "czech", "ukrainian"),
    [
        ({"settings": {"game": "chess"}}, "hra „chess“ tu není", "гри «chess»"),
        (
            {"seats": [{"name": name} for name in ("Ada", "Ben", "Cleo", "Dan", "Eve")]},
            "Sea Salt & Paper: počet hráčů je 2 až 4, ne 5",
            "Sea Salt & Paper: кількість гравців від 2 до 4",
        ),
        (
            {"settings": {"game": "isle", "modules": ["events", "family"]}},
            "moduly „events“ a „family“ nejdou hrát spolu: v rodinné hře",
            "модулі «events»",
        ),
    ],
)
def test_what_cannot_be_played_is_told_in_the_readers_language(door, changes, czech, ukrainian):
    for language, begins in (("cs", czech), ("uk", ukrainian)):
        answer = door.ask("POST", "/tables", {**WISH, **changes}, Accept_Language=language)
        assert json.loads(answer.text)["refused"].startswith(begins)


def test_a_stranger_cannot_choose_the_seed(door, store):
    table, _ = door.make(settings={"game": "sea_salt_paper", "seed": "7"})
    assert store.table(table).seed != "7" and len(store.table(table).seed) == 32


def test_a_hostile_name_is_only_text(door, store):
    name = "<img src=x onerror=alert(1)>"
    table, _ = door.make(seats=[{"name": name}, {"name": "Ben"}])
    assert store.table(table).config["names"][0] == name
