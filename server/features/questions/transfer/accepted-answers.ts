import { counted } from '../../../../shared/counted.ts';
import {
  partMarkLeftOut,
  readsNow,
  transferMessages,
  wrongAnswerLeftOut,
} from '../../../../shared/messages/transfer.ts';

/** An answer listed in a question's file. */
export interface NamedAnswer {
  text: string;
  /** The percentage of the marks it earns; 0 or less earns none. */
  percent: number;
}

interface AnswersScheme {
  markScheme: string;
  /** Sentences about answers that the scheme cannot hold. */
  losses: string[];
}

/**
 * Builds the mark scheme of a question whose file lists its answers: the right ones as wordings of
 * one point, and below it those that earn part of the marks. In short answers, Moodle's asterisk
 * matches anything; a marker that understands meaning does not need it.
 */
export function answersScheme(
  answers: readonly NamedAnswer[],
  maxMark: number | undefined,
): AnswersScheme {
  const losses = new Set<string>();
  const say = ({ text }: NamedAnswer) => {
    const plain = withoutWildcards(text);
    if (plain !== '' && plain !== text.replaceAll(String.raw`\*`, '*')) {
      losses.add(readsNow(text, plain));
    }
    return plain;
  };
  const full = answers.filter(({ percent }) => percent >= 100);
  const wordings = [...new Set(full.map(say).filter((text) => text !== ''))];
  const marks = maxMark === undefined ? '' : ` (${maxMark})`;
  const lines = wordings.length === 0 ? [] : [wordings.join(' OR ') + marks];
  for (const answer of answers.filter(({ percent }) => percent < 100)) {
    const earned = ((maxMark ?? 0) * answer.percent) / 100;
    if (answer.percent <= 0) {
      if (answer.text !== '*' && answer.text !== '') losses.add(wrongAnswerLeftOut(answer.text));
    } else if (wordings.length > 0 && Number.isInteger(earned) && earned > 0) {
      lines.push(`accept ${say(answer)} for ${counted(earned, 'mark')}`);
    } else losses.add(partMarkLeftOut(answer.text, answer.percent));
  }
  if (full.some(({ percent }) => percent > 100)) losses.add(transferMessages.moreThanAll);
  return { markScheme: lines.join('\n'), losses: [...losses] };
}

function withoutWildcards(answer: string): string {
  return answer
    .replaceAll(/\\\*|\*/g, (sign) => (sign === '*' ? ' ' : '*'))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Formats a numeric answer: `9.8 ± 0.1 m/s`, with the unit in brackets if it is optional. */
export function numberAnswer(value: string, tolerance: string, unit = ''): string {
  const isExact = tolerance === '' || Number(tolerance) === 0;
  const [from, to] = value.split('..').map(Number);
  if (from !== undefined && to !== undefined && value.includes('..')) {
    return numberAnswer(
      String(rounded((from + to) / 2)),
      String(rounded(Math.abs(to - from) / 2)),
      unit,
    );
  }
  return [value.trim(), ...(isExact ? [] : [`± ${tolerance.trim()}`]), unit]
    .filter(Boolean)
    .join(' ');
}

const rounded = (value: number) => Number(value.toPrecision(12));
