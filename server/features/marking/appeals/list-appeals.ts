import type { Submission } from '../../../../shared/contract/marking.ts';
import type { Database, DatabaseOrTransaction } from '../../../database/client.ts';
import { tellApart } from '../../accounts/public.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { groupAnswers } from '../group-answers.ts';
import { presentSubmission } from '../present-submission.ts';
import { listAnswerTexts, listBySubmissionId } from '../student-responses-queries.ts';
import { listQuizAppeals } from './appeals-queries.ts';
import { presentAppeal } from './present-appeal.ts';

/** A quiz's appeals, each with its answer and whose others say the same. */
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
  const twins = appeals.flatMap(
    ({ submissionId, questionId }) =>
      equals[questionIds.indexOf(questionId)]?.get(submissionId) ?? [],
  );
  const named = await listBySubmissionId(database, scope, [...new Set(twins)]);
  const names = new Map(named.map((row) => [row.submissionId, row.displayName]));
  const items = appeals.flatMap((appeal) => {
    const { submissionId, questionId } = appeal;
    const submission = answers.get(submissionId);
    const equal = equals[questionIds.indexOf(questionId)]?.get(submissionId);
    const others = (equal ?? []).filter((id) => id !== submissionId);
    const alikeNames = others.flatMap((id) => names.get(id) ?? []);
    return submission ? [{ ...appeal, submission, alike: others.length, alikeNames }] : [];
  });
  return { items, open: items.filter((item) => item.outcome === null).length };
}

async function listAnswers(
  database: Database,
  scope: QuizScope,
  appeals: readonly { submissionId: string }[],
): Promise<Map<string, Submission>> {
  const ids = appeals.map(({ submissionId }) => submissionId);
  const rows = await listBySubmissionId(database, scope, ids);
  return new Map(rows.map((row) => [row.submissionId, presentSubmission(row)]));
}

/** For each answer to a question, all that say the same after normalisation, itself included. */
export async function listEqualAnswers(
  database: DatabaseOrTransaction,
  scope: QuizScope,
  questionId: string,
): Promise<Map<string, string[]>> {
  const groups = groupAnswers(await listAnswerTexts(database, scope, questionId));
  return new Map(
    groups.flatMap(({ submissionIds }) => submissionIds.map((id) => [id, submissionIds] as const)),
  );
}
