import type { ForceList } from './types.js';

export const FORCES: readonly ForceList[] = [
  {
    id: 'kobSkirmish',
    name: 'Britannian Picket',
    platoons: [
      [
        { section: 'kob.hqLieutenant', models: { lieutenant: 1, colourSergeant: 1, bugler: 1, lifeGuard: 2 } },
        { section: 'kob.line', models: { sergeant: 1, lmgGunner: 1, rifleman: 8 } },
        { section: 'kob.line', models: { sergeant: 1, rifleman: 8 } },
        { section: 'kob.hmg', models: { hmgTeam: 2 } },
      ],
    ],
  },
  {
    id: 'pruSkirmish',
    name: 'Prussian Vanguard',
    platoons: [
      [
        { section: 'pru.hqLeutnant', models: { leutnant: 1, stabsfeldwebel: 1, trommler: 1, leibgarde: 1 } },
        { section: 'pru.grenadiers', models: { feldwebel: 1, grenadier: 8 } },
        { section: 'pru.sturm', models: { sturmFeldwebel: 1, sturmgrenadier: 7 } },
        { section: 'pru.luftlancers', models: { luftWachtmeister: 1, luftlancer: 4 } },
      ],
    ],
  },
  {
    id: 'kobLine',
    name: 'Britannian Half-Battalion',
    platoons: [
      [
        { section: 'kob.hqCaptain', models: { captain: 1, colourSergeant: 1, bugler: 1, surgeon: 1, lifeGuard: 3 } },
        { section: 'kob.line', models: { sergeant: 1, lmgGunner: 1, rifleman: 9 }, weapons: { armourGrenades: 1 } },
        {
          section: 'kob.line',
          models: { sergeant: 1, rifleman: 10 },
          weapons: { rifleGrenades: 1, armourGrenades: 1 },
        },
        { section: 'kob.yeomanry', models: { corporal: 1, yeoman: 9 } },
        { section: 'kob.dragoons', models: { dragoon: 4 }, weapons: { armourGrenades: 1 } },
        { section: 'kob.marksmen', models: { marksman: 2 } },
        { section: 'kob.mortars', models: { mortarTeam: 2, mortarSpotter: 1 } },
        { section: 'kob.terriers', models: { terrier: 1 } },
      ],
    ],
  },
  {
    id: 'ebsLine',
    name: 'Blazing Sun Assault Column',
    platoons: [
      [
        { section: 'ebs.hqTaii', models: { taii: 1, hatamochi: 1, taiko: 1, hatamoto: 2 } },
        { section: 'ebs.ashigaru', models: { gunso: 1, rocketAshigaru: 1, ashigaru: 8 } },
        { section: 'ebs.naginata', models: { naginataGunso: 1, naginata: 7 }, weapons: { armourGrenades: 1 } },
        { section: 'ebs.levy', models: { gocho: 1, levy: 9 } },
        { section: 'ebs.ronin', models: { roninSergeant: 1, ronin: 4 } },
        { section: 'ebs.shinobi', models: { chunin: 1, shinobi: 3 } },
        { section: 'ebs.tengu', models: { tenguSergeant: 1, tengu: 4 } },
        { section: 'ebs.kaji', models: { kaji: 1 } },
      ],
    ],
  },
  {
    id: 'pruIron',
    name: 'Prussian Iron Column',
    platoons: [
      [
        {
          section: 'pru.hqHauptmann',
          models: { hauptmann: 1, stabsfeldwebel: 1, trommler: 1, kommissar: 1, leibgarde: 1 },
        },
        {
          section: 'pru.grenadiers',
          models: { feldwebel: 1, grenadier: 8 },
          weapons: { armourGrenades: 1 },
          transports: { kasten: 1 },
        },
        { section: 'pru.sturm', models: { sturmFeldwebel: 1, sturmgrenadier: 8 } },
        { section: 'pru.landwehr', models: { lwUnteroffizier: 1, landwehrmann: 9 } },
        { section: 'pru.knights', models: { knight: 4 } },
        { section: 'pru.feldkanonen', models: { feldkanone: 1 } },
        { section: 'pru.uhlans', models: { uhlanWachtmeister: 1, uhlan: 4 } },
        { section: 'pru.stiere', models: { stier: 1 } },
      ],
    ],
  },
  {
    id: 'covIron',
    name: 'Covenant Expedition',
    platoons: [
      [
        { section: 'cov.hqCommander', models: { commander: 1, savant: 1, signalAutomaton: 1, vaultGuard: 2 } },
        { section: 'cov.commandos', models: { commandoSergeant: 1, commando: 6 }, transports: { skiff: 1 } },
        { section: 'cov.automata', models: { overseer: 1, automaton: 8 } },
        { section: 'cov.auxiliaries', models: { recruitSergeant: 1, recruit: 8 } },
        { section: 'cov.hoplites', models: { hopliteSergeant: 1, hoplite: 3 } },
        { section: 'cov.particleGuns', models: { particleFieldGun: 1 } },
        { section: 'cov.striders', models: { striderLeader: 1, strider: 2 } },
        { section: 'cov.crabs', models: { crab: 1 } },
        { section: 'cov.rotors', models: { gunRotor: 5 } },
      ],
    ],
  },
  {
    id: 'ebsRaid',
    name: 'Blazing Sun Night Raiders',
    platoons: [
      [
        { section: 'ebs.hqShoi', models: { shoi: 1, taiko: 1, hatamoto: 1 } },
        { section: 'ebs.naginata', models: { naginataGunso: 1, naginata: 7 }, weapons: { armourGrenades: 1 } },
        { section: 'ebs.ashigaru', models: { gunso: 1, ashigaru: 8 } },
        { section: 'ebs.levy', models: { gocho: 1, levy: 8 } },
        { section: 'ebs.samurai', models: { samurai: 3 } },
        { section: 'ebs.shinobi', models: { chunin: 1, shinobi: 3 } },
        { section: 'ebs.kani', models: { kani: 1 } },
        { section: 'ebs.mortars', models: { mortarTeam: 2, mortarSpotter: 1 } },
      ],
    ],
  },
  {
    id: 'kobOutpost',
    name: 'Britannian Outpost',
    platoons: [
      [
        { section: 'kob.hqLieutenant', models: { lieutenant: 1, colourSergeant: 1, surgeon: 1, lifeGuard: 1 } },
        { section: 'kob.line', models: { sergeant: 1, lmgGunner: 1, rifleman: 8 } },
        { section: 'kob.line', models: { sergeant: 1, rifleman: 8 } },
        { section: 'kob.yeomanry', models: { corporal: 1, yeoman: 9 } },
        { section: 'kob.guards', models: { guardSergeant: 1, guardsman: 8 } },
        { section: 'kob.hmg', models: { hmgTeam: 2 } },
        { section: 'kob.bassets', models: { basset: 1 } },
        { section: 'kob.fieldGuns', models: { fieldGun: 1 } },
      ],
    ],
  },
];
