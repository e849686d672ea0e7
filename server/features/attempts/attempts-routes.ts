import { route, type RequestContext } from '../../http/route.ts';
import { checkIn } from './check-in.ts';
import { finishAttempt, getReceipt } from './finish/finish-attempt.ts';
import { takeKeptAnswers } from './late/take-kept-answers.ts';
import { liveAttemptsRoutes } from './supervision/live-attempts-routes.ts';
import { listSetQuizzes } from './set-quizzes/list-set-quizzes.ts';
import { saveAnswer } from './save-answer.ts';
import { describeStart, startAttempt } from './start-attempt.ts';
import { endRest, startRest } from './rest-breaks/take-rest.ts';

/** Counts a guess at a quiz code against its limit. */
const guessOf = (countCall: RequestContext['countCall']) => () => countCall('code-guess');

const toDate = (at: string | undefined) => (at === undefined ? undefined : new Date(at));

export const attemptsRoutes = {
  listSet: route.attempts.listSet.handler(({ context: { database, ownerId } }) =>
    listSetQuizzes(database, ownerId),
  ),

  describeStart: route.attempts.describeStart.handler(
    ({ context: { database, actor, attempt, countCall } }) =>
      describeStart(database, actor, {
        quizCode: attempt.quizCode,
        countGuess: guessOf(countCall),
      }),
  ),

  start: route.attempts.start.handler(
    ({ context: { database, attemptStamps, actor, attempt, countCall }, input }) =>
      startAttempt(database, attemptStamps, actor, {
        quizCode: attempt.quizCode,
        again: input.again,
        countGuess: guessOf(countCall),
      }),
  ),

  saveAnswer: route.attempts.saveAnswer.handler(
    async ({
      context: { database, attempt },
      input: { questionId, answer, revision, isSaved, startedAt },
    }) => {
      const written = { questionId, answer, revision, isSaved, startedAt: toDate(startedAt) };
      const stored = await saveAnswer(database, attempt, written);
      return { revision: stored.revision, savedAt: stored.savedAt.toISOString() };
    },
  ),

  finish: route.attempts.finish.handler(
    async ({ context: { database, attemptStamps, attempt }, input }) => {
      const { because, answers } = input;
      const shown = { ...attempt, startedAt: toDate(input.startedAt) };
      const handIn = await finishAttempt(database, attemptStamps, { ...shown, because, answers });
      if (handIn.areAnswersTaken) return handIn;
      const hasKept = await takeKeptAnswers(database, attemptStamps, attempt, answers);
      return hasKept ? getReceipt(database, attempt, answers) : handIn;
    },
  ),

  checkIn: route.attempts.checkIn.handler(
    ({ context: { database, attemptStamps, attempt }, input }) =>
      checkIn(database, attemptStamps, { ...attempt, startedAt: toDate(input.startedAt) }),
  ),

  startRest: route.attempts.startRest.handler(({ context: { database, attemptStamps, attempt } }) =>
    startRest(database, attemptStamps, attempt),
  ),

  endRest: route.attempts.endRest.handler(({ context: { database, attemptStamps, attempt } }) =>
    endRest(database, attemptStamps, attempt),
  ),

  ...liveAttemptsRoutes,
};
