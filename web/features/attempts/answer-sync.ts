import { DRAFT_DELAY_MS, DRAFT_MAX_WAIT_MS } from '../../../shared/business-rules.ts';
import {
  changeRecord,
  isUnsent,
  noteFailed,
  noteRefused,
  noteSent,
  noteStored,
  noteSuperseded,
  openRecord,
  statusOf,
  writeOf,
} from './answer-record.ts';
import type { AnswerContent, AnswerRecord, AnswerStatus, AnswerWrite } from './answer-record.ts';
import type { AnswerTransport, WriteOutcome } from './answer-transport.ts';
import type { PendingSaves } from './pending-saves.ts';
import { resendDelay } from './resend-backoff.ts';

/** An answer as the screen shows it. The object changes only when the answer does. */
export interface AnswerView extends AnswerContent {
  status: AnswerStatus;
}

/** Words as fresh as this are the student's will, also when they have just left the field. */
const FRESH_WORDS_MS = 10_000;

interface Setup {
  questionIds: readonly string[];
  stored: readonly AnswerWrite[];
  pending: PendingSaves;
  transport: AnswerTransport;
  isTyping: (questionId: string) => boolean;
}

/**
 * Carries a student's answers to the server: one request at a time for each question, the newest
 * content wins, what fails is sent again until it is acknowledged (design, section 5).
 */
export class AnswerSync {
  readonly #pending: PendingSaves;
  readonly #transport: AnswerTransport;
  readonly #isTyping: (questionId: string) => boolean;
  readonly #records = new Map<string, AnswerRecord>();
  readonly #views = new Map<string, AnswerView>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #typedAt = new Map<string, number>();
  readonly #unsentSince = new Map<string, number>();
  readonly #inFlight = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #isOver = false;
  #isPaused = false;

  constructor({ questionIds, stored, pending, transport, isTyping }: Setup) {
    this.#pending = pending;
    this.#transport = transport;
    this.#isTyping = isTyping;
    const kept = pending.read();
    for (const questionId of questionIds) {
      const onServer = stored.find((answer) => answer.questionId === questionId);
      const copy = kept.get(questionId);
      const record = openRecord(questionId, onServer, copy);
      if (copy !== undefined && !isUnsent(record)) pending.forget(questionId, copy.revision);
      this.#records.set(questionId, record);
      this.#show(record);
    }
  }

  /** True once the server has said that the attempt takes no more answers. */
  get isOver(): boolean {
    return this.#isOver;
  }

  view(questionId: string): AnswerView {
    const view = this.#views.get(questionId);
    if (view === undefined) throw new Error(`The quiz has no question ${questionId}.`);
    return view;
  }

  /** Every answer that the server has not acknowledged. */
  unsent(): AnswerWrite[] {
    return [...this.#records.values()].filter(isUnsent).map(writeOf);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The student has changed the text; the draft follows shortly. */
  type(questionId: string, answer: string): void {
    this.#typedAt.set(questionId, Date.now());
    this.#change(questionId, { answer: answer.replaceAll('\u0000', ''), isSaved: false });
    this.#scheduleDraft(questionId);
  }

  /** Save: the answer is locked and sent at once. */
  save(questionId: string): void {
    this.#change(questionId, { answer: this.view(questionId).answer, isSaved: true });
    this.#send(questionId);
  }

  /** Edit Answer: the answer is open again. */
  edit(questionId: string): void {
    this.#change(questionId, { answer: this.view(questionId).answer, isSaved: false });
    this.#scheduleDraft(questionId);
  }

  /** Sends one answer now if there is anything to send, for example when its field is left. */
  sendNow(questionId: string): void {
    if ((this.#records.get(questionId)?.failures ?? 0) === 0) this.#send(questionId);
  }

  /** Takes up the sending, with what an earlier page left unsent. */
  start(): void {
    this.#isPaused = false;
    this.sendAll();
  }

  /** Sends everything unsent now, for example when the network is back. */
  sendAll(): void {
    for (const { questionId } of this.unsent()) this.#send(questionId);
  }

  /** The page is hidden or going: this may be the last chance. */
  sendOutliving(): void {
    this.#pending.flush();
    if (this.#isOver) return;
    for (const write of this.unsent()) {
      this.#update(write.questionId, noteSent);
      void this.#transport
        .sendOutliving(write)
        .then((outcome) => this.#settle(write, outcome.kind === 'stored' ? outcome : undefined));
    }
  }

  /** Ends the sending of drafts, and forgets the local copies if the attempt was submitted. */
  end({ isSubmitted }: { isSubmitted: boolean }): void {
    this.#isOver = true;
    this.pause();
    if (isSubmitted) this.#pending.clear();
    this.#notify();
  }

  /** Sends nothing more until `start`, and writes the local copy. */
  pause(): void {
    this.#isPaused = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#pending.flush();
  }

  #isAtWork(questionId: string): boolean {
    const typedAt = this.#typedAt.get(questionId) ?? Number.NEGATIVE_INFINITY;
    return this.#isTyping(questionId) || Date.now() - typedAt < FRESH_WORDS_MS;
  }

  #change(questionId: string, content: AnswerContent): void {
    if (this.#isOver) return;
    this.#update(questionId, (record) => changeRecord(record, content));
    const record = this.#records.get(questionId);
    if (record !== undefined && isUnsent(record)) this.#pending.keep(writeOf(record));
  }

  #update(questionId: string, change: (record: AnswerRecord) => AnswerRecord): void {
    const before = this.#records.get(questionId);
    if (before === undefined) return;
    const after = change(before);
    this.#records.set(questionId, after);
    if (this.#show(after)) this.#notify();
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

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #scheduleDraft(questionId: string): void {
    const record = this.#records.get(questionId);
    if (record === undefined || !isUnsent(record)) return;
    const isBackingOff = record.failures > 0 && this.#timers.has(questionId);
    if (isBackingOff) return;
    const since = this.#unsentSince.get(questionId) ?? Date.now();
    this.#unsentSince.set(questionId, since);
    const longest = Math.max(0, since + DRAFT_MAX_WAIT_MS - Date.now());
    this.#schedule(questionId, Math.min(DRAFT_DELAY_MS, longest));
  }

  #schedule(questionId: string, delay: number): void {
    if (this.#isOver || this.#isPaused) return;
    clearTimeout(this.#timers.get(questionId));
    const timer = setTimeout(() => this.#send(questionId), delay);
    this.#timers.set(questionId, timer);
  }

  #send(questionId: string): void {
    clearTimeout(this.#timers.get(questionId));
    this.#timers.delete(questionId);
    const record = this.#records.get(questionId);
    if (record === undefined || !isUnsent(record)) return;
    if (this.#isOver || this.#isPaused || this.#inFlight.has(questionId)) return;
    this.#unsentSince.delete(questionId);
    this.#inFlight.add(questionId);
    this.#update(questionId, noteSent);
    const write = writeOf(record);
    void this.#transport.send(write).then((outcome) => {
      this.#inFlight.delete(questionId);
      this.#settle(write, outcome);
      this.#continue(questionId);
    });
  }

  #settle(write: AnswerWrite, outcome: WriteOutcome | undefined): void {
    if (this.#isOver || outcome === undefined) return;
    if (outcome.kind === 'over') return this.end({ isSubmitted: false });
    this.#update(write.questionId, (record) => {
      switch (outcome.kind) {
        case 'stored':
          return noteStored(record, write.revision);
        case 'superseded':
          return noteSuperseded(record, write, outcome.stored, this.#isAtWork(write.questionId));
        case 'refused':
          return noteRefused(record, write);
        case 'unreachable':
          return noteFailed(record);
      }
    });
    const record = this.#records.get(write.questionId);
    if (record === undefined) return;
    if (isUnsent(record)) this.#pending.keep(writeOf(record));
    else this.#pending.forget(write.questionId, record.revision);
  }

  #continue(questionId: string): void {
    const record = this.#records.get(questionId);
    if (record === undefined || !isUnsent(record) || record.isRefused) return;
    if (record.failures > 0) this.#schedule(questionId, resendDelay(record.failures));
    else if (!this.#timers.has(questionId)) this.#send(questionId);
  }
}
