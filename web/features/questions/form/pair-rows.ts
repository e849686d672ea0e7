import { columnsOf, optionsOf, pairOf, sidesOf } from '../../../../shared/choice-question.ts';
import type { QuestionValues } from '../../../../shared/question-content.ts';

/** The pairs of a matching question while they are being edited. */
export interface PairRows {
  /** `marks` is the text in brackets, e.g. ` (2)`; usually empty. */
  rows: { item: string; choice: string; marks: string }[];
  /** Choices that match nothing, one per line. */
  others: string;
}

const MIN_ROWS = 2;

/** What stands between items and choices; while no pair has its left side, the options begin with it. */
const BETWEEN = '\n\n';

/** The pairs that a question holds. */
export function pairsIn({
  options,
  markSchemeAnswer,
}: Pick<QuestionValues, 'options' | 'markSchemeAnswer'>): PairRows {
  const { items, choices } = options.startsWith(BETWEEN)
    ? { items: [], choices: optionsOf({ options }) }
    : columnsOf({ options });
  const lines = markSchemeAnswer.split('\n').map((line) => {
    const [item, side] = sidesOf(line);
    const marks = choices.includes(side) ? '' : (/\s*\(\d{1,3}\)$/.exec(side)?.[0] ?? '');
    return { item, choice: side.slice(0, side.length - marks.length), marks };
  });
  const matched = new Set<PairRows['rows'][number]>();
  const rows = items.map((item) => {
    const found = lines.find((line) => line.item === item && !matched.has(line));
    if (found) matched.add(found);
    return found ?? { item, choice: '', marks: '' };
  });
  // A pair without its left side has no item, and stands in the mark scheme where it was typed.
  for (const [at, line] of lines.entries()) {
    if (line.item === '' && line.choice !== '') rows.splice(at, 0, line);
  }
  const used = new Set(rows.map(({ choice }) => choice));
  while (rows.length < MIN_ROWS) rows.push({ item: '', choice: '', marks: '' });
  return { rows, others: choices.filter((choice) => !used.has(choice)).join('\n') };
}

/** Writes the pairs into a question's fields; leaves out blank rows. */
export function pairsFields({
  rows,
  others,
}: PairRows): Pick<QuestionValues, 'options' | 'markSchemeAnswer'> {
  const given = rows.filter(({ item, choice }) => item.trim() !== '' || choice.trim() !== '');
  const items = given.map(({ item }) => item.trim()).filter((item) => item !== '');
  const choices = [...given.map(({ choice }) => choice), ...others.split('\n')]
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '');
  // Sorted, because in the order of the pairs the choices would give the answers away.
  const sorted = [...new Set(choices)].sort((a, b) =>
    a.localeCompare(b, 'en-GB', { numeric: true }),
  );
  if (items.length === 0 && sorted.length === 0) return { options: '', markSchemeAnswer: '' };
  return {
    options: `${items.join('\n')}${BETWEEN}${sorted.join('\n')}`,
    markSchemeAnswer: given
      .map(({ item, choice, marks }) => pairOf(item.trim(), choice.trim()) + marks)
      .join('\n'),
  };
}
