import { setTimeout as sleep } from 'node:timers/promises';
import { CHECK_IN_MS } from '../../shared/business-rules.ts';
import type { Attempt } from '../../shared/contract/attempts.ts';
import type { AnswerWrite } from '../../web/features/attempts/answer-sync/answer-record.ts';
import { AnswerSync } from '../../web/features/attempts/answer-sync/answer-sync.ts';
import type { WriteOutcome } from '../../web/features/attempts/answer-sync/answer-record.ts';
import {
  PendingSaves,
  pendingSavesKey,
} from '../../web/features/attempts/answer-sync/pending-saves.ts';
import { createCaller, createPageTransport, type Caller } from './page-transport.ts';
import { hashOf, type Student } from './school.ts';
import type { Tally } from './tally.ts';
import { TypedWords } from './typed-words.ts';
import type { TypedPage } from './typist.ts';

const RETRY_MS = 1_000;

/** State that dies with a page; its local storage does not. */
interface OpenPage {
  sync: AnswerSync;
  call: Caller;
  life: AbortController;
}

/**
 * A student's browser: the real engine of the quiz page with an in-memory local storage. It can be
 * killed at any moment, and reopened with what the storage and the server have kept.
 */
export class StudentPage implements TypedPage {
  questionIds: readonly string[] = [];
  readonly words: TypedWords;
  readonly #student: Student;
  readonly #quizCode: string;
  readonly #address: string;
  readonly #tally: Tally;
  readonly #storage = new Map<string, string>();
  #page: OpenPage | undefined;
  #typingIn = '';

  constructor(address: string, quizCode: string, student: Student, tally: Tally) {
    this.#address = address;
    this.#quizCode = quizCode;
    this.#student = student;
    this.#tally = tally;
    this.words = new TypedWords(tally);
  }

  get userId(): string {
    return this.#student.userId;
  }

  isOpen(): boolean {
    return this.#page !== undefined;
  }

  answer(questionId: string): { text: string; isSaved: boolean } {
    const { answer, isSaved } = this.#open().sync.view(questionId);
    this.words.expect(questionId, answer);
    return { text: answer, isSaved };
  }

  type(questionId: string, text: string): void {
    this.#typingIn = questionId;
    this.#open().sync.type(questionId, text);
    this.words.note(questionId, text);
  }

  save(questionId: string): void {
    this.#typingIn = '';
    this.#open().sync.save(questionId);
  }

  edit(questionId: string): void {
    this.#open().sync.edit(questionId);
  }

  leave(questionId: string): void {
    this.#typingIn = '';
    this.#open().sync.sendNow(questionId);
  }

  /** Returns how many answers the server has not acknowledged. */
  unsent(): number {
    return this.#page?.sync.unsent().length ?? this.questionIds.length;
  }

  /** Loads the quiz, and retries until the server answers. */
  async open(): Promise<void> {
    const life = new AbortController();
    const call = createCaller(this.#address, this.#student, life.signal);
    const attempt = await this.#load(call);
    this.questionIds = attempt.questions.map((question) => question.questionId);
    const own = { quizCode: this.#quizCode, userId: this.userId };
    const sync = new AnswerSync({
      questionIds: this.questionIds,
      stored: attempt.answers,
      pending: new PendingSaves(
        pendingSavesKey(own.quizCode, own.userId),
        this.#storeOf(life.signal),
      ),
      transport: createPageTransport(call, own, (...what) => this.#hear(...what)),
      isTyping: (questionId) => this.#typingIn === questionId,
    });
    for (const questionId of this.questionIds) {
      this.words.reopen(questionId, sync.view(questionId).answer);
    }
    sync.start();
    this.#page = { sync, call, life };
    void this.#checkIn(call, life.signal);
  }

  /** Kills the browser: nothing is flushed, nothing more is sent. */
  kill(): void {
    const page = this.#page;
    if (!page) return;
    this.#page = undefined;
    this.#typingIn = '';
    this.words.die();
    page.life.abort();
    page.sync.pause();
  }

  /** Submits and finishes, and retries until there is a response. */
  async finish(): Promise<void> {
    const { sync, call } = this.#open();
    const answers = sync
      .unsent()
      .map(({ questionId, answer, revision }) => ({ questionId, answer, revision }));
    const body = { userId: this.userId, because: 'submitted', answers };
    for (;;) {
      const response = await call('POST', `${this.#quizCode}/finish`, body).catch(() => undefined);
      if (response?.ok) break;
      await sleep(RETRY_MS);
    }
    sync.end({ isSubmitted: true });
    this.kill();
  }

  #open(): OpenPage {
    if (!this.#page) throw new Error('The page is closed.');
    return this.#page;
  }

  async #load(call: Caller): Promise<Attempt> {
    for (;;) {
      const response = await call('POST', this.#quizCode).catch(() => undefined);
      const attempt = response?.ok ? await response.json().catch(() => undefined) : undefined;
      if (attempt) return attempt as Attempt;
      await sleep(RETRY_MS * (1 + Math.random()));
    }
  }

  async #checkIn(call: Caller, life: AbortSignal): Promise<void> {
    const path = `${this.#quizCode}/check-in`;
    while (!life.aborted) {
      await sleep(CHECK_IN_MS, undefined, { signal: life }).catch(() => undefined);
      const response = await call('POST', path, { userId: this.userId }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
    }
  }

  /** Returns a storage to which a dead page writes nothing. */
  #storeOf(life: AbortSignal) {
    const unlessDead = (write: () => void) => {
      if (!life.aborted) write();
    };
    return {
      getItem: (key: string) => this.#storage.get(key) ?? null,
      setItem: (key: string, value: string) => unlessDead(() => this.#storage.set(key, value)),
      removeItem: (key: string) => unlessDead(() => this.#storage.delete(key)),
    };
  }

  #hear(write: AnswerWrite, outcome: WriteOutcome, milliseconds: number): void {
    const { questionId, revision, answer } = write;
    if (outcome.kind === 'stored') {
      const hash = hashOf(answer);
      this.#tally.acknowledged.push({ userId: this.userId, questionId, revision, hash });
      this.#tally.savedIn.push(milliseconds);
    } else if (outcome.kind === 'over' || outcome.kind === 'refused') {
      this.#tally.surprises.push(`A save was answered with "${outcome.kind}".`);
    }
  }
}
