import {
  columnsOf,
  optionsOf,
  rightOptionsOf,
  sidesOf,
  type ChoiceQuestion,
} from '../../../../shared/choice-question.ts';
import { readAcceptedNumber, type AcceptedNumber } from '../../../../shared/number-question.ts';
import type { NamedAnswer } from './accepted-answers.ts';

/*
 * The parts of a question that is marked by the rules of its kind, in the form that other systems
 * use: each answer with the percentage of the marks it earns.
 */

const inPercent = (marks: number, { maxMark }: ChoiceQuestion) =>
  maxMark === 0 ? 100 : Number(((marks / maxMark) * 100).toFixed(5));

/** Returns each option; if several may be chosen, a wrong one takes one mark away. */
export function weighedOptions(question: ChoiceQuestion): NamedAnswer[] {
  const right = new Map(rightOptionsOf(question).map(({ option, marks }) => [option, marks]));
  const wrong = question.kind === 'choices' && question.maxMark > 0 ? -inPercent(1, question) : 0;
  return optionsOf(question).map((text) => {
    const marks = right.get(text);
    return { text, percent: marks === undefined ? wrong : inPercent(marks, question) };
  });
}

/** Returns the accepted terms, or the numbers as written. */
export function acceptedAnswers(question: ChoiceQuestion): NamedAnswer[] {
  return rightOptionsOf(question).map(({ option, marks }) => ({
    text: option,
    percent: inPercent(marks, question),
  }));
}

/** Returns the accepted terms for Moodle, where an asterisk matches anything. */
export function acceptedTerms(question: ChoiceQuestion): NamedAnswer[] {
  return acceptedAnswers(question).map(({ text, percent }) => ({
    text: text.replaceAll('*', String.raw`\*`),
    percent,
  }));
}

export function acceptedNumbers(question: ChoiceQuestion): (AcceptedNumber & NamedAnswer)[] {
  return acceptedAnswers(question).flatMap((answer) => {
    const read = readAcceptedNumber(answer.text);
    return read ? [{ ...read, ...answer }] : [];
  });
}

/** Returns the pairs, then the choices that match nothing, with an empty item. */
export function matchedPairs(question: ChoiceQuestion): { item: string; choice: string }[] {
  const pairs = rightOptionsOf(question).map(({ option }) => {
    const [item, choice] = sidesOf(option);
    return { item, choice };
  });
  const used = new Set(pairs.map(({ choice }) => choice));
  const others = columnsOf(question).choices.filter((choice) => !used.has(choice));
  return [...pairs, ...others.map((choice) => ({ item: '', choice }))];
}
