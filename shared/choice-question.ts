/*
 * Questions that are marked by the rules of their kind: by choosing one option or several, by a number,
 * by a short term, by matching. What is right stands one a line in the mark scheme, each with its marks
 * in brackets or without. An answer by choosing is the chosen options, one a line, in their order.
 *
 * The options of a matching question are its items, an empty line, and what they are matched with; a
 * right line and a line of an answer is `item → choice`.
 */

/** How a question is answered. */
export const questionKinds = ['text', 'choice', 'choices', 'number', 'term', 'matching'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Whether questions of this kind have options to choose from. */
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

/** The options of a question, in their order. */
export function optionsOf({ options }: Pick<ChoiceQuestion, 'options'>): string[] {
  return linesOf(options);
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The two columns of a matching question. */
export function columnsOf({ options }: Pick<ChoiceQuestion, 'options'>): {
  items: string[];
  choices: string[];
} {
  const [items = '', ...choices] = options.trim().split(/\n[^\S\n]*\n/);
  return { items: linesOf(items), choices: linesOf(choices.join('\n')) };
}

/** What stands between the two sides of a pair. */
export const PAIR_SIGN = '→';
export const pairOf = (item: string, choice: string): string => `${item} ${PAIR_SIGN} ${choice}`;

/** The two sides of a pair; the second is empty where there is none. */
export function sidesOf(pair: string): [item: string, choice: string] {
  const [item = '', ...choice] = pair.split(PAIR_SIGN);
  return [item.trim(), choice.join(PAIR_SIGN).trim()];
}

const takesOne = ({ kind }: Pick<ChoiceQuestion, 'kind'>) =>
  kind === 'choice' || kind === 'number' || kind === 'term';

/** The lines of the mark scheme, each with the marks that stand in brackets; null where none do. */
export function rightLinesOf(
  question: Pick<ChoiceQuestion, 'options' | 'markSchemeAnswer'>,
): { option: string; marks: number | null }[] {
  const options = optionsOf(question);
  return linesOf(question.markSchemeAnswer).map((line) => {
    const [, text = line, marks] = /^(.*?)\s*\((\d{1,3})\)$/.exec(line) ?? [];
    return marks === undefined || options.includes(line)
      ? { option: line, marks: null }
      : { option: text, marks: Number(marks) };
  });
}

/**
 * What earns marks. Where one is enough, a line without a number earns Max Mark; otherwise such lines
 * share it evenly.
 */
export function rightOptionsOf(question: ChoiceQuestion): RightOption[] {
  const lines = rightLinesOf(question);
  const share = takesOne(question) ? question.maxMark : question.maxMark / lines.length;
  return lines.map(({ option, marks }) => ({ option, marks: marks ?? share }));
}

/** What is asked, with the options where there are some, as people read it. */
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

/** What was chosen, as it is stored. */
export function chosenIn(answer: string): string[] {
  return linesOf(answer);
}

/** Marks are whole: what shares of Max Mark do not fill is not given. */
const whole = (marks: number) => Math.floor(marks + 1e-9);

/**
 * The mark of an answer by choosing or matching, in 0..maxMark: that of the one option chosen; of
 * several, the marks of the right ones less one mark for each wrong one; of pairs, of the right ones.
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
