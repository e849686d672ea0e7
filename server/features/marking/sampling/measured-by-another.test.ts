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

describe('ten first, after the school has chosen another marker', () => {
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
  it('measures that one by the same blind marks, once', async () => {
    expect(await tenFirst.agreement()).toMatchObject({ measured: 5, exact: 5 });
    const another = named('another', () => 0);
    await measure(another);
    expect(await tenFirst.agreement()).toMatchObject({ measured: 5, exact: 0 });
    await measure(another);
    expect(another.calls).toHaveLength(5);
  });

  it('proves nothing while that one cannot be reached', async () => {
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

  it('measures spot checks of marks that another gave', async () => {
    await tenFirst.acceptAll();
    await desk.client.marking.drawSpotCheck({ quizCode: quiz.quizCode, of: 'accepted' });
    await tenFirst.markBlind(() => 1, 'spot-check');
    expect((await tenFirst.agreement()).spotChecked).toEqual({ measured: 2, exact: 2 });
    await measure(named('another', () => 0));
    expect((await tenFirst.agreement()).spotChecked).toEqual({ measured: 2, exact: 0 });
  });
});
