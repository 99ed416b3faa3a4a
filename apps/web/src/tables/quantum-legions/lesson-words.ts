import type { LessonWords } from '../../learn/lesson.js';

/** What is said at every step of the lesson. */
export const LESSON_WORDS = {
  welcome: {
    title: ['Two sides', 'Zwei Seiten'],
    text: [
      'The square blue counters are yours: a1, a tank, and a2, riflemen. The two pointed red ones are the enemy. The bars on a counter are its elements: when the last one is lost, the unit is destroyed and its VP go to the other side. Whoever has 40 VP here wins.',
      'Die eckigen blauen Steine sind deine: a1, ein Panzer, und a2, Schützen. Die zwei spitzen roten sind der Gegner. Die Striche auf einem Stein sind seine Elemente: Geht das letzte verloren, ist die Einheit vernichtet und ihre VP gehen an die andere Seite. Wer hier 40 VP hat, gewinnt.',
    ],
  },
  'first-order': {
    title: ['Orders come first', 'Zuerst kommen Befehle'],
    text: [
      'A unit acts only if it was given an order in an earlier turn. There are three: Advance moves far, Engage moves a little and attacks, Strike stands still and hits best. Each costs one command point (CP); you have two left in this turn.',
      'Eine Einheit handelt nur, wenn sie in einem früheren Zug einen Befehl bekam. Es gibt drei: Advance bewegt weit, Engage bewegt ein wenig und greift an, Strike steht still und trifft am besten. Jeder kostet einen Befehlspunkt (CP); zwei hast du in diesem Zug noch.',
    ],
    task: ['Choose the tank a1 and give it Advance.', 'Wähle den Panzer a1 und gib ihm Advance.'],
    help: [
      'The tank is still far behind. Choose a1 on the board, then Advance.',
      'Der Panzer steht noch weit hinten. Wähle a1 auf dem Feld, dann Advance.',
    ],
  },
  'second-order': {
    title: ['An order for the rifles', 'Ein Befehl für die Schützen'],
    text: [
      'The order lies face down on the tank: you know what it is, the enemy does not. With the last CP your riflemen get theirs, and then your turn is over.',
      'Der Befehl liegt verdeckt auf dem Panzer: Du kennst ihn, der Gegner nicht. Mit dem letzten CP bekommen die Schützen ihren, dann ist dein Zug vorbei.',
    ],
    task: [
      'Give a2 the order Engage: it is to move and attack.',
      'Gib a2 den Befehl Engage: Sie soll sich bewegen und angreifen.',
    ],
    help: [
      'a2 is near the enemy and should be able to shoot after moving. That is Engage.',
      'a2 ist nah am Gegner und soll nach der Bewegung schießen können. Das ist Engage.',
    ],
  },
  secrets: {
    title: ['What you may not see', 'Was du nicht sehen darfst'],
    text: [
      'The enemy has taken its turn and given orders too. You see that both its units hold one, but only the backs. Nobody can look underneath, not even this page: the referee keeps it until the unit acts.',
      'Der Gegner war am Zug und hat auch Befehle erteilt. Du siehst, dass beide Einheiten einen haben, aber nur die Rückseiten. Niemand kann darunter schauen, auch diese Seite nicht: Der Schiedsrichter behält es, bis die Einheit handelt.',
    ],
  },
  activate: {
    title: ['Command points', 'Befehlspunkte'],
    text: [
      'A new turn of yours began with two dice: 3 and 4 give 7 CP. Everything costs one: rallying, activating a unit, giving an order. Units with an order can act now.',
      'Dein neuer Zug begann mit zwei Würfeln: 3 und 4 geben 7 CP. Alles kostet einen: sammeln, eine Einheit handeln lassen, einen Befehl geben. Einheiten mit Befehl können jetzt handeln.',
    ],
    task: ['Activate the tank a1.', 'Lass den Panzer a1 handeln.'],
    help: ['Begin with the tank: choose a1 on the board.', 'Beginne mit dem Panzer: Wähle a1 auf dem Feld.'],
  },
  move: {
    title: ['Ground costs movement', 'Gelände kostet Bewegung'],
    text: [
      'Under Advance this tank has 5 to spend. Open ground costs 1 a hex; forest, hill and town cost 2. The number in each hex is what the whole way costs. From a hill one sees over everything but other hills.',
      'Mit Advance hat dieser Panzer 5 auszugeben. Offenes Gelände kostet 1 je Feld; Wald, Hügel und Stadt kosten 2. Die Zahl im Feld ist der Preis des ganzen Wegs. Von einem Hügel sieht man über alles außer andere Hügel.',
    ],
    task: ['Move the tank to the hill E6, for 4.', 'Bewege den Panzer auf den Hügel E6, für 4.'],
    help: [
      'A good place, but the hill E6 looks down on the whole middle. Go there.',
      'Kein schlechter Platz, aber der Hügel E6 überblickt die ganze Mitte. Geh dorthin.',
    ],
  },
  rifles: {
    title: ['Now the rifles', 'Jetzt die Schützen'],
    text: [
      'Advance does not attack, so the tank is done. Its order is spent. You have 6 CP left.',
      'Advance greift nicht an, also ist der Panzer fertig. Sein Befehl ist verbraucht. Du hast noch 6 CP.',
    ],
    task: ['Activate the riflemen a2.', 'Lass die Schützen a2 handeln.'],
    help: [
      'The riflemen have their order still. Choose a2 on the board.',
      'Die Schützen haben ihren Befehl noch. Wähle a2 auf dem Feld.',
    ],
  },
  cover: {
    title: ['Into the houses', 'In die Häuser'],
    text: [
      'Where a unit stands decides how well it is covered. Forest is soft cover and halves the dice of an attack. Town is hard cover for infantry: only a third of the dice are rolled.',
      'Wo eine Einheit steht, entscheidet über ihre Deckung. Wald ist leichte Deckung und halbiert die Würfel eines Angriffs. Stadt ist für Infanterie starke Deckung: Nur ein Drittel der Würfel wird geworfen.',
    ],
    task: [
      'Move a2 into the town at F9. It takes all its speed of 2.',
      'Bewege a2 in die Stadt auf F9. Das kostet ihr ganzes Tempo von 2.',
    ],
    help: [
      'Out there the enemy would roll all its dice. In the town at F9 it rolls a third.',
      'Dort draußen würfe der Gegner alle Würfel. In der Stadt auf F9 wirft er ein Drittel.',
    ],
  },
  sight: {
    title: ['You must see the target', 'Du musst das Ziel sehen'],
    text: [
      'a2 may attack. Both enemies are two hexes away and within its range of 3. But a line from the middle of your hex to the middle of theirs must be free: forest, hills, towns and units stand in the way.',
      'a2 darf angreifen. Beide Gegner sind zwei Felder entfernt, innerhalb der Reichweite von 3. Aber eine Linie von der Mitte deines Feldes zur Mitte ihres Feldes muss frei sein: Wald, Hügel, Stadt und Einheiten stehen im Weg.',
    ],
    task: [
      'Try to attack the tank b2 all the same, and read what the referee says.',
      'Versuche trotzdem, den Panzer b2 anzugreifen, und lies, was der Schiedsrichter sagt.',
    ],
    help: [
      'First try what does not work: choose the enemy tank b2.',
      'Versuche zuerst, was nicht geht: Wähle den feindlichen Panzer b2.',
    ],
  },
  attack: {
    title: ['Exact odds before you decide', 'Genaue Chancen vor der Entscheidung'],
    text: [
      'The infantry b1 stands in the open, with a free line. Point at it, or reach it with Tab: you see how likely every result is, and why. Under Engage your five dice hit on 5 and 6.',
      'Die Infanterie b1 steht im Freien, die Linie ist frei. Zeige auf sie oder erreiche sie mit Tab: Du siehst, wie wahrscheinlich jedes Ergebnis ist und warum. Mit Engage treffen deine fünf Würfel bei 5 und 6.',
    ],
    task: ['Attack b1.', 'Greife b1 an.'],
    help: [
      'Holding fire wins no battle. Attack the infantry b1.',
      'Nicht zu schießen gewinnt kein Gefecht. Greife die Infanterie b1 an.',
    ],
  },
  dice: {
    title: ['What the dice did', 'Was die Würfel taten'],
    text: [
      'The 6 and the 5 hit. b1 has no armor, so both hits kill; infantry rolls a saving throw for each and saves on 4 or more: one was saved, one element was lost. And the 1 put a suppression marker on b1. While it has one it cannot act.',
      'Die 6 und die 5 treffen. b1 hat keine Panzerung, beide Treffer töten also; Infanterie wirft dagegen je einen Rettungswurf, der ab 4 gelingt: Einer gelang, ein Element ging verloren. Und die 1 legte einen Niederhaltemarker auf b1. Solange er liegt, kann b1 nicht handeln.',
    ],
  },
  strike: {
    title: ['Orders for the next turn', 'Befehle für den nächsten Zug'],
    text: [
      'Nobody else can act, so it is time for orders again; 5 CP are left. From its hill the tank sees far. A unit that stands still hits best: under Strike its dice hit on 4, 5 and 6.',
      'Niemand sonst kann handeln, also sind wieder Befehle an der Reihe; 5 CP sind übrig. Von seinem Hügel sieht der Panzer weit. Wer stillsteht, trifft am besten: Mit Strike treffen die Würfel bei 4, 5 und 6.',
    ],
    task: ['Give the tank a1 Strike.', 'Gib dem Panzer a1 Strike.'],
    help: [
      'The tank stands well where it is. Choose a1, then Strike.',
      'Der Panzer steht gut, wo er ist. Wähle a1, dann Strike.',
    ],
  },
  'strike-too': {
    title: ['The rifles too', 'Die Schützen auch'],
    text: [
      'The riflemen are in good cover and have a target. They stay.',
      'Die Schützen haben gute Deckung und ein Ziel. Sie bleiben.',
    ],
    task: ['Give a2 Strike as well.', 'Gib auch a2 Strike.'],
    help: ['a2 should stay in its houses and shoot: Strike.', 'a2 soll in den Häusern bleiben und schießen: Strike.'],
  },
  'end-turn': {
    title: ['What is left is lost', 'Was bleibt, verfällt'],
    text: [
      '3 CP are left, and nothing to spend them on: points are not saved for later. Then the enemy has its turn.',
      '3 CP sind übrig und es gibt nichts mehr dafür zu tun: Punkte werden nicht aufgehoben. Dann ist der Gegner am Zug.',
    ],
    task: ['End the turn.', 'Beende den Zug.'],
    help: [
      'Both units have the order they need. Choose “End the turn”.',
      'Beide Einheiten haben den Befehl, den sie brauchen. Wähle „Zug beenden“.',
    ],
  },
  suppressed: {
    title: ['Under fire', 'Unter Feuer'],
    text: [
      'The enemy tank came out to G8 and fired at your riflemen. Thanks to the houses it rolled one die only. That was a 1: a2 has a suppression marker now, and cannot act until it is gone. Its order stays.',
      'Der feindliche Panzer kam nach G8 heraus und schoss auf deine Schützen. Dank der Häuser warf er nur einen Würfel. Das war eine 1: a2 hat jetzt einen Niederhaltemarker und kann nicht handeln, bis er weg ist. Ihr Befehl bleibt liegen.',
    ],
  },
  rally: {
    title: ['Rally', 'Sammeln'],
    text: [
      'Your turn began with 5 CP. Before units act they can rally: every marker taken off costs 1 CP. Under heavy fire this eats up a turn, and that is what suppression is for.',
      'Dein Zug begann mit 5 CP. Bevor Einheiten handeln, können sie sich sammeln: Jeder entfernte Marker kostet 1 CP. Unter schwerem Feuer frisst das einen ganzen Zug, und dafür ist das Niederhalten da.',
    ],
    task: ['Rally a2.', 'Sammle a2.'],
    help: [
      'With its marker a2 could not act in this turn. Choose a2 to take it off.',
      'Mit dem Marker könnte a2 in diesem Zug nicht handeln. Wähle a2, um ihn zu entfernen.',
    ],
  },
  tank: {
    title: ['From the hill', 'Vom Hügel'],
    text: [
      'The enemy tank left its cover behind the houses. From the hill your tank looks over the wood between them.',
      'Der feindliche Panzer hat den Schutz der Häuser verlassen. Vom Hügel schaut dein Panzer über den Wald dazwischen.',
    ],
    task: ['Activate a1.', 'Lass a1 handeln.'],
    help: ['First the tank: choose a1 on the board.', 'Zuerst der Panzer: Wähle a1 auf dem Feld.'],
  },
  'tank-strikes': {
    title: ['Armor', 'Panzerung'],
    text: [
      'b2 has armor 4+. For every hit a second die is rolled; with your tank’s AP of +1 it must come to 4. Point at b2 for the odds.',
      'b2 hat Panzerung 4+. Für jeden Treffer fällt ein zweiter Würfel; mit der AP von +1 deines Panzers muss er auf 4 kommen. Zeige auf b2 und sieh die Chancen.',
    ],
    task: ['Attack b2.', 'Greife b2 an.'],
    help: [
      'The tank b2 is worth 24 VP, and it is in sight. Attack it.',
      'Der Panzer b2 ist 24 VP wert, und du siehst ihn. Greife ihn an.',
    ],
  },
  last: {
    title: ['One is gone', 'Einer ist weg'],
    text: [
      'Three hits, two kills: b2 is destroyed, and its 24 VP are yours. 16 more and you have won. b1 is worth 25.',
      'Drei Treffer, zwei Verluste: b2 ist vernichtet, seine 24 VP sind dein. Noch 16, und du hast gewonnen. b1 ist 25 wert.',
    ],
    task: ['Activate a2.', 'Lass a2 handeln.'],
    help: [
      'The riflemen are rallied and hold Strike. Choose a2.',
      'Die Schützen haben sich gesammelt und halten Strike. Wähle a2.',
    ],
  },
  victory: {
    title: ['For the battle', 'Um das Gefecht'],
    text: [
      'b1 has two elements left and is still suppressed: it never got to use its order. That is what the 1 did.',
      'b1 hat noch zwei Elemente und ist noch niedergehalten: Ihren Befehl konnte sie nie nutzen. Das hat die 1 bewirkt.',
    ],
    task: ['Attack b1.', 'Greife b1 an.'],
    help: ['Attack b1: if it falls, you win.', 'Greife b1 an: Fällt sie, hast du gewonnen.'],
  },
  won: {
    title: ['You have won', 'Du hast gewonnen'],
    text: [
      '49 VP, and 40 were enough. You know orders and their secrecy, command points, ground, sight, cover, attacks, suppression and rallying: that is nearly all of Quantum Legions. Real forces also have special traits; a card tells them for every unit.',
      '49 VP, und 40 genügten. Du kennst Befehle und ihr Geheimnis, Befehlspunkte, Gelände, Sicht, Deckung, Angriff, Niederhalten und Sammeln: fast ganz Quantum Legions. Echte Truppen haben noch Besonderheiten; eine Karte nennt sie für jede Einheit.',
    ],
  },
} as const satisfies LessonWords;
