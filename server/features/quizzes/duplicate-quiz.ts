import { randomInt } from 'node:crypto';
import {
  CODE_CHARACTERS,
  MAX_QUIZ_CODE_ATTEMPTS,
  MAX_SHORT_TEXT_CHARACTERS,
  QUIZ_CODE_LENGTH,
} from '../../../shared/business-rules.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { insertQuiz, listQuizContents, type QuizRow } from './quizzes-queries.ts';

const COPY_SUFFIX = ' (copy)';

/**
 * Copies a quiz into an open one of the actor's own without results. The copy asks the same
 * questions, including those deleted from the bank since. Students see its marks once they are
 * released: showing marks that nobody has read must be chosen for each quiz. Without a code, one is
 * generated. Throws QUIZ_CODE_TAKEN.
 */
export function duplicateQuiz(
  database: Database,
  actor: Actor,
  quiz: QuizRow,
  newQuizCode: string | undefined,
): Promise<QuizRow> {
  return database.transaction(async (transaction) => {
    const contents = await listQuizContents(transaction, [quiz.quizCode]);
    const questionIds = contents.get(quiz.quizCode)?.questionIds ?? [];
    const { subject, defaultTimeLimit, attemptsAllowed, countedAttempt } = quiz;
    const title = copyTitle(quiz.title);
    const resultsRelease = 'when-released' as const;
    const settings = { subject, defaultTimeLimit, resultsRelease, attemptsAllowed, countedAttempt };
    const copy = { title, ...settings, creatorUid: actor.id };
    for (const quizCode of newQuizCode === undefined ? generatedCodes() : [newQuizCode]) {
      const row = await insertQuiz(transaction, { ...copy, quizCode }, questionIds);
      if (row) return row;
    }
    throw fail('QUIZ_CODE_TAKEN');
  });
}

function* generatedCodes(): Generator<string> {
  for (let attempt = 0; attempt < MAX_QUIZ_CODE_ATTEMPTS; attempt += 1) yield createQuizCode();
}

/** Returns a random quiz code, e.g. `K7Q2ZD` (spec section 3, Generated values). */
function createQuizCode(): string {
  const characters = Array.from({ length: QUIZ_CODE_LENGTH }, () =>
    CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length)),
  );
  return characters.join('');
}

function copyTitle(title: string): string {
  if (title === '') return '';
  return title.slice(0, MAX_SHORT_TEXT_CHARACTERS - COPY_SUFFIX.length) + COPY_SUFFIX;
}
