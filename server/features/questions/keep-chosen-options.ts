import {
  chosenIn,
  columnsOf,
  hasOptions,
  optionsOf,
  sidesOf,
  type ChoiceQuestion,
} from '../../../shared/choice-question.ts';
import { isUnanswered } from '../../../shared/unanswered.ts';
import type { Db } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { isBeingSat, listGivenAnswers } from './usage-queries.ts';

type Options = Pick<ChoiceQuestion, 'kind' | 'options'>;

/**
 * Keeps the text of options that students have chosen, and of all options that a student may be
 * choosing from now, because an answer is that text and would otherwise match no option. For the
 * same reason, a question that students have answered in their own words gets no options. Throws
 * OPTION_IN_USE.
 */
export async function keepChosenOptions(
  transaction: Db,
  question: Options & { id: string },
  changed: Options,
): Promise<void> {
  const isWritten = !hasOptions(question.kind);
  if (isWritten && !hasOptions(changed.kind)) return;
  const kept = new Set(hasOptions(changed.kind) ? wordsOf(changed) : []);
  const lost = new Set(wordsOf(question).filter((words) => !kept.has(words)));
  if (!isWritten && lost.size === 0) return;
  const isLost = (words: string) => (isWritten ? !kept.has(words) : lost.has(words));
  const answers = await listGivenAnswers(transaction, question.id);
  const isChosen = answers
    .filter((answer) => !isUnanswered(answer))
    .some((answer) => wordsIn(isWritten ? changed : question, answer).some(isLost));
  if (isChosen || (await isBeingSat(transaction, question.id))) throw fail('OPTION_IN_USE');
}

function wordsOf(question: Options): string[] {
  const { items, choices } = columnsOf(question);
  return question.kind === 'matching' ? [...items, ...choices] : optionsOf(question);
}

const wordsIn = ({ kind }: Options, answer: string): string[] =>
  kind === 'matching' ? chosenIn(answer).flatMap(sidesOf) : chosenIn(answer);
