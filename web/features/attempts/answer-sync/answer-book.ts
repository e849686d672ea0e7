import {
  type AnswerContent,
  type AnswerRecord,
  type AnswerStatus,
  type AnswerWrite,
  isUnsent,
  openRecord,
  statusOf,
  writeOf,
} from './answer-record.ts';
import type { PendingSaves } from './pending-saves.ts';

/** An answer as shown on the screen. The object changes only when the answer does. */
export interface AnswerView extends AnswerContent {
  status: AnswerStatus;
  lost: string;
}

/** The answers of an attempt as this page knows them, in the order of the questions. */
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

  /** Returns every answer that the server has not acknowledged. */
  unsent(): AnswerWrite[] {
    return this.records().filter(isUnsent).map(writeOf);
  }

  /** Returns the view of an answer. Throws for a question that the quiz does not have. */
  view(questionId: string): AnswerView {
    const view = this.#views.get(questionId);
    if (view === undefined) throw new Error(`The quiz has no question ${questionId}.`);
    return view;
  }

  /** Changes one answer, and notifies the listeners if its view changes. */
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

/**
 * Creates the book when the page opens, from the server's answers and any newer ones kept on this
 * device.
 */
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
