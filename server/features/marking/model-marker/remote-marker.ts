import { createHash } from 'node:crypto';
import { MAX_FEEDBACK_CHARACTERS } from '../../../../shared/business-rules.ts';
import type { MarkerConfig } from '../../../marker-config.ts';
import { ThreadLimitError, type ThreadPool, type WorkOf } from '../../../threads/thread-pool.ts';
import { MarkerError, type MarkerErrorReason } from '../engine/marker-error.ts';
import type { Marker, MarkingTask } from '../engine/marker.ts';
import { createHider } from './hide-personal.ts';
import type { readServiceReply } from './read-service-reply.ts';
import { fetchReply, REPLY_TOO_LONG, ReplyTooLongError } from '../language-model/fetch-reply.ts';
import type { OutsideModelPolicy } from '../language-model/outside-model-policy.ts';
import { readRetryAfter } from '../language-model/retry-after.ts';

const NAME = 'remote-service';
/**
 * Room for twenty answers of maximum length, with their questions and schemes, in case all of it is
 * returned.
 */
const MAX_REPLY_BYTES = 4 * 1024 * 1024;
const reading: WorkOf<typeof readServiceReply> = {
  file: new URL('../threaded/model-worker.ts', import.meta.url),
  name: 'readServiceReply',
  timeLimitMs: 20_000,
};

/**
 * Creates a marker that sends batches to a marking service in the spec's format (section 7). The
 * service identifies students only by the task's id.
 */
export function createRemoteMarker(
  config: MarkerConfig,
  { threads, modelPolicy }: { threads: ThreadPool; modelPolicy: OutsideModelPolicy },
): Marker {
  const address = `${(config.address ?? '').replace(/\/+$/, '')}/api/mark-quiz`;
  const promptHash = createHash('sha256').update(address).digest('hex').slice(0, 16);
  const by = { marker: `${NAME}:${new URL(address).host}`, promptHash };

  const markAll = async (tasks: MarkingTask[], signal?: AbortSignal) => {
    await modelPolicy.requireAcceptance();
    const [first] = tasks;
    const questions = new Set(tasks.map(({ questionId }) => questionId));
    const about = {
      use: first?.use ?? 'trial',
      questionId: (questions.size === 1 ? first?.questionId : undefined) ?? null,
    } as const;
    const body = { submissions: tasks.map(toSubmission) };
    try {
      const reply = await post(address, config, body, signal);
      const { answers, totalTokens } = await readReply(threads, { reply, tasks, by }, signal);
      await modelPolicy.noteCall({ ...about, outcome: 'answered', totalTokens });
      return answers;
    } catch (error) {
      const outcome = error instanceof MarkerError ? error.reason : 'unreachable';
      await modelPolicy.noteCall({ ...about, outcome, totalTokens: 0 });
      throw error;
    }
  };

  return {
    name: NAME,
    signature: by,
    markAll,
    mark: async (task, signal) => {
      const [marked] = await markAll([task], signal);
      if (!marked) throw new MarkerError('unusable', 'No answer came back.');
      return marked;
    },
  };
}

/** Throws MarkerError if the response contains no mark. */
async function readReply(
  threads: ThreadPool,
  given: Parameters<typeof readServiceReply>[0],
  signal: AbortSignal | undefined,
) {
  const tasks = given.tasks.map(({ confirmed: _, images: __, ...task }) => task);
  const read = await threads.run(reading, { ...given, tasks }, signal).catch((error: unknown) => {
    if (!(error instanceof ThreadLimitError)) throw error;
    throw new MarkerError('unusable', 'The reply takes too long to read.', { cause: error });
  });
  const { problem, marked, totalTokens } = read;
  const [first, ...others] = marked.map((one) => ({
    ...one,
    feedback: one.feedback.slice(0, MAX_FEEDBACK_CHARACTERS),
  }));
  if (problem !== null || !first)
    throw new MarkerError('unusable', problem ?? 'Not one answer came back.', { totalTokens });
  return { answers: [{ ...first, totalTokens }, ...others], totalTokens };
}

/** Returns the part of a task that is sent to a marking service. */
export function toSubmission(task: MarkingTask) {
  const { id, questionText, markSchemeAnswer, maxMark } = task;
  const userAnswer = createHider(task)(task.userAnswer).text;
  return { id, userId: id, username: '', questionText, userAnswer, markSchemeAnswer, maxMark };
}

async function post(
  address: string,
  { apiKey, timeoutSeconds }: MarkerConfig,
  body: object,
  signal: AbortSignal | undefined,
): Promise<string> {
  const timeout = AbortSignal.timeout(timeoutSeconds * 1_000);
  try {
    const request = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    };
    const response = await fetchReply(address, request, MAX_REPLY_BYTES);
    if (!response.ok) throw refusal(response);
    return await response.text();
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof MarkerError ? error : explain(error);
  }
}

function refusal({ status, headers }: Response): MarkerError {
  const reasons: Record<number, MarkerErrorReason> = {
    401: 'refuses-key',
    403: 'refuses-key',
    429: 'busy',
  };
  const isRefusal = status >= 300 && status < 500 && status !== 408;
  const reason = reasons[status] ?? (isRefusal ? 'refused' : 'unreachable');
  return new MarkerError(reason, `The service answered ${status}.`, {
    status,
    retryAfterMs: readRetryAfter(headers.get('retry-after')),
  });
}

function explain(error: unknown): MarkerError {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && error.name === 'TimeoutError')
    return new MarkerError('timed-out', message, { cause: error });
  if (error instanceof ReplyTooLongError)
    return new MarkerError('unusable', message, { said: REPLY_TOO_LONG, cause: error });
  return new MarkerError('unreachable', message, { cause: error });
}
