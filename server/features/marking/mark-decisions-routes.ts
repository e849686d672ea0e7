import { route, type Services } from '../../http/route.ts';
import { getQuizFor } from '../quizzes/public.ts';
import { findImage } from '../uploads/public.ts';
import { acceptMarks } from './decisions/accept-marks.ts';
import { setMarks } from './decisions/set-marks.ts';
import { undoDecision } from './decisions/undo-decision.ts';
import { listAnswerGroups } from './list-answer-groups.ts';
import { listToCheck } from './list-to-check.ts';
import type { TeachingTools } from './teaching/mark-by-scheme.ts';
import { teachSchemeLine } from './teaching/teach-scheme-line.ts';
import { trySchemeLine } from './teaching/try-scheme-line.ts';
import { tellMarkStory } from './tell-mark-story.ts';

export const markDecisionsRoutes = {
  listAnswerGroups: route.marking.listAnswerGroups.handler(
    async ({ context: { database, actor }, input }) => {
      const quiz = await getQuizFor(database, actor, 'response.list', input.quizCode);
      return listAnswerGroups(database, quiz.quizCode, input.questionId, input.page);
    },
  ),

  listToCheck: route.marking.listToCheck.handler(
    async ({ context: { database, actor }, input }) => {
      const quiz = await getQuizFor(database, actor, 'response.list', input.quizCode);
      return listToCheck(database, quiz.quizCode);
    },
  ),

  acceptMarks: route.marking.acceptMarks.handler(
    async ({ context: { database, actor }, input }) => {
      const quiz = await getQuizFor(database, actor, 'response.mark', input.quizCode);
      return acceptMarks(database, actor, quiz.quizCode, input.which);
    },
  ),

  setMarks: route.marking.setMarks.handler(async ({ context: { database, actor }, input }) => {
    const { quizCode, ...mark } = input;
    const quiz = await getQuizFor(database, actor, 'response.mark', quizCode);
    return setMarks(database, actor, quiz.quizCode, mark);
  }),

  undoDecision: route.marking.undoDecision.handler(
    async ({ context: { database, actor }, input }) => {
      const quiz = await getQuizFor(database, actor, 'response.mark', input.quizCode);
      return undoDecision(database, actor, quiz.quizCode, input.decisionId);
    },
  ),

  listMarkEvents: route.marking.listMarkEvents.handler(
    async ({ context: { database, actor }, input }) => ({
      items: await tellMarkStory(database, actor, input.submissionId),
    }),
  ),

  trySchemeLine: route.marking.trySchemeLine.handler(({ context, input, signal }) =>
    trySchemeLine(toolsOf(context), context.actor, input, signal),
  ),

  teachSchemeLine: route.marking.teachSchemeLine.handler(({ context, input, signal }) =>
    teachSchemeLine(toolsOf(context), context.actor, input, signal),
  ),
};

function toolsOf({ database, files, marker, markingGate }: Services): TeachingTools {
  return { database, marker, markingGate, loadImage: (url) => findImage(database, files, url) };
}
