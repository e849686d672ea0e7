import { LOCAL_COPY_THROTTLE_MS } from '../../../../shared/business-rules.ts';
import type { Typed } from '../../../../shared/contract/attempts.ts';
import { type LocalStore, localEntry } from '../../../local-entry.ts';
import type { AnswerWrite } from './answer-book.ts';

/** A write as it is kept, with the start of its attempt; copies of older pages have none. */
interface KeptWrite extends AnswerWrite {
  startedAt?: string;
}

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

function isWrite(value: unknown): value is KeptWrite {
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
    (!('typed' in value) || isTyped(value.typed)) &&
    (!('startedAt' in value) || typeof value.startedAt === 'string')
  );
}

const readWrites = (stored: unknown): KeptWrite[] =>
  Array.isArray(stored) ? stored.filter(isWrite) : [];

const byQuestion = <Write extends AnswerWrite>(writes: readonly Write[]): Map<string, Write> =>
  new Map(writes.map((write) => [write.questionId, write]));

/**
 * The answers that the server has not acknowledged, kept on this device under one key. Each write
 * merges with what is there, because the quiz may be open in a second tab. Where the attempt is named
 * by its start, the words of another are none of its own: they make way for those of a later one.
 */
export class PendingSaves {
  readonly #entry;
  readonly #startedAt;
  readonly #changes = new Map<string, Change>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isKeeping = true;

  constructor(key: string, store?: LocalStore, startedAt?: string) {
    this.#entry = localEntry(key, readWrites, store);
    this.#startedAt = startedAt;
  }

  /** False once the storage has refused: the draft on the server is the copy that is left. */
  get isKeeping(): boolean {
    return this.#isKeeping;
  }

  /** What is kept, by question. An entry that cannot be read counts as none. */
  read(): Map<string, AnswerWrite> {
    return this.#ownOf(this.#entry.read());
  }

  /** The start of the attempt that the newest of the kept words belong to, where they say so. */
  latestStart(): string | undefined {
    const starts = (this.#entry.read() ?? []).flatMap(({ startedAt }) => startedAt ?? []);
    return starts.sort().at(-1);
  }

  /** The same as the browser told of it: by now another tab may have written over it. */
  readTold(entry: string | null): Map<string, AnswerWrite> {
    return this.#ownOf(this.#entry.parse(entry));
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
    const entry = this.#entry.read() ?? [];
    const kept = byQuestion(entry.filter((write) => this.#timeFromOwn(write) >= 0));
    const attempt = this.#startedAt === undefined ? {} : { startedAt: this.#startedAt };
    for (const [questionId, change] of this.#changes) {
      const before = kept.get(questionId);
      if (before && this.#timeFromOwn(before) > 0) continue;
      if (change.kind === 'keep') kept.set(questionId, { ...change.write, ...attempt });
      else if ((before?.revision ?? 0) <= change.upToRevision) kept.delete(questionId);
    }
    this.#changes.clear();
    this.#isKeeping =
      kept.size === 0 ? this.#entry.remove() : this.#entry.write([...kept.values()]);
  }

  /** Below 0 for the words of an earlier attempt, above 0 for those of a later one. */
  #timeFromOwn({ startedAt }: KeptWrite): number {
    if (startedAt === undefined || this.#startedAt === undefined) return 0;
    return Date.parse(startedAt) - Date.parse(this.#startedAt);
  }

  #ownOf(kept: readonly KeptWrite[] | null): Map<string, AnswerWrite> {
    const own = (kept ?? []).filter((write) => this.#timeFromOwn(write) === 0);
    return byQuestion(own.map(({ startedAt: _, ...write }): AnswerWrite => write));
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
