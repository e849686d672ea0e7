import { describe, expect, it } from 'vitest';
import { NoConnectionError } from './is-database-unavailable.ts';
import { writeTogether } from './write-together.ts';

const settled = () => new Promise(setImmediate);

interface Write {
  row: string;
  text: string;
}
const write = (row: string, text = row) => ({ row, text });

/** Creates a database that responds only when the test lets it. */
function createSlowDatabase() {
  const statements: string[][] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const send = writeTogether(
    async (writes: Write[]) => {
      statements.push(writes.map(({ text }) => text));
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      await answer.promise;
      if (writes.some(({ text }) => text === 'bad')) throw new Error('No such text.');
      return writes.map(({ text }) => (text === 'refused' ? undefined : `stored ${text}`));
    },
    ({ row }) => row,
  );
  const answerAll = async () => {
    for (const answer of answers.splice(0)) answer.resolve();
    await settled();
  };
  return { statements, answers, answerAll, send };
}

describe('writes that are stored together', () => {
  it('are sent at once while none is under way', async () => {
    const { statements, answerAll, send } = createSlowDatabase();
    const stored = send(write('a'));
    expect(statements).toEqual([['a']]);
    await answerAll();
    expect(await stored).toBe('stored a');
  });

  it('share a statement if they come while two are under way, and each gets its own answer', async () => {
    const { statements, answerAll, send } = createSlowDatabase();
    const all = Promise.all(['a', 'b', 'c', 'refused', 'e'].map((text) => send(write(text))));
    expect(statements).toEqual([['a'], ['b']]);
    await answerAll();
    expect(statements).toEqual([['a'], ['b'], ['c', 'refused', 'e']]);
    await answerAll();
    expect(await all).toEqual(['stored a', 'stored b', 'stored c', undefined, 'stored e']);
  });

  it('are never put twice into a statement for the same row, and keep their order', async () => {
    const { statements, answers, answerAll, send } = createSlowDatabase();
    const all = Promise.all([
      send(write('a')),
      send(write('b')),
      send(write('c', 'c1')),
      send(write('c', 'c2')),
      send(write('d')),
    ]);
    answers.shift()?.resolve();
    await settled();
    expect(statements.slice(2)).toEqual([['c1', 'd']]);
    await answerAll();
    expect(statements.slice(3)).toEqual([['c2']]);
    await answerAll();
    expect(await all).toHaveLength(5);
  });

  it('fail alone: the others in the statement are stored', async () => {
    const { answerAll, send } = createSlowDatabase();
    const all = Promise.allSettled(['a', 'b', 'c', 'bad', 'e'].map((text) => send(write(text))));
    for (let round = 0; round < 4; round += 1) await answerAll();
    expect((await all).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('are not tried one by one if the database is away', async () => {
    let statements = 0;
    const send = writeTogether(
      async () => {
        statements += 1;
        await settled();
        throw new NoConnectionError(null);
      },
      ({ row }: Write) => row,
    );
    const all = await Promise.allSettled(
      ['a', 'b', 'c', 'd', 'e'].map((text) => send(write(text))),
    );
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    expect(statements).toBe(3);
  });

  it('are not held up by a statement on a dead connection', async () => {
    const { statements, answerAll, send } = createSlowDatabase();
    const dead = [send(write('a')), send(write('b'))];
    const next = send(write('c'));
    await expect.poll(() => statements).toHaveLength(3);
    await answerAll();
    expect(await next).toBe('stored c');
    await Promise.all(dead);
  });
});
