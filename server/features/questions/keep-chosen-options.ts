import {
  chosenIn,
  columnsOf,
  hasOptions,
  optionsOf,
  sidesOf,
  type ChoiceQuestion,
} from '../../../shared/choice-question.ts';
import type { Db } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { isBeingSat, listGivenAnswers } from './usage-queries.ts';

type Options = Pick<ChoiceQuestion, 'kind' | 'options'>;

/**
 * Keeps the text of options that students have chosen, and of all options that a student may be
 * choosing from now, because an answer is that text and would otherwise match no option. Throws
 * OPTION_IN_USE.
 */
export async function keepChosenOptions(
  transaction: Db,
  question: Options & { id: string },
  changed: Options,
): Promise<void> {
  if (!hasOptions(question.kind)) return;
  const kept = new Set(hasOptions(changed.kind) ? wordsOf(changed) : []);
  const lost = new Set(wordsOf(question).filter((words) => !kept.has(words)));
  if (lost.size === 0) return;
  const answers = await listGivenAnswers(transaction, question.id);
  const isChosen = answers.some((answer) => wordsIn(question, answer).some((one) => lost.has(one)));
  if (isChosen || (await isBeingSat(transaction, question.id))) throw fail('OPTION_IN_USE');
}

function wordsOf(question: Options): string[] {
  const { items, choices } = columnsOf(question);
  return question.kind === 'matching' ? [...items, ...choices] : optionsOf(question);
}

const wordsIn = ({ kind }: Options, answer: string): string[] =>
  kind === 'matching' ? chosenIn(answer).flatMap(sidesOf) : chosenIn(answer);
