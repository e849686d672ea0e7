/** The fields of a question by which files name them, each with the label that people know. */
export const fieldLabels = {
  questionText: 'Question',
  markSchemeAnswer: 'Mark Scheme',
  maxMark: 'Max Mark',
  topic: 'Topic',
  subject: 'Subject',
  level: 'Level',
  specCode: 'Spec Code',
  textBoxSize: 'Text Box Size',
  synonyms: 'Synonyms',
} as const;
export type QuestionField = keyof typeof fieldLabels;
export const questionFields = Object.keys(fieldLabels) as QuestionField[];

/** A question as a file has it, unchecked. Fields of which the file says nothing are absent. */
export type FoundFields = Partial<Record<QuestionField, unknown>>;

/** One item of a file: a question, or the sentence that says why it is none. */
export type FoundItem = {
  /** Its number in the file, the first being 1. */
  item: number;
  title: string;
} & (
  | { fields: FoundFields; notices: string[] }
  | { outcome: 'invalid' | 'unsupported'; problem: string }
);

const MAX_TITLE_CHARACTERS = 80;

/** How a text begins, in one line. */
export function titleOf(text: string): string {
  // Cut first: of a text of megabytes only the beginning matters.
  const start = text.slice(0, 2 * MAX_TITLE_CHARACTERS).replaceAll(/[\s\p{Cc}]+/gu, ' ');
  const characters = [...start.trim()];
  return characters.length <= MAX_TITLE_CHARACTERS
    ? characters.join('')
    : `${characters.slice(0, MAX_TITLE_CHARACTERS - 1).join('')}…`;
}
