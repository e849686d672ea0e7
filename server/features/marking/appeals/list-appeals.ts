import type { Database, DatabaseOrTransaction } from '../../../database/client.ts';
import { groupAnswers } from '../group-answers.ts';
import { listAnswerTexts } from '../student-responses-queries.ts';
import { listQuizAppeals } from './appeals-queries.ts';
import { presentAppeal } from './present-appeal.ts';

/** A quiz's appeals, each with how many other answers say the same. */
export async function listAppeals(database: Database, quizCode: string) {
  const rows = await listQuizAppeals(database, quizCode);
  const questionIds = [...new Set(rows.map(({ appeal }) => appeal.questionId))];
  const equals = await Promise.all(
    questionIds.map((questionId) => listEqualAnswers(database, quizCode, questionId)),
  );
  const items = rows.map(({ appeal, displayName }) => {
    const presented = presentAppeal(appeal);
    const place = questionIds.indexOf(appeal.questionId);
    const alike = (equals[place]?.get(presented.submissionId)?.length ?? 1) - 1;
    return { ...presented, displayName, questionId: appeal.questionId, alike };
  });
  return { items, open: items.filter((item) => item.outcome === null).length };
}

/** For each answer to a question, all that say the same after normalisation, itself included. */
export async function listEqualAnswers(
  database: DatabaseOrTransaction,
  quizCode: string,
  questionId: string,
): Promise<Map<string, string[]>> {
  const groups = groupAnswers(await listAnswerTexts(database, quizCode, questionId));
  return new Map(
    groups.flatMap(({ submissionIds }) => submissionIds.map((id) => [id, submissionIds] as const)),
  );
}
