import { LOCAL_COPY_THROTTLE_MS } from '../../../../shared/business-rules.ts';
import type { Typed } from '../../../../shared/contract/attempts.ts';
import { type LocalStore, localEntry, storedKeys } from '../../../local-entry.ts';
import type { AnswerWrite } from './answer-record.ts';

/** A stored write with the start of its attempt; copies of older versions have none. */
interface KeptWrite extends AnswerWrite {
  startedAt?: string;
}

type Change = { kind: 'keep'; write: AnswerWrite } | { kind: 'forget'; upToRevision: number };

const KEY_START = 'pendingSaves_';
/** After so many days, words that were not handed in are no longer worth a notice. */
const NOTICED_DAYS = 14;
/** Words typed more recently are still on their way, from a page that was just left or another tab. */
const ON_THEIR_WAY_SECONDS = 10;

/** Returns the local storage key of a student's unsent answers to a quiz (spec section 3). */
export function pendingSavesKey(quizCode: string, userId: string): string {
  return `${KEY_START}${quizCode}_${userId}`;
}

/** A time far in the future is that of a device whose clock is behind. */
const isOnItsWay = (typedAt = '') =>
  Math.abs(Date.now() - Date.parse(typedAt)) < ON_THEIR_WAY_SECONDS * 1_000;

/** Returns the codes of quizzes begun lately to which this device keeps answers that were not sent. */
export function quizzesWithPendingSaves(userId: string): string[] {
  const since = Date.now() - NOTICED_DAYS * 24 * 60 * 60 * 1_000;
  const end = `_${userId}`;
  return storedKeys()
    .filter((key) => key.startsWith(KEY_START) && key.endsWith(end))
    .filter((key) => {
      const { startedAt, typedAt } = new PendingSaves(key).latest();
      return Date.parse(startedAt ?? '') > since && !isOnItsWay(typedAt);
    })
    .map((key) => key.slice(KEY_START.length, -end.length))
    .sort();
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

const lastOf = (times: string[]): string | undefined => times.sort().at(-1);

const readWrites = (stored: unknown): KeptWrite[] =>
  Array.isArray(stored) ? stored.filter(isWrite) : [];

const byQuestion = <Write extends AnswerWrite>(writes: readonly Write[]): Map<string, Write> =>
  new Map(writes.map((write) => [write.questionId, write]));

/**
 * The unacknowledged answers, stored on this device under one key. Each write merges with the
 * stored ones, because the quiz may be open in a second tab. If the start of the attempt is known,
 * the answers of other attempts are ignored, and those of earlier ones are removed by the next
 * write.
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

  /** False once the storage has refused a write: then the draft on the server is the only copy. */
  get isKeeping(): boolean {
    return this.#isKeeping;
  }

  /** Returns the stored answers by question. An entry that cannot be read counts as empty. */
  read(): Map<string, AnswerWrite> {
    return this.#ownOf(this.#entry.read());
  }

  /** Returns the latest start of an attempt and the latest typing among the stored answers, if known. */
  latest(): { startedAt: string | undefined; typedAt: string | undefined } {
    const kept = this.#entry.read() ?? [];
    return {
      startedAt: lastOf(kept.flatMap(({ startedAt }) => startedAt ?? [])),
      typedAt: lastOf(kept.flatMap(({ typed }) => typed?.at ?? [])),
    };
  }

  /**
   * Reads the stored answers from a storage event, because another tab may have overwritten them
   * since.
   */
  readTold(entry: string | null): Map<string, AnswerWrite> {
    return this.#ownOf(this.#entry.parse(entry));
  }

  /** Stores the answer at once, or within the throttle's time while the student keeps typing. */
  keep(write: AnswerWrite): void {
    this.#note(write.questionId, { kind: 'keep', write });
  }

  /**
   * Removes the answer unless the stored one is newer than the given revision. Throttled text is
   * written first, because that notifies other tabs of it.
   */
  forget(questionId: string, upToRevision: number): void {
    if (this.#changes.get(questionId)?.kind === 'keep') this.flush();
    this.#note(questionId, { kind: 'forget', upToRevision });
  }

  /** Removes every answer, because the attempt is submitted. */
  clear(): void {
    this.#stopTimer();
    this.#changes.clear();
    this.#isKeeping = this.#entry.remove();
  }

  /** Writes the changes that the throttle still holds back. */
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

  /** Negative for answers of an earlier attempt, positive for those of a later one. */
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
