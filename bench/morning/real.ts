import { Caller } from '../load/caller.ts';
import type { MeasuredGreenpen } from '../load/measured-greenpen.ts';
import { cookieOf, finishingLane, questionId, QUESTIONS, quizCode } from '../load/school.ts';
import { studentId, TYPICAL_ANSWER } from '../load/school.ts';
import type { Call } from './service-times.ts';
import type { Send, Timeline } from './student.ts';

/** Real time, in milliseconds. */
export const realTime: Timeline = {
  get now() {
    return performance.now();
  },
  after: (milliseconds, happen) => {
    if (milliseconds <= 0) setImmediate(happen);
    else setTimeout(happen, milliseconds).unref();
  },
};

/** Lower revisions belong to the drafts of the calibration. */
let revision = 1_000_000;

/**
 * Sends the simulated students' calls to a real Greenpen: what they do and when is the same, and
 * only the responses are real. Each keeps two connections, as a browser does for two requests at
 * once.
 */
export class RealCluster {
  answered = 0;
  readonly failures = new Map<string, number>();
  readonly #greenpen: Pick<MeasuredGreenpen, 'port' | 'secret'>;
  readonly #callers = new Map<string, Caller>();

  constructor(greenpen: Pick<MeasuredGreenpen, 'port' | 'secret'>) {
    this.#greenpen = greenpen;
  }

  /** Returns the function with which this student sends calls. */
  of(student: number): Send {
    return (call, answer) => {
      void this.#send(student, call).then(answer);
    };
  }

  close(): void {
    for (const caller of this.#callers.values()) caller.close();
  }

  async #send(student: number, call: Call): Promise<boolean> {
    const { method, path, body } = requestOf(student, call, this.#greenpen.secret);
    const key = `${student} ${call === 'check-in' ? 'check-in' : 'write'}`;
    const caller = this.#callers.get(key) ?? new Caller(this.#greenpen.port);
    this.#callers.set(key, caller);
    const cookie = cookieOf(this.#greenpen.secret, student);
    try {
      const { status, text } = await caller.call(method, path, cookie, body);
      this.answered += 1;
      if (status === 200) return true;
      this.#note(`${call}: ${status} ${text.slice(0, 100)}`);
    } catch (error) {
      this.#callers.delete(key);
      this.#note(`${call}: ${String(error)}`);
    }
    return false;
  }

  #note(what: string): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
  }
}

/** Returns what a page sends for this call, at the first quiz by default. */
export function requestOf(student: number, call: Call, secret: string, quiz = quizCode(1)) {
  const userId = studentId(student);
  const attempt = `/api/attempts/${quiz}`;
  if (call === 'open') return { method: 'POST', path: attempt, body: '{}' };
  if (call === 'check-in') {
    return { method: 'POST', path: `${attempt}/check-in`, body: JSON.stringify({ userId }) };
  }
  if (call === 'finish') {
    const { body } = finishingLane(secret, student, [quiz], 'submitted');
    const newest = body.replaceAll(/"revision":\d+/g, `"revision":${(revision += 1)}`);
    return { method: 'POST', path: `${attempt}/finish`, body: newest };
  }
  revision += 1;
  const question = questionId(1 + (revision % QUESTIONS));
  const draft = { userId, answer: TYPICAL_ANSWER, revision, isSaved: false };
  return { method: 'PUT', path: `${attempt}/answers/${question}`, body: JSON.stringify(draft) };
}
