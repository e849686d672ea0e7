import { beforeEach, describe, expect, it } from 'vitest';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { createScriptedMarker } from '../../../testing/markers/scripted-marker.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import type { Marker } from '../engine/marker.ts';
import { createCallGate } from '../run/batches/call-gate.ts';
import { measureSample } from './measure-sample.ts';
import { type TenFirst, tenFirstWith } from './testing/ten-first-class.ts';

const ANSWERS = ['carbon dioxide', 'oxygen', 'nitrogen', 'helium', 'water', 'hydrogen', 'argon'];

const named = (name: string, decide: () => number) => ({
  ...createScriptedMarker(decide),
  name,
});

const isPencil = (row: { confirmedBy: string | null }) => row.confirmedBy === null;

describe('ten first, after the school has switched to another marker', () => {
  const desk = teacherWithApp({ marker: createScriptedMarker(() => 1) });
  let quiz: AnsweredQuiz;
  let tenFirst: TenFirst;

  beforeEach(async () => {
    quiz = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, ANSWERS, { maxMark: 1 });
    tenFirst = tenFirstWith(desk.client, quiz);
    await tenFirst.markBlind(() => 1);
    await tenFirst.learn();
  });

  /** What a run does before it marks. */
  const measure = (marker: Marker) =>
    measureSample(
      {
        database: desk.app.database,
        loadImage: () => Promise.resolve(undefined),
        marker,
        markingGate: createCallGate(1),
      },
      { quizCode: quiz.quizCode, startedBy: desk.teacher.id },
      { signal: new AbortController().signal, stopping: new AbortController().signal },
    );
  const accept = (which: Parameters<typeof desk.client.marking.acceptMarks>[0]['which']) =>
    desk.client.marking.acceptMarks({ quizCode: quiz.quizCode, which });

  const pencilMarkers = async () =>
    (await quiz.rows()).filter(isPencil).map(({ aiAnalysis }) => aiAnalysis?.marker);

  it('measures the new marker against the same blind marks, once', async () => {
    expect(await tenFirst.agreement()).toMatchObject({ measured: 5, exact: 5 });
    const another = named('another', () => 0);
    await measure(another);
    expect(await tenFirst.agreement()).toMatchObject({ measured: 5, exact: 0 });
    await measure(another);
    expect(another.calls).toHaveLength(5);
  });

  it('has no valid measurement while the new marker cannot be reached', async () => {
    const away = named('away', () => {
      throw new Error('away');
    });
    expect(await measure(away)).not.toBeNull();
    expect(await tenFirst.agreement()).toMatchObject({
      measured: 0,
      isOutdated: true,
      isToLearn: true,
      isBulkRefused: true,
    });
  });

  it('measures the new marker against spot checks of marks that the old one gave', async () => {
    await tenFirst.acceptAll();
    await desk.client.marking.drawSpotCheck({ quizCode: quiz.quizCode, of: 'accepted' });
    await tenFirst.markBlind(() => 1, 'spot-check');
    expect((await tenFirst.agreement()).spotChecked).toEqual({ measured: 2, exact: 2 });
    await measure(named('another', () => 0));
    expect((await tenFirst.agreement()).spotChecked).toEqual({ measured: 2, exact: 0 });
  });

  describe('and has had it mark some of the answers', () => {
    const agrees = named('another', () => 1);

    /** Of the two answers that are not in the sample, only the first is marked by that one. */
    beforeEach(async () => {
      await measure(agrees);
      const rows = await quiz.rows();
      const aiAnalysis = rows.find(isPencil)?.aiAnalysis;
      if (!aiAnalysis) throw new Error('The run has marked it.');
      await quiz.change(rows.findIndex(isPencil), {
        aiAnalysis: { ...aiAnalysis, marker: 'another' },
      });
    });

    it('accepts only that marker’s marks in bulk, and counts those that stay in pencil', async () => {
      expect(await tenFirst.agreement()).toMatchObject({
        measured: 5,
        isBulkRefused: false,
        acceptable: 1,
        sure: 1,
        leftOut: 1,
      });
      const toCheck = await desk.client.marking.listToCheck({ quizCode: quiz.quizCode });
      expect(toCheck.pencilWithoutDoubt).toBe(1);
      expect(await tenFirst.acceptAll()).toMatchObject({ changedCount: 1 });
      expect(await pencilMarkers()).toEqual(['scripted']);
      expect(await accept({ kind: 'without-doubt' })).toMatchObject({ changedCount: 0 });
    });

    it('accepts only that marker’s marks of a list in bulk, but any mark that is opened', async () => {
      const items = (await quiz.rows())
        .filter(isPencil)
        .map(({ submissionId, markRevision }) => ({ submissionId, markRevision }));
      expect(await accept({ kind: 'listed', items })).toMatchObject({
        changedCount: 1,
        conflictCount: 1,
      });
      expect(await pencilMarkers()).toEqual(['scripted']);
      const left = items.slice(1);
      expect(await accept({ kind: 'listed', items: left })).toMatchObject({ changedCount: 1 });
    });

    it('spot-checks only marks that would be accepted in bulk', async () => {
      const draw = { quizCode: quiz.quizCode, of: 'to-accept' } as const;
      expect(await desk.client.marking.drawSpotCheck(draw)).toEqual({ drawn: 1 });
    });

    it('does not count a spot check of the earlier marker’s mark as agreement with this one', async () => {
      const rows = await quiz.rows();
      const at = rows.findIndex((row) => isPencil(row) && row.aiAnalysis?.marker === 'scripted');
      await quiz.change(at, { confirmedBy: desk.teacher.id, confirmedInBulk: true });
      await desk.client.marking.drawSpotCheck({ quizCode: quiz.quizCode, of: 'accepted' });
      await tenFirst.markBlind(() => 1, 'spot-check');
      expect(await tenFirst.agreement()).toMatchObject({ measured: 5, isOutdated: false });
      expect((await tenFirst.agreement()).spotChecked.measured).toBe(0);
      await measure(agrees);
      expect((await tenFirst.agreement()).spotChecked).toEqual({ measured: 1, exact: 1 });
    });
  });
});
