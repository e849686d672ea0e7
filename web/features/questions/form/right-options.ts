import { optionsOf, rightLinesOf, type QuestionKind } from '../../../../shared/choice-question.ts';
import type { QuestionValues } from '../../../../shared/question-content.ts';

type OptionFields = Pick<QuestionValues, 'options' | 'markSchemeAnswer'>;
type OptionQuestion = OptionFields & Pick<QuestionValues, 'kind'>;

/** A right option, with the marks that the mark scheme says of it; null where it says none. */
interface RightLine {
  option: string;
  marks: number | null;
}

const write = (lines: readonly RightLine[]): string =>
  lines.map(({ option, marks }) => (marks === null ? option : `${option} (${marks})`)).join('\n');

/** The options that earn marks, as far as the form has them. */
export function rightOptions(values: OptionQuestion): RightLine[] {
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
 * The form with other options: an option stays right, with its marks, wherever it stands now, and where it
 * is the one line that was reworded; one that went does not.
 */
export function withOptions(values: OptionQuestion, options: string): OptionFields {
  const right = new Map(rightOptions(values).map((line) => [line.option, line]));
  const after = optionsOf({ options });
  const former = formerOf(optionsOf(values), after);
  const kept = after.flatMap((option, index) => {
    const line = right.get(former[index] ?? '');
    return line ? [{ ...line, option }] : [];
  });
  return { options, markSchemeAnswer: write(kept) };
}

/** What each option was before; undefined where it is new, or nothing tells. */
function formerOf(before: readonly string[], after: readonly string[]): (string | undefined)[] {
  const left = new Set(before.filter((option) => isOnce(before, option)));
  const former = after.map((option) => (left.delete(option) ? option : undefined));
  const [changed = 0, ...others] = former.flatMap((was, at) => (was === undefined ? [at] : []));
  const was = before[changed] ?? '';
  const isReworded = before.length === after.length && others.length === 0 && left.has(was);
  return isReworded ? former.map((option) => option ?? was) : former;
}

const isOnce = (options: readonly string[], option: string) =>
  options.indexOf(option) === options.lastIndexOf(option);

/** Options while they are typed. */
export interface TypedOptions {
  fields: OptionFields;
  /** The form as it was when no two options were alike: while two are, nothing tells which is right. */
  since: OptionQuestion;
}

/** The options after a key. What was changed elsewhere since the last one counts as it is. */
export function typeOptions(
  values: OptionQuestion,
  typed: TypedOptions | null,
  options: string,
): TypedOptions {
  const isOwn =
    typed?.fields.options === values.options &&
    typed.fields.markSchemeAnswer === values.markSchemeAnswer;
  const since = isOwn ? typed.since : values;
  const fields = withOptions(since, options);
  const all = optionsOf(fields);
  return {
    fields,
    since: all.every((option) => isOnce(all, option)) ? { ...values, ...fields } : since,
  };
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
