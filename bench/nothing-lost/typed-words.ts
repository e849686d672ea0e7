import type { Tally } from './tally.ts';

interface Typed {
  at: number;
  text: string;
}

/** Longer than any loss that would be tolerated. */
const REMEMBERED_MS = 30_000;

/**
 * The words that one student has typed, for comparison with what is there after a page has died.
 */
export class TypedWords {
  readonly #tally: Tally;
  readonly #history = new Map<string, Typed[]>();
  #diedAt: number | undefined;

  constructor(tally: Tally) {
    this.#tally = tally;
  }

  note(questionId: string, text: string): void {
    const now = Date.now();
    const recent = this.#listOf(questionId).filter((typed) => typed.at > now - REMEMBERED_MS);
    const last = this.#listOf(questionId).at(-1);
    const kept = recent.length > 0 || !last ? recent : [last];
    this.#history.set(questionId, [...kept, { at: now, text }]);
    this.#tally.keys += 1;
  }

  /** Returns the current text of an answer, as far as its student knows. */
  textOf(questionId: string): string {
    return this.#listOf(questionId).at(-1)?.text ?? '';
  }

  /** Checks that a live page never changes the text while the student types. */
  expect(questionId: string, shown: string): void {
    if (shown === this.textOf(questionId)) return;
    this.#tally.surprises.push('An answer changed while its student was writing.');
    this.#history.set(questionId, [{ at: Date.now(), text: shown }]);
  }

  die(): void {
    this.#diedAt = Date.now();
  }

  /** Measures what the page's death has cost: the age of the oldest keystroke that is lost. */
  reopen(questionId: string, shown: string): void {
    const history = this.#listOf(questionId);
    const keptIndex = history.findLastIndex((typed) => typed.text === shown);
    const isComplete = keptIndex === history.length - 1 && (keptIndex >= 0 || shown === '');
    if (isComplete) return;
    const firstLost = history[keptIndex + 1];
    if (keptIndex < 0 && shown !== '') {
      this.#tally.surprises.push('A reopened page shows words that nobody typed lately.');
    }
    const diedAt = this.#diedAt ?? Date.now();
    this.#tally.losses.push({
      milliseconds: diedAt - (firstLost?.at ?? diedAt),
      keys: history.length - 1 - keptIndex,
    });
    this.#history.set(questionId, [{ at: Date.now(), text: shown }]);
  }

  #listOf(questionId: string): Typed[] {
    return this.#history.get(questionId) ?? [];
  }
}
