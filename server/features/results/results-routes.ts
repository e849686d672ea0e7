import { ownerFilter } from '../../access/authorize.ts';
import { route } from '../../http/route.ts';
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
};
