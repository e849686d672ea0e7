import { ownerFilter } from '../../access/authorize.ts';
import { route } from '../../http/route.ts';
import { getQuizFor } from '../quizzes/public.ts';
import { exportEvidence } from './export-evidence.ts';
import { exportMarkbook } from './export-markbook.ts';
import { exportResults } from './export-results.ts';
import { getQuizResults } from './get-quiz-results.ts';
import { getReteach } from './get-reteach.ts';
import { listQuizPerformance } from './performance-queries.ts';
import { presentScore } from './present-score.ts';
import { listFinishedAttempts, listScoredAnswers } from './results-queries.ts';

export const resultsRoutes = {
  myScores: route.results.myScores.handler(async ({ context: { database, actor } }) => {
    const [attempts, answers] = await Promise.all([
      listFinishedAttempts(database, actor.id),
      listScoredAnswers(database, actor.id),
    ]);
    const byQuiz = Map.groupBy(answers, (answer) => answer.quizCode);
    return {
      quizzes: attempts.map((attempt) => presentScore(attempt, byQuiz.get(attempt.quizCode) ?? [])),
    };
  }),

  performanceOverview: route.results.performanceOverview.handler(
    async ({ context: { database, actor } }) => ({
      items: await listQuizPerformance(database, ownerFilter(actor, 'result.overview')),
    }),
  ),

  quizResults: route.results.quizResults.handler(async ({ context: { database, actor }, input }) =>
    getQuizResults(database, await getQuizFor(database, actor, 'result.read', input.quizCode)),
  ),

  reteach: route.results.reteach.handler(async ({ context: { database, actor }, input }) =>
    getReteach(database, await getQuizFor(database, actor, 'result.read', input.quizCode)),
  ),

  exportResults: route.results.exportResults.handler(
    async ({ context: { database, actor }, input: { quizCode, format } }) => {
      const quiz = await getQuizFor(database, actor, 'result.read', quizCode);
      return exportResults(database, quiz, format);
    },
  ),

  exportEvidence: route.results.exportEvidence.handler(
    async ({ context: { database, actor }, input }) => {
      const quiz = await getQuizFor(database, actor, 'result.read', input.quizCode);
      return exportEvidence(database, quiz);
    },
  ),

  exportMarkbook: route.results.exportMarkbook.handler(({ context: { database, actor }, input }) =>
    exportMarkbook(database, ownerFilter(actor, 'result.overview'), input.format),
  ),
};
