import type { ActionId, SituationId } from '@sandtable/legendary-battles';

// Small drawings of what cards do, about the origin and some 24 wide, made of a few strokes.

export const ACTION_EMBLEMS: Readonly<Record<ActionId, string>> = {
  ADV: 'M-10 6L0 -4L10 6M-10 -1L0 -11L10 -1',
  RAP: 'M-11 8L0 0L11 8M-11 1L0 -7L11 1M-11 -6L0 -14L11 -6',
  CAU: 'M-11 7q5 -9 11 -5t11 -6M6 -9l6 4l-5 5M-11 11h4M-3 11h4M5 11h4',
  FIR: 'M-12 2h9l3 -4h9l3 3v3h-6l-3 6h-4l1 -5h-12zM12 -6l4 -3M14 -1h5M12 4l4 3',
  AIM: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M0 -13v8M0 5v8M-13 0h8M5 0h8',
  SUP: 'M-13 -6h14M-9 0h18M-13 6h14M6 -9l5 3l-5 3M12 -3l5 3l-5 3M6 3l5 3l-5 3',
  FAM: 'M-13 6h12M-5 1l5 5l-5 5M2 -7a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M8 -15v4M8 -3v4M0 -7h4M12 -7h4',
  ASL: 'M-11 11L9 -9M4 -12l8 3l-1 -9zM-11 3l8 8M11 11l-8 -8',
  REC: 'M-4 -12h8v8h8v8h-8v8h-8v-8h-8v-8h8z',
  DIG: 'M-13 8q13 -9 26 0M-11 12h22M-8 -12L4 2M1 -3l6 7l-3 3l-7 -6z',
  HID: 'M-12 0q12 -13 24 0q-12 13 -24 0M-11 -10L11 10M-3.4 0a3.4 3.4 0 1 0 6.8 0',
  CFR: 'M-11 12L-1 -6M-14 12h10M1 -9q9 -5 12 5M13 -4l1 7l-6 -3',
  AIR: 'M0 -14q3 3 3 9l11 7v4l-11 -3l-1 6l4 3v2l-6 -1l-6 1v-2l4 -3l-1 -6l-11 3v-4l11 -7q0 -6 3 -9z',
  MAR: 'M-4 13V-13l15 5l-15 6M-10 13h12',
  RUS: 'M-13 -5h12M-13 1h15M-13 7h12M4 -9l9 10l-9 10',
  STK: 'M-7 9q-4 -6 0 -9q5 0 4 7q-1 5 -4 2M5 1q-4 -6 0 -9q5 0 4 7q-1 5 -4 2',
  LOO: 'M-4 -13q16 13 0 26M-4 -13V13M-12 0h22M6 -4l5 4l-5 4',
  VOL: 'M-11 -9L7 -1M-11 -1L7 7M-11 7l10 5M3 -5l5 5l-7 1M3 3l5 5l-7 1',
  CHG: 'M-14 10L10 -8M5 -12l9 1l-4 8zM-12 2l4 6M-8 -1l4 6',
  PRS: 'M-10 11L8 -11M3 -12l6 0l0 6M10 11L-8 -11M-3 -12l-6 0l0 6',
  RLY: 'M-2 13V-12M-2 -12q8 -4 13 1q-4 3 -1 7q-6 -4 -12 0M-9 13h14',
  BRC: 'M-9 -11q9 4 18 0v10q-1 9 -9 13q-8 -4 -9 -13zM0 -9v20M-9 -1h18',
  CST: 'M0 -13l3 8l9 0l-7 6l3 9l-8 -5l-8 5l3 -9l-7 -6l9 0z',
  SWP: 'M-14 -9q9 -2 12 8q0 6 2 12q2 -6 2 -12q3 -10 12 -8q-4 3 -5 7M-9 -2q-1 -4 -5 -7',
  BAS: 'M0 -11v22M-11 0h22M-4 -7l4 -4l4 4M-4 7l4 4l4 -4M-7 -4l-4 4l4 4M7 -4l4 4l-4 4',
};

export const SITUATION_EMBLEMS: Readonly<Record<SituationId, string>> = {
  SOO: ACTION_EMBLEMS.AIM,
  ORD: 'M-12 3l14 -9v18l-14 -6zM2 -6l4 -1v20l-4 -1M10 -6q4 6 0 13M13 -10q7 10 0 21',
  RAL: 'M0 11q-13 -9 -11 -17q4 -7 11 0q7 -7 11 0q2 8 -11 17z',
  CVR: 'M0 -12l11 4v8q0 8 -11 13q-11 -5 -11 -13v-8z',
  FOC: 'M0 0m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M-13 -13l7 7M13 -13l-7 7M-13 13l7 -7M13 13l-7 -7',
  PBL: 'M-11 12L6 -8M1 -10l8 -3l-1 9M2 12h10M8 8l5 4l-5 4',
  CTR: 'M-12 -4h16q8 0 8 7t-8 7h-6M-7 -9l-6 5l6 5M-1 5l-5 5l5 5',
  CNF: 'M-6 -6q0 -7 7 -7q7 1 6 7q-1 4 -6 6v4M1 9v.6',
  CAN: 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M-7.6 -7.6L7.6 7.6',
  SWD: 'M10 -5a11 11 0 1 0 1 8M11 -12v8h-8',
  HLD: 'M-9 13h18M-6 13V2M6 13V2M-9 2h18l-3 -12h-12zM-3 -6h6',
  SMK: 'M-12 8q-3 -8 5 -9q0 -9 8 -8q7 1 6 8q7 1 5 9z',
  MIS: 'M-13 3h9l3 -4h9l3 3v3h-7l-2 5h-4l1 -4h-12zM-9 -11L9 13M9 -11L-9 13',
  HAZ: 'M0 -12l13 22h-26zM0 -4v7M0 6.4v.4',
};
