import { isDefinedError, safe } from '@orpc/client';
import { MAX_SHORT_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { pick } from '../../../../shared/pick.ts';
import { client } from '../../../api/client.ts';
import { inLookupGroups } from './look-up-questions.ts';
import type { PickedQuestion } from './quiz-checks.ts';
import { emptyFields, pickedFields, quizDraft } from './quiz-draft.ts';

interface QuizProposal {
  title: string;
  subject: string;
  questionIds: readonly string[];
  /** Shown above the form when it opens. */
  notice: string;
}

/**
 * Stores a draft of these questions for /create-quiz, and replaces any existing one. Leaves out
 * questions that are no longer in the bank; returns how many are in the draft, and stores none for
 * 0. Throws if the server cannot be reached.
 */
export async function draftFromQuestions(userId: string, proposal: QuizProposal): Promise<number> {
  const { title, subject, questionIds, notice } = proposal;
  const questions = (await inLookupGroups(questionIds, fetchPicked)).filter(
    (found) => found !== null,
  );
  if (questions.length === 0) return 0;
  quizDraft(userId).write({
    fields: { ...emptyFields, title: title.slice(0, MAX_SHORT_TEXT_CHARACTERS), subject },
    questions,
    notice,
  });
  return questions.length;
}

async function fetchPicked(questionId: string): Promise<PickedQuestion | null> {
  const { data, error } = await safe(client.questions.get({ questionId }));
  if (error === null) return pick(data, pickedFields);
  if (isDefinedError(error) && error.code === 'QUESTION_NOT_FOUND') return null;
  throw error;
}
