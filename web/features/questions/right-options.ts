import { optionsOf, rightLinesOf, type QuestionKind } from '../../../shared/choice-question.ts';
import type { QuestionValues } from '../../../shared/question-content.ts';

/** A right option with its marks in the mark scheme; null if the scheme gives none. */
interface RightLine {
  option: string;
  marks: number | null;
}

const write = (lines: readonly RightLine[]): string =>
  lines.map(({ option, marks }) => (marks === null ? option : `${option} (${marks})`)).join('\n');

/** Returns the options that earn marks, from the form's values. */
export function rightOptions(values: QuestionValues): RightLine[] {
  const all = new Set(optionsOf(values));
  return rightLinesOf(values).filter(({ option }) => all.has(option));
}

/** A line without a number is worth Max Mark. */
const worth = ({ marks }: RightLine) => marks ?? Infinity;

/** Returns the right option that earns most; the first if several do. */
export function bestOption(right: readonly RightLine[]): RightLine | undefined {
  const most = Math.max(...right.map(worth));
  return right.find((line) => worth(line) === most);
}

/**
 * Returns the form with other options: a reworded option stays right, with its marks; a removed one
 * does not.
 */
export function withOptions(
  values: QuestionValues,
  options: string,
): Pick<QuestionValues, 'options' | 'markSchemeAnswer'> {
  const right = new Map(rightOptions(values).map((line) => [line.option, line]));
  const before = optionsOf(values);
  const after = optionsOf({ options });
  const isReworded = before.length === after.length;
  const kept = after.flatMap((option, index) => {
    const line = right.get(isReworded ? (before[index] ?? '') : option);
    return line ? [{ ...line, option }] : [];
  });
  return { options, markSchemeAnswer: write(kept) };
}

/**
 * Returns the form with another kind. If the mark scheme consists of right options, the best one
 * stays right for a single choice, and for several choices all share Max Mark, because marks in
 * brackets applied to the kind before.
 */
export function withKind(
  values: QuestionValues,
  kind: QuestionKind,
): Pick<QuestionValues, 'kind' | 'markSchemeAnswer'> {
  const right = rightOptions(values);
  const isOfOptions = right.length > 0 && right.length === rightLinesOf(values).length;
  if (!isOfOptions || (kind !== 'choice' && kind !== 'choices'))
    return { kind, markSchemeAnswer: values.markSchemeAnswer };
  const best = bestOption(right);
  const kept = kind === 'choice' && best ? [best] : right;
  return { kind, markSchemeAnswer: kept.map(({ option }) => option).join('\n') };
}
