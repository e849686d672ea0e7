import { readsNow, transferMessages } from '../../../../shared/messages/transfer.ts';

/** An answer that a short-answer question accepts. */
export interface AcceptedAnswer {
  text: string;
  /** How much of the mark it earns, 0..100. */
  percent: number;
}

interface ShortAnswerScheme {
  markScheme: string;
  /** What a scheme of one point has no place for, in sentences. */
  losses: string[];
}

/**
 * The mark scheme of a short-answer question: its right answers as wordings of one point. In them,
 * Moodle's asterisk stands for anything; a marker that reads for meaning does not need it.
 */
export function shortAnswerScheme(
  answers: readonly AcceptedAnswer[],
  maxMark: number | undefined,
): ShortAnswerScheme {
  const full = answers.filter(({ percent }) => percent === 100);
  const wordings = full.map(({ text }) => withoutWildcards(text)).filter((text) => text !== '');
  const changed = full.find(({ text }) => /(?<!\\)\*/.test(text));
  const hasPartMarks = answers.some(({ percent }) => percent > 0 && percent < 100);
  const marks = maxMark === undefined ? '' : ` (${maxMark})`;
  return {
    markScheme: wordings.length === 0 ? '' : [...new Set(wordings)].join(' OR ') + marks,
    losses: [
      ...(hasPartMarks ? [transferMessages.partMarksLeftOut] : []),
      ...(changed ? [readsNow(changed.text, withoutWildcards(changed.text))] : []),
    ],
  };
}

function withoutWildcards(answer: string): string {
  return answer
    .replaceAll(/\\\*|\*/g, (sign) => (sign === '*' ? ' ' : '*'))
    .replaceAll(/\s+/g, ' ')
    .trim();
}
