import core.AbstractGameState;
import core.CoreConstants;
import core.actions.AbstractAction;
import games.seasaltpaper.SeaSaltPaperForwardModel;
import games.seasaltpaper.SeaSaltPaperGameState;
import games.seasaltpaper.SeaSaltPaperParameters;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * TAG's Sea Salt & Paper, driven directly: list the actions, draw one, apply it. Asked and answering as loop.py does.
 *
 * <p>TAG is in no package index. Fetch its source (https://github.com/GAIGResearch/TabletopGames), then, with json-simple,
 * gson, commons-lang3, commons-io and the annotations of JetBrains in CP, compile what this game needs; parts of TAG that it
 * never reaches may lack libraries, which ecj does not mind:
 *
 * <pre>
 * ecj -17 -proceedOnError -nowarn -proc:none -cp $CP -sourcepath src/main/java -d out TagWorker.java
 * BENCH_TAG="java -Xmx1g -cp out:$CP TagWorker" python3 dev.py python bench/run.py --only sea_salt
 * </pre>
 */
public final class TagWorker {
    private static final Pattern ASKED = Pattern.compile("\"task\": \"(\\w+)\", \"seconds\": ([\\d.eE+-]+)");
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    /** Seconds before anything counts: it makes 380,000 decisions in the first one and 1,050,000 from the fifth on. */
    private static final double WARM = 12;
    private static final int COPIES = 20;

    private final Random random = new Random(7);
    private final SeaSaltPaperForwardModel model = new SeaSaltPaperForwardModel();
    private long units;
    private long games;

    public static void main(String[] none) throws Exception {
        new TagWorker().answer();
    }

    private void answer() throws Exception {
        AbstractGameState half = dealt();
        play(half, 100);
        while (now() < WARM) {
            play(dealt(), Integer.MAX_VALUE);
            copy(half);
        }
        System.out.println("{\"version\": \"c4d7687\", \"tasks\": [\"copy\", \"playout\"]}");
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Matcher asked = ASKED.matcher(line);
            if (!asked.find()) {
                throw new IllegalArgumentException(line);
            }
            boolean copying = asked.group(1).equals("copy");
            double seconds = Double.parseDouble(asked.group(2));
            units = games = 0;
            double start = now();
            double passed;
            while ((passed = now() - start) < seconds) {
                if (copying) {
                    copy(half);
                } else {
                    units += play(dealt(), Integer.MAX_VALUE);
                    games++;
                }
            }
            System.out.printf(Locale.ROOT, "{\"units\": %f, \"games\": %f}%n", units / passed, games / passed);
        }
    }

    /** Processor time of all threads, collector and compiler included. */
    private static double now() {
        return SYSTEM.getProcessCpuTime() / 1e9;
    }

    private AbstractGameState dealt() {
        SeaSaltPaperParameters parameters = new SeaSaltPaperParameters();
        parameters.setRandomSeed(random.nextInt(1 << 30));
        AbstractGameState state = new SeaSaltPaperGameState(parameters, 2);
        model.setup(state);
        return state;
    }

    /** Play on at random; the number of decisions with two options or more. */
    private int play(AbstractGameState state, int most) {
        int decided = 0;
        for (int made = 0; state.getGameStatus() == CoreConstants.GameResult.GAME_ONGOING && made < most; made++) {
            List<AbstractAction> actions = model.computeAvailableActions(state);
            decided += actions.size() > 1 ? 1 : 0;
            model.next(state, actions.get(random.nextInt(actions.size())));
        }
        return decided;
    }

    private void copy(AbstractGameState state) {
        for (int times = 0; times < COPIES; times++) {
            state.copy();
        }
        units += COPIES;
    }
}
