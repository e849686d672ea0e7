import { describe, expect, it } from 'vitest';
import { askTogether } from './ask-together.ts';

const settled = () => new Promise(setImmediate);

/** A question that is answered only when told to. */
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
  it('are asked at once when nothing is under way, each key once', async () => {
    const { asked, answers, ask } = createSlowQuestion();
    const all = Promise.all([ask('a'), ask('b'), ask('a')]);
    await settled();
    expect(asked).toEqual([['a', 'b']]);
    answers[0]?.resolve(new Map([['a', 'Anna']]));
    expect(await all).toEqual(['Anna', undefined, 'Anna']);
  });

  it('never get an answer that was under way before', async () => {
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

  it('fail together, and the next are asked as if nothing had been', async () => {
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
