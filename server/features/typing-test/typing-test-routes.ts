import { TYPING_HISTORY_RESULTS, TYPING_LEADERBOARD_SIZE } from '../../../shared/typing-numbers.ts';
import { route } from '../../http/route.ts';
import { finishRun } from './finish-run.ts';
import { presentEntry, presentResult } from './present-typing-result.ts';
import { startRun } from './start-run.ts';
import { findBest, listFastest, listNewestResults } from './typing-test-queries.ts';

export const typingTestRoutes = {
  start: route.typingTest.start.handler(({ context: { database, ownerId } }) =>
    startRun(database, ownerId),
  ),

  finish: route.typingTest.finish.handler(
    async ({ context: { database, jobs, welfareCheck, actor }, input }) => {
      const result = await finishRun({ database, jobs, welfareCheck }, actor, input);
      return { ...presentResult(result), isBest: result.isBest };
    },
  ),

  leaderboard: route.typingTest.leaderboard.handler(async ({ context: { database, actor } }) => {
    const fastest = await listFastest(database, TYPING_LEADERBOARD_SIZE);
    return { entries: fastest.map((row, index) => presentEntry(actor, row, index + 1)) };
  }),

  myResults: route.typingTest.myResults.handler(async ({ context: { database, ownerId } }) => {
    const [best, newest] = await Promise.all([
      findBest(database, ownerId),
      listNewestResults(database, ownerId, TYPING_HISTORY_RESULTS),
    ]);
    return {
      best: best ? { ...best, timestamp: best.timestamp.toISOString() } : null,
      results: newest.toReversed().map(presentResult),
    };
  }),
};
