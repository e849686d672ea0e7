import { contentOf } from '../../../../shared/question-content.ts';
import type { Actor } from '../../../access/actor.ts';
import { can } from '../../../access/authorize.ts';
import type { Db } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { changeQuestion } from '../../questions/public.ts';
import { keepPredictions } from '../sampling/sample-queries.ts';
import { deleteLesson, findLesson } from './lessons-queries.ts';
import { removeSchemeLine } from './scheme-line.ts';

/**
 * Removes a lesson's line from the mark scheme, if the decision that is undone is a lesson. Returns
 * whether the line is left because it could no longer be found or the question was deleted;
 * undefined if there was nothing to remove. Throws LESSON_NOT_YOURS if the teacher may not change
 * the question.
 */
export async function forgetSchemeLine(
  transaction: Db,
  actor: Actor,
  quizCode: string,
  decisionId: string,
): Promise<{ isLineLeft: boolean } | undefined> {
  const lesson = await findLesson(transaction, quizCode, decisionId);
  if (!lesson) return undefined;
  if (!can(actor, 'question.update', { ownerId: lesson.ownerId })) throw fail('LESSON_NOT_YOURS');
  if (lesson.isDeleted) return { isLineLeft: true };
  let isLineLeft = true;
  await keepPredictions(transaction, lesson, () =>
    changeQuestion(transaction, actor, lesson.questionId, (held) => {
      const content = contentOf(held);
      const { markSchemeAnswer: scheme } = content;
      const markSchemeAnswer = removeSchemeLine(scheme, lesson, lesson.change);
      isLineLeft = markSchemeAnswer === scheme;
      return { ...content, markSchemeAnswer };
    }),
  );
  await deleteLesson(transaction, lesson);
  return { isLineLeft };
}
