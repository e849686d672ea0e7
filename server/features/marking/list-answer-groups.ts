import { ANSWER_GROUPS_PER_PAGE, isUnanswered } from '../../../shared/business-rules.ts';
import type { AnswerGroup } from '../../../shared/contract/mark-decisions.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { listQuizQuestions } from '../quizzes/public.ts';
import { groupAnswers, type EqualAnswers } from './group-answers.ts';
import { orderByLikeness } from './order-by-likeness.ts';
import { presentStudentSubmission } from './present-submission.ts';
import { listAnswerTexts, listBySubmissionId } from './student-responses-queries.ts';

/**
 * A question's answers in groups of equal ones, each beside the group most like it; nothing but a
 * page of them is put in order. Pages count from 1. Throws NOT_FOUND for a question that the quiz
 * does not ask.
 */
export async function listAnswerGroups(
  database: Database,
  quizCode: string,
  questionId: string,
  page: number,
): Promise<{ groups: AnswerGroup[]; total: number }> {
  const questions = await listQuizQuestions(database, quizCode);
  if (!questions.some(({ id }) => id === questionId)) throw fail('NOT_FOUND');
  const all = groupAnswers(await listAnswerTexts(database, quizCode, questionId));
  const start = (page - 1) * ANSWER_GROUPS_PER_PAGE;
  const ordered = putInOrder(all.slice(start, start + ANSWER_GROUPS_PER_PAGE));
  return { groups: await withSubmissions(database, quizCode, ordered), total: all.length };
}

/** Each group beside the one most like it; what is no answer is like none and stays behind. */
function putInOrder(groups: readonly EqualAnswers[]): EqualAnswers[] {
  const [unanswered = [], answered = []] = [true, false].map((wanted) =>
    groups.filter(({ sampleAnswer }) => isUnanswered(sampleAnswer) === wanted),
  );
  const order = orderByLikeness(answered.map(({ sampleAnswer }) => sampleAnswer));
  return [...order.flatMap((place) => answered[place] ?? []), ...unanswered];
}

async function withSubmissions(
  database: Database,
  quizCode: string,
  groups: readonly EqualAnswers[],
): Promise<AnswerGroup[]> {
  const ids = groups.flatMap(({ submissionIds }) => submissionIds);
  const responses = await listBySubmissionId(database, quizCode, ids);
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
