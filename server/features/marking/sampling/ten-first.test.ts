import { beforeEach, describe, expect, it } from 'vitest';
import { UNANSWERED_TEXT } from '../../../../shared/unanswered.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildUser } from '../../../testing/factories.ts';
import { appeals } from '../../../database/schema/marking.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import { type TenFirst, tenFirstWith } from './testing/ten-first-class.ts';
import { endOfRun } from '../../../testing/markers/end-of-run.ts';

const RIGHT = 'carbon dioxide';
const WRONG = ['oxygen', 'nitrogen', 'helium', 'water', 'hydrogen', 'argon', 'methane'];

const right = (answer: string) => (/carbon dioxide/i.test(answer) ? 1 : 0);
const wrong = (answer: string) => 1 - right(answer);

describe('ten first', () => {
  const desk = teacherWithApp();
  let quiz: AnsweredQuiz;
  let tenFirst: TenFirst;

  beforeEach(async () => {
    const answers = [RIGHT, 'Carbon Dioxide.', ...WRONG, UNANSWERED_TEXT, 'sodium'];
    quiz = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, answers, { maxMark: 1 });
    tenFirst = tenFirstWith(desk.client, quiz);
  });

  it('offers one answer of each kind, no blank ones, and always the same selection', async () => {
    const { answers, points } = await tenFirst.open();
    const texts = answers.map(({ userAnswer }) => userAnswer);
    expect(texts).not.toContain(UNANSWERED_TEXT);
    expect(texts.filter((text) => right(text) === 1)).toHaveLength(1);
    expect(answers.find(({ userAnswer }) => right(userAnswer) === 1)).toMatchObject({ alike: 1 });
    expect(answers).toHaveLength(5);
    expect(points).toMatchObject([{ point: 'carbon dioxide', marks: 1 }]);
    expect((await tenFirst.open()).answers).toEqual(answers);
  });

  it('is the same for several requests at the same moment', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => tenFirst.open()));
    for (const { answers } of opened) expect(answers).toEqual(opened[0]?.answers);
  });

  it('does not reveal the marker’s marks', async () => {
    await quiz.change(0, { markAwarded: 1, aiMark: 1, feedback: 'A secret of the marker' });
    const sample = await desk.client.marking.openSample({ quizCode: quiz.quizCode });
    expect(JSON.stringify(sample)).not.toMatch(/aiMark|secret|confidence|"markAwarded/);
  });

  it('puts a blind mark in ink for all equal answers, and shows it on another device', async () => {
    const answer = (await tenFirst.open()).answers.find(
      ({ userAnswer }) => right(userAnswer) === 1,
    );
    const submissionId = answer?.submissionId ?? '';
    await desk.client.marking.setBlindMark({
      submissionId,
      mark: 1,
      points: [{ place: 0, quote: 'carbon dioxide' }],
    });
    const marks = (await quiz.rows()).map(({ markAwarded, confirmedBy, feedback }) => [
      markAwarded,
      confirmedBy,
      feedback,
    ]);
    const inInk = [1, desk.teacher.id, 'Well done: you earned the mark.'];
    expect(marks.slice(0, 3)).toEqual([inInk, inInk, [null, null, '']]);
    const again = await desk.app.as(desk.teacher);
    const found = (await tenFirstWith(again, quiz).open()).answers.find(
      (each) => each.submissionId === submissionId,
    );
    expect(found).toMatchObject({ myMark: 1, myPoints: [{ place: 0, quote: 'carbon dioxide' }] });
  });

  it('replaces the first blind mark with a second one', async () => {
    const [answer] = (await tenFirst.open()).answers;
    const submissionId = answer?.submissionId ?? '';
    for (const mark of [1, 0]) await desk.client.marking.setBlindMark({ submissionId, mark });
    const row = (await quiz.rows()).find((each) => each.submissionId === submissionId);
    expect(row).toMatchObject({ markAwarded: 0 });
    expect((await tenFirst.agreement()).marked).toBe(1);
  });

  it('refuses a mark above the maximum or above its points, and one for an answer outside the sample', async () => {
    const { answers } = await tenFirst.open();
    const first = answers[0]?.submissionId ?? '';
    const mark = desk.client.marking.setBlindMark({ submissionId: first, mark: 2 });
    expect(await errorOf(mark)).toMatchObject({ code: 'BAD_REQUEST' });
    const points = [{ place: 7, quote: null }];
    const unexplained = desk.client.marking.setBlindMark({ submissionId: first, mark: 1, points });
    expect(await errorOf(unexplained)).toMatchObject({ code: 'BAD_REQUEST' });
    const sampled = new Set(answers.map(({ submissionId }) => submissionId));
    const other = (await quiz.rows()).find(({ submissionId }) => !sampled.has(submissionId));
    const outside = desk.client.marking.setBlindMark({
      submissionId: other?.submissionId ?? '',
      mark: 1,
    });
    expect(await errorOf(outside)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('measures the marker by the marks that it gives without having seen the teacher’s', async () => {
    await tenFirst.markBlind(right);
    expect(await tenFirst.agreement()).toMatchObject({
      marked: 5,
      measured: 0,
      recommendation: 'unmeasured',
    });
    await tenFirst.learn();
    expect(await tenFirst.agreement()).toMatchObject({
      marked: 5,
      measured: 5,
      exact: 5,
      recommendation: 'trust',
      isBulkRefused: false,
    });
  });

  it('refuses bulk acceptance of a question if marker and teacher disagree', async () => {
    // The teacher wants a different answer from the scheme's, which the marker cannot foresee.
    await tenFirst.markBlind(wrong);
    await tenFirst.learn();
    const measured = await tenFirst.agreement();
    expect(measured).toMatchObject({ measured: 5, isBulkRefused: true });
    expect(measured.exact).toBeLessThan(4);
    const { quizCode, questionId } = quiz;
    const accept = desk.client.marking.acceptMarks({
      quizCode,
      which: { kind: 'question', questionId },
    });
    expect(await errorOf(accept)).toMatchObject({ status: 409, code: 'BULK_REFUSED' });
    const before = (await quiz.rows()).filter(({ confirmedBy }) => confirmedBy !== null).length;
    const sure = await desk.client.marking.acceptMarks({
      quizCode,
      which: { kind: 'without-doubt' },
    });
    expect(sure.changedCount).toBe(0);
    expect((await desk.client.marking.listToCheck({ quizCode })).pencilWithoutDoubt).toBe(0);
    const pencil = (await quiz.rows()).filter(({ confirmedBy }) => confirmedBy === null);
    const items = pencil.map(({ submissionId, markRevision }) => ({ submissionId, markRevision }));
    const listed = desk.client.marking.acceptMarks({ quizCode, which: { kind: 'listed', items } });
    expect(await errorOf(listed)).toMatchObject({ code: 'BULK_REFUSED' });
    const one = { kind: 'listed' as const, items: items.slice(0, 1) };
    expect((await desk.client.marking.acceptMarks({ quizCode, which: one })).changedCount).toBe(1);
    expect((await quiz.rows()).filter(({ confirmedBy }) => confirmedBy !== null)).toHaveLength(
      before + 1,
    );
  });

  it('lets an administrator require a sample before marks are accepted in bulk', async () => {
    const admin = await desk.app.as(await buildUser(desk.app.database, { role: 'admin' }));
    const { quizCode } = quiz;
    await tenFirst.learn();
    await admin.marking.setBulkDemand({ leastExactPercent: 70, leastSample: 5 });
    expect(await tenFirst.agreement()).toMatchObject({ isBulkRefused: true });
    await admin.marking.setBulkDemand({ leastExactPercent: 70, leastSample: 0 });
    expect(await tenFirst.agreement()).toMatchObject({ isBulkRefused: false });
    const which = { kind: 'without-doubt' } as const;
    expect(
      (await desk.client.marking.acceptMarks({ quizCode, which })).changedCount,
    ).toBeGreaterThan(0);
  });

  it('can be skipped for a question, which is shown, and resumed', async () => {
    const asked = { quizCode: quiz.quizCode, questionId: quiz.questionId };
    await desk.client.marking.skipSample({ ...asked, isSkipped: true });
    expect(await tenFirst.agreement()).toMatchObject({
      isSkipped: true,
      recommendation: 'unmeasured',
    });
    await desk.client.marking.skipSample({ ...asked, isSkipped: false });
    expect(await tenFirst.open()).toMatchObject({ isSkipped: false });
  });

  it('shares the sample with a second teacher, who can neither see nor change the first teacher’s marks', async () => {
    await tenFirst.markBlind(right);
    const admin = await desk.app.as(await buildUser(desk.app.database, { role: 'admin' }));
    const theirs = await tenFirstWith(admin, quiz).open();
    expect(theirs.answers.every(({ myMark }) => myMark === null)).toBe(true);
    expect(theirs.colleagues).toHaveLength(1);
    await tenFirstWith(admin, quiz).markBlind(wrong);
    expect(await tenFirst.agreement()).toMatchObject({ teachers: { both: 5, exact: 0 } });
    expect((await quiz.rows())[0]).toMatchObject({ markAwarded: 1, confirmedBy: desk.teacher.id });
  });

  it('spot-checks marks accepted in bulk, and puts the teacher’s own mark in ink', async () => {
    await tenFirst.learn();
    const { quizCode } = quiz;
    await desk.client.marking.acceptMarks({ quizCode, which: { kind: 'without-doubt' } });
    const inBulk = (await quiz.rows()).filter((row) => row.confirmedInBulk).length;
    expect((await tenFirst.agreement()).inBulk).toBe(inBulk);
    const { drawn } = await desk.client.marking.drawSpotCheck({ quizCode });
    expect(drawn).toBe(Math.min(5, inBulk));
    const spots = await tenFirst.markBlind(wrong, 'spot-check');
    expect(spots).toHaveLength(drawn);
    const measured = await tenFirst.agreement();
    expect(measured.spotChecked.measured).toBe(drawn);
    expect(measured.spotChecked.exact).toBeLessThan(drawn);
    const checked = new Set(spots.map(({ submissionId }) => submissionId));
    for (const row of (await quiz.rows()).filter(({ submissionId }) => checked.has(submissionId))) {
      expect(row).toMatchObject({ confirmedInBulk: false, confirmedBy: desk.teacher.id });
    }
  });

  it('spot-checks marks before they are accepted in bulk, if a teacher asks to', async () => {
    await tenFirst.learn();
    const { quizCode } = quiz;
    const { pencilWithoutDoubt } = await desk.client.marking.listToCheck({ quizCode });
    expect(pencilWithoutDoubt).toBeGreaterThan(0);
    const { drawn } = await desk.client.marking.drawSpotCheck({ quizCode, of: 'to-accept' });
    expect(drawn).toBe(Math.min(5, pencilWithoutDoubt));
    await tenFirst.markBlind(right, 'spot-check');
    expect((await tenFirst.agreement()).spotChecked.measured).toBe(drawn);
    expect((await desk.client.marking.drawSpotCheck({ quizCode, of: 'accepted' })).drawn).toBe(0);
  });

  it('adds spot checks to earlier measurements, and reports drift', async () => {
    await tenFirst.markBlind(right);
    await tenFirst.learn();
    const { quizCode } = quiz;
    await desk.client.marking.acceptMarks({ quizCode, which: { kind: 'without-doubt' } });
    const { drawn } = await desk.client.marking.drawSpotCheck({ quizCode });
    expect(drawn).toBeGreaterThanOrEqual(3);
    await tenFirst.markBlind(wrong, 'spot-check');
    expect(await tenFirst.agreement()).toMatchObject({
      measured: 5 + drawn,
      exact: 5,
      isDrifting: true,
    });
  });

  it('keeps its measurements while no blind mark changes, and keeps bulk acceptance blocked after one does', async () => {
    await tenFirst.markBlind(wrong);
    await tenFirst.learn();
    expect(await tenFirst.agreement()).toMatchObject({ measured: 5, isBulkRefused: true });
    const [first] = (await tenFirst.open()).answers;
    const { submissionId, myMark } = first ?? { submissionId: '', myMark: 0 };
    await desk.client.marking.setBlindMark({ submissionId, mark: myMark ?? 0 });
    expect((await tenFirst.agreement()).measured).toBe(5);
    await desk.client.marking.setBlindMark({ submissionId, mark: 1 - (myMark ?? 0) });
    expect(await tenFirst.agreement()).toMatchObject({ measured: 0, isBulkRefused: true });
  });

  it('leaves a decided appeal alone when an equal answer is spot-checked', async () => {
    await tenFirst.learn();
    const { quizCode } = quiz;
    // The first two say the same; together with a third, they are accepted in bulk.
    const items = (await quiz.rows()).slice(0, 3);
    await desk.client.marking.acceptMarks({ quizCode, which: { kind: 'listed', items } });
    expect((await desk.client.marking.drawSpotCheck({ quizCode })).drawn).toBe(2);
    const spots = await tenFirst.sampled('spot-check');
    const drawn = new Set(spots.map((each) => each.submissionId));
    const alike = (await quiz.rows()).slice(0, 2);
    const spot = alike.find((row) => drawn.has(row.submissionId));
    const twin = alike.find((row) => row !== spot);
    if (!spot || !twin) throw new Error('Two students wrote the same.');
    const { submissionId, markRevision, userId, questionId } = twin;
    await desk.app.database
      .insert(appeals)
      .values({ quizCode, userId, questionId, reason: 'Why?' });
    const decided = { submissionId, markRevision, newMark: 0, reason: 'Not in this context.' };
    await desk.client.marking.decideAppeal(decided);
    await desk.client.marking.setBlindMark({ submissionId: spot.submissionId, mark: 1 });
    const now = new Map((await quiz.rows()).map((row) => [row.submissionId, row]));
    expect(now.get(spot.submissionId)).toMatchObject({
      confirmedInBulk: false,
      confirmedBy: desk.teacher.id,
    });
    expect(now.get(submissionId)).toMatchObject({ markAwarded: 0 });
  });

  it('does not learn from marks that were accepted in bulk', async () => {
    await tenFirst.learn();
    const { quizCode } = quiz;
    await desk.client.marking.acceptMarks({ quizCode, which: { kind: 'without-doubt' } });
    const again = { isRemarkConfirmed: true, includesDecided: true };
    const run = await desk.client.marking.startRun({ quizCode, mode: 'all', ...again });
    await endOfRun(desk.client, run.id);
    const learnt = (await quiz.rows()).map((row) => row.aiAnalysis?.learntFrom);
    expect(learnt.every((count) => count === undefined)).toBe(true);
  });

  it('does not count a blind mark for an answer that has since been changed', async () => {
    await tenFirst.markBlind(right);
    await quiz.change(0, { revision: 99 });
    await quiz.change(1, { revision: 99 });
    expect((await tenFirst.agreement()).marked).toBe(4);
  });
});
