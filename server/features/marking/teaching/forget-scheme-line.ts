import { schemeLineKinds } from '../../../../shared/contract/mark-decisions.ts';
import { contentOf } from '../../../../shared/question-content.ts';
import type { Actor } from '../../../access/actor.ts';
import { can } from '../../../access/authorize.ts';
import type { DatabaseOrTransaction } from '../../../database/client.ts';
import { changeQuestion } from '../../questions/public.ts';
import { findLesson } from '../decisions/decisions-queries.ts';
import { removeSchemeLine } from './place-scheme-line.ts';

/**
 * Takes the line of a lesson out of the mark scheme again, where the decision that is taken back is
 * one. Of a question that is not the teacher's, the scheme stays.
 */
export async function forgetSchemeLine(
  transaction: DatabaseOrTransaction,
  actor: Actor,
  quizCode: string,
  decisionId: string,
): Promise<void> {
  const lesson = await findLesson(transaction, quizCode, decisionId);
  const taught = lesson && readLesson(lesson.reason);
  if (!taught || !can(actor, 'question.update', { ownerId: lesson.ownerId })) return;
  await changeQuestion(transaction, actor, lesson.questionId, (held) => {
    const content = contentOf(held);
    return { ...content, markSchemeAnswer: removeSchemeLine(content.markSchemeAnswer, taught) };
  });
}

/** A lesson keeps its line as the reason of the marks that it changed: "accept: 11.0 g". */
function readLesson(reason: string) {
  const kind = schemeLineKinds.find((each) => reason.startsWith(`${each}: `));
  return kind && { kind, line: reason.slice(kind.length + 2) };
}
