import type { Command } from 'commander';
import { BadInput, oneOf } from './problem.js';

// How what is typed after a flag is read, and the flags that several commands have.

export const whole =
  (flag: string, least: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
      throw BadInput.at(flag, text, `a whole number of at least ${least}`);
    return value;
  };

export const choice =
  <T extends string>(flag: string, choices: readonly T[]) =>
  (text: string): T =>
    choices.find((one) => one === text) ?? wrong(flag, text, choices);

function wrong(flag: string, text: string, choices: readonly string[]): never {
  throw BadInput.at(flag, text, oneOf(choices));
}

export const seedOf = (text: string): number | string => (/^\d{1,15}$/.test(text) ? Number(text) : text);
export const namesOf = (text: string): string[] => text.split(',').map((name) => name.trim());
export const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** A number between two, neither included. */
export const between =
  (flag: string, low: number, high: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d*\.?\d+$/.test(text) || value <= low || value >= high)
      throw BadInput.at(flag, text, `a number between ${low} and ${high}`);
    return value;
  };

export function withSetup(command: Command): Command {
  return command
    .option('--ruleset <id>', 'which game (the first there is)')
    .option('--setup <file>', 'a setup: options, forces, a position')
    .option('--scenario <id>', 'a ready game by its id (the first)');
}
