import type { Question, QuestionInput, TextBoxSize } from '../../../shared/contract/questions.ts';

/** What the question form holds. */
export interface QuestionValues {
  questionText: string;
  markSchemeAnswer: string;
  /** Words that mean the same here, one group a line. */
  synonyms: string;
  subject: string;
  topic: string;
  level: string;
  specCode: string;
  /** Empty text until a number is entered. */
  maxMark: number | '';
  textBoxSize: TextBoxSize;
  questionImageURL: string | null;
  markSchemeImageURL: string | null;
}

export const emptyQuestion: QuestionValues = {
  questionText: '',
  markSchemeAnswer: '',
  synonyms: '',
  subject: '',
  topic: '',
  level: '',
  specCode: '',
  maxMark: '',
  textBoxSize: 'medium',
  questionImageURL: null,
  markSchemeImageURL: null,
};

/** The fields in the order in which they stand on the form. */
export const questionFields = [
  'questionText',
  'questionImageURL',
  'textBoxSize',
  'maxMark',
  'markSchemeAnswer',
  'synonyms',
  'markSchemeImageURL',
  'subject',
  'topic',
  'level',
  'specCode',
] as const satisfies (keyof QuestionValues & keyof QuestionInput)[];

/** A question of the bank as the form holds it. */
export function questionValuesOf(question: Question): QuestionValues {
  const { questionText, markSchemeAnswer, synonyms, subject, topic, level, specCode } = question;
  const { maxMark, textBoxSize, questionImageURL, markSchemeImageURL } = question;
  return {
    questionText,
    markSchemeAnswer,
    synonyms,
    subject,
    topic,
    level,
    specCode,
    maxMark,
    textBoxSize,
    questionImageURL,
    markSchemeImageURL,
  };
}
