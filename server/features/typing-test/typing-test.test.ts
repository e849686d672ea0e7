import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '../../database/schema/accounts.ts';
import { typingBests, typingResults, typingSessions } from '../../database/schema/typing-test.ts';
import { outcomeOf } from '../../testing/error-of.ts';
import { buildTeacher, buildUser } from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { WelfareCheck } from '../welfare/public.ts';
import { finishRun } from './finish-run.ts';

/** Words as a person types them who takes about so many milliseconds for each. */
function typeWords(words: string[], pace: number) {
  let atMs = 0;
  return words.map((typed, index) => {
    atMs += Math.round(pace * (1 + 0.4 * Math.sin(index * 2.4)));
    return { typed, atMs };
  });
}

describe('typing test', () => {
  let app: TestApp;
  let student: { id: string; email: string };

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    student = await buildUser(app.database, { username: 'Maya Patel' });
  });
  afterAll(() => app.stop());

  /** Lets time pass for the person's run, in seconds. */
  const letPass = (seconds: number, uid = student.id) =>
    app.database
      .update(typingSessions)
      .set({ startedAt: new Date(Date.now() - seconds * 1_000) })
      .where(eq(typingSessions.uid, uid));

  /** A run at its end, not sent in yet. */
  async function typedRun(person = student, count = 25) {
    const api = await app.as(person);
    const { testSessionId, words } = await api.typingTest.start();
    await letPass(34, person.id);
    const typed = typeWords(words.slice(0, count), 28_000 / count);
    return { api, words, run: { testSessionId, words: typed, unfinished: '' } };
  }

  async function resultOf(person: { id: string; email: string }, count: number) {
    const { api, run } = await typedRun(person, count);
    return api.typingTest.finish(run);
  }

  it('gives 100 words to type, never one twice in a row, and a different list each time', async () => {
    const api = await app.as(student);
    const { words } = await api.typingTest.start();
    expect(words).toHaveLength(100);
    expect(words.filter((word, index) => word === words[index - 1])).toEqual([]);
    expect(words.filter((word) => !/^[a-z]{2,8}$/.test(word))).toEqual([]);
    expect((await api.typingTest.start()).words).not.toEqual(words);
  });

  it('stores the result that it calculates itself', async () => {
    const { api, words, run } = await typedRun();
    const result = await api.typingTest.finish(run);
    const characters = words.slice(0, 25).join(' ').length + 1;
    expect(result).toMatchObject({
      wpm: Math.round((characters / 5) * 2),
      accuracy: 100,
      charsTyped: characters,
      wordsCompleted: 25,
      isBest: true,
    });
    const [stored] = await app.database
      .select()
      .from(typingResults)
      .where(eq(typingResults.uid, student.id));
    expect(stored).toMatchObject({
      username: 'Maya Patel',
      testSessionId: run.testSessionId,
      wpm: result.wpm,
    });
  });

  it('ignores a claimed result', async () => {
    const { run } = await typedRun();
    const answer = await send(
      app,
      'POST',
      `/api/typing-test/sessions/${run.testSessionId}/result`,
      { as: student, body: { ...run, wpm: 300, accuracy: 100, wordsCompleted: 99 } },
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ wordsCompleted: 25 });
  });

  it('accepts one result for a run, even if two are sent at once', async () => {
    const { api, run } = await typedRun();
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(api.typingTest.finish(run))));
    expect(outcomes.toSorted()).toEqual(['TYPING_RUN_OVER', 'TYPING_RUN_OVER', 'ok']);
    expect(await outcomeOf(api.typingTest.finish(run))).toBe('TYPING_RUN_OVER');
    expect((await api.typingTest.myResults()).results).toHaveLength(1);
  });

  it('refuses a result before 33 seconds are over, or long after', async () => {
    const { api, run } = await typedRun();
    for (const seconds of [0, 20, 32, 60]) {
      await letPass(seconds);
      expect(await outcomeOf(api.typingTest.finish(run)), `${seconds} s`).toBe(
        'TYPING_RESULT_REFUSED',
      );
    }
  });

  it('refuses what nobody can have typed', async () => {
    const { api, words, run } = await typedRun();
    const forged = [
      words.map((typed) => ({ typed, atMs: 0 })),
      words.map((typed, index) => ({ typed, atMs: (index + 1) * 290 })),
      words.map((typed, index) => ({ typed, atMs: 20_000 + index * 20 })),
    ];
    for (const typed of forged) {
      const call = api.typingTest.finish({ ...run, words: typed });
      expect(await outcomeOf(call)).toBe('TYPING_RESULT_REFUSED');
    }
    expect((await api.typingTest.myResults()).results).toEqual([]);
  });

  it.each([
    ['two words in one', [{ typed: 'one two', atMs: 900 }]],
    ['a word without letters', [{ typed: '', atMs: 900 }]],
    ['a word without end', [{ typed: 'a'.repeat(25), atMs: 900 }]],
    ['a time after the end', [{ typed: 'one', atMs: 31_000 }]],
    ['a time before the start', [{ typed: 'one', atMs: -1 }]],
  ])('refuses %s', async (_name, words) => {
    const { api, run } = await typedRun();
    expect(await outcomeOf(api.typingTest.finish({ ...run, words }))).toBe('BAD_REQUEST');
  });

  it('refuses a result for another person’s run, and for one that a new start has ended', async () => {
    const { api, run } = await typedRun();
    const other = await app.as(await buildUser(app.database));
    expect(await outcomeOf(other.typingTest.finish(run))).toBe('TYPING_RUN_OVER');
    await api.typingTest.start();
    expect(await outcomeOf(api.typingTest.finish(run))).toBe('TYPING_RUN_OVER');
  });

  it('shows each person once, with their best, fastest first, with first name and initial', async () => {
    await app.database.delete(typingBests);
    const teacher = await buildTeacher(app.database, { username: 'Okafor Amara' });
    await resultOf(student, 20);
    await resultOf(student, 40);
    await resultOf(student, 30);
    await resultOf(teacher, 25);
    const { entries } = await (await app.as(student)).typingTest.leaderboard();
    const shown = entries.map(({ rank, username, isYou }) => ({ rank, username, isYou }));
    expect(shown).toEqual([
      { rank: 1, username: 'Maya P.', isYou: true },
      { rank: 2, username: 'Okafor A.', isYou: false },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Patel|"uid"/);
  });

  it('shows ten, and among equals the more accurate and then the earlier first', async () => {
    await app.database.delete(typingBests);
    for (let place = 0; place < 12; place += 1) {
      const username = `Kim ${place}`;
      const { id } = await buildUser(app.database, { username });
      const accuracy = place === 11 ? 99 : 95;
      const at = new Date(Date.UTC(2026, 0, 31 - place));
      await app.database.insert(typingBests).values({ uid: id, username, wpm: 60, accuracy, at });
    }
    const { entries } = await (await app.as(student)).typingTest.leaderboard();
    expect(entries.map(({ username }) => username)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((place) => `Kim ${String(place)[0]}.`),
    );
  });

  it('accepts a result in time however long the server takes to check the name', async () => {
    const { run } = await typedRun();
    const busy: WelfareCheck = {
      check: async (texts, whose) => {
        await letPass(3_600);
        return app.welfareCheck.check(texts, whose);
      },
    };
    const tools = { database: app.database, jobs: app.jobs, welfareCheck: busy };
    const result = await finishRun(tools, { id: student.id, username: 'Maya Patel' }, run);
    expect(result.isBest).toBe(true);
  });

  it('keeps the best when a later run is slower', async () => {
    const fast = await resultOf(student, 40);
    const slow = await resultOf(student, 20);
    expect([fast.isBest, slow.isBest]).toEqual([true, false]);
    const { best, results } = await (await app.as(student)).typingTest.myResults();
    expect(best).toEqual({ wpm: fast.wpm, accuracy: 100, timestamp: fast.timestamp });
    expect(results.map(({ wpm }) => wpm)).toEqual([fast.wpm, slow.wpm]);
  });

  it('shows people only their own results', async () => {
    await resultOf(await buildUser(app.database), 30);
    const own = await (await app.as(student)).typingTest.myResults();
    expect(own).toEqual({ best: null, results: [] });
  });

  it('forgets the results of a person who is deleted', async () => {
    await resultOf(student, 30);
    await app.database.delete(user).where(eq(user.id, student.id));
    const left = await app.database.$count(typingResults, eq(typingResults.uid, student.id));
    const leftBests = await app.database.$count(typingBests, eq(typingBests.uid, student.id));
    expect([left, leftBests]).toEqual([0, 0]);
  });
});
