import { isUnanswered } from '../../../../shared/unanswered.ts';
import type { BlindPoint, BlindSample } from '../../../../shared/contract/blind-marks.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import type { ThreadPool, ThreadWork } from '../../../threads/thread-pool.ts';
import { listQuizQuestions, type QuizScope } from '../../quizzes/public.ts';
import { lockDecisions } from '../decisions/decisions-queries.ts';
import { equalityWithin } from '../equality-within.ts';
import { groupAnswers } from '../group-answers.ts';
import type { TextToChoose } from './choose-sample-worker.ts';
import { listPoints } from './list-points.ts';
import { placeTicks } from './place-ticks.ts';
import {
  insertSample,
  listOpenAnswers,
  listSample,
  listSkipped,
  type OpenAnswer,
  type SampledAnswer,
} from './sample-queries.ts';

const choosing: ThreadWork<TextToChoose[][], { text: number; userId: string }[][]> = {
  file: new URL('choose-sample-worker.ts', import.meta.url),
  timeLimitMs: 30_000,
};

type KeyOf = Awaited<ReturnType<typeof equalityWithin>>;

interface Tools {
  database: Database;
  threads: ThreadPool;
}

/**
 * Returns a quiz's answers to mark blind, for this teacher; chooses them first if that has not been
 * done.
 */
export async function openSample(
  { database, threads }: Tools,
  actor: Actor,
  scope: QuizScope,
): Promise<BlindSample> {
  const [asked, known, answers, skipped, keyOf] = await Promise.all([
    listQuizQuestions(database, scope.quizCode),
    listSample(database, scope),
    listOpenAnswers(database, scope),
    listSkipped(database, scope.quizCode),
    equalityWithin(database, scope.quizCode),
  ]);
  // Chosen options are marked exactly, so there is nothing to agree about.
  const questions = asked.filter(({ kind }) => kind === 'text');
  const hasSample = new Set(
    known.filter(({ purpose }) => purpose === 'sample').map(({ questionId }) => questionId),
  );
  const open = questions.map(({ id }) => id).filter((id) => !hasSample.has(id));
  if (open.length > 0) await choose({ database, threads, keyOf }, scope, open, answers);
  const sample = open.length > 0 ? await listSample(database, scope) : known;
  const byQuestion = Map.groupBy(sample, ({ questionId }) => questionId);
  const alike = countAlike(answers, keyOf);
  const points = await listPoints(threads, questions);
  return {
    questions: questions.map((question) => {
      const sampled = byQuestion.get(question.id) ?? [];
      return {
        questionId: question.id,
        isSkipped: skipped.has(question.id),
        points: points.get(question.id) ?? [],
        answers: sampled.map((answer) =>
          presentBlind(answer, actor.id, alike, points.get(question.id) ?? []),
        ),
        colleagues: namesOfOthers(sampled, actor.id),
      };
    }),
  };
}

/** Returns the texts of a question that no teacher has decided, without unanswered ones. */
function textsOf(answers: readonly OpenAnswer[], questionId: string, keyOf: KeyOf): TextToChoose[] {
  const ofQuestion = answers.filter((answer) => answer.questionId === questionId);
  const byId = new Map(ofQuestion.map((answer) => [answer.submissionId, answer]));
  return groupAnswers(ofQuestion, keyOf).flatMap(({ sampleAnswer, submissionIds }) => {
    const members = submissionIds.flatMap((id) => byId.get(id) ?? []);
    if (isUnanswered(sampleAnswer) || !members.every(({ isOpen }) => isOpen)) return [];
    return [{ text: sampleAnswer, userIds: members.map(({ userId }) => userId) }];
  });
}

async function choose(
  { database, threads, keyOf }: Tools & { keyOf: KeyOf },
  scope: QuizScope,
  questionIds: readonly string[],
  answers: readonly OpenAnswer[],
): Promise<void> {
  const texts = questionIds.map((questionId) => textsOf(answers, questionId, keyOf));
  const chosen = await threads.run(choosing, texts);
  await database.transaction(async (transaction) => {
    await lockDecisions(transaction, scope.quizCode);
    for (const [index, questionId] of questionIds.entries()) {
      const userIds = (chosen[index] ?? []).map(({ userId }) => userId);
      await insertSample(transaction, scope, questionId, userIds);
    }
  });
}

/** Counts how many other answers say the same as each. */
function countAlike(answers: readonly OpenAnswer[], keyOf: KeyOf): Map<string, number> {
  const byQuestion = [...Map.groupBy(answers, ({ questionId }) => questionId).values()];
  return new Map(
    byQuestion.flatMap((ofQuestion) =>
      groupAnswers(ofQuestion, keyOf).flatMap(({ submissionIds }) =>
        submissionIds.map((id) => [id, submissionIds.length - 1] as const),
      ),
    ),
  );
}

function presentBlind(
  { submissionId, userAnswer, revision, purpose, marks }: SampledAnswer,
  teacherId: string,
  alike: ReadonlyMap<string, number>,
  points: readonly BlindPoint[],
) {
  const mine = marks.find((mark) => mark.teacherId === teacherId);
  return {
    submissionId,
    userAnswer,
    answerRevision: revision,
    purpose,
    alike: alike.get(submissionId) ?? 0,
    myMark: mine?.mark ?? null,
    myPoints: mine ? placeTicks(mine, points) : [],
  };
}

function namesOfOthers(sampled: readonly SampledAnswer[], teacherId: string): string[] {
  const others = sampled.flatMap(({ marks }) =>
    marks.filter((mark) => mark.teacherId !== teacherId).map(({ teacher }) => teacher),
  );
  return [...new Set(others)];
}
