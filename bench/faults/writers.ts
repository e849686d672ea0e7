import { setTimeout as sleep } from 'node:timers/promises';
import { ANSWER_REQUEST_TIMEOUT_MS } from '../../shared/business-rules.ts';
import { resendDelay } from '../../web/features/attempts/answer-sync/send-timers.ts';
import { cookieOf, numbers, questionId, QUESTIONS, quizCode, studentId } from '../load/school.ts';
import { hashOf, type Acknowledged } from '../nothing-lost/school.ts';

/** The responses that writers received, for the comparison at the end. */
export interface Told {
  acknowledged: Acknowledged[];
  /** How often each other response came, e.g. `503 The server is busy.`, including none at all. */
  refusals: Map<string, number>;
  /** The longest time from sending an answer until it was acknowledged, in milliseconds. */
  longestWait: number;
  /** The responses to that answer in the meantime, with the seconds at which they came. */
  longestStory: string;
  /** When the last answer was acknowledged, by the monotonic clock. */
  lastAt: number;
}

export interface Writers {
  told: Told;
  stop(): Promise<void>;
}

interface WriterSettings {
  /** Returns the address; called for every request. */
  address: () => string;
  secret: string;
  students: number;
  /** The length of each answer. */
  characters?: number;
  pauseMs?: number;
}

/**
 * Starts students who write one answer after another, and send each again until it is acknowledged,
 * at the intervals of the quiz page.
 */
export function startWriters(settings: WriterSettings): Writers {
  const bell = new AbortController();
  const told: Told = {
    acknowledged: [],
    refusals: new Map(),
    longestWait: 0,
    longestStory: '',
    lastAt: performance.now(),
  };
  const ended = Promise.all(
    numbers(settings.students).map((number) => write(number, settings, told, bell.signal)),
  );
  return {
    told,
    stop: async () => {
      bell.abort();
      await ended;
    },
  };
}

async function write(
  number: number,
  { address, secret, characters = 240, pauseMs = 40 }: WriterSettings,
  told: Told,
  bell: AbortSignal,
): Promise<void> {
  const cookie = cookieOf(secret, number, address().startsWith('https:'));
  await sleep(Math.random() * pauseMs);
  // Starts from 10: the answers that a school begins with have lower revisions.
  for (let revision = 10; !bell.aborted; revision += 1) {
    const question = questionId(1 + (revision % QUESTIONS));
    const answer = textOf(`${number} ${revision}`, characters);
    const body = JSON.stringify({ userId: studentId(number), answer, revision, isSaved: false });
    const path = `/api/attempts/${quizCode(1)}/answers/${question}`;
    const from = performance.now();
    const story: string[] = [];
    // Also ends when the bell rings: then this answer was never acknowledged.
    for (;;) {
      const refusal = await send(`${address()}${path}`, cookie, body);
      if (refusal === null) {
        const userId = studentId(number);
        told.acknowledged.push({ userId, questionId: question, revision, hash: hashOf(answer) });
        told.lastAt = performance.now();
        if (told.lastAt - from > told.longestWait) {
          told.longestWait = told.lastAt - from;
          told.longestStory = shorten(story);
        }
        break;
      }
      told.refusals.set(refusal, (told.refusals.get(refusal) ?? 0) + 1);
      story.push(`${((performance.now() - from) / 1_000).toFixed(1)} s ${refusal}`);
      if (bell.aborted) return;
      await sleep(resendDelay(story.length));
    }
    await sleep(pauseMs * (0.5 + Math.random()));
  }
}

const kindOf = (line: string | undefined) => line?.slice(line.indexOf(' s '));

/** Keeps the first and the last of each run of equal refusals. */
function shorten(story: readonly string[]): string {
  return story
    .filter((line, place) => {
      const [before, after] = [story[place - 1], story[place + 1]].map(kindOf);
      return kindOf(line) !== before || kindOf(line) !== after;
    })
    .join('; ');
}

/** Returns a text unlike any other, which a database cannot compress. */
function textOf(seed: string, characters: number): string {
  let text = '';
  for (let part = 0; text.length < characters; part += 1) text += hashOf(`${seed} ${part}`);
  return text.slice(0, characters);
}

/** Returns null once the answer is stored, otherwise the response or error. */
async function send(url: string, cookie: string, body: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS),
    });
    const text = await response.text();
    return response.ok ? null : `${response.status} ${sentenceOf(text)}`;
  } catch (error) {
    return `no answer (${codeOf(error)})`;
  }
}

/** Returns `ECONNREFUSED` if nothing was listening, `ECONNRESET` if the request was cut. */
function codeOf(error: unknown): string {
  const { cause, name } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}

function sentenceOf(text: string): string {
  try {
    return (JSON.parse(text) as { message?: string }).message ?? 'without a sentence';
  } catch {
    return 'from the proxy';
  }
}
