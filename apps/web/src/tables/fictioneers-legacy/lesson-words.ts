import type { LessonWords } from '../../learn/lesson.js';

/** What is said at every step of the lesson. */
export const LESSON_WORDS = {
  welcome: {
    title: ['Figures and squads', 'Figuren und Trupps'],
    text: [
      'Each token is one figure. The six round blue ones are your Terrans, in two squads: Legion, led by the sergeant a1, and the Picket, a5 and a6. Behind the fence three Sitan raiders wait for you, b1 is their chief. There are no spaces on this table: everything is measured in inches, from base to base, and the referee measures for you. Whoever has no figure left has lost.',
      'Jede Marke ist eine Figur. Die sechs runden blauen sind deine Terraner, in zwei Trupps: Legion, geführt vom Sergeant a1, und der Posten „Picket“, a5 und a6. Hinter dem Zaun warten drei Räuber der Sitan, b1 ist ihr Häuptling. Felder gibt es auf diesem Tisch nicht: Alles wird in Zoll gemessen, von Basis zu Basis, und der Schiedsrichter misst für dich. Wer keine Figur mehr hat, hat verloren.',
    ],
  },
  watch: {
    title: ['First: overwatch', 'Zuerst: die Wache'],
    text: [
      'A turn has five phases: Overwatch, Move and Fire, Close Combat, Morale, End of Turn. In the first you say who waits with a raised weapon. Whoever is on overwatch does nothing in your own turn, but may shoot at an enemy who moves or fires in the next one. Squads can be ordered as a whole.',
      'Ein Zug hat fünf Phasen: Wache, Bewegen und Feuern, Nahkampf, Moral, Ende des Zuges. In der ersten sagst du, wer mit erhobener Waffe wartet. Wer auf Wache ist, tut in deinem eigenen Zug nichts, darf aber im nächsten auf Gegner schießen, die sich bewegen oder feuern. Trupps bekommen Befehle als Ganzes.',
    ],
    task: ['Put all of the Picket on overwatch.', 'Stelle ganz Picket auf Wache.'],
    help: [
      'The Picket stands best: choose “All of Picket on overwatch”.',
      'Picket steht dafür am besten: Wähle „Ganz Picket auf Wache“.',
    ],
  },
  'watch-ends': {
    title: ['On to the next phase', 'Weiter zur nächsten Phase'],
    text: [
      'The eye beside a5 and a6 says that they are watching. The others are to move and shoot, so that is all for this phase.',
      'Das Auge an a5 und a6 zeigt, dass sie wachen. Die anderen sollen sich bewegen und schießen; das ist alles für diese Phase.',
    ],
    task: ['Go on to move and fire.', 'Geh weiter zu Bewegen und Feuern.'],
    help: [
      'The Legion is needed in this turn. Choose “Go on to move and fire”.',
      'Die Legion wird in diesem Zug gebraucht. Wähle „Weiter zu Bewegen und Feuern“.',
    ],
  },
  price: {
    title: ['What watching costs', 'Was die Wache kostet'],
    text: [
      'Now each figure may act once, in any order you like: move, fire, or both. Figures that can still act have a ring. Those on watch have none.',
      'Jetzt darf jede Figur einmal handeln, in beliebiger Reihenfolge: sich bewegen, feuern oder beides. Wer noch handeln kann, hat einen Ring. Wer wacht, hat keinen.',
    ],
    task: [
      'Try to choose a5 all the same, and read what the referee says.',
      'Versuche trotzdem, a5 zu wählen, und lies, was der Schiedsrichter sagt.',
    ],
    help: [
      'First try what does not work: choose a5, who is on watch.',
      'Versuche zuerst, was nicht geht: Wähle a5, die auf Wache ist.',
    ],
  },
  move: {
    title: ['Ground costs inches', 'Gelände kostet Zoll'],
    text: [
      'A Terran walks 6 inches. In woods, rock, rubble or swamp every inch counts twice; a low wall costs 1 inch, a level uphill 2. Choose a figure and point at the ground, or drag it: a ghost shows the nearest legal place and what the way costs.',
      'Ein Terraner geht 6 Zoll. In Wald, Fels, Trümmern oder Sumpf zählt jeder Zoll doppelt; eine niedrige Mauer kostet 1 Zoll, eine Stufe bergauf 2. Wähle eine Figur und zeige auf den Boden oder ziehe sie: Ein Schatten zeigt den nächsten erlaubten Platz und was der Weg kostet.',
    ],
    task: [
      'Send a2 to the ringed place in the wood, and let it go.',
      'Schick a2 an den umringten Platz im Wald und lass sie los.',
    ],
    help: [
      'The wood is the place for a2: choose a2, point at the ring, then “Go”.',
      'Der Wald ist der Platz für a2: Wähle a2, zeige auf den Ring, dann „Los“.',
    ],
  },
  'too-far': {
    title: ['Far, or with a shot', 'Weit, oder mit Schuss'],
    text: [
      'The way cost 5.5 inches. Whoever wants to fire as well may go only half as far: 3 inches for a Terran. The darker part of the shaded ground is what can be reached with a shot afterwards.',
      'Der Weg hat 5,5 Zoll gekostet. Wer auch feuern will, darf nur halb so weit: ein Terraner 3 Zoll. Der dunklere Teil der schattierten Fläche ist, was sich mit einem Schuss danach erreichen lässt.',
    ],
    task: ['Try to fire at b2 with a2 all the same.', 'Versuche trotzdem, mit a2 auf b2 zu feuern.'],
    help: [
      'a2 is still acting. Choose the raider b2 and see why it cannot fire.',
      'a2 handelt noch. Wähle den Räuber b2 und sieh, warum sie nicht feuern kann.',
    ],
  },
  done: {
    title: ['One at a time', 'Einer nach dem anderen'],
    text: ['A figure finishes before the next one begins.', 'Eine Figur ist fertig, bevor die nächste beginnt.'],
    task: ['Say that a2 is done.', 'Sag, dass a2 fertig ist.'],
    help: [
      'a2 can do nothing more. Choose “a2 Legionary is done”.',
      'a2 kann nichts mehr tun. Wähle „a2 Legionary ist fertig“.',
    ],
  },
  sight: {
    title: ['Sight and cover', 'Sicht und Deckung'],
    text: [
      'Fire needs a free line from centre to centre. The barn hides b3. b1 can be seen, but crouches behind a wall of stone: hard cover, 4 off the number to hit. Soft cover, such as trees, takes 2 off. Choose a figure and then “Sight” above the table to see all that it sees; point at an enemy for what is in the way.',
      'Feuer braucht eine freie Linie von Mitte zu Mitte. Die Scheune verbirgt b3. b1 ist zu sehen, duckt sich aber hinter eine Steinmauer: harte Deckung, 4 weniger auf die Trefferzahl. Weiche Deckung, etwa Bäume, nimmt 2. Wähle eine Figur und dann „Sicht“ über dem Tisch, um alles zu sehen, was sie sieht; zeige auf einen Gegner, um zu sehen, was im Weg ist.',
    ],
  },
  fire: {
    title: ['Exact odds before you fire', 'Genaue Chancen vor dem Schuss'],
    text: [
      'b2 stands in the open. The number to hit is 7, and 1 more because the sergeant is within 6 inches; a twelve-sided die of 8 or less hits. A second die of 8 or less pierces its cloth: 44% in all. Choose a4 and point at b2 to see it counted.',
      'b2 steht im Freien. Die Trefferzahl ist 7, und 1 mehr, weil der Sergeant innerhalb von 6 Zoll ist; ein zwölfseitiger Würfel von 8 oder weniger trifft. Ein zweiter von 8 oder weniger durchschlägt den Stoff: zusammen 44 %. Wähle a4 und zeige auf b2, um die Rechnung zu sehen.',
    ],
    task: ['Fire at b2 with a4.', 'Feuere mit a4 auf b2.'],
    help: [
      'b1 has its wall, b2 has nothing. Choose a4, then b2, then the laser rifle.',
      'b1 hat seine Mauer, b2 hat nichts. Wähle a4, dann b2, dann das Lasergewehr.',
    ],
  },
  dice: {
    title: ['What the dice did', 'Was die Würfel taten'],
    text: [
      'The 5 hit, the 6 killed: low is good here. Any figure dies of one such result, whatever it is; only vehicles and guns have more than one hull point. The log tells every number with its rules.',
      'Die 5 traf, die 6 tötete: Niedrig ist hier gut. Jede Figur stirbt an einem solchen Ergebnis, wer sie auch sei; nur Fahrzeuge und Geschütze haben mehr als einen Rumpfpunkt. Das Protokoll nennt jede Zahl mit ihren Regeln.',
    ],
  },
  indirect: {
    title: ['Over the roof', 'Über das Dach'],
    text: [
      'The grenadier a3 sees nothing but the farm. But a grenade launcher fires indirectly, if somebody with com-gear sees the target: the sergeant spots for it and gives up his own shot. That costs 3 off the number, but the wall does not help b1 against what falls from above.',
      'Der Grenadier a3 sieht nur den Hof. Aber ein Granatwerfer feuert indirekt, wenn jemand mit Funkgerät das Ziel sieht: Der Sergeant beobachtet und gibt dafür seinen eigenen Schuss auf. Das kostet 3 auf die Zahl, doch gegen das, was von oben kommt, hilft b1 die Mauer nicht.',
    ],
    task: [
      'Fire the grenade launcher of a3 at b1, spotted by a1.',
      'Feuere den Granatwerfer von a3 auf b1, beobachtet von a1.',
    ],
    help: [
      'The chief is the one to hit: choose a3, then b1, then the launcher.',
      'Auf den Häuptling kommt es an: Wähle a3, dann b1, dann den Werfer.',
    ],
  },
  drift: {
    title: ['It drifts', 'Sie weicht ab'],
    text: [
      'A 9 where 5 was needed: a miss by 4, so the grenade came down 4 inches off. A second die tells where, like a clock seen along the line of fire: 3 is to the right. Whoever stands under the burst, friend or enemy, rolls with a lower number. Nobody did.',
      'Eine 9, wo 5 nötig war: um 4 verfehlt, also kam die Granate 4 Zoll daneben herunter. Wohin, sagt ein zweiter Würfel, wie eine Uhr in Schussrichtung: 3 ist rechts. Wer unter der Explosion steht, Freund oder Feind, würfelt mit einer kleineren Zahl. Da stand niemand.',
    ],
  },
  'turn-ends': {
    title: ['Your turn ends', 'Dein Zug endet'],
    text: [
      'The sergeant has spotted and cannot fire. Nobody touches an enemy and nobody has lost much, so Close Combat and Morale pass by themselves.',
      'Der Sergeant hat beobachtet und kann nicht feuern. Niemand berührt einen Gegner und niemand hat viel verloren, also vergehen Nahkampf und Moral von selbst.',
    ],
    task: ['End the phase.', 'Beende die Phase.'],
    help: [
      'Leave the sergeant where he is: he will be needed. Choose “End the phase”.',
      'Lass den Sergeant, wo er ist: Er wird noch gebraucht. Wähle „Phase beenden“.',
    ],
  },
  reaction: {
    title: ['They walk into your sights', 'Sie laufen dir vor die Läufe'],
    text: [
      'b3 runs round the barn, and your Picket is waiting. The numbers on its way are the moments, one for every inch, at which you may shoot. The best moment for each watcher is chosen already, with its chance.',
      'b3 rennt um die Scheune, und dein Posten wartet schon. Die Zahlen auf seinem Weg sind die Momente, einer für jeden Zoll, in denen du schießen darfst. Für jeden Wächter ist der beste schon gewählt, mit seiner Chance.',
    ],
    task: ['Fire with both watchers.', 'Feuere mit beiden.'],
    help: [
      'That is what they have waited for: fire both best shots.',
      'Darauf haben sie gewartet: Gib beide besten Schüsse ab.',
    ],
  },
  cover: {
    title: ['What the wood was good for', 'Wozu der Wald gut war'],
    text: [
      'a5 missed, a6 did not. Then the chief climbed over his wall and fired at a2. He hits well, as a leader, but he had moved, 2 off, and the trees took another 2: instead of 9 he needed 5, and rolled a 12.',
      'a5 schoss vorbei, a6 nicht. Dann stieg der Häuptling über seine Mauer und feuerte auf a2. Als Anführer trifft er gut, aber er hatte sich bewegt, 2 weniger, und die Bäume nahmen noch einmal 2: Statt 9 brauchte er 5 und warf eine 12.',
    ],
  },
  morale: {
    title: ['Morale', 'Moral'],
    text: [
      'Two of three raiders are dead: more than half, so the squad had to check. It needed an 8, with its leader at hand, and rolled 11. Failing by 1 or 2 makes a squad Shaken: it fires but does not walk. Failing by more makes it Pinned: it neither moves nor fires, and fights badly. The chief is Pinned.',
      'Zwei von drei Räubern sind tot: mehr als die Hälfte, also musste der Trupp prüfen. Er brauchte eine 8, mit dem Anführer dabei, und warf 11. Wer um 1 oder 2 scheitert, ist erschüttert: Er feuert, aber geht nicht. Wer um mehr scheitert, ist niedergehalten: Er bewegt sich nicht, feuert nicht und kämpft schlecht. Der Häuptling ist niedergehalten.',
    ],
  },
  'no-watch': {
    title: ['Your second turn', 'Dein zweiter Zug'],
    text: [
      'A Pinned enemy goes nowhere, so there is nothing to wait for.',
      'Wer niedergehalten ist, geht nirgendwohin; zu warten gibt es nichts.',
    ],
    task: ['Put nobody on overwatch, and go on.', 'Stelle niemanden auf Wache und geh weiter.'],
    help: [
      'Nobody needs to watch now. Choose “Go on to move and fire”.',
      'Wachen muss jetzt niemand. Wähle „Weiter zu Bewegen und Feuern“.',
    ],
  },
  charge: {
    title: ['Charge', 'Angriff'],
    text: [
      'A move may end in contact with an enemy, base to base. The chief left his wall and stands 5.5 inches from your sergeant.',
      'Eine Bewegung darf in Kontakt mit einem Gegner enden, Basis an Basis. Der Häuptling hat seine Mauer verlassen und steht 5,5 Zoll von deinem Sergeant.',
    ],
    task: ['Let a1 charge b1.', 'Lass a1 auf b1 losgehen.'],
    help: [
      'Shooting would do as well, but now it is time for the sword: choose a1, then b1, then “Charge”, then “Go”.',
      'Schießen ginge auch, aber jetzt ist das Schwert dran: Wähle a1, dann b1, dann „Angreifen“, dann „Los“.',
    ],
  },
  'to-melee': {
    title: ['Blades come later', 'Klingen kommen später'],
    text: [
      'In contact nobody fires. Fights are fought in the third phase, all together.',
      'In Kontakt feuert niemand. Gekämpft wird in der dritten Phase, alles zusammen.',
    ],
    task: ['Say that a1 is done, and end the phase.', 'Sag, dass a1 fertig ist, und beende die Phase.'],
    help: [
      'The others have no need to act: a1 is done, then “End the phase”.',
      'Die anderen müssen nichts tun: a1 ist fertig, dann „Phase beenden“.',
    ],
  },
  melee: {
    title: ['Close combat', 'Nahkampf'],
    text: [
      'Both roll a die and add what they have; the higher total kills. A leader has 2, sword and carbine 3. The chief has the same, but is Pinned: 2 off. You win in 62 of 100 cases.',
      'Beide werfen einen Würfel und zählen dazu, was sie haben; die höhere Summe tötet. Ein Anführer hat 2, Schwert und Karabiner 3. Der Häuptling hat dasselbe, ist aber niedergehalten: 2 weniger. Du gewinnst in 62 von 100 Fällen.',
    ],
    task: ['Fight: a1 against b1.', 'Kämpfe: a1 gegen b1.'],
    help: [
      'They touch, so they must fight. Choose the fight of a1 with b1.',
      'Sie berühren sich, also müssen sie kämpfen. Wähle den Kampf von a1 mit b1.',
    ],
  },
  won: {
    title: ['You have won', 'Du hast gewonnen'],
    text: [
      'The last raider is gone, and with him the battle. In longer games points decide: what you destroyed, and what you hold. You know phases, measuring, ground, sight and cover, fire, overwatch, indirect fire, morale and close combat. Vehicles, guns, flyers and force fields wait in the scenarios; their cards tell what they can do.',
      'Der letzte Räuber ist fort und mit ihm das Gefecht. In längeren Spielen entscheiden Punkte: was du zerstört hast und was du hältst. Du kennst Phasen, Messen, Gelände, Sicht und Deckung, Feuer, Wache, indirektes Feuer, Moral und Nahkampf. Fahrzeuge, Geschütze, Flieger und Kraftfelder warten in den Szenarien; ihre Karten sagen, was sie können.',
    ],
  },
} as const satisfies LessonWords;
