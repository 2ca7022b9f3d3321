#!/usr/bin/perl
# A bot in Perl that speaks Ruledock's bot protocol, with what Perl brings along.
# It takes the option it likes best by kind, and among equals one at random.
use strict;
use warnings;
use JSON::PP;

$| = 1;    # send each answer at once
my %likes = ( lay => 3, stop => 2, keep => 1 );
my $json = JSON::PP->new->utf8->canonical;

sub say_it { print $json->encode( {@_} ), "\n" }

# How much an option is liked: by the last part of its kind, such as "lay" of "sea_salt_paper.lay".
sub liking {
    my ($kind) = $_[0]{kind} =~ /([^.]+)$/;
    return $likes{$kind} // 0;
}

sub choice {
    my ($decision) = @_;
    my $options = $decision->{options};
    return int rand $decision->{count} unless $options;    # too many to be listed
    my ( $best, @best ) = (-1);
    for my $place ( 0 .. $#$options ) {
        my $liking = liking( $options->[$place] );
        ( $best, @best ) = ($liking) if $liking > $best;
        push @best, $place if $liking == $best;
    }
    return $best[ rand @best ];
}

while ( my $line = <STDIN> ) {
    my $said = $json->decode($line);
    my $type = $said->{type};
    if    ( $type eq 'hello' ) { say_it( type => 'hello', protocol => 1, name => 'first.pl' ) }
    elsif ( $type eq 'start' ) { srand $said->{seed} % 2**31; say_it( type => 'ready' ) }
    elsif ( $type eq 'decide' ) {
        my $choice = choice( $said->{view}{decision} );
        say_it( type => 'choose', id => $said->{id}, choice => $choice );
    }
    elsif ( $type eq 'ping' ) { say_it( type => 'pong', id => $said->{id} ) }
    elsif ( $type eq 'bye' )  { last }
    else                      { say_it( type => 'error', message => "what is $type?" ) }
}
