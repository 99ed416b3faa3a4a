import { copyScene, type Scene } from './state.js';

// Nothing is hidden (LG-GEN-09): every seat sees the scene as it is, and nothing in it has to be guessed.

export type View = Scene;

export const viewOf = (s: Scene): View => copyScene(s);

export const imagine = (view: View): Scene => copyScene(view);
