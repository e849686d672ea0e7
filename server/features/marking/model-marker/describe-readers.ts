import { languageOf } from '../engine/feedback/feedback-language.ts';
import type { MarkingTask } from '../engine/marker.ts';

/** Ages of readers by the level as schools write it; the first match counts. */
const AGES: readonly (readonly [RegExp, from: number, to: number])[] = [
  [/\b(?:a[- ]?level|as[- ]level|a2|ks ?5|key stage 5|sixth form|ib|btec level 3)\b/iu, 16, 18],
  [/\b(?:i?gcse|ks ?4|key stage 4|national 5|foundation tier|higher tier)\b/iu, 14, 16],
  [/\b(?:ks ?3|key stage 3)\b/iu, 11, 14],
  [/\b(?:ks ?2|key stage 2|primary)\b/iu, 7, 11],
  [/\b(?:ks ?1|key stage 1)\b/iu, 5, 7],
];
/** Children are four or five when they enter reception, and a year older each year. */
const YEAR = /\b(?:year|yr|y)\s?(\d{1,2})\b/iu;
const AGE_BEFORE_YEAR_1 = 4;
const LAST_YEAR = 13;

const LANGUAGES = { en: 'British English', fr: 'French', de: 'German', es: 'Spanish', cy: 'Welsh' };

/** Describes the readers of the feedback: the course, their approximate age, and the language. */
export function describeReaders({
  questionText,
  subject = '',
  level = '',
}: Pick<MarkingTask, 'questionText' | 'subject' | 'level'>): string[] {
  const course = [subject, level].map((part) => part.trim()).filter((part) => part !== '');
  const ages = agesOf(level);
  const language = languageOf(questionText);
  return [
    ...(course.length === 0 ? [] : [`Course: ${course.join(', ')}`]),
    ...(ages === null ? [] : [`Readers of the feedback: ${ages.from} to ${ages.to} years old`]),
    `Language of the feedback: ${language === 'other' ? 'that of the question' : LANGUAGES[language]}`,
  ];
}

function agesOf(level: string): { from: number; to: number } | null {
  const year = Number(YEAR.exec(level)?.[1] ?? 0);
  if (year >= 1 && year <= LAST_YEAR) {
    return { from: year + AGE_BEFORE_YEAR_1, to: year + AGE_BEFORE_YEAR_1 + 1 };
  }
  const [, from, to] = AGES.find(([pattern]) => pattern.test(level)) ?? [];
  return from === undefined || to === undefined ? null : { from, to };
}
