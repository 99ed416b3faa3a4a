import type { Battlefield } from './types.js';

/** In inches from the south-west corner. */
export const BATTLEFIELDS: readonly Battlefield[] = [
  {
    id: 'millersCross',
    name: "Miller's Cross",
    length: 48,
    width: 48,
    terrain: [
      {
        id: 'roadNS',
        terrain: 'road',
        points: [
          [22, 0],
          [26, 0],
          [26, 48],
          [22, 48],
        ],
      },
      {
        id: 'roadW',
        terrain: 'road',
        points: [
          [0, 22],
          [22, 22],
          [22, 26],
          [0, 26],
        ],
      },
      {
        id: 'roadE',
        terrain: 'road',
        points: [
          [26, 22],
          [48, 22],
          [48, 26],
          [26, 26],
        ],
      },
      {
        id: 'mill',
        terrain: 'building',
        points: [
          [27, 27],
          [33, 27],
          [33, 33],
          [27, 33],
        ],
      },
      {
        id: 'westWood',
        terrain: 'forest',
        points: [
          [4, 26],
          [14, 26],
          [14, 38],
          [4, 38],
        ],
      },
      {
        id: 'eastField',
        terrain: 'crops',
        points: [
          [34, 26],
          [46, 26],
          [46, 36],
          [34, 36],
        ],
      },
      {
        id: 'shellHoles',
        terrain: 'craters',
        points: [
          [16, 28],
          [20, 28],
          [20, 32],
          [16, 32],
        ],
      },
      {
        id: 'northHedge',
        terrain: 'hedge',
        points: [
          [26, 38],
          [36, 38],
        ],
      },
      {
        id: 'yardWall',
        terrain: 'lowWall',
        points: [
          [27, 21],
          [33, 21],
        ],
      },
      {
        id: 'mill-twin',
        terrain: 'building',
        points: [
          [21, 21],
          [15, 21],
          [15, 15],
          [21, 15],
        ],
      },
      {
        id: 'westWood-twin',
        terrain: 'forest',
        points: [
          [44, 22],
          [34, 22],
          [34, 10],
          [44, 10],
        ],
      },
      {
        id: 'eastField-twin',
        terrain: 'crops',
        points: [
          [14, 22],
          [2, 22],
          [2, 12],
          [14, 12],
        ],
      },
      {
        id: 'shellHoles-twin',
        terrain: 'craters',
        points: [
          [32, 20],
          [28, 20],
          [28, 16],
          [32, 16],
        ],
      },
      {
        id: 'northHedge-twin',
        terrain: 'hedge',
        points: [
          [22, 10],
          [12, 10],
        ],
      },
      {
        id: 'yardWall-twin',
        terrain: 'lowWall',
        points: [
          [21, 27],
          [15, 27],
        ],
      },
    ],
  },
  {
    id: 'sunkenRoad',
    name: 'The Sunken Road',
    length: 72,
    width: 48,
    terrain: [
      {
        id: 'sunkenRoad',
        terrain: 'trenches',
        points: [
          [24, 22.5],
          [48, 22.5],
          [48, 25.5],
          [24, 25.5],
        ],
      },
      {
        id: 'westHill',
        terrain: 'hill',
        points: [
          [5, 26],
          [17, 26],
          [20, 30],
          [17, 35],
          [5, 35],
          [2, 30],
        ],
      },
      {
        id: 'eastWood',
        terrain: 'forest',
        points: [
          [51, 27],
          [63, 27],
          [63, 36],
          [51, 36],
        ],
      },
      {
        id: 'northRuin',
        terrain: 'ruins',
        points: [
          [29, 29],
          [35, 29],
          [35, 35],
          [29, 35],
        ],
      },
      {
        id: 'northCorn',
        terrain: 'crops',
        points: [
          [38, 28],
          [49, 28],
          [49, 36],
          [38, 36],
        ],
      },
      {
        id: 'northFarm',
        terrain: 'building',
        points: [
          [22, 29],
          [26, 29],
          [26, 34],
          [22, 34],
        ],
      },
      {
        id: 'eastCraters',
        terrain: 'craters',
        points: [
          [62, 22],
          [67, 22],
          [67, 26],
          [62, 26],
        ],
      },
      {
        id: 'eastRocks',
        terrain: 'tankTraps',
        points: [
          [66, 31],
          [70, 31],
          [70, 35],
          [66, 35],
        ],
      },
      {
        id: 'northWall',
        terrain: 'lowWall',
        points: [
          [28, 27],
          [36, 27],
        ],
      },
      {
        id: 'northWire',
        terrain: 'barbedWire',
        points: [
          [38, 27],
          [47, 27],
        ],
      },
      {
        id: 'eastHedge',
        terrain: 'hedge',
        points: [
          [52, 25],
          [60, 25],
        ],
      },
      {
        id: 'westHill-twin',
        terrain: 'hill',
        points: [
          [67, 22],
          [55, 22],
          [52, 18],
          [55, 13],
          [67, 13],
          [70, 18],
        ],
      },
      {
        id: 'eastWood-twin',
        terrain: 'forest',
        points: [
          [21, 21],
          [9, 21],
          [9, 12],
          [21, 12],
        ],
      },
      {
        id: 'northRuin-twin',
        terrain: 'ruins',
        points: [
          [43, 19],
          [37, 19],
          [37, 13],
          [43, 13],
        ],
      },
      {
        id: 'northCorn-twin',
        terrain: 'crops',
        points: [
          [34, 20],
          [23, 20],
          [23, 12],
          [34, 12],
        ],
      },
      {
        id: 'northFarm-twin',
        terrain: 'building',
        points: [
          [50, 19],
          [46, 19],
          [46, 14],
          [50, 14],
        ],
      },
      {
        id: 'eastCraters-twin',
        terrain: 'craters',
        points: [
          [10, 26],
          [5, 26],
          [5, 22],
          [10, 22],
        ],
      },
      {
        id: 'eastRocks-twin',
        terrain: 'tankTraps',
        points: [
          [6, 17],
          [2, 17],
          [2, 13],
          [6, 13],
        ],
      },
      {
        id: 'northWall-twin',
        terrain: 'lowWall',
        points: [
          [44, 21],
          [36, 21],
        ],
      },
      {
        id: 'northWire-twin',
        terrain: 'barbedWire',
        points: [
          [34, 21],
          [25, 21],
        ],
      },
      {
        id: 'eastHedge-twin',
        terrain: 'hedge',
        points: [
          [20, 23],
          [12, 23],
        ],
      },
    ],
  },
  {
    id: 'ironFord',
    name: 'Iron at the Ford',
    length: 72,
    width: 48,
    terrain: [
      {
        id: 'river',
        terrain: 'shallowWater',
        points: [
          [0, 48],
          [0, 43],
          [64.5, 0],
          [72, 0],
          [72, 5],
          [7.5, 48],
        ],
      },
      {
        id: 'causeway',
        terrain: 'road',
        points: [
          [42.1, 29.55],
          [38.77, 31.77],
          [29.9, 18.45],
          [33.23, 16.23],
        ],
      },
      {
        id: 'southWood',
        terrain: 'forest',
        points: [
          [6, 19],
          [18, 19],
          [18, 30],
          [6, 30],
        ],
      },
      {
        id: 'southRuin',
        terrain: 'ruins',
        points: [
          [26, 10],
          [33, 10],
          [33, 16],
          [26, 16],
        ],
      },
      {
        id: 'southHill',
        terrain: 'hill',
        points: [
          [38, 4],
          [48, 4],
          [48, 11],
          [38, 11],
        ],
      },
      {
        id: 'southCorn',
        terrain: 'crops',
        points: [
          [18, 1],
          [33, 1],
          [33, 9],
          [18, 9],
        ],
      },
      {
        id: 'southCraters',
        terrain: 'craters',
        points: [
          [34, 13],
          [38, 13],
          [38, 17],
          [34, 17],
        ],
      },
      {
        id: 'westRocks',
        terrain: 'tankTraps',
        points: [
          [2, 30],
          [8, 30],
          [8, 36],
          [2, 36],
        ],
      },
      {
        id: 'pumpHouse',
        terrain: 'building',
        points: [
          [19, 21],
          [24, 21],
          [24, 26],
          [19, 26],
        ],
        capacity: 10,
      },
      {
        id: 'southWall',
        terrain: 'lowWall',
        points: [
          [20, 14],
          [25, 14],
        ],
      },
      {
        id: 'southHedge',
        terrain: 'hedge',
        points: [
          [39.5, 12.5],
          [45.5, 12.5],
        ],
      },
      {
        id: 'southWood-twin',
        terrain: 'forest',
        points: [
          [66, 29],
          [54, 29],
          [54, 18],
          [66, 18],
        ],
      },
      {
        id: 'southRuin-twin',
        terrain: 'ruins',
        points: [
          [46, 38],
          [39, 38],
          [39, 32],
          [46, 32],
        ],
      },
      {
        id: 'southHill-twin',
        terrain: 'hill',
        points: [
          [34, 44],
          [24, 44],
          [24, 37],
          [34, 37],
        ],
      },
      {
        id: 'southCorn-twin',
        terrain: 'crops',
        points: [
          [54, 47],
          [39, 47],
          [39, 39],
          [54, 39],
        ],
      },
      {
        id: 'southCraters-twin',
        terrain: 'craters',
        points: [
          [38, 35],
          [34, 35],
          [34, 31],
          [38, 31],
        ],
      },
      {
        id: 'westRocks-twin',
        terrain: 'tankTraps',
        points: [
          [70, 18],
          [64, 18],
          [64, 12],
          [70, 12],
        ],
      },
      {
        id: 'pumpHouse-twin',
        terrain: 'building',
        points: [
          [53, 27],
          [48, 27],
          [48, 22],
          [53, 22],
        ],
        capacity: 10,
      },
      {
        id: 'southWall-twin',
        terrain: 'lowWall',
        points: [
          [52, 34],
          [47, 34],
        ],
      },
      {
        id: 'southHedge-twin',
        terrain: 'hedge',
        points: [
          [32.5, 35.5],
          [26.5, 35.5],
        ],
      },
    ],
  },
  {
    id: 'blackCopse',
    name: 'Black Copse',
    length: 72,
    width: 48,
    terrain: [
      {
        id: 'blackCopse',
        terrain: 'forest',
        points: [
          [31, 17],
          [41, 17],
          [41, 23],
          [31, 23],
        ],
      },
      {
        id: 'westWood',
        terrain: 'forest',
        points: [
          [6, 18],
          [20, 18],
          [20, 28],
          [6, 28],
        ],
      },
      {
        id: 'westRuin',
        terrain: 'ruins',
        points: [
          [28, 30],
          [33, 30],
          [33, 35],
          [28, 35],
        ],
      },
      {
        id: 'westCorn',
        terrain: 'crops',
        points: [
          [8, 32],
          [22, 32],
          [22, 38],
          [8, 38],
        ],
      },
      {
        id: 'westHill',
        terrain: 'hill',
        points: [
          [4, 12.5],
          [16, 12.5],
          [16, 17],
          [4, 17],
        ],
      },
      {
        id: 'westCraters',
        terrain: 'craters',
        points: [
          [22, 19],
          [27, 19],
          [27, 24],
          [22, 24],
        ],
      },
      {
        id: 'westFarm',
        terrain: 'building',
        points: [
          [10, 40],
          [15, 40],
          [15, 45],
          [10, 45],
        ],
        capacity: 10,
      },
      {
        id: 'southCorn',
        terrain: 'crops',
        points: [
          [14, 2],
          [28, 2],
          [28, 9],
          [14, 9],
        ],
      },
      {
        id: 'westBags',
        terrain: 'lowWall',
        points: [
          [26, 27],
          [34, 27],
        ],
      },
      {
        id: 'westHedge',
        terrain: 'hedge',
        points: [
          [20, 15],
          [30, 15],
        ],
      },
      {
        id: 'westWood-twin',
        terrain: 'forest',
        points: [
          [66, 18],
          [52, 18],
          [52, 28],
          [66, 28],
        ],
      },
      {
        id: 'westRuin-twin',
        terrain: 'ruins',
        points: [
          [44, 30],
          [39, 30],
          [39, 35],
          [44, 35],
        ],
      },
      {
        id: 'westCorn-twin',
        terrain: 'crops',
        points: [
          [64, 32],
          [50, 32],
          [50, 38],
          [64, 38],
        ],
      },
      {
        id: 'westHill-twin',
        terrain: 'hill',
        points: [
          [68, 12.5],
          [56, 12.5],
          [56, 17],
          [68, 17],
        ],
      },
      {
        id: 'westCraters-twin',
        terrain: 'craters',
        points: [
          [50, 19],
          [45, 19],
          [45, 24],
          [50, 24],
        ],
      },
      {
        id: 'westFarm-twin',
        terrain: 'building',
        points: [
          [62, 40],
          [57, 40],
          [57, 45],
          [62, 45],
        ],
        capacity: 10,
      },
      {
        id: 'southCorn-twin',
        terrain: 'crops',
        points: [
          [58, 2],
          [44, 2],
          [44, 9],
          [58, 9],
        ],
      },
      {
        id: 'westBags-twin',
        terrain: 'lowWall',
        points: [
          [46, 27],
          [38, 27],
        ],
      },
      {
        id: 'westHedge-twin',
        terrain: 'hedge',
        points: [
          [52, 15],
          [42, 15],
        ],
      },
    ],
  },
];
