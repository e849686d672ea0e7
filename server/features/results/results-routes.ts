import { route } from '../../http/route.ts';
import { lookThroughQuiz } from '../attempts/public.ts';
import { exportEvidence } from './evidence/export-evidence.ts';
import { exportMarkbook } from './exports/export-markbook.ts';
import { exportResults } from './exports/export-results.ts';
import { getLatestFeedback } from './my-scores/get-latest-feedback.ts';
import { getQuizResults } from './quiz-results/get-quiz-results.ts';
import { getReteach } from './reteach/get-reteach.ts';
import { listClassResults } from './overview/list-class-results.ts';
import { listQuizPerformance } from './overview/performance-queries.ts';
import { presentScores } from './my-scores/present-score.ts';
import { listEarlierAnswers, listFinishedAttempts, listScoredAnswers } from './results-queries.ts';
import { listWaitingWork } from './overview/waiting-queries.ts';

export const resultsRoutes = {
  myScores: route.results.myScores.handler(async ({ context: { database, ownerId } }) => {
    const [attempts, latest, earlier] = await Promise.all([
      listFinishedAttempts(database, ownerId),
      listScoredAnswers(database, ownerId),
      listEarlierAnswers(database, ownerId),
    ]);
    return { quizzes: presentScores(attempts, latest, earlier) };
  }),

  latestFeedback: route.results.latestFeedback.handler(
    async ({ context: { ownerId, ...tools } }) => ({
      latest: await getLatestFeedback(tools, ownerId),
    }),
  ),

  performanceOverview: route.results.performanceOverview.handler(
    async ({ context: { database, overview } }) => ({
      items: await listQuizPerformance(database, overview),
    }),
  ),

  waitingWork: route.results.waitingWork.handler(
    async ({ context: { database, ownerId }, input: { pageSize } }) => {
      const found = await listWaitingWork(database, ownerId, pageSize + 1);
      return { items: found.slice(0, pageSize), isMore: found.length > pageSize };
    },
  ),

  classResults: route.results.classResults.handler(({ context: { database, actor, scope } }) =>
    listClassResults(database, actor, scope),
  ),

  quizResults: route.results.quizResults.handler(({ context: { database, quiz, scope } }) =>
    getQuizResults(database, quiz, scope),
  ),

  reteach: route.results.reteach.handler(({ context: { quiz, scope, ...tools } }) =>
    getReteach(tools, quiz, scope),
  ),

  exportResults: route.results.exportResults.handler(
    ({ context: { database, quiz, scope }, input }) =>
      exportResults(database, { scope, title: quiz.title }, input.format),
  ),

  exportEvidence: route.results.exportEvidence.handler(async ({ context }) => {
    await lookThroughQuiz(context, context.scope.quizCode);
    return exportEvidence(context, context.quiz, context.scope);
  }),

  exportMarkbook: route.results.exportMarkbook.handler(
    ({ context: { database, overview }, input }) =>
      exportMarkbook(database, overview, input.format),
  ),
};
