import { isToMeasure } from '../../../../shared/agreement.ts';
import type { BulkDemand, QuestionAgreement } from '../../../../shared/contract/blind-marks.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Db } from '../../../database/client.ts';
import { listQuizQuestions, wholeQuiz, type QuizScope } from '../../quizzes/public.ts';
import { type BulkTerms, countPencilByQuestion } from '../desk/to-check-queries.ts';
import { isBulkRefused, measuredMarkers, measureQuestion } from './agreement-rules.ts';
import { findBulkDemand } from './bulk-demand-queries.ts';
import { countInBulk, listSample, listSkipped } from './sample-queries.ts';

/**
 * Returns how far the marker agrees with blind marks, question by question, and what follows. It is
 * measured over the whole quiz, because it says nothing about a student; the counts are of answers
 * within the scope.
 */
export async function getAgreement(
  database: Db,
  actor: Pick<Actor, 'id'>,
  scope: QuizScope,
): Promise<{ questions: QuestionAgreement[]; demand: BulkDemand }> {
  const { quizCode } = scope;
  const sample = await listSample(database, wholeQuiz(quizCode));
  const [questions, skipped, doubts, inBulk, demand] = await Promise.all([
    listQuizQuestions(database, quizCode),
    listSkipped(database, quizCode),
    countPencilByQuestion(database, scope, measuredMarkers(sample)),
    countInBulk(database, scope),
    findBulkDemand(database),
  ]);
  const byQuestion = Map.groupBy(sample, ({ questionId }) => questionId);
  return {
    demand,
    questions: questions.map(({ id, kind }) => {
      const measured = measureQuestion(byQuestion.get(id) ?? []);
      const skip = skipped.get(id);
      return {
        questionId: id,
        isExact: kind !== 'text',
        isSkipped: skip !== undefined,
        skippedBy: skip && skip.teacherId !== actor.id ? skip.teacher : null,
        ...measured,
        ...(doubts.get(id) ?? { doubtful: 0, sure: 0, acceptable: 0, leftOut: 0 }),
        inBulk: inBulk.get(id) ?? 0,
        isBulkRefused: kind === 'text' && isBulkRefused(measured, demand),
      };
    }),
  };
}

/** True if blind marks of the quiz wait for a run to measure the marker with them. */
export async function hasToMeasure(database: Db, quizCode: string): Promise<boolean> {
  const sample = await listSample(database, wholeQuiz(quizCode));
  const byQuestion = Map.groupBy(sample, ({ questionId }) => questionId);
  return [...byQuestion.values()].some((answers) => isToMeasure(measureQuestion(answers)));
}

/** Returns the terms on which pencil marks of a quiz may be accepted in bulk. */
export async function findBulkTerms(database: Db, quizCode: string): Promise<BulkTerms> {
  // One after the other, because a transaction has only one connection.
  const questions = await listQuizQuestions(database, quizCode);
  const sample = await listSample(database, wholeQuiz(quizCode));
  const demand = await findBulkDemand(database);
  const byQuestion = Map.groupBy(sample, ({ questionId }) => questionId);
  return {
    refusedIds: questions
      .filter(({ kind }) => kind === 'text')
      .filter(({ id }) => isBulkRefused(measureQuestion(byQuestion.get(id) ?? []), demand))
      .map(({ id }) => id),
    measured: measuredMarkers(sample),
  };
}
