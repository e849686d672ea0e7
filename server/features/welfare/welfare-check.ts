import type { ThreadPool, ThreadWork } from '../../threads/thread-pool.ts';
import type { WelfareFinding, Whose } from './checker/read-disclosure.ts';

/** Checks texts for what a person must see: inside the school, never by a model. */
export interface WelfareCheck {
  /** Returns the finding in each text, in their order; null for nearly all. */
  check(texts: readonly string[], whose: Whose): Promise<(WelfareFinding | null)[]>;
}

/** A text takes about a millisecond; the slowest that can be constructed, half a second. */
const TEXTS_AT_ONCE = 100;
const TIME_LIMIT_MS = 60_000;

/** Texts to check, with the school's own phrases. */
export interface TextsToCheck {
  texts: string[];
  whose: Whose;
  phrases: readonly string[];
}

const work: ThreadWork<TextsToCheck, (WelfareFinding | null)[]> = {
  file: new URL('check-worker.ts', import.meta.url),
  timeLimitMs: TIME_LIMIT_MS,
};

/**
 * Creates the check, which runs in threads.
 * @param readPhrases Reads the school's own phrases, on every check.
 */
export function createWelfareCheck(
  threads: ThreadPool,
  readPhrases: () => Promise<readonly string[]> = () => Promise.resolve([]),
): WelfareCheck {
  return {
    check: async (texts, whose) => {
      const phrases = await readPhrases();
      const found: (WelfareFinding | null)[] = [];
      for (let start = 0; start < texts.length; start += TEXTS_AT_ONCE) {
        const some = texts.slice(start, start + TEXTS_AT_ONCE);
        found.push(...(await threads.run(work, { texts: some, whose, phrases })));
      }
      return found;
    },
  };
}
