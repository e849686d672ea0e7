import { beforeEach, describe, expect, it } from 'vitest';
import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import { type TenFirst, tenFirstWith } from '../sampling/testing/ten-first-class.ts';

const SCHEME = 'carbon dioxide (1)';

describe('marks that were given before the question was changed', () => {
  const desk = teacherWithApp();
  let quiz: AnsweredQuiz;
  let tenFirst: TenFirst;

  beforeEach(async () => {
    const own = { maxMark: 1, createdBy: desk.teacher.id, markSchemeAnswer: SCHEME };
    const answers = ['carbon dioxide', 'oxygen'];
    quiz = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, answers, own);
    tenFirst = tenFirstWith(desk.client, quiz);
    await tenFirst.learn();
  });

  const onDesk = async () => {
    const { students } = await desk.client.marking.listResponses({ quizCode: quiz.quizCode });
    return students
      .flatMap(({ submissions }) => submissions)
      .toSorted((a, b) => a.userAnswer.localeCompare(b.userAnswer));
  };
  const outdated = async () =>
    (await onDesk())
      .filter(({ isOfEarlierQuestion }) => isOfEarlierQuestion)
      .map(({ userAnswer }) => userAnswer);
  const toCheck = () => desk.client.marking.listToCheck({ quizCode: quiz.quizCode });
  const give = async (answer: string, markAwarded: number, points?: MarkedPoint[]) => {
    const given = (await onDesk()).find(({ userAnswer }) => userAnswer === answer);
    const { submissionId = '', markRevision = 0 } = given ?? {};
    const items = [{ submissionId, markRevision }];
    return desk.client.marking.setMarks({ quizCode: quiz.quizCode, items, markAwarded, points });
  };

  const by = (point: string) =>
    give('carbon dioxide', 1, [{ point, marksAvailable: 1, marksAwarded: 1, quote: null }]);

  it('say so beside the answer and are listed for checking, until they are marked again', async () => {
    expect(await outdated()).toEqual([]);
    await tenFirst.edit({ markSchemeAnswer: 'oxygen (1)' });
    expect(await outdated()).toEqual(['carbon dioxide', 'oxygen']);
    const { items, pencilWithoutDoubt } = await toCheck();
    expect(items.map(({ reasons }) => reasons)).toEqual([
      expect.arrayContaining(['question-changed']),
      expect.arrayContaining(['question-changed']),
    ]);
    expect(pencilWithoutDoubt).toBe(0);
    await tenFirst.learn();
    expect(await outdated()).toEqual([]);
    expect((await toCheck()).items.flatMap(({ reasons }) => reasons)).not.toContain(
      'question-changed',
    );
  });

  it('are not accepted in bulk, but only one by one, by a teacher who opens them', async () => {
    await tenFirst.edit({ markSchemeAnswer: 'oxygen (1)' });
    const { quizCode } = quiz;
    const sure = { quizCode, which: { kind: 'without-doubt' } } as const;
    expect(await desk.client.marking.acceptMarks(sure)).toMatchObject({ changedCount: 0 });
    expect(await tenFirst.acceptAll()).toMatchObject({ changedCount: 0 });
    expect(await tenFirst.agreement()).toMatchObject({ acceptable: 0, sure: 0, leftOut: 2 });
    const listed = (await onDesk()).map(({ submissionId, markRevision }) => ({
      submissionId,
      markRevision,
    }));
    const accept = (items: typeof listed) =>
      desk.client.marking.acceptMarks({ quizCode, which: { kind: 'listed', items } });
    expect(await accept(listed)).toMatchObject({ changedCount: 0, conflictCount: 2 });
    expect(await accept(listed.slice(0, 1))).toMatchObject({ changedCount: 1 });
    expect(await outdated()).toEqual(['oxygen']);
  });

  it('say so in ink too, until the teacher gives the mark again', async () => {
    await give('oxygen', 0);
    await tenFirst.edit({ markSchemeAnswer: 'oxygen (1)' });
    await tenFirst.learn();
    expect(await outdated()).toEqual(['oxygen']);
    await give('oxygen', 1);
    expect(await outdated()).toEqual([]);
  });

  it('say so in ink until a teacher opens the mark and accepts it again', async () => {
    await give('oxygen', 1);
    await tenFirst.edit({ markSchemeAnswer: `${SCHEME}\nreject: soot` });
    const { quizCode } = quiz;
    const inInk = (await onDesk()).filter(({ markState }) => markState === 'overridden');
    const items = inInk.map(({ submissionId, markRevision }) => ({ submissionId, markRevision }));
    const which = { kind: 'listed', items } as const;
    const accepted = await desk.client.marking.acceptMarks({ quizCode, which });
    expect(accepted.changed).toMatchObject([
      { markAwarded: 1, markState: 'overridden', isOfEarlierQuestion: false },
    ]);
    const submissionId = items[0]?.submissionId ?? '';
    const { items: story } = await desk.client.marking.listMarkEvents({ submissionId });
    expect(story.at(-1)).toMatchObject({ kind: 'overridden', oldMark: 1, newMark: 1 });
  });

  it('follow the earlier question again once the mark that replaced them is undone', async () => {
    await tenFirst.edit({ markSchemeAnswer: 'oxygen (1)' });
    const { decisionId } = await give('oxygen', 1);
    await desk.client.marking.undoDecision({ quizCode: quiz.quizCode, decisionId });
    expect(await outdated()).toEqual(['carbon dioxide', 'oxygen']);
  });

  it('cannot be given by points that the scheme no longer has, from a desk that still shows them', async () => {
    await tenFirst.edit({ markSchemeAnswer: 'oxygen (1)' });
    expect(await errorOf(by('carbon dioxide'))).toMatchObject({
      status: 409,
      code: 'QUESTION_CHANGED',
    });
    expect(await outdated()).toEqual(['carbon dioxide', 'oxygen']);
    await by('oxygen');
    expect(await outdated()).toEqual(['oxygen']);
  });

  it('stay valid if the change is reverted or affects no mark', async () => {
    await tenFirst.edit({ markSchemeAnswer: 'oxygen (1)' });
    await tenFirst.edit({ markSchemeAnswer: SCHEME });
    expect(await outdated()).toEqual([]);
    await tenFirst.edit({ topic: 'Gases' });
    expect(await outdated()).toEqual([]);
  });

  it('stay valid through a lesson, whose effect was shown, and through its undo', async () => {
    const { quizCode, questionId } = quiz;
    const lesson = { quizCode, questionId, kind: 'accept' as const, line: 'carbonic gas' };
    const { decisionId } = await desk.client.marking.teachSchemeLine({ ...lesson, items: [] });
    expect(await outdated()).toEqual([]);
    await desk.client.marking.undoDecision({ quizCode, decisionId });
    expect(await outdated()).toEqual([]);
  });
});
