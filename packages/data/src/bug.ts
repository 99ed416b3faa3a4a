/** Something that cannot happen did. Never caught inside rules: the game's record is what reproduces it. */
export function bug(message: string): never {
  throw new Error(`bug: ${message}`);
}

export function unreachable(value: never): never {
  return bug(`unexpected ${JSON.stringify(value)}`);
}
