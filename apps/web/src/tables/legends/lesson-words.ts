import type { LessonWords } from '../../learn/lesson.js';

/** What is said at every step of the lesson. */
export const LESSON_WORDS = {
  welcome: {
    title: ['Heroes in a city', 'Helden in einer Stadt'],
    text: [
      'Yours are Halogen, in the street, and Kerbstone, at the wall of the diner. Against you: Madame Ballast in the street and Capstan on the roof of the diner. Two numbers count for everybody. Heroism is there to be spent; Fatigue is what one has suffered, and with 20 of it a Hero is out. Whoever has the last Heroes in the city wins.',
      'Deine sind Halogen, auf der Straße, und Kerbstone, an der Wand des Diners. Gegen dich: Madame Ballast auf der Straße und Capstan auf dem Dach des Diners. Für alle zählen zwei Zahlen. Heldenmut ist zum Ausgeben da; Erschöpfung ist, was man erlitten hat, und mit 20 davon scheidet ein Held aus. Wer die letzten Helden in der Stadt hat, gewinnt.',
    ],
  },
  activate: {
    title: ['One Hero at a time', 'Ein Held nach dem anderen'],
    text: [
      'The sides take turns. Whoever’s turn it is picks a Hero that has not acted in this round, and that Hero does as much as it dares.',
      'Die Seiten wechseln sich ab. Wer dran ist, nimmt einen Helden, der in dieser Runde noch nicht gehandelt hat, und der tut, so viel er wagt.',
    ],
    task: ['Choose Halogen.', 'Wähle Halogen.'],
    help: [
      'Kerbstone gets its turn later. Choose Halogen, in the street.',
      'Kerbstone kommt später dran. Wähle Halogen, auf der Straße.',
    ],
  },
  move: {
    title: ['A Moment of Heroism', 'Ein Heldenmoment'],
    text: [
      'Whatever is bold is a Moment of Heroism. It has a difficulty, and one die plus what you spend must beat it. For a Move you choose the difficulty yourself: it is the inches you want. Halogen has nothing to spend yet. Against 3 a die of 4, 5 or 6 is enough: 50%.',
      'Was kühn ist, ist ein Heldenmoment. Er hat eine Schwierigkeit, und ein Würfel plus dein Einsatz muss darüber liegen. Bei der Bewegung wählst du die Schwierigkeit selbst: Es sind die Zoll, die du willst. Noch hat Halogen nichts einzusetzen. Gegen 3 genügt eine 4, 5 oder 6: 50 %.',
    ],
    task: ['Attempt a Move of 3 inches, spending nothing.', 'Versuche eine Bewegung von 3 Zoll ohne Einsatz.'],
    help: [
      'Set the inches to 3, then choose “Move: try (50%)”.',
      'Stelle die Zoll auf 3, dann wähle „Move: versuchen (50%)“.',
    ],
  },
  contact: {
    title: ['Success pays', 'Erfolg zahlt sich aus'],
    text: [
      'A 5. Every success pays its difficulty and one more: Halogen has 4 Heroism now. And 4 inches to move, one more than attempted. But not everything can be tried from everywhere.',
      'Eine 5. Jeder Erfolg bringt seine Schwierigkeit und eins dazu: Halogen hat jetzt 4 Heldenmut. Und 4 Zoll Bewegung, einen mehr als versucht. Aber nicht alles lässt sich von überall versuchen.',
    ],
    task: [
      'Try to strike Madame Ballast from here, and read what the referee says.',
      'Versuche, Madame Ballast von hier aus zu schlagen, und lies, was der Schiedsrichter sagt.',
    ],
    help: [
      'First try what does not work: choose Madame Ballast in the city, then “Strike Madame Ballast”.',
      'Versuche zuerst, was nicht geht: Wähle Madame Ballast in der Stadt, dann „Madame Ballast schlagen“.',
    ],
  },
  charge: {
    title: ['Every inch counts', 'Jeder Zoll zählt'],
    text: [
      'To strike somebody one has to touch them. And running into somebody hurts all by itself: one Fatigue for every inch of the run. Before you go you are told what a line costs, what it touches and what comes of that.',
      'Um jemanden zu schlagen, muss man ihn berühren. Und jemanden umzurennen tut schon von selbst weh: eine Erschöpfung für jeden Zoll Anlauf. Bevor es losgeht, erfährst du, was ein Weg kostet, was er berührt und was daraus wird.',
    ],
    task: [
      'Draw a line to Madame Ballast, or choose “Charge Madame Ballast” in her menu. Then choose “Go”.',
      'Zeichne einen Weg zu Madame Ballast oder wähle in ihrem Menü „Madame Ballast anstürmen“. Dann wähle „Los“.',
    ],
    help: [
      'The line should end at Madame Ballast, straight to the west.',
      'Der Weg soll bei Madame Ballast enden, geradeaus im Westen.',
    ],
  },
  impact: {
    title: ['Impact', 'Aufprall'],
    text: [
      'Three inches make an impetus of 3. She stands still, so nothing comes back. Whoever is acting may always stop short instead; then nobody is hurt.',
      'Drei Zoll ergeben eine Wucht von 3. Sie steht still, also kommt nichts zurück. Wer handelt, darf stattdessen immer anhalten; dann geschieht niemandem etwas.',
    ],
    task: ['Let it happen.', 'Lass es geschehen.'],
    help: [
      'Stopping short would spare her. Choose “Let it happen”.',
      'Anhalten würde sie verschonen. Wähle „Geschehen lassen“.',
    ],
  },
  end: {
    title: ['A token for who has acted', 'Ein Marker für den, der gehandelt hat'],
    text: [
      'Madame Ballast has 3 Fatigue. Halogen could strike her now, but keeps its 4 Heroism for what may come. A Hero that ends its activation takes a token: it has acted in this round.',
      'Madame Ballast hat 3 Erschöpfung. Halogen könnte sie jetzt schlagen, behält seine 4 Heldenmut aber für das, was kommen mag. Wer seine Aktivierung beendet, bekommt einen Marker: Er hat in dieser Runde gehandelt.',
    ],
    task: ['End the activation.', 'Beende die Aktivierung.'],
    help: [
      'Not yet: choose “End the activation” and see what she does.',
      'Noch nicht: Wähle „Aktivierung beenden“ und sieh, was sie tut.',
    ],
  },
  defend: {
    title: ['Defend', 'Abwehren'],
    text: [
      'Madame Ballast struck, with difficulty 3 and a 5: 3 Fatigue are coming. The difficulty of a Defend is twice that, 6. If Halogen spends all of its 4, a die of 3 is enough: 67%. What is spent is gone in any case.',
      'Madame Ballast hat zugeschlagen, mit Schwierigkeit 3 und einer 5: Es kommen 3 Erschöpfung. Abwehren ist doppelt so schwer, also 6. Setzt Halogen alle 4 ein, genügt eine 3: 67 %. Was eingesetzt ist, ist auf jeden Fall weg.',
    ],
    task: ['Defend, spending 4.', 'Wehre ab, mit Einsatz 4.'],
    help: [
      'Set the spend to 4, then choose “Defend: try (67%)”.',
      'Stelle den Einsatz auf 4, dann wähle „Defend: versuchen (67%)“.',
    ],
  },
  'strike-back': {
    title: ['Strike Back', 'Zurückschlagen'],
    text: [
      'Fended off, and 7 Heroism gained. Whoever has just defended may strike back at somebody in contact, with the same difficulty, 6. It becomes the Fatigue of the other. With 6 spent no die can fail any more: 1 and 6 are more than 6.',
      'Abgewehrt, und 7 Heldenmut gewonnen. Wer gerade abgewehrt hat, darf jemanden in Kontakt zurückschlagen, mit derselben Schwierigkeit, 6. So viel Erschöpfung erleidet der andere. Mit Einsatz 6 kann kein Würfel mehr misslingen: 1 und 6 sind mehr als 6.',
    ],
    task: ['Strike back at Madame Ballast, spending 6.', 'Schlage Madame Ballast zurück, mit Einsatz 6.'],
    help: [
      'Set the spend to 6: then it is certain. Choose “Strike Back: try (100%)”.',
      'Stelle den Einsatz auf 6: Dann ist es sicher. Wähle „Strike Back: versuchen (100%)“.',
    ],
  },
  stolen: {
    title: ['Stolen', 'Gestohlen'],
    text: [
      'That makes 9 Fatigue for her. And look who is acting: Halogen. Whoever succeeds in a Moment while somebody else is acting takes the activation over. Hers is finished, the token of Halogen came off, and it may do everything anew. That is why one does not hit softly: before you confirm an attack you are always told how likely it is to be answered.',
      'Damit hat sie 9 Erschöpfung. Und sieh, wer handelt: Halogen. Wem ein Moment gelingt, während ein anderer handelt, der übernimmt die Aktivierung. Ihre ist zu Ende, Halogens Marker kam weg, und alles steht ihm von Neuem offen. Darum schlägt man nicht sanft zu: Vor jedem Angriff erfährst du, wie wahrscheinlich er beantwortet wird.',
    ],
  },
  sure: {
    title: ['Certain things', 'Sichere Sachen'],
    text: [
      'Halogen has 8 Heroism. Whoever spends as much as the difficulty cannot fail, and gets back one more than was spent. So up to 8 everything is certain, and makes the next thing easier.',
      'Halogen hat 8 Heldenmut. Wer so viel einsetzt, wie die Schwierigkeit beträgt, dem kann es nicht misslingen, und er bekommt eins mehr zurück. Bis 8 ist also alles sicher und macht das Nächste leichter.',
    ],
    task: ['Attempt a Move of 8 inches, spending 8.', 'Versuche eine Bewegung von 8 Zoll mit Einsatz 8.'],
    help: ['Set the inches to 8 and the spend to 8: 100%.', 'Stelle die Zoll auf 8 und den Einsatz auf 8: 100 %.'],
  },
  'to-the-car': {
    title: ['Something to throw', 'Etwas zum Werfen'],
    text: [
      'Nine inches, and 9 Heroism. What is to be lifted must be touched, within a tenth of an inch. Run up to it, not into it.',
      'Neun Zoll, und 9 Heldenmut. Was man heben will, muss man berühren, auf einen Zehntelzoll. Lauf hin, nicht hinein.',
    ],
    task: [
      'Draw a line to the marked spot in front of the car, then choose “Go”.',
      'Zeichne einen Weg zur markierten Stelle vor dem Auto, dann wähle „Los“.',
    ],
    help: [
      'Stop at the mark just west of the car: 14.95 east, 13.1 north.',
      'Halte an der Marke gleich westlich des Autos: 14,95 Ost, 13,1 Nord.',
    ],
  },
  miracle: {
    title: ['Total Heroism', 'Totaler Heldenmut'],
    text: [
      'This car has size 3.75, and lifting is five times the size: difficulty 19. With 9 Heroism that is out of reach for one die. But a 6 that is not enough is rolled once more, and a second 6 always succeeds. That is one chance in 36, and costs nothing if nothing is spent. One such miracle may be tried in each activation.',
      'Dieses Auto hat Größe 3,75, und Heben ist fünfmal so schwer: 19. Mit 9 Heldenmut ist das für einen Würfel zu viel. Aber eine 6, die nicht reicht, wird noch einmal geworfen, und eine zweite 6 gelingt immer. Das ist eine Chance von 1 zu 36 und kostet ohne Einsatz nichts. Ein solches Wunder darf man in jeder Aktivierung versuchen.',
    ],
    task: ['Pick up the car, spending nothing.', 'Hebe das Auto auf, ohne Einsatz.'],
    help: [
      'Choose the car, then “Pick up: Car”, and leave the spend at 0.',
      'Wähle das Auto, dann „Aufheben: Car“, und lass den Einsatz bei 0.',
    ],
  },
  hold: {
    title: ['A car in your hands', 'Ein Auto in Händen'],
    text: [
      'Six, and six again! The 20 Heroism for it make 29. What is carried is put where there is room beside its carrier: in front, behind, overhead, turned.',
      'Sechs, und noch einmal sechs! Die 20 Heldenmut dafür machen 29. Was man trägt, kommt dorthin, wo neben dem Träger Platz ist: davor, dahinter, über den Kopf, gedreht.',
    ],
    task: [
      'Leave the car where it stands: choose “At (17, 13.1)”.',
      'Lass das Auto, wo es steht: Wähle „Bei (17, 13.1)“.',
    ],
    help: [
      'From over there it would fly another way. Choose “At (17, 13.1)”.',
      'Von dort flöge es anders. Wähle „Bei (17, 13.1)“.',
    ],
  },
  fling: {
    title: ['Fling it', 'Wirf es'],
    text: [
      'A throw has its size times its inches as difficulty: 5 inches of car are 19. With 29 Heroism that is certain. Whoever throws is never in the way. Hitting end on, a car does more than 6 Fatigue for every inch it has flown.',
      'Die Schwierigkeit eines Wurfs ist Größe mal Zoll: 5 Zoll Auto sind 19. Mit 29 Heldenmut ist das sicher. Wer wirft, steht nie im Weg. Ein Auto, das mit der Stirnseite trifft, macht mehr als 6 Erschöpfung für jeden geflogenen Zoll.',
    ],
    task: ['Fling the car 5 inches to the west, spending 19.', 'Wirf das Auto 5 Zoll nach Westen, mit Einsatz 19.'],
    help: [
      'Choose “Fling: Car”, aim west, set the inches to 5 and the spend to 19.',
      'Wähle „Werfen: Car“, ziele nach Westen, stelle die Zoll auf 5 und den Einsatz auf 19.',
    ],
  },
  out: {
    title: ['Out', 'Ausgeschieden'],
    text: [
      'It hit her after 4.3 inches, with 27. To defend she would have needed to beat 54. With the 9 she had, that is far more than 20: Madame Ballast is out. And Halogen has 30 Heroism.',
      'Es traf sie nach 4,3 Zoll, mit 27. Um abzuwehren, hätte sie mehr als 54 gebraucht. Mit den 9, die sie hatte, ist das weit mehr als 20: Madame Ballast scheidet aus. Und Halogen hat 30 Heldenmut.',
    ],
  },
  pass: {
    title: ['Enough for now', 'Genug für jetzt'],
    text: [
      'Halogen could go on: an activation lasts as long as its Hero has something to try. But Kerbstone wants a turn too.',
      'Halogen könnte weitermachen: Eine Aktivierung dauert, solange der Held etwas zu versuchen hat. Aber auch Kerbstone will dran.',
    ],
    task: ['End the activation.', 'Beende die Aktivierung.'],
    help: [
      'Leave something for Kerbstone: choose “End the activation”.',
      'Lass etwas für Kerbstone übrig: Wähle „Aktivierung beenden“.',
    ],
  },
  kerbstone: {
    title: ['Failure', 'Fehlschlag'],
    text: [
      'Capstan tried to move 4 inches and rolled a 2. A Moment that fails does nothing: no inches in this activation, so Capstan stayed on the roof and ended.',
      'Capstan wollte sich 4 Zoll bewegen und warf eine 2. Ein Moment, der misslingt, bewirkt nichts: keine Zoll in dieser Aktivierung, also blieb Capstan auf dem Dach und machte Schluss.',
    ],
    task: ['Choose Kerbstone.', 'Wähle Kerbstone.'],
    help: ['Only Kerbstone has no token yet. Choose it.', 'Nur Kerbstone hat noch keinen Marker. Wähle ihn.'],
  },
  'run-up': {
    title: ['Inches for everything', 'Zoll für alles'],
    text: [
      'Kerbstone has 8 Heroism. Ground, walls and air are all paid for with the inches of one Move.',
      'Kerbstone hat 8 Heldenmut. Boden, Wände und Luft werden alle mit den Zoll einer Bewegung bezahlt.',
    ],
    task: ['Attempt a Move of 8 inches, spending 8.', 'Versuche eine Bewegung von 8 Zoll mit Einsatz 8.'],
    help: ['Set the inches to 8 and the spend to 8: 100%.', 'Stelle die Zoll auf 8 und den Einsatz auf 8: 100 %.'],
  },
  wall: {
    title: ['Up the wall', 'Die Wand hinauf'],
    text: [
      'Heroes run up walls. One line can lead up the wall and onto the roof: Wall Run, then ground. You can draw it step by step, in an elevation too, or take one of the suggested lines.',
      'Helden laufen Wände hinauf. Ein Weg kann die Wand hinauf und weiter aufs Dach führen: Wandlauf, dann Boden. Du kannst ihn Schritt für Schritt zeichnen, auch in einem Aufriss, oder einen der vorgeschlagenen Wege nehmen.',
    ],
    task: [
      'Choose the suggested line that climbs and ends at the mark on the roof. Then choose “Go”.',
      'Wähle den vorgeschlagenen Weg, der klettert und an der Marke auf dem Dach endet. Dann wähle „Los“.',
    ],
    help: [
      'Open “Suggested lines” and choose the one that climbs to (18.2, 15.5, 3) and runs on to (18.2, 16.5).',
      'Öffne „Vorgeschlagene Wege“ und wähle den, der nach (18.2, 15.5, 3) klettert und weiter nach (18.2, 16.5) läuft.',
    ],
  },
  'wall-run': {
    title: ['Wall Run', 'Wandlauf'],
    text: [
      'The stretch on the wall is a Moment of its own. Three inches, twice that is the difficulty: 6. A failure would end the line at the foot of the wall.',
      'Die Strecke an der Wand ist ein Moment für sich. Drei Zoll, das Doppelte ist die Schwierigkeit: 6. Ein Fehlschlag würde den Weg am Fuß der Wand beenden.',
    ],
    task: ['Run up the wall, spending 6.', 'Lauf die Wand hinauf, mit Einsatz 6.'],
    help: [
      'Set the spend to 6, then choose “Wall Run: try (100%)”.',
      'Stelle den Einsatz auf 6, dann wähle „Wall Run: versuchen (100%)“.',
    ],
  },
  roof: {
    title: ['Where one can be left', 'Wo man bleiben kann'],
    text: [
      'Kerbstone stands on the roof, beside Capstan, with 10 Heroism. A Hero that ends in the air or on a wall falls at once. Up here there is something to stand on.',
      'Kerbstone steht auf dem Dach, neben Capstan, mit 10 Heldenmut. Ein Held, der in der Luft oder an einer Wand endet, fällt sofort. Hier oben gibt es etwas, worauf man stehen kann.',
    ],
    task: ['End the activation.', 'Beende die Aktivierung.'],
    help: [
      'Kerbstone strikes in the next round. Choose “End the activation”.',
      'Kerbstone schlägt in der nächsten Runde zu. Wähle „Aktivierung beenden“.',
    ],
  },
  clearing: {
    title: ['Clearing', 'Abräumen'],
    text: [
      'Everybody in the city had a token: so all of them came off, and round 2 began. In most scenarios points are given at this moment. Capstan was first, struck at Kerbstone with nothing to spend and rolled a 2: the difficulty of 3 was not beaten.',
      'Alle in der Stadt hatten einen Marker: Also kamen alle weg, und Runde 2 begann. In den meisten Szenarien gibt es in diesem Augenblick Punkte. Capstan war zuerst dran, schlug ohne Einsatz nach Kerbstone und warf eine 2: Über die Schwierigkeit 3 kam er nicht.',
    ],
  },
  again: {
    title: ['Your turn again', 'Wieder du'],
    text: [
      'Both of yours may act again. Kerbstone is in contact with Capstan, who has nothing to defend with.',
      'Deine beiden dürfen wieder handeln. Kerbstone ist in Kontakt mit Capstan, der nichts zum Abwehren hat.',
    ],
    task: ['Choose Kerbstone.', 'Wähle Kerbstone.'],
    help: ['Halogen is far from the roof. Choose Kerbstone.', 'Halogen ist weit weg vom Dach. Wähle Kerbstone.'],
  },
  stay: {
    title: ['Move first, or never', 'Zuerst bewegen oder gar nicht'],
    text: [
      'A Move comes before everything else in an activation, or not at all. Kerbstone is where it wants to be.',
      'Bewegung kommt in einer Aktivierung vor allem anderen oder gar nicht. Kerbstone ist, wo er sein will.',
    ],
    task: ['Do not move.', 'Bewege dich nicht.'],
    help: ['Kerbstone stands well. Choose “Do not move”.', 'Kerbstone steht gut. Wähle „Nicht bewegen“.'],
  },
  strike: {
    title: ['Strike', 'Zuschlagen'],
    text: [
      'The difficulty of a Strike is one’s own Heroism and 3 more: 13, and as much Fatigue it does. With all 10 spent a die of 4 is enough. The panel also tells what Capstan could do about it: only a miracle would help. “Blow by blow” shows the exchange as far as it may go.',
      'Die Schwierigkeit eines Schlags ist der eigene Heldenmut und 3 dazu: 13, und so viel Erschöpfung macht er. Mit allen 10 als Einsatz genügt eine 4. Die Tafel sagt auch, was Capstan dagegen tun könnte: Nur ein Wunder hülfe. „Schlag auf Schlag“ zeigt den Schlagabtausch, so weit er gehen kann.',
    ],
    task: ['Strike Capstan, spending all 10.', 'Schlage Capstan, mit Einsatz 10.'],
    help: [
      'Choose “Strike Capstan” and set the spend to 10: 50%.',
      'Wähle „Capstan schlagen“ und stelle den Einsatz auf 10: 50 %.',
    ],
  },
  'knock-back': {
    title: ['Off the roof', 'Vom Dach'],
    text: [
      '13 Fatigue, and Kerbstone has 14 Heroism. A Strike may be followed up. Knock Down takes Heroism away; Knock Back sends the other flying, as far as you choose, for twice the inches. To the south the roof ends: 4 inches out and 3 inches down make 7.',
      '13 Erschöpfung, und Kerbstone hat 14 Heldenmut. Nach einem Schlag darf man nachsetzen. Niederschlagen nimmt Heldenmut; Wegschlagen schickt den anderen auf die Reise, so weit du willst, für das Doppelte der Zoll. Im Süden endet das Dach: 4 Zoll hinaus und 3 hinunter machen 7.',
    ],
    task: [
      'Knock Capstan back: 4 inches to the south, spending 8.',
      'Schlage Capstan weg: 4 Zoll nach Süden, mit Einsatz 8.',
    ],
    help: [
      'Choose “Knock Back”, aim south, set the inches to 4 and the spend to 8.',
      'Wähle „Wegschlagen“, ziele nach Süden, stelle die Zoll auf 4 und den Einsatz auf 8.',
    ],
  },
  won: {
    title: ['You have won', 'Du hast gewonnen'],
    text: [
      '7 for the fall and 13 before it are 20: Capstan is out, and with him the other side. A Hero Landing, difficulty 1, would have saved him and taken your activation; he rolled a 1. There is more to find: flying, coming through walls, shots through them, calling friends, throwing whole buildings. The rules have it all, and every line tells beforehand what it will touch.',
      '7 für den Fall und 13 davor sind 20: Capstan scheidet aus, und mit ihm die andere Seite. Eine Heldenlandung, Schwierigkeit 1, hätte ihn gerettet und dir die Aktivierung genommen; er warf eine 1. Es gibt mehr zu entdecken: fliegen, durch Wände kommen, durch sie schießen, Freunde rufen, ganze Gebäude werfen. In den Regeln steht alles, und jeder Weg sagt vorher, was er berühren wird.',
    ],
  },
} as const satisfies LessonWords;
