import { route } from '../../http/route.ts';
import { getQuizFor } from '../quizzes/public.ts';
import { describeScheme } from './describe-scheme.ts';
import { exportResponses } from './export-responses.ts';
import { getRunFor } from './get-run.ts';
import { listQuizResponses } from './list-responses.ts';
import { requestStop } from './marking-run-queries.ts';
import { presentRun } from './present-submission.ts';
import { setMark } from './set-mark.ts';
import { startMarkingRun } from './start-marking-run.ts';
import { tryAnswer } from './try-answer.ts';
import { watchRun } from './watch-run.ts';

export const markingRoutes = {
  listResponses: route.marking.listResponses.handler(
    async ({ context: { database, actor }, input: { quizCode, ...page } }) => {
      const quiz = await getQuizFor(database, actor, 'response.list', quizCode);
      return listQuizResponses(database, quiz, page);
    },
  ),

  exportResponses: route.marking.exportResponses.handler(
    async ({ context: { database, actor }, input }) => {
      const quiz = await getQuizFor(database, actor, 'response.list', input.quizCode);
      return exportResponses(database, quiz);
    },
  ),

  startRun: route.marking.startRun.handler(
    async ({ context: { database, jobs, actor }, input }) => {
      const quiz = await getQuizFor(database, actor, 'response.mark', input.quizCode);
      const request = { ...input, quizCode: quiz.quizCode };
      return presentRun(await startMarkingRun(database, jobs, actor, request));
    },
  ),

  stopRun: route.marking.stopRun.handler(async ({ context: { database, actor }, input }) => {
    const run = await getRunFor(database, actor, input.runId);
    await requestStop(database, run.id);
    return presentRun({ ...run, isStopping: run.state === 'active' });
  }),

  watchRun: route.marking.watchRun.handler(
    async ({ context: { database, actor }, input, signal }) => {
      const run = await getRunFor(database, actor, input.runId);
      return watchRun(database, run.id, signal);
    },
  ),

  setMark: route.marking.setMark.handler(({ context: { database, actor }, input }) =>
    setMark(database, actor, input),
  ),

  readScheme: route.marking.readScheme.handler(({ input }) =>
    describeScheme(input.markSchemeAnswer, input.maxMark),
  ),

  tryAnswer: route.marking.tryAnswer.handler(({ context: { marker }, input, signal }) =>
    tryAnswer(marker, input, signal),
  ),
};
