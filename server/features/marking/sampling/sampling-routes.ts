import { fail } from '../../../http/fail.ts';
import { route } from '../../../http/route.ts';
import { lookThroughQuiz } from '../../attempts/public.ts';
import { listQuizQuestions } from '../../quizzes/public.ts';
import { findBulkDemand, updateBulkDemand } from './bulk-demand-queries.ts';
import { drawSpotCheck } from './draw-spot-check.ts';
import { getAgreement } from './get-agreement.ts';
import { openSample } from './open-sample.ts';
import { updateSkipped } from './sample-queries.ts';
import { setBlindMark } from './set-blind-mark.ts';

export const samplingRoutes = {
  openSample: route.marking.openSample.handler(async ({ context: { actor, scope, ...tools } }) => {
    await lookThroughQuiz(tools, scope.quizCode);
    return openSample(tools, actor, scope);
  }),

  setBlindMark: route.marking.setBlindMark.handler(
    async ({ context: { actor, response, scope, ...tools }, input }) => {
      await setBlindMark(tools, actor, response, scope, input);
      return { saved: true } as const;
    },
  ),

  skipSample: route.marking.skipSample.handler(
    async ({ context: { database, actor, quiz }, input: { questionId, isSkipped } }) => {
      const questions = await listQuizQuestions(database, quiz.quizCode);
      if (!questions.some(({ id }) => id === questionId)) throw fail('NOT_FOUND');
      const skipped = { quizCode: quiz.quizCode, questionId, skippedBy: actor.id };
      await updateSkipped(database, skipped, isSkipped);
      return { isSkipped };
    },
  ),

  drawSpotCheck: route.marking.drawSpotCheck.handler(
    async ({ context: { database, scope }, input }) => ({
      drawn: await drawSpotCheck(database, scope, input),
    }),
  ),

  getAgreement: route.marking.getAgreement.handler(({ context: { database, actor, scope } }) =>
    getAgreement(database, actor, scope),
  ),

  getBulkDemand: route.marking.getBulkDemand.handler(({ context: { database } }) =>
    findBulkDemand(database),
  ),

  setBulkDemand: route.marking.setBulkDemand.handler(
    async ({ context: { database, actor }, input }) => {
      await updateBulkDemand(database, input, actor.id);
      return input;
    },
  ),
};
