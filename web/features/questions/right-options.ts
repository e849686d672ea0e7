import { optionsOf, rightLinesOf, type QuestionKind } from '../../../shared/choice-question.ts';
import type { QuestionValues } from '../../../shared/question-content.ts';

/** A right option, with the marks that the mark scheme says of it; null where it says none. */
interface RightLine {
  option: string;
  marks: number | null;
}

const write = (lines: readonly RightLine[]): string =>
  lines.map(({ option, marks }) => (marks === null ? option : `${option} (${marks})`)).join('\n');

/** The options that earn marks, as far as the form has them. */
export function rightOptions(values: QuestionValues): RightLine[] {
  const all = new Set(optionsOf(values));
  return rightLinesOf(values).filter(({ option }) => all.has(option));
}

/** Without a number, Max Mark. */
const worth = ({ marks }: RightLine) => marks ?? Infinity;

/** Of right options the first that earns most. */
export function bestOption(right: readonly RightLine[]): RightLine | undefined {
  const most = Math.max(...right.map(worth));
  return right.find((line) => worth(line) === most);
}

/**
 * The form with other options: an option that was reworded stays right, with its marks; one that went
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
 * The form with another kind. Where the mark scheme is right options, the best stays right for one
 * choice, and all share Max Mark for several: marks in brackets were for the kind before.
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
