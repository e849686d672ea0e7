import { DRAFT_DELAY_MS, DRAFT_MAX_WAIT_MS } from '../../../../shared/business-rules.ts';
import type { Typed } from '../../../../shared/contract/attempts.ts';
import { type AnswerBook, type AnswerView, openAnswerBook } from './answer-book.ts';
import {
  type AnswerContent,
  type AnswerRecord,
  type AnswerWrite,
  type WriteOutcome,
  changeRecord,
  followRecord,
  hasSameContent,
  isUnsent,
  noteNewer,
  noteSent,
  noteStored,
  settleWrite,
  writeOf,
} from './answer-record.ts';
import type { PendingSaves } from './pending-saves.ts';
import { resendDelay, SendTimers } from './send-timers.ts';

/** Sends answers to the server. Neither call throws. */
export interface AnswerTransport {
  send(write: AnswerWrite): Promise<WriteOutcome>;
  /** Sends from a page that may close before the response arrives. */
  sendKeepalive(write: AnswerWrite): Promise<WriteOutcome>;
}

/** Text typed this recently counts as being edited, even if the student has just left the field. */
const FRESH_WORDS_MS = 10_000;
/** If another tab has not sent its text by then, this tab sends it as well. */
const OTHER_TAB_MS = 5_000;

interface Setup {
  questionIds: readonly string[];
  stored: readonly AnswerWrite[];
  pending: PendingSaves;
  transport: AnswerTransport;
  isTyping: (questionId: string) => boolean;
}

/**
 * Sends a student's answers to the server: one request at a time per question, the newest content
 * wins, and failures are retried until acknowledged.
 */
export class AnswerSync {
  readonly #pending: PendingSaves;
  readonly #transport: AnswerTransport;
  readonly #isTyping: (questionId: string) => boolean;
  readonly #book: AnswerBook;
  readonly #timers = new SendTimers((questionId) => this.#send(questionId));
  readonly #typedAt = new Map<string, number>();
  readonly #inFlight = new Set<string>();
  /** Questions whose newest text another tab of this student is sending. */
  readonly #followed = new Set<string>();
  #typedNow: () => Typed | undefined = () => undefined;
  #isOver = false;
  #isPaused = false;
  #isForeign = false;

  constructor({ questionIds, stored, pending, transport, isTyping }: Setup) {
    this.#pending = pending;
    this.#transport = transport;
    this.#isTyping = isTyping;
    this.#book = openAnswerBook(questionIds, stored, pending);
  }

  /** True once the server has said that the attempt accepts no more answers. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** True while the server says that someone else is signed in; nothing is sent then. */
  get isForeign(): boolean {
    return this.#isForeign;
  }

  /** False if the browser keeps no copy, so that unsent text exists only in this page. */
  get isKeptOnDevice(): boolean {
    return this.#pending.isKeeping;
  }

  view(questionId: string): AnswerView {
    return this.#book.view(questionId);
  }

  /**
   * Returns every answer that the server has not acknowledged, including those kept on the device
   * while the page has no questions because it opened during a rest break.
   */
  unsent(): AnswerWrite[] {
    const isElsewhere = ({ questionId }: AnswerWrite) => this.#book.find(questionId) === undefined;
    return [...this.#book.unsent(), ...[...this.#pending.read().values()].filter(isElsewhere)];
  }

  /** Returns other words of the student's that no answer contains and that nobody has chosen. */
  otherWords(): AnswerWrite[] {
    const replaced = this.#book.records().filter(({ lost }) => lost !== '');
    return replaced.map((record) => ({ ...writeOf(record), answer: record.lost }));
  }

  subscribe = (listener: () => void): (() => void) => this.#book.subscribe(listener);

  /** Sets the clock that timestamps typed text; without it, text has no timestamp. */
  keepTimeBy(typedNow: () => Typed): void {
    this.#typedNow = typedNow;
  }

  /** Records a change of the text; a draft is sent shortly afterwards. */
  type(questionId: string, answer: string): void {
    this.#typedAt.set(questionId, Date.now());
    this.#change(questionId, { answer: answer.replaceAll('\u0000', ''), isSaved: false });
    this.#scheduleDraft(questionId);
  }

  /** Handles Save: locks the answer and sends it at once. */
  save(questionId: string): void {
    this.#change(questionId, { answer: this.view(questionId).answer, isSaved: true });
    this.#send(questionId);
  }

  /** Handles Edit Answer: unlocks the answer. */
  edit(questionId: string): void {
    this.#change(questionId, { answer: this.view(questionId).answer, isSaved: false });
    this.#scheduleDraft(questionId);
  }

  /** Sends one answer now if it is unsent, for example when its field loses the focus. */
  sendNow(questionId: string): void {
    if ((this.#book.find(questionId)?.failures ?? 0) === 0) this.#send(questionId);
  }

  /** Starts or resumes sending, including answers that an earlier page left unsent. */
  start(): void {
    this.#isPaused = false;
    this.#isForeign = false;
    this.sendAll();
    this.#book.notify();
  }

  /** Sends every unsent answer now, for example when the network is back. */
  sendAll(): void {
    for (const { questionId } of this.unsent()) this.#send(questionId);
  }

  /** Sends everything when the page is hidden or closed, which may be the last chance. */
  sendKeepalive(): void {
    this.#pending.flush();
    if (this.#isOver || this.#isForeign) return;
    for (const write of this.unsent()) {
      this.#book.update(write.questionId, noteSent);
      void this.#transport
        .sendKeepalive(write)
        .then((outcome) => this.#settle(write, outcome.kind === 'stored' ? outcome : undefined));
    }
  }

  /** Adopts newer answers from the server, for example those typed on the student's phone. */
  adopt(stored: readonly AnswerWrite[]): void {
    if (this.#isOver) return;
    for (const answer of stored) {
      this.#book.update(answer.questionId, (record) => noteNewer(record, answer));
    }
  }

  /**
   * Adopts what another tab of this student has stored on the device, as reported by the storage
   * event. Tabs read and write without a lock, so a late write of one can remove what the other has
   * kept: it is then kept again.
   */
  followOtherTab(told: string | null): void {
    if (this.#isOver) return;
    const kept = this.#pending.readTold(told);
    for (const record of this.#book.records()) {
      const { questionId } = record;
      const theirs = kept.get(questionId);
      if (theirs !== undefined && this.#isAhead(theirs, record)) this.#follow(theirs);
      // Removed from the device means acknowledged by the server.
      else if (theirs === undefined && this.#followed.delete(questionId))
        this.#book.update(questionId, (before) => noteStored(before, before.revision));
      else if (theirs === undefined && isUnsent(record)) this.#pending.keep(writeOf(record));
    }
  }

  /**
   * Stops because someone else is signed in, and keeps everything on the device for its student.
   */
  handleUserMismatch(): void {
    this.#isForeign = true;
    this.#pending.flush();
    this.#book.notify();
  }

  /** Stops sending drafts, and removes the local copies if the attempt was submitted. */
  end({ isSubmitted }: { isSubmitted: boolean }): void {
    this.#isOver = true;
    this.pause();
    if (isSubmitted) this.#pending.clear();
    this.#book.notify();
  }

  /** Stops sending until `start`, and writes the local copy. */
  pause(): void {
    this.#isPaused = true;
    this.#timers.clearAll();
    this.#pending.flush();
  }

  #isAtWork(questionId: string): boolean {
    const typedAt = this.#typedAt.get(questionId) ?? Number.NEGATIVE_INFINITY;
    return this.#isTyping(questionId) || Date.now() - typedAt < FRESH_WORDS_MS;
  }

  /** True if another tab's text is newer: a tab types on under one revision until it sends it. */
  #isAhead(theirs: AnswerWrite, record: AnswerRecord): boolean {
    const { questionId, revision } = record;
    if (theirs.revision !== revision) return theirs.revision > revision;
    const isMirrored = this.#followed.has(questionId) && isUnsent(record);
    return isMirrored && !this.#inFlight.has(questionId) && !hasSameContent(theirs, record);
  }

  #follow(theirs: AnswerWrite): void {
    if (this.#isTyping(theirs.questionId)) return;
    this.#followed.add(theirs.questionId);
    this.#book.update(theirs.questionId, (before) => followRecord(before, theirs));
    this.#schedule(theirs.questionId, OTHER_TAB_MS);
  }

  #change(questionId: string, content: AnswerContent): void {
    if (this.#isOver) return;
    const typed = this.#typedNow();
    this.#book.update(questionId, (record) => changeRecord(record, { ...content, typed }));
    this.#followed.delete(questionId);
    const record = this.#book.find(questionId);
    if (record !== undefined && isUnsent(record)) this.#pending.keep(writeOf(record));
  }

  #scheduleDraft(questionId: string): void {
    const record = this.#book.find(questionId);
    if (record === undefined || !isUnsent(record)) return;
    const isBackingOff = record.failures > 0 && this.#timers.has(questionId);
    if (isBackingOff) return;
    // Text that this device cannot keep is safe only on the server.
    const longestWait = this.isKeptOnDevice ? DRAFT_MAX_WAIT_MS : DRAFT_DELAY_MS;
    if (!this.#isPaused) this.#timers.scheduleDraft(questionId, longestWait);
  }

  #schedule(questionId: string, delay: number): void {
    if (!this.#isOver && !this.#isPaused) this.#timers.schedule(questionId, delay);
  }

  #send(questionId: string): void {
    this.#timers.clear(questionId);
    const record = this.#book.find(questionId);
    if (record === undefined || !isUnsent(record)) return;
    if (this.#isOver || this.#isPaused || this.#inFlight.has(questionId)) return;
    this.#timers.noteSent(questionId);
    this.#inFlight.add(questionId);
    this.#book.update(questionId, noteSent);
    const write = writeOf(record);
    void this.#transmit(write).then((outcome) => {
      this.#inFlight.delete(questionId);
      this.#settle(write, outcome);
      this.#continue(questionId);
    });
  }

  async #transmit(write: AnswerWrite): Promise<WriteOutcome> {
    return this.#isForeign ? { kind: 'unreachable' } : this.#transport.send(write);
  }

  #settle(write: AnswerWrite, outcome: WriteOutcome | undefined): void {
    if (this.#isOver || outcome === undefined) return;
    if (outcome.kind === 'over') return this.end({ isSubmitted: false });
    if (outcome.kind === 'wrong-student') this.handleUserMismatch();
    const isAtWork = this.#isAtWork(write.questionId);
    this.#book.update(write.questionId, (record) => settleWrite(record, write, outcome, isAtWork));
    const record = this.#book.find(write.questionId);
    if (record === undefined) return;
    if (isUnsent(record)) this.#pending.keep(writeOf(record));
    // Replaced text stays on the device until the student has chosen.
    else if (!record.isReplaced || !record.lost)
      this.#pending.forget(write.questionId, record.revision);
  }

  #continue(questionId: string): void {
    const record = this.#book.find(questionId);
    if (record === undefined || !isUnsent(record) || record.isRefused) return;
    if (record.failures > 0) this.#schedule(questionId, resendDelay(record.failures));
    else if (!this.#timers.has(questionId)) this.#send(questionId);
  }
}
