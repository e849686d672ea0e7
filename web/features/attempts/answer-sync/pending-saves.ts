import { LOCAL_COPY_THROTTLE_MS } from '../../../../shared/business-rules.ts';
import type { Typed } from '../../../../shared/contract/attempts.ts';
import { type LocalStore, localEntry } from '../../../local-entry.ts';
import type { AnswerWrite } from './answer-book.ts';

type Change = { kind: 'keep'; write: AnswerWrite } | { kind: 'forget'; upToRevision: number };

/** The local storage key of a student's unsent answers to a quiz (spec section 3). */
export function pendingSavesKey(quizCode: string, userId: string): string {
  return `pendingSaves_${quizCode}_${userId}`;
}

function isTyped(value: unknown): value is Typed {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'at' in value &&
    typeof value.at === 'string' &&
    'stamp' in value &&
    typeof value.stamp === 'string'
  );
}

function isWrite(value: unknown): value is AnswerWrite {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'questionId' in value &&
    typeof value.questionId === 'string' &&
    'answer' in value &&
    typeof value.answer === 'string' &&
    'isSaved' in value &&
    typeof value.isSaved === 'boolean' &&
    'revision' in value &&
    Number.isSafeInteger(value.revision) &&
    (!('typed' in value) || isTyped(value.typed))
  );
}

const readWrites = (stored: unknown): AnswerWrite[] =>
  Array.isArray(stored) ? stored.filter(isWrite) : [];

const byQuestion = (writes: readonly AnswerWrite[]): Map<string, AnswerWrite> =>
  new Map(writes.map((write) => [write.questionId, write]));

/**
 * The answers that the server has not acknowledged, kept on this device under one key. Each write
 * merges with what is there, because the quiz may be open in a second tab.
 */
export class PendingSaves {
  readonly #entry;
  readonly #changes = new Map<string, Change>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isKeeping = true;

  constructor(key: string, store?: LocalStore) {
    this.#entry = localEntry(key, readWrites, store);
  }

  /** False once the storage has refused: the draft on the server is the copy that is left. */
  get isKeeping(): boolean {
    return this.#isKeeping;
  }

  /** What is kept, by question. An entry that cannot be read counts as none. */
  read(): Map<string, AnswerWrite> {
    return byQuestion(this.#entry.read() ?? []);
  }

  /** The same as the browser told of it: by now another tab may have written over it. */
  readTold(entry: string | null): Map<string, AnswerWrite> {
    return byQuestion(this.#entry.parse(entry) ?? []);
  }

  /** Keeps the answer: at once, or within the throttle's time when keys follow each other. */
  keep(write: AnswerWrite): void {
    this.#note(write.questionId, { kind: 'keep', write });
  }

  /**
   * Drops the answer unless what is kept is newer than the given revision. Words that were not written
   * yet are written first, since other tabs hear of them so.
   */
  forget(questionId: string, upToRevision: number): void {
    if (this.#changes.get(questionId)?.kind === 'keep') this.flush();
    this.#note(questionId, { kind: 'forget', upToRevision });
  }

  /** Drops every answer: the attempt is submitted. */
  clear(): void {
    this.#stopTimer();
    this.#changes.clear();
    this.#isKeeping = this.#entry.remove();
  }

  /** Writes what the throttle still holds back. */
  flush(): void {
    this.#stopTimer();
    if (this.#changes.size === 0) return;
    const kept = this.read();
    for (const [questionId, change] of this.#changes) {
      if (change.kind === 'keep') kept.set(questionId, change.write);
      else if ((kept.get(questionId)?.revision ?? 0) <= change.upToRevision)
        kept.delete(questionId);
    }
    this.#changes.clear();
    this.#isKeeping =
      kept.size === 0 ? this.#entry.remove() : this.#entry.write([...kept.values()]);
  }

  #note(questionId: string, change: Change): void {
    this.#changes.set(questionId, change);
    if (this.#timer !== undefined) return;
    this.flush();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.flush();
    }, LOCAL_COPY_THROTTLE_MS);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
