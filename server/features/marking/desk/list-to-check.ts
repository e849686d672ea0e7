import { MAX_LISTED_TO_CHECK } from '../../../../shared/business-rules.ts';
import type { Database } from '../../../database/client.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { equalityWithin } from '../equality-within.ts';
import { groupAnswers } from '../group-answers.ts';
import { presentStudentSubmission } from '../present-submission.ts';
import { findBulkTerms } from '../sampling/get-agreement.ts';
import { listBySubmissionId } from '../student-responses-queries.ts';
import { countMarks, listMostDoubtful } from './to-check-queries.ts';

/** Returns the "Check these first" queue of a quiz, and the state of its marks. */
export async function listToCheck(database: Database, scope: QuizScope) {
  const terms = await findBulkTerms(database, scope.quizCode);
  const [found, counts, keyOf] = await Promise.all([
    listMostDoubtful(database, scope, MAX_LISTED_TO_CHECK),
    countMarks(database, scope, terms),
    equalityWithin(database, scope.quizCode),
  ]);
  const ids = found.map(({ submissionId }) => submissionId);
  const responses = await listBySubmissionId(database, scope, ids);
  const byId = new Map(responses.map((response) => [response.submissionId, response]));
  const groupOf = new Map(
    groupAnswers(responses, keyOf).flatMap(({ groupId, submissionIds }) =>
      submissionIds.map((id) => [id, groupId] as const),
    ),
  );
  const items = found.flatMap(({ submissionId, reasons }) => {
    const response = byId.get(submissionId);
    const groupId = groupOf.get(submissionId);
    if (!response || groupId === undefined) return [];
    // It must not be decided together with other answers.
    const isAlone = reasons.includes('held-from-markers');
    return [
      {
        ...presentStudentSubmission(response),
        reasons,
        groupId: isAlone ? submissionId : groupId,
      },
    ];
  });
  return { items, ...counts };
}
