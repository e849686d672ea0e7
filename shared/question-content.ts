import {
  MAX_MARK,
  MAX_OPTIONS_CHARACTERS,
  MAX_QUESTION_TEXT_CHARACTERS,
  MAX_SHORT_TEXT_CHARACTERS,
  MAX_SYNONYM_CHARACTERS,
} from './business-rules.ts';
import { questionKinds } from './choice-question.ts';
import type { UploadKind } from './contract/uploads.ts';
import { pick } from './pick.ts';

/*
 * The fields of a question, each with its label for people and files, how it is entered and how it
 * reads once stored, its value in an empty form, and an example. The contract, the form, its draft,
 * the comparison of edits, import and export are derived from this.
 */

/** Lines of text, which may be left empty. */
const lines = (label: string, maxCharacters: number, example: string, inFiles = label) => ({
  kind: 'lines' as const,
  label,
  inFiles,
  maxCharacters,
  example,
  empty: '' as const,
});

/** One line, which every question has. */
const line = (label: string, example: string) => ({
  kind: 'line' as const,
  label,
  inFiles: label,
  maxCharacters: MAX_SHORT_TEXT_CHARACTERS,
  example,
  empty: '' as const,
});

/** A whole number from 0, which every question has. */
const wholeNumber = (label: string, max: number, example: number) => ({
  kind: 'number' as const,
  label,
  inFiles: label,
  max,
  example,
  empty: '' as const,
});

/** One of a few values; `usual` is the default. */
const choice = <const Value extends string>(
  label: string,
  values: readonly Value[],
  usual: NoInfer<Value>,
) => ({
  kind: 'choice' as const,
  label,
  inFiles: label,
  values,
  example: usual,
  empty: usual,
});

/** An uploaded image, which files do not contain. */
const image = (label: string, uploadedAs: UploadKind) => ({
  kind: 'image' as const,
  label,
  uploadedAs,
  empty: null,
});

export const textBoxSizes = ['small', 'medium', 'large'] as const;
export type TextBoxSize = (typeof textBoxSizes)[number];

/** The fields of a question (spec section 3). */
export const questionFields = {
  questionText: lines(
    'Question',
    MAX_QUESTION_TEXT_CHARACTERS,
    'Explain why a seed needs oxygen to germinate.',
  ),
  markSchemeAnswer: lines(
    'Mark Scheme',
    MAX_QUESTION_TEXT_CHARACTERS,
    'oxygen is used in respiration (1)\nrespiration releases energy for growth (1)',
  ),
  maxMark: wholeNumber('Max Mark', MAX_MARK, 2),
  topic: line('Topic', 'Respiration'),
  subject: line('Subject', 'Biology'),
  level: line('Level', 'GCSE Foundation'),
  specCode: line('Spec Code', '4.4.2'),
  textBoxSize: choice('Text Box Size', textBoxSizes, 'medium'),
  /** How the question is answered and marked. */
  kind: choice('Kind', questionKinds, 'text'),
  /**
   * For a question that is answered by choosing: one option per line; for matching, both columns.
   */
  options: lines('Options', MAX_OPTIONS_CHARACTERS, ''),
  /** Groups of words that mean the same in this question. */
  synonyms: lines(
    'Words that mean the same',
    MAX_SYNONYM_CHARACTERS,
    'germinate = sprout = start to grow',
    'Synonyms',
  ),
  questionImageURL: image('Question image', 'question'),
  markSchemeImageURL: image('Mark scheme image', 'markscheme'),
};
type Fields = typeof questionFields;
export type QuestionField = keyof Fields;
export const questionFieldNames = Object.keys(questionFields) as QuestionField[];
/** A field that files contain: every one that is not an image. */
export type FileField = {
  [Name in QuestionField]: Fields[Name]['kind'] extends 'image' ? never : Name;
}[QuestionField];
export const fileFields = questionFieldNames.filter(
  (name): name is FileField => questionFields[name].kind !== 'image',
);

/** The fields that classify a question, in the order of the form. */
export const belongingFields = ['subject', 'topic', 'level', 'specCode'] as const;
export type BelongingField = (typeof belongingFields)[number];
/** The fields of a question that students see while they answer it. */
export const askedFields = [
  'questionText',
  'questionImageURL',
  'maxMark',
  'textBoxSize',
  'kind',
  'options',
] as const;
/** The fields of a question that the marker of an answer sees. */
export const markedFields = [
  'questionText',
  'questionImageURL',
  'markSchemeAnswer',
  'markSchemeImageURL',
  'maxMark',
  'kind',
  'options',
] as const;

/** The field's value in a stored question. */
type StoredValue<Field> = Field extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : Field extends { kind: 'number' }
    ? number
    : Field extends { kind: 'image' }
      ? string | null
      : string;
/** The stored content of a question that decides what is asked and how it is marked. */
export type QuestionContent = { [Name in QuestionField]: StoredValue<Fields[Name]> };

/** True if a question has no mark scheme yet; until it has one, no quiz can ask it. */
export function isSchemeToCome(
  question: Pick<QuestionContent, 'markSchemeAnswer' | 'markSchemeImageURL'>,
): boolean {
  return question.markSchemeAnswer.trim() === '' && question.markSchemeImageURL === null;
}

/** A question while it is being written: each field has its stored form, or is empty. */
export type QuestionValues = {
  [Name in QuestionField]: QuestionContent[Name] | Fields[Name]['empty'];
};
export const emptyQuestion = Object.fromEntries(
  questionFieldNames.map((name) => [name, questionFields[name].empty]),
) as { [Name in QuestionField]: Fields[Name]['empty'] } satisfies QuestionValues;

/** Returns only the content of an object that has more fields. */
export function contentOf(question: QuestionContent): QuestionContent {
  return pick(question, questionFieldNames);
}
