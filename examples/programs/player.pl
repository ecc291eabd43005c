#!/usr/bin/env perl
# A player for any game of Gladsheim, in Perl: it types the last answer that it is offered.
#   gladsheim simulate vedrfolnir --seats 2 --games 10 --bots "program:perl examples/programs/player.pl,random"
use strict;
use warnings;
use JSON::PP;

$| = 1;
my $json = JSON::PP->new->utf8;
while (my $line = <STDIN>) {
    my $message = $json->decode($line);
    if (exists $message->{hello}) {
        print $json->encode({hello => "last word", protocol => 1}), "\n";
    } elsif (exists $message->{question}) {
        my @options = @{ $message->{question}{options} };
        print $json->encode({answer => $message->{ask}, say => $options[-1]{say}}), "\n";
    }
}
