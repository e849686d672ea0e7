import { setTimeout as sleep } from 'node:timers/promises';
import type { Letter, Mailer } from '../mail/mailer.ts';

const POLL_MS = 5;
const PATIENCE_MS = 5_000;

/** Keeps the letters that the app sends. */
export class LetterBox implements Mailer {
  readonly letters: Letter[] = [];

  async send(letter: Letter): Promise<void> {
    this.letters.push(letter);
  }

  /** The newest letter to an address; letters go out in the background, so it waits for one. */
  async letterTo(address: string): Promise<Letter> {
    for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
      const letter = this.letters.findLast(({ to }) => to === address);
      if (letter) return letter;
      await sleep(POLL_MS);
    }
    throw new Error(`No letter came to ${address}.`);
  }
}

/** The link in a letter. */
export function linkIn({ text }: Letter): URL {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error('The letter has no link.');
  return new URL(link);
}
