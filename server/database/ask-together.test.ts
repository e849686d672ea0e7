import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDatabaseUnavailable, NoConnectionError } from './is-database-unavailable.ts';
import { askTogether } from './ask-together.ts';

const settled = () => new Promise(setImmediate);

/** Creates a query that returns only when the test lets it. */
function createSlowQuestion() {
  const asked: string[][] = [];
  const answers: PromiseWithResolvers<Map<string, string>>[] = [];
  const ask = askTogether((keys) => {
    asked.push(keys);
    const answer = Promise.withResolvers<Map<string, string>>();
    answers.push(answer);
    return answer.promise;
  });
  return { asked, answers, ask };
}

describe('questions that are asked together', () => {
  it('are asked at once if none is under way, each key once', async () => {
    const { asked, answers, ask } = createSlowQuestion();
    const all = Promise.all([ask('a'), ask('b'), ask('a')]);
    await settled();
    expect(asked).toEqual([['a', 'b']]);
    answers[0]?.resolve(new Map([['a', 'Anna']]));
    expect(await all).toEqual(['Anna', undefined, 'Anna']);
  });

  it('never get the answer to a question that was already under way', async () => {
    const { asked, answers, ask } = createSlowQuestion();
    const first = ask('a');
    await settled();
    const later = Promise.all([ask('a'), ask('c')]);
    await settled();
    expect(asked).toEqual([['a']]);
    answers[0]?.resolve(new Map([['a', 'old']]));
    expect(await first).toBe('old');
    await settled();
    expect(asked).toEqual([['a'], ['a', 'c']]);
    answers[1]?.resolve(new Map([['a', 'new']]));
    expect(await later).toEqual(['new', undefined]);
  });

  it('fail together, and the next ones are asked as usual', async () => {
    const { answers, ask } = createSlowQuestion();
    const failing = Promise.allSettled([ask('a'), ask('b')]);
    await settled();
    const next = ask('a');
    answers[0]?.reject(new Error('The database has gone.'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await settled();
    answers[1]?.resolve(new Map([['a', 'back']]));
    expect(await next).toBe('back');
  });
});

describe('a question that gets no answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('holds up the next one for no more than a tenth of a second', async () => {
    const { asked, answers, ask } = createSlowQuestion();
    void ask('a');
    await vi.advanceTimersByTimeAsync(0);
    const next = ask('b');
    await vi.advanceTimersByTimeAsync(99);
    expect(asked).toEqual([['a']]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([['a'], ['b']]);
    answers[1]?.resolve(new Map([['b', 'Ben']]));
    expect(await next).toBe('Ben');
  });

  it('is asked once more after a second, and takes whichever answer comes first', async () => {
    const { asked, answers, ask } = createSlowQuestion();
    const answer = ask('a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([['a'], ['a']]);
    answers[0]?.reject(new Error('The connection is gone.'));
    answers[1]?.resolve(new Map([['a', 'Anna']]));
    expect(await answer).toBe('Anna');
  });

  it('fails for the reason of the first try if the second fails too', async () => {
    const { answers, ask } = createSlowQuestion();
    const failure = ask('a').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    answers[1]?.reject(new Error('The database is starting.'));
    answers[0]?.reject(new NoConnectionError(new Error('The connection is gone.')));
    expect(isDatabaseUnavailable(await failure)).toBe(true);
  });

  it('fails after two seconds as if the database were away, and lets others begin', async () => {
    const { asked, ask } = createSlowQuestion();
    const failure = ask('a').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(isDatabaseUnavailable(await failure)).toBe(true);
    void ask('b');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.at(-1)).toEqual(['b']);
  });

  it('never runs beside more than three others', async () => {
    const { asked, ask } = createSlowQuestion();
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      void ask(key).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(asked).toEqual([['a'], ['b'], ['c'], ['d']]);
  });
});
