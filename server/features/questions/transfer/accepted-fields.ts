import {
  partMarkLeftOut,
  readsNow,
  transferMessages,
  wrongAnswerLeftOut,
} from '../../../../shared/messages/transfer.ts';
import { answersScheme, type NamedAnswer } from './accepted-answers.ts';
import type { FoundFields } from './found-question.ts';

const WILDCARD = /(?<!\\)\*/;
const MARKS_AT_END = /\(\d{1,3}\)$/;

/**
 * Returns the fields of a question whose file lists the accepted answers: a number or a short term.
 * If `hasWildcards` is set and an answer uses an asterisk, it becomes a question in words, because
 * a wildcard cannot be marked by comparison.
 */
export function acceptedFields(
  kind: 'number' | 'term',
  answers: readonly NamedAnswer[],
  maxMark: number | undefined,
  hasWildcards = false,
): { fields: Pick<FoundFields, 'kind' | 'markSchemeAnswer'>; losses: string[] } {
  const usesWildcard = answers.some(({ text, percent }) => percent > 0 && WILDCARD.test(text));
  if (hasWildcards && usesWildcard) {
    const { markScheme, losses } = answersScheme(answers, maxMark);
    return {
      fields: { kind: 'text', markSchemeAnswer: markScheme },
      losses: [transferMessages.wildcardsInWords, ...losses],
    };
  }
  const losses = new Set<string>();
  const lines = answers.flatMap((answer) => {
    const written = hasWildcards ? answer.text.replaceAll(String.raw`\*`, '*') : answer.text;
    const text = written.replaceAll(/\s*\n\s*/g, ' ').trim();
    if (text !== written.trim()) losses.add(readsNow(answer.text, text));
    if (text === '') return [];
    const earned = Math.round((maxMark ?? 0) * answer.percent * 10) / 1000;
    if (answer.percent >= 100) {
      if (answer.percent > 100) losses.add(transferMessages.moreThanAll);
      return MARKS_AT_END.test(text) && maxMark !== undefined ? `${text} (${maxMark})` : text;
    }
    if (answer.percent <= 0) {
      if (text !== '*') losses.add(wrongAnswerLeftOut(text));
      return [];
    }
    if (earned > 0 && Number.isInteger(earned)) return `${text} (${earned})`;
    losses.add(partMarkLeftOut(text, answer.percent));
    return [];
  });
  return {
    fields: { kind, markSchemeAnswer: [...new Set(lines)].join('\n') },
    losses: [...losses],
  };
}
