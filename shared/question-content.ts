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
 * What a question consists of. Of each field: the label by which people and files name it, how it
 * is entered and how it reads once stored, what an empty form holds, and an example. The contract,
 * the form, its draft, what an edit changed, import and export follow from this.
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

/** One of a few, `usual` where nothing is said. */
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

/** An uploaded image, which files do not carry. */
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
  /** How it is answered and marked. */
  kind: choice('Kind', questionKinds, 'text'),
  /** Of a question that is answered by choosing: one option a line; of matching, both columns. */
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
/** A field that files carry: every one that is no image. */
export type FileField = {
  [Name in QuestionField]: Fields[Name]['kind'] extends 'image' ? never : Name;
}[QuestionField];
export const fileFields = questionFieldNames.filter(
  (name): name is FileField => questionFields[name].kind !== 'image',
);

/** What says where a question belongs, in the order of the form. */
export const belongingFields = ['subject', 'topic', 'level', 'specCode'] as const;
export type BelongingField = (typeof belongingFields)[number];
/** What its students see of a question while they answer it. */
export const askedFields = [
  'questionText',
  'questionImageURL',
  'maxMark',
  'textBoxSize',
  'kind',
  'options',
] as const;
/** What the marker of an answer sees of its question. */
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
/** What of a question decides what is asked and how it is marked, as it is stored. */
export type QuestionContent = { [Name in QuestionField]: StoredValue<Fields[Name]> };

/** Whether a question has no mark scheme yet; until it has, no quiz can ask it. */
export function isSchemeToCome(
  question: Pick<QuestionContent, 'markSchemeAnswer' | 'markSchemeImageURL'>,
): boolean {
  return question.markSchemeAnswer.trim() === '' && question.markSchemeImageURL === null;
}

/** A question while it is written: each field as it is stored, or empty. */
export type QuestionValues = {
  [Name in QuestionField]: QuestionContent[Name] | Fields[Name]['empty'];
};
export const emptyQuestion = Object.fromEntries(
  questionFieldNames.map((name) => [name, questionFields[name].empty]),
) as { [Name in QuestionField]: Fields[Name]['empty'] } satisfies QuestionValues;

/** The content of something that has more than that. */
export function contentOf(question: QuestionContent): QuestionContent {
  return pick(question, questionFieldNames);
}
