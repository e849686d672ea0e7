import type { Typed } from '../../../../shared/contract/attempts.ts';

/** A student's input for a question: the text, and whether Save has locked it. */
export interface AnswerContent {
  answer: string;
  isSaved: boolean;
}

/** A version of an answer, identified by its revision. */
export interface AnswerWrite extends AnswerContent {
  questionId: string;
  revision: number;
  /** When the text was typed; only for text that the server does not have yet. */
  typed?: Typed | undefined;
}

/** An answer on the server, and when it was saved, if the server says so. */
type StoredWrite = AnswerWrite & { savedAt?: string };

/** The outcome of a write. `unreachable` is worth a retry, `refused` is not. */
export type WriteOutcome =
  | { kind: 'stored' }
  | { kind: 'superseded'; stored: StoredWrite }
  | { kind: 'over' }
  /** Someone else is signed in; the server has not stored this text for them. */
  | { kind: 'wrong-student' }
  | { kind: 'unreachable' }
  | { kind: 'refused' };

/** An answer as this device knows it, and how much of it the server has. */
export interface AnswerRecord extends AnswerWrite {
  /** The newest revision known to be stored on the server; 0 if none. */
  storedRevision: number;
  /** The newest revision that was ever sent, whether or not it arrived. */
  sentRevision: number;
  /** Consecutive failed attempts to send. */
  failures: number;
  /** True if the server has refused this content. */
  isRefused: boolean;
  /** True if this answer has replaced an earlier one, because a newer one came from elsewhere. */
  isReplaced: boolean;
  /** Other text of the student's that this answer replaced; empty if there is none. */
  lost: string;
}

export type AnswerStatus = 'blank' | 'saved' | 'saving' | 'kept' | 'refused' | 'replaced';

export function hasSameContent(one: AnswerContent, other: AnswerContent): boolean {
  return one.answer === other.answer && one.isSaved === other.isSaved;
}

export function isUnsent(record: AnswerRecord): boolean {
  return record.revision > record.storedRevision;
}

export function statusOf(record: AnswerRecord): AnswerStatus {
  if (isUnsent(record)) {
    if (record.isRefused) return 'refused';
    return record.failures > 0 ? 'kept' : 'saving';
  }
  if (record.isReplaced) return 'replaced';
  return record.revision === 0 ? 'blank' : 'saved';
}

/**
 * Returns the replaced words unless the answer contains them, so that no text disappears unseen.
 */
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
 * Returns the initial record: the server's answer, unless this device kept a newer one that was
 * never acknowledged.
 */
export function openRecord(
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
 * Applies the student's input. Content that was never sent is replaced under the same revision;
 * content that was sent, even if it may not have arrived, gets a higher revision.
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

/** Records that the current content has been sent. */
export function noteSent(record: AnswerRecord): AnswerRecord {
  return { ...record, sentRevision: Math.max(record.sentRevision, record.revision) };
}

/** Records that the server has stored the revision. */
export function noteStored(record: AnswerRecord, revision: number): AnswerRecord {
  return {
    ...record,
    storedRevision: Math.max(record.storedRevision, revision),
    failures: 0,
    isRefused: false,
  };
}

/** Records that a write failed, or that its outcome is unknown. */
function noteFailed(record: AnswerRecord): AnswerRecord {
  return { ...record, failures: record.failures + 1 };
}

/** Records that the server refused the write; newer content may be accepted. */
function noteRefused(record: AnswerRecord, write: AnswerWrite): AnswerRecord {
  return { ...record, failures: 0, isRefused: record.revision === write.revision };
}

/**
 * Handles a server answer that is newer than the write. It may be this same content, if only the
 * acknowledgement was lost. Otherwise the stored answer is adopted, unless the student is editing
 * this one or typed it after the stored one was saved: then the student's version is sent to
 * replace it. Either way the student sees the other text and chooses.
 */
function noteSuperseded(
  record: AnswerRecord,
  write: AnswerWrite,
  stored: StoredWrite,
  isAtWork: boolean,
): AnswerRecord {
  // Both times are by the server's clock. The stored text may have been typed even earlier.
  const isLater = record.typed && stored.savedAt && record.typed.at > stored.savedAt;
  const known = { ...record, storedRevision: stored.revision, failures: 0, isRefused: false };
  if (hasSameContent(record, stored)) return { ...known, revision: stored.revision };
  if (hasSameContent(record, write) && !isAtWork && !isLater) {
    return { ...recordOf(stored, stored.revision, record.answer), isReplaced: true };
  }
  return {
    ...known,
    revision: Math.max(stored.revision, record.sentRevision) + 1,
    // Text that this page has sent itself does not count as another device's.
    lost: lostTo(write, lostTo(record, stored.answer)),
  };
}

/** Adopts the server's answer if it is newer and nothing here is unsent. */
export function noteNewer(record: AnswerRecord, stored: AnswerWrite): AnswerRecord {
  if (isUnsent(record) || stored.revision <= record.revision) return record;
  return recordOf(stored, stored.revision, record.answer);
}

/** Adopts newer text that another tab is sending. */
export function followRecord(record: AnswerRecord, theirs: AnswerWrite): AnswerRecord {
  return recordOf(theirs, record.storedRevision);
}

/** Returns the payload that stores the record's current content. */
export function writeOf(record: AnswerRecord): AnswerWrite {
  const { questionId, answer, isSaved, revision, typed } = record;
  return { questionId, answer, isSaved, revision, ...(typed && { typed }) };
}

/** Returns the record updated with the outcome of a write. */
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
