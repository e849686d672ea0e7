import type { AnswerGroup } from '../../../../shared/contract/mark-decisions.ts';
import { pick } from '../../../../shared/pick.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { Services } from '../../../http/route.ts';
import type { WorkOf } from '../../../threads/thread-pool.ts';
import { listQuizQuestions, type QuizScope } from '../../quizzes/public.ts';
import type { EqualAnswers } from '../group-answers.ts';
import type { orderAnswers } from './order-answers.ts';
import { presentStudentSubmission } from '../present-submission.ts';
import { listAnswerTexts, listBySubmissionId } from '../student-responses-queries.ts';

const work: WorkOf<typeof orderAnswers> = {
  file: new URL('../threaded/desk-worker.ts', import.meta.url),
  name: 'orderAnswers',
  timeLimitMs: 20_000,
};

/**
 * Lists a question's answers in groups of equal ones, each next to the group most like it; only one
 * page of groups is put in order. Pages count from 1. Throws NOT_FOUND for a question that the quiz
 * does not ask.
 */
export async function listAnswerGroups(
  { database, threads }: Pick<Services, 'database' | 'threads'>,
  scope: QuizScope,
  questionId: string,
  page: number,
): Promise<{ groups: AnswerGroup[]; total: number }> {
  const questions = await listQuizQuestions(database, scope.quizCode);
  const question = questions.find(({ id }) => id === questionId);
  if (!question) throw fail('NOT_FOUND');
  const answers = await listAnswerTexts(database, scope, questionId);
  const { groups, total } = await threads.run(work, {
    question: pick(question, ['questionText', 'markSchemeAnswer', 'kind']),
    answers,
    page,
  });
  return { groups: await withSubmissions(database, scope, groups), total };
}

async function withSubmissions(
  database: Database,
  scope: QuizScope,
  groups: readonly EqualAnswers[],
): Promise<AnswerGroup[]> {
  const ids = groups.flatMap(({ submissionIds }) => submissionIds);
  const responses = await listBySubmissionId(database, scope, ids);
  const byId = new Map(responses.map((response) => [response.submissionId, response]));
  return groups.map(({ groupId, sampleAnswer, submissionIds }) => ({
    groupId,
    sampleAnswer,
    submissions: submissionIds.flatMap((id) => {
      const response = byId.get(id);
      return response ? [presentStudentSubmission(response)] : [];
    }),
  }));
}
