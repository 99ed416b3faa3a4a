import type { LessonWords } from '../../learn/lesson.js';

/** What is said at every step of the lesson. */
export const LESSON_WORDS = {
  welcome: {
    title: ['An orchard', 'Ein Obstgarten'],
    text: [
      'The blue square markers are yours: a Command, Rifles and a Machine Gun. The red cut ones are the enemy. Each zone holds one unit. The small arrow shows where a unit faces: it sees and shoots through the three sides there. Whoever has nobody left has lost.',
      'Die blauen eckigen Marker sind deine: ein Kommando, Schützen und ein Maschinengewehr. Die roten abgeschnittenen sind der Gegner. In jede Zone passt eine Einheit. Der kleine Pfeil zeigt, wohin sie blickt: Durch die drei Seiten dort sieht und schießt sie. Wer niemanden mehr hat, hat verloren.',
    ],
  },
  cards: {
    title: ['Six cards', 'Sechs Karten'],
    text: [
      'Nothing happens without a card. The upper half is an Action, played in your own turn for one unit. The lower half is a Situation, played at the right moment in anybody’s turn. A card is one or the other, never both. The numbers at its foot decide fights when it is drawn from the pile. Your hand is yours alone: of the enemy’s you see the backs.',
      'Ohne Karte geschieht nichts. Die obere Hälfte ist eine Aktion, gespielt im eigenen Zug für eine Einheit. Die untere ist eine Situation, gespielt im richtigen Augenblick in irgendeinem Zug. Eine Karte ist das eine oder das andere, nie beides. Die Zahlen am Fuß entscheiden Kämpfe, wenn sie vom Stapel gezogen wird. Deine Hand gehört dir allein: Vom Gegner siehst du die Rückseiten.',
    ],
  },
  move: {
    title: ['An Action', 'Eine Aktion'],
    text: [
      'The Rifles stand in the open. Drag “By Bounds” onto them, or choose the card and then the unit: the zones they can reach light up. Once you have chosen one, the handles round it turn the unit, and “Play it” does it.',
      'Die Schützen stehen frei. Zieh „Sprungweise“ auf sie, oder wähle die Karte und dann die Einheit: Die Zonen, die sie erreichen, leuchten auf. Hast du eine gewählt, drehen die Griffe darum die Einheit, und „Ausspielen“ führt es aus.',
    ],
    task: [
      'Play “By Bounds” for the Rifles, into the wood at C7.',
      'Spiele „Sprungweise“ für die Schützen, in den Wald auf C7.',
    ],
    help: [
      'It is the first card of your hand, the Rifles stand on C8, and the wood above them is C7.',
      'Es ist die erste Karte deiner Hand, die Schützen stehen auf C8, der Wald über ihnen ist C7.',
    ],
  },
  windows: {
    title: ['A window', 'Ein Fenster'],
    text: [
      'Before an Action is carried out, both sides may play a Situation; and again while it goes on. The strip under the map tells what has happened and what of your hand fits. You are asked by what everybody can see, never by what you hold: being asked gives nothing away. “Pass until it is over” spares you the rest of this Action.',
      'Bevor eine Aktion ausgeführt wird, dürfen beide Seiten eine Situation spielen, und währenddessen wieder. Der Streifen unter der Karte sagt, was geschah und was aus deiner Hand passt. Gefragt wirst du nach dem, was alle sehen, nie nach dem, was du hältst: Gefragt zu werden verrät nichts. „Passen, bis es vorbei ist“ erspart dir den Rest dieser Aktion.',
    ],
    task: ['Pass until the move is over.', 'Passe, bis die Bewegung vorbei ist.'],
    help: ['Nothing needs to be done here: pass.', 'Hier ist nichts zu tun: passe.'],
  },
  shoot: {
    title: ['A shot', 'Ein Schuss'],
    text: [
      'The Rifles lie in the wood now: who shoots at them shifts a column to the left. Your Machine Gun has the Hedge Rifles in its arc. With the card and the gun chosen, each target shows how likely a shot does anything; pointing at it tells every result and every reason.',
      'Die Schützen liegen jetzt im Wald: Wer auf sie schießt, rückt eine Spalte nach links. Dein Maschinengewehr hat die Hedge Rifles im Sichtbogen. Sind Karte und Gewehr gewählt, zeigt jedes Ziel, wie wahrscheinlich ein Schuss etwas bewirkt; zeigst du darauf, siehst du jedes Ergebnis und jeden Grund.',
    ],
    task: [
      'Play “Weapons Free” for the Machine Gun, at the Hedge Rifles on F3.',
      'Spiele „Feuer frei“ für das Maschinengewehr, auf die Hedge Rifles auf F3.',
    ],
    help: [
      'Choose “Weapons Free”, then the gun on F8, then the red unit on F3, and play it.',
      'Wähle „Feuer frei“, dann das Gewehr auf F8, dann die rote Einheit auf F3, und spiele es aus.',
    ],
  },
  declared: {
    title: ['Not yet', 'Noch nicht'],
    text: [
      'The shot is declared. The enemy could throw smoke now, you could pass the order on. What you want to play comes a moment later: pass only this once.',
      'Der Schuss ist angesagt. Der Gegner könnte jetzt Nebel werfen, du könntest den Befehl weitergeben. Was du spielen willst, kommt einen Augenblick später: passe nur dieses eine Mal.',
    ],
    task: ['Pass.', 'Passe.'],
    help: [
      'The card you want to play is for the next window: pass.',
      'Die Karte, die du spielen willst, gehört ins nächste Fenster: passe.',
    ],
  },
  focus: {
    title: ['A Situation of your own', 'Eine eigene Situation'],
    text: [
      'Now the shift is fixed and nothing has been drawn: the window of an attack. “Volume of Fire” could be a shot of its own, but its lower half says Concentrate: this attack is at +1.',
      'Jetzt steht die Spalte fest, und gezogen ist noch nichts: das Fenster eines Angriffs. „Feuerdichte“ könnte ein eigener Schuss sein, doch die untere Hälfte heißt Feuer vereinen: Dieser Angriff hat +1.',
    ],
    task: ['Play Concentrate.', 'Spiele Feuer vereinen.'],
    help: [
      'Choose Concentrate in the strip, or the card “Volume of Fire”, and play it.',
      'Wähle Feuer vereinen im Streifen oder die Karte „Feuerdichte“, und spiele sie aus.',
    ],
  },
  result: {
    title: ['The card decides', 'Die Karte entscheidet'],
    text: [
      'From your pile came a card with combat rating 6. Row 6 in column +2 reads Shaken: from now on the Hedge Rifles may only move with care, recover or hide behind a Basic Order, and whoever shoots at them shifts to the right. A card that is drawn lies with the discards; anybody may look through them.',
      'Von deinem Stapel kam eine Karte mit Kampfwert 6. Zeile 6 in Spalte +2 heißt erschüttert: Ab jetzt dürfen die Hedge Rifles nur noch vorsichtig gehen, sich erholen oder einen einfachen Befehl ausführen, und wer auf sie schießt, rückt nach rechts. Eine gezogene Karte liegt bei der Ablage; jeder darf sie durchsehen.',
    ],
    task: ['Pass, to go on.', 'Passe, um weiterzumachen.'],
    help: ['The Action is over: pass.', 'Die Aktion ist vorbei: passe.'],
  },
  'end-turn': {
    title: ['The end of a turn', 'Das Ende eines Zugs'],
    text: [
      'You could play more cards for other units. But a hand that is empty has no answers: keep “Eyes Open”, its Situation is a shot. At the end of your turn you draw up to six again.',
      'Du könntest weitere Karten für andere Einheiten spielen. Aber eine leere Hand hat keine Antworten: Behalte „Augen auf“, ihre Situation ist ein Schuss. Am Ende deines Zugs ziehst du wieder auf sechs.',
    ],
    task: ['End your turn.', 'Beende deinen Zug.'],
    help: ['Save your cards now and end the turn.', 'Spare deine Karten und beende den Zug.'],
  },
  snap: {
    title: ['In the enemy’s turn', 'Im Zug des Gegners'],
    text: [
      'The Hedge Watch runs across the open, right before your gun. This is what you kept the card for: a Shot of Opportunity. The strip shows it; whoever could shoot is ringed, with the chance: the gun hits more often than the Rifles. A hit ends the move where it is.',
      'Die Hedge Watch läuft über freies Feld, genau vor dein Gewehr. Dafür hast du die Karte behalten: ein Gelegenheitsschuss. Der Streifen zeigt ihn; wer schießen könnte, hat einen Ring mit seiner Chance: Das Gewehr trifft öfter als die Schützen. Ein Treffer beendet die Bewegung, wo sie ist.',
    ],
    task: [
      'Play “Eyes Open” as a Shot of Opportunity by the Machine Gun.',
      'Spiele „Augen auf“ als Gelegenheitsschuss des Maschinengewehrs.',
    ],
    help: [
      'Choose Shot of Opportunity in the strip, then the Machine Gun on F8, and play it.',
      'Wähle Gelegenheitsschuss im Streifen, dann das Maschinengewehr auf F8, und spiele ihn aus.',
    ],
  },
  draw: {
    title: ['Before the draw', 'Vor dem Ziehen'],
    text: [
      'Again the window of an attack: another Concentrate would help, but you have none left. The bars tell what the card may bring.',
      'Wieder das Fenster eines Angriffs: Noch ein Feuer vereinen würde helfen, aber du hast keins mehr. Die Balken sagen, was die Karte bringen kann.',
    ],
    task: ['Pass, and see what is drawn.', 'Passe und sieh, was gezogen wird.'],
    help: ['You hold nothing for this: pass.', 'Du hältst nichts dafür: passe.'],
  },
  out: {
    title: ['Out of Action', 'Außer Gefecht'],
    text: [
      'A 10 in column +1: the Hedge Watch is Out of Action and lies where it was hit. It can only recover, and most results that would throw it back now eliminate it. The enemy has ended its turn.',
      'Eine 10 in Spalte +1: Die Hedge Watch ist außer Gefecht und liegt, wo sie getroffen wurde. Sie kann sich nur erholen, und die meisten Ergebnisse, die sie zurückwerfen würden, vernichten sie jetzt. Der Gegner hat seinen Zug beendet.',
    ],
  },
  range: {
    title: ['Why not?', 'Warum nicht?'],
    text: [
      'Distances are counted in zones, in classes from Very Short to Very Long; the longest is the short side of the map. Whatever is not allowed, the referee says why, with its rule: try it.',
      'Entfernungen zählen in Zonen, in Klassen von sehr kurz bis sehr weit; die weiteste ist die kurze Seite der Karte. Was nicht geht, begründet der Schiedsrichter mit seiner Regel: Probier es.',
    ],
    task: [
      'Choose “Return Fire” and the Command, and point at the Hedge Rifles on F3.',
      'Wähle „Feuer erwidern“ und das Kommando, und zeige auf die Hedge Rifles auf F3.',
    ],
    help: [
      'The card is “Return Fire”, the Command stands on D8: then choose the red unit on F3.',
      'Die Karte ist „Feuer erwidern“, das Kommando steht auf D8: Dann wähle die rote Einheit auf F3.',
    ],
  },
  finish: {
    title: ['The Rifles', 'Die Schützen'],
    text: [
      'The Rifles in the wood are near enough, and the Hedge Watch can hardly stand.',
      'Die Schützen im Wald sind nah genug, und die Hedge Watch kann kaum noch stehen.',
    ],
    task: [
      'Play “Return Fire” for the Rifles, at the Hedge Watch on D4.',
      'Spiele „Feuer erwidern“ für die Schützen, auf die Hedge Watch auf D4.',
    ],
    help: [
      'Choose “Return Fire”, the Rifles on C7 and the red unit on D4, and play it.',
      'Wähle „Feuer erwidern“, die Schützen auf C7 und die rote Einheit auf D4, und spiele es aus.',
    ],
  },
  relay: {
    title: ['Passing it on', 'Weitergeben'],
    text: [
      'One card, two shots: while an Action is declared, a command unit near it can pass it on to others near the command. “Contact Front” says Relay Orders. The Command stands within Short of Rifles and gun.',
      'Eine Karte, zwei Schüsse: Solange eine Aktion angesagt ist, kann eine Führungseinheit in der Nähe sie an andere in ihrer Nähe weitergeben. „Feind voraus“ sagt Befehle weitergeben. Das Kommando steht nah genug bei Schützen und Gewehr.',
    ],
    task: [
      'Play Relay Orders by the Command, for the Machine Gun.',
      'Spiele Befehle weitergeben: vom Kommando, für das Maschinengewehr.',
    ],
    help: [
      'Choose Relay Orders in the strip, then the gun on F8 if it is asked for, and play it.',
      'Wähle Befehle weitergeben im Streifen, dann das Gewehr auf F8, falls danach gefragt wird, und spiele es aus.',
    ],
  },
  'let-it': {
    title: ['Let it happen', 'Lass es geschehen'],
    text: [
      'More windows will come while the Rifles shoot; you hold nothing for them.',
      'Während die Schützen schießen, kommen weitere Fenster; du hältst nichts dafür.',
    ],
    task: ['Pass until it is over.', 'Passe, bis es vorbei ist.'],
    help: ['Pass: the Rifles shoot.', 'Passe: Die Schützen schießen.'],
  },
  'passed-on': {
    title: ['The gun, too', 'Auch das Gewehr'],
    text: [
      'The Hedge Watch is gone. The order has been passed on: the Machine Gun may fire as well, and what it fires at is decided only now.',
      'Die Hedge Watch ist weg. Der Befehl ist weitergegeben: Auch das Maschinengewehr darf feuern, und worauf, wird erst jetzt entschieden.',
    ],
    task: ['Fire at the Hedge Rifles on F3.', 'Feuere auf die Hedge Rifles auf F3.'],
    help: ['Choose the red unit on F3, and play it.', 'Wähle die rote Einheit auf F3, und spiele es aus.'],
  },
  victory: {
    title: ['Nobody left', 'Niemand mehr'],
    text: [
      'An 11 in column +2 eliminates. Whether a side has anybody left is looked at when the turn ends.',
      'Eine 11 in Spalte +2 vernichtet. Ob eine Seite noch jemanden hat, wird am Ende des Zugs geprüft.',
    ],
    task: ['End your turn.', 'Beende deinen Zug.'],
    help: [
      'There is nobody to shoot at any more: end the turn.',
      'Es gibt niemanden mehr, auf den du schießen könntest: beende den Zug.',
    ],
  },
  won: {
    title: ['Won', 'Gewonnen'],
    text: [
      'That is the game: cards for your own turn, and cards kept for the enemy’s. In a battle you say once when you want to be asked, by the sign at the right of the strip; against programs, windows in which nothing of your hand fits are passed for you. “Checkpoint Delta” and “Thornford” are good first battles.',
      'Das ist das Spiel: Karten für den eigenen Zug, und Karten, die man für den des Gegners behält. In einem Gefecht sagst du einmal, wann du gefragt werden willst, mit dem Zeichen rechts im Streifen; gegen Programme wird für dich gepasst, wo nichts aus deiner Hand passt. „Checkpoint Delta“ und „Thornford“ sind gute erste Gefechte.',
    ],
  },
} as const satisfies LessonWords;
