import { isUnsent, statusOf, writeOf } from './answer-record.ts';
import type { AnswerContent, AnswerRecord, AnswerStatus, AnswerWrite } from './answer-record.ts';

/** An answer as the screen shows it. The object changes only when the answer does. */
export interface AnswerView extends AnswerContent {
  status: AnswerStatus;
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
    const next = { answer: record.answer, isSaved: record.isSaved, status: statusOf(record) };
    const shown = this.#views.get(record.questionId);
    const isSame =
      shown?.answer === next.answer &&
      shown.isSaved === next.isSaved &&
      shown.status === next.status;
    if (!isSame) this.#views.set(record.questionId, next);
    return !isSame;
  }
}
