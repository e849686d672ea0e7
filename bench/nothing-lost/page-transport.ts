import { ANSWER_REQUEST_TIMEOUT_MS } from '../../shared/business-rules.ts';
import type { AnswerWrite } from '../../web/features/attempts/answer-sync/answer-record.ts';
import type { WriteOutcome } from '../../web/features/attempts/answer-sync/answer-record.ts';
import type { AnswerTransport } from '../../web/features/attempts/answer-sync/answer-sync.ts';
import type { Student } from './school.ts';

/** Statuses after which a page retries. */
const passingStatuses = new Set([401, 408, 425, 429]);

/** Sends requests as this student's page does, and aborts them when the page dies. */
export function createCaller(address: string, { cookie }: Student, life: AbortSignal) {
  return (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${address}/api/attempts/${path}`, {
      method,
      signal: AbortSignal.any([life, AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS)]),
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
}
export type Caller = ReturnType<typeof createCaller>;

interface Failure {
  code: string;
  data?: AnswerWrite;
}

async function outcomeOf(response: Response): Promise<WriteOutcome> {
  if (response.ok) {
    await response.arrayBuffer();
    return { kind: 'stored' };
  }
  const { code, data } = (await response.json()) as Failure;
  if (code === 'ATTEMPT_OVER') return { kind: 'over' };
  if (code === 'ANSWER_SUPERSEDED' && data) return { kind: 'superseded', stored: data };
  const isPassing = response.status >= 500 || passingStatuses.has(response.status);
  return { kind: isPassing ? 'unreachable' : 'refused' };
}

/**
 * Follows the rules of web/features/attempts/answer-sync/answer-transport.ts without a browser.
 * `onOutcome` is called for every write that got a response.
 */
export function createPageTransport(
  call: Caller,
  attempt: { quizCode: string; userId: string },
  onOutcome: (write: AnswerWrite, outcome: WriteOutcome, milliseconds: number) => void,
): AnswerTransport {
  const send = async (write: AnswerWrite): Promise<WriteOutcome> => {
    const { questionId, ...body } = write;
    const from = performance.now();
    try {
      const path = `${attempt.quizCode}/answers/${questionId}`;
      const response = await call('PUT', path, { userId: attempt.userId, ...body });
      const outcome = await outcomeOf(response);
      onOutcome(write, outcome, performance.now() - from);
      return outcome;
    } catch {
      return { kind: 'unreachable' };
    }
  };
  return { send, sendKeepalive: send };
}
