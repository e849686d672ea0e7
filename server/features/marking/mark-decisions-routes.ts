import { route, type Services } from '../../http/route.ts';
import { findImage } from '../uploads/public.ts';
import { acceptMarks } from './decisions/accept-marks.ts';
import { refuseStalePoints } from './decisions/refuse-stale-points.ts';
import { setMarks } from './decisions/set-marks.ts';
import { undoDecision } from './decisions/undo-decision.ts';
import { listAnswerGroups } from './desk/list-answer-groups.ts';
import { listToCheck } from './desk/list-to-check.ts';
import type { TeachingTools } from './teaching/mark-by-scheme.ts';
import { teachSchemeLine } from './teaching/teach-scheme-line.ts';
import { trySchemeLine } from './teaching/try-scheme-line.ts';
import { tellMarkStory } from './desk/tell-mark-story.ts';

export const markDecisionsRoutes = {
  listAnswerGroups: route.marking.listAnswerGroups.handler(
    ({ context, input: { questionId, page } }) =>
      listAnswerGroups(context, context.scope, questionId, page),
  ),

  listToCheck: route.marking.listToCheck.handler(({ context: { database, scope } }) =>
    listToCheck(database, scope),
  ),

  acceptMarks: route.marking.acceptMarks.handler(({ context: { database, actor, scope }, input }) =>
    acceptMarks(database, actor, scope, input.which),
  ),

  setMarks: route.marking.setMarks.handler(async ({ context, input: { quizCode: _, ...mark } }) => {
    const { database, actor, scope } = context;
    const ids = mark.items.map(({ submissionId }) => submissionId);
    await refuseStalePoints(context, scope, ids, mark.points);
    return setMarks(database, actor, scope, mark);
  }),

  undoDecision: route.marking.undoDecision.handler(
    ({ context: { database, actor, scope }, input }) =>
      undoDecision(database, actor, scope, input.decisionId),
  ),

  listMarkEvents: route.marking.listMarkEvents.handler(
    async ({ context: { database, response } }) => ({
      items: await tellMarkStory(database, response),
    }),
  ),

  trySchemeLine: route.marking.trySchemeLine.handler(({ context, input, signal }) =>
    trySchemeLine(toolsOf(context), context.actor, context.scope, input, signal),
  ),

  teachSchemeLine: route.marking.teachSchemeLine.handler(({ context, input, signal }) =>
    teachSchemeLine(toolsOf(context), context.actor, context.scope, input, signal),
  ),
};

function toolsOf({ files, ...services }: Services): TeachingTools {
  const { database, marker, markingGate, threads } = services;
  const loadImage = (url: string) => findImage(database, files, url);
  return { database, marker, markingGate, threads, loadImage };
}
