import type { Submission } from '../../../../shared/contract/marking.ts';
import type { Database, Db } from '../../../database/client.ts';
import { tellApart } from '../../accounts/public.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { equalityWithin } from '../equality-within.ts';
import { groupAnswers } from '../group-answers.ts';
import { presentSubmission } from '../present-submission.ts';
import {
  listAnswerTexts,
  listBySubmissionId,
  type StudentResponseRow,
} from '../student-responses-queries.ts';
import { listQuizAppeals } from './appeals-queries.ts';
import { presentAppeal } from './present-appeal.ts';

/** Lists a quiz's appeals, each with its answer and the other answers that say the same. */
export async function listAppeals(database: Database, scope: QuizScope) {
  const found = await listQuizAppeals(database, scope);
  const rows = await tellApart(
    database,
    found.map((row) => ({ ...row, userId: row.appeal.userId })),
  );
  const questionIds = [...new Set(rows.map(({ appeal }) => appeal.questionId))];
  const equals = await Promise.all(
    questionIds.map((questionId) => listEqualAnswers(database, scope, questionId)),
  );
  const appeals = rows.map(({ appeal, displayName }) => ({
    ...presentAppeal(appeal),
    displayName,
    questionId: appeal.questionId,
  }));
  const answers = await listAnswers(database, scope, appeals);
  const settled = new Set(
    appeals.filter(({ outcome }) => outcome !== null).map(({ submissionId }) => submissionId),
  );
  const othersLike = ({ questionId, submissionId }: (typeof appeals)[number]) =>
    (equals[questionIds.indexOf(questionId)]?.get(submissionId) ?? []).filter(
      (id) => id !== submissionId && !settled.has(id),
    );
  const twins = [...new Set(appeals.flatMap(othersLike))];
  const named = await listBySubmissionId(database, scope, twins);
  const byId = new Map(named.map((row) => [row.submissionId, toAlike(row)]));
  const items = appeals.flatMap((appeal) => {
    const submission = answers.get(appeal.submissionId);
    const alike = othersLike(appeal).flatMap((id) => byId.get(id) ?? []);
    return submission ? [{ ...appeal, submission, alike }] : [];
  });
  return { items, open: items.filter((item) => item.outcome === null).length };
}

const toAlike = ({ submissionId, markRevision, displayName }: StudentResponseRow) => ({
  submissionId,
  markRevision,
  displayName,
});

async function listAnswers(
  database: Database,
  scope: QuizScope,
  appeals: readonly { submissionId: string }[],
): Promise<Map<string, Submission>> {
  const ids = appeals.map(({ submissionId }) => submissionId);
  const rows = await listBySubmissionId(database, scope, ids);
  return new Map(rows.map((row) => [row.submissionId, presentSubmission(row)]));
}

/**
 * Maps each answer to a question to all answers that are equal after normalisation, including
 * itself.
 */
export async function listEqualAnswers(
  database: Db,
  scope: QuizScope,
  questionId: string,
): Promise<Map<string, string[]>> {
  const keyOf = await equalityWithin(database, scope.quizCode);
  const groups = groupAnswers(
    await listAnswerTexts(database, scope, questionId),
    ({ userAnswer }) => keyOf({ questionId, userAnswer }),
  );
  return new Map(
    groups.flatMap(({ submissionIds }) => submissionIds.map((id) => [id, submissionIds] as const)),
  );
}
