/*
 * Questions that are marked by the rules of their kind: by choosing one option or several, by a
 * number, by a short term, or by matching. The mark scheme lists the right answers one per line,
 * optionally with marks in brackets. An answer by choosing is the chosen options, one per line, in
 * their order.
 *
 * The options of a matching question are its items, an empty line, and the choices; a right line,
 * and a line of an answer, is `item → choice`.
 */

/** The ways in which a question is answered. */
export const questionKinds = ['text', 'choice', 'choices', 'number', 'term', 'matching'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** True if questions of this kind have options to choose from. */
export function hasOptions(kind: QuestionKind): boolean {
  return kind === 'choice' || kind === 'choices' || kind === 'matching';
}

export interface ChoiceQuestion {
  kind: QuestionKind;
  options: string;
  markSchemeAnswer: string;
  maxMark: number;
}

/** An option that earns marks. */
export interface RightOption {
  option: string;
  /** A whole number from 0. */
  marks: number;
}

/** Returns the options of a question, in order. */
export function optionsOf({ options }: Pick<ChoiceQuestion, 'options'>): string[] {
  return linesOf(options);
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns the two columns of a matching question. */
export function columnsOf({ options }: Pick<ChoiceQuestion, 'options'>): {
  items: string[];
  choices: string[];
} {
  const [items = '', ...choices] = options.trim().split(/\n[^\S\n]*\n/);
  return { items: linesOf(items), choices: linesOf(choices.join('\n')) };
}

/** Separates the two sides of a pair. */
export const PAIR_SIGN = '→';
export const pairOf = (item: string, choice: string): string => `${item} ${PAIR_SIGN} ${choice}`;

/** Returns the two sides of a pair; the second is empty if there is none. */
export function sidesOf(pair: string): [item: string, choice: string] {
  const [item = '', ...choice] = pair.split(PAIR_SIGN);
  return [item.trim(), choice.join(PAIR_SIGN).trim()];
}

const takesOne = ({ kind }: Pick<ChoiceQuestion, 'kind'>) =>
  kind === 'choice' || kind === 'number' || kind === 'term';

const MARKS_AT_END = /^(.*?)\s*\((\d{1,3})\)$/;
/** A term such as `f(2)` ends with a number of its own. */
const MARKS_BEHIND_SPACE = /^(.*?)\s+\((\d{1,3})\)$/;

/** The lines of the mark scheme, each with the marks that stand in brackets; null where none do. */
export function rightLinesOf(
  question: Pick<ChoiceQuestion, 'kind' | 'options' | 'markSchemeAnswer'>,
): { option: string; marks: number | null }[] {
  const { kind } = question;
  const options = kind === 'matching' ? columnsOf(question).choices : optionsOf(question);
  const marksIn = kind === 'term' ? MARKS_BEHIND_SPACE : MARKS_AT_END;
  return linesOf(question.markSchemeAnswer).map((line) => {
    const chosen = kind === 'matching' ? sidesOf(line)[1] : line;
    const [, text = line, marks] = marksIn.exec(line) ?? [];
    return marks === undefined || options.includes(chosen)
      ? { option: line, marks: null }
      : { option: text, marks: Number(marks) };
  });
}

/**
 * Returns the options that earn marks. If one is enough, a line without a number earns Max Mark;
 * otherwise such lines share it evenly.
 */
export function rightOptionsOf(question: ChoiceQuestion): RightOption[] {
  const lines = rightLinesOf(question);
  const share = takesOne(question) ? question.maxMark : question.maxMark / lines.length;
  return lines.map(({ option, marks }) => ({ option, marks: marks ?? share }));
}

/** Returns the question's text, including its options if it has any, as people read it. */
export function askedText({
  questionText,
  kind,
  options,
}: Pick<ChoiceQuestion, 'kind' | 'options'> & { questionText: string }): string {
  const columns = kind === 'matching' ? columnsOf({ options }) : null;
  const items = columns?.items.map((item) => pairOf(item, '…')) ?? [];
  const choices = columns?.choices ?? linesOf(options);
  return [questionText, ...items, ...choices.map((option) => `○ ${option}`)]
    .filter((line) => line !== '')
    .join('\n');
}

/** Returns the chosen options of a stored answer. */
export function chosenIn(answer: string): string[] {
  return linesOf(answer);
}

/** Marks are whole: the fraction of a share of Max Mark is not given. */
const whole = (marks: number) => Math.floor(marks + 1e-9);

/**
 * Returns the mark of an answer by choosing or matching, in 0..maxMark: the marks of the one option
 * chosen; for several options, the marks of the right ones less one mark for each wrong one; for
 * pairs, the marks of the right ones.
 */
export function markOfChoice(question: ChoiceQuestion, answer: string): number {
  const chosen = new Set(chosenIn(answer));
  const right = rightOptionsOf(question);
  const earned = right.filter(({ option }) => chosen.has(option));
  if (question.kind === 'choice')
    return chosen.size === 1 ? Math.max(0, ...earned.map((one) => one.marks)) : 0;
  const marks = earned.reduce((sum, one) => sum + one.marks, 0);
  const wrong = question.kind === 'matching' ? 0 : chosen.size - earned.length;
  return Math.min(question.maxMark, Math.max(0, whole(marks) - wrong));
}
