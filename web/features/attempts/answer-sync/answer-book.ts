import type { Typed } from '../../../../shared/contract/attempts.ts';
import type { PendingSaves } from './pending-saves.ts';

/** What a student has entered for a question: the text, and whether Save has locked it. */
export interface AnswerContent {
  answer: string;
  isSaved: boolean;
}

/** One content of one answer, with the revision that names it. */
export interface AnswerWrite extends AnswerContent {
  questionId: string;
  revision: number;
  /** Of words that this device has and the server has not. */
  typed?: Typed | undefined;
}

/** An answer that is on the server, and since when, where it says so. */
type StoredWrite = AnswerWrite & { savedAt?: string };

/** What became of a write. `unreachable` is worth trying again, `refused` is not. */
export type WriteOutcome =
  | { kind: 'stored' }
  | { kind: 'superseded'; stored: StoredWrite }
  | { kind: 'over' }
  /** Someone else is signed in; the server has not taken these words for theirs. */
  | { kind: 'wrong-student' }
  | { kind: 'unreachable' }
  | { kind: 'refused' };

/** An answer as this device knows it, and how far the server has it. */
export interface AnswerRecord extends AnswerWrite {
  /** The newest revision known to be stored on the server; 0 is none. */
  storedRevision: number;
  /** The newest revision that was ever sent, whether or not it arrived. */
  sentRevision: number;
  /** Attempts to send that have failed in a row. */
  failures: number;
  /** The server has answered that it will not take this content. */
  isRefused: boolean;
  /** What stood here has given way to a newer answer from elsewhere. */
  isReplaced: boolean;
  /** Other words of the student for it, which gave way to these; empty where there are none. */
  lost: string;
}

export type AnswerStatus = 'blank' | 'saved' | 'saving' | 'kept' | 'refused' | 'replaced';

function hasSameContent(one: AnswerContent, other: AnswerContent): boolean {
  return one.answer === other.answer && one.isSaved === other.isSaved;
}

export function isUnsent(record: AnswerRecord): boolean {
  return record.revision > record.storedRevision;
}

function statusOf(record: AnswerRecord): AnswerStatus {
  if (isUnsent(record)) {
    if (record.isRefused) return 'refused';
    return record.failures > 0 ? 'kept' : 'saving';
  }
  if (record.isReplaced) return 'replaced';
  return record.revision === 0 ? 'blank' : 'saved';
}

/** Of words that give way to an answer, those that it does not hold: nothing goes unseen. */
const lostTo = ({ answer }: AnswerContent, words = ''): string =>
  answer.includes(words.trim()) ? '' : words;

function recordOf(write: AnswerWrite, storedRevision: number, given?: string): AnswerRecord {
  return {
    questionId: write.questionId,
    answer: write.answer,
    isSaved: write.isSaved,
    revision: write.revision,
    typed: write.typed,
    storedRevision,
    sentRevision: write.revision,
    failures: 0,
    isRefused: false,
    isReplaced: false,
    lost: lostTo(write, given),
  };
}

/**
 * The answer to begin with: the server's, unless this device kept a newer one that had not yet
 * been acknowledged.
 */
function openRecord(
  questionId: string,
  stored: AnswerWrite | undefined,
  pending: AnswerWrite | undefined,
): AnswerRecord {
  const base = stored ?? { questionId, answer: '', isSaved: false, revision: 0 };
  const isPendingNewer =
    pending !== undefined && pending.revision > base.revision && !hasSameContent(pending, base);
  return isPendingNewer
    ? recordOf(pending, base.revision)
    : recordOf(base, base.revision, pending?.answer);
}

/**
 * The student has entered something. A content that was never sent is replaced under the same
 * revision; one that was, perhaps without arriving, must be outnumbered.
 */
export function changeRecord(
  record: AnswerRecord,
  content: AnswerContent & Pick<AnswerWrite, 'typed'>,
): AnswerRecord {
  if (hasSameContent(record, content)) return record;
  return {
    ...record,
    ...content,
    revision: Math.max(record.sentRevision, record.storedRevision) + 1,
    isRefused: false,
    isReplaced: false,
    lost: lostTo(content, record.lost),
  };
}

/** The record's present content is on its way. */
export function noteSent(record: AnswerRecord): AnswerRecord {
  return { ...record, sentRevision: Math.max(record.sentRevision, record.revision) };
}

/** The server has stored the revision. */
export function noteStored(record: AnswerRecord, revision: number): AnswerRecord {
  return {
    ...record,
    storedRevision: Math.max(record.storedRevision, revision),
    failures: 0,
    isRefused: false,
  };
}

/** The write has not arrived, or nobody knows. */
function noteFailed(record: AnswerRecord): AnswerRecord {
  return { ...record, failures: record.failures + 1 };
}

/** The server will not take the write; a newer content may fare better. */
function noteRefused(record: AnswerRecord, write: AnswerWrite): AnswerRecord {
  return { ...record, failures: 0, isRefused: record.revision === write.revision };
}

/**
 * The server has something newer than the write. It may be this very content, when only the
 * acknowledgement was lost. Otherwise the stored answer is adopted, unless the student is at work
 * on this one or typed it after that was saved: then theirs is sent over it. Either way the student
 * sees the other words, and chooses.
 */
function noteSuperseded(
  record: AnswerRecord,
  write: AnswerWrite,
  stored: StoredWrite,
  isAtWork: boolean,
): AnswerRecord {
  // Both by the server's clock. What was saved may have been typed earlier still.
  const isLater = record.typed && stored.savedAt && record.typed.at > stored.savedAt;
  const known = { ...record, storedRevision: stored.revision, failures: 0, isRefused: false };
  if (hasSameContent(record, stored)) return { ...known, revision: stored.revision };
  if (hasSameContent(record, write) && !isAtWork && !isLater) {
    return { ...recordOf(stored, stored.revision, record.answer), isReplaced: true };
  }
  return {
    ...known,
    revision: Math.max(stored.revision, record.sentRevision) + 1,
    // What this page has sent itself is no other's.
    lost: lostTo(write, lostTo(record, stored.answer)),
  };
}

/** The server has this answer. It is taken over if it is newer and nothing here waits to be sent. */
export function noteNewer(record: AnswerRecord, stored: AnswerWrite): AnswerRecord {
  if (isUnsent(record) || stored.revision <= record.revision) return record;
  return recordOf(stored, stored.revision, record.answer);
}

/** Another tab has these newer words, and is sending them. */
export function followRecord(record: AnswerRecord, theirs: AnswerWrite): AnswerRecord {
  return recordOf(theirs, record.storedRevision);
}

/** What a request has to carry to store the record's present content. */
export function writeOf(record: AnswerRecord): AnswerWrite {
  const { questionId, answer, isSaved, revision, typed } = record;
  return { questionId, answer, isSaved, revision, ...(typed && { typed }) };
}

/** The record once it is known what became of the write. */
export function settleWrite(
  record: AnswerRecord,
  write: AnswerWrite,
  outcome: Exclude<WriteOutcome, { kind: 'over' }>,
  isAtWork: boolean,
): AnswerRecord {
  switch (outcome.kind) {
    case 'stored':
      return noteStored(record, write.revision);
    case 'superseded':
      return noteSuperseded(record, write, outcome.stored, isAtWork);
    case 'refused':
      return noteRefused(record, write);
    case 'wrong-student':
    case 'unreachable':
      return noteFailed(record);
  }
}

/** An answer as the screen shows it. The object changes only when the answer does. */
export interface AnswerView extends AnswerContent {
  status: AnswerStatus;
  lost: string;
}

/** The answers of an attempt as this page knows them, in the order of the quiz's questions. */
export class AnswerBook {
  readonly #records = new Map<string, AnswerRecord>();
  readonly #views = new Map<string, AnswerView>();
  readonly #listeners = new Set<() => void>();

  constructor(records: readonly AnswerRecord[]) {
    for (const record of records) {
      this.#records.set(record.questionId, record);
      this.#show(record);
    }
  }

  find(questionId: string): AnswerRecord | undefined {
    return this.#records.get(questionId);
  }

  records(): AnswerRecord[] {
    return [...this.#records.values()];
  }

  /** Every answer that the server has not acknowledged. */
  unsent(): AnswerWrite[] {
    return this.records().filter(isUnsent).map(writeOf);
  }

  /** Throws for a question that the quiz does not have. */
  view(questionId: string): AnswerView {
    const view = this.#views.get(questionId);
    if (view === undefined) throw new Error(`The quiz has no question ${questionId}.`);
    return view;
  }

  /** Changes one answer and tells the listeners if that shows. */
  update(questionId: string, change: (record: AnswerRecord) => AnswerRecord): void {
    const before = this.#records.get(questionId);
    if (before === undefined) return;
    const after = change(before);
    this.#records.set(questionId, after);
    if (this.#show(after)) this.notify();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #show(record: AnswerRecord): boolean {
    const { answer, isSaved, lost } = record;
    const next = { answer, isSaved, lost, status: statusOf(record) };
    const shown = this.#views.get(record.questionId);
    const isSame =
      shown?.answer === next.answer &&
      shown.isSaved === next.isSaved &&
      shown.lost === next.lost &&
      shown.status === next.status;
    if (!isSame) this.#views.set(record.questionId, next);
    return !isSame;
  }
}

/** The answers as the page opens: the server's, and what this device had kept beyond them. */
export function openAnswerBook(
  questionIds: readonly string[],
  stored: readonly AnswerWrite[],
  pending: PendingSaves,
): AnswerBook {
  const kept = pending.read();
  const records = questionIds.map((questionId) => {
    const onServer = stored.find((answer) => answer.questionId === questionId);
    const copy = kept.get(questionId);
    const record = openRecord(questionId, onServer, copy);
    if (copy !== undefined && !isUnsent(record) && !record.lost)
      pending.forget(questionId, copy.revision);
    return record;
  });
  return new AnswerBook(records);
}
