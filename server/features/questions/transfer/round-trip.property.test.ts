import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contentOf,
  questionInputSchema,
  textBoxSizes,
} from '../../../../shared/question-content.ts';
import type { QuestionRow } from '../questions-queries.ts';
import type { CheckedQuestion } from '../create-question.ts';
import { checkItem } from './check-items.ts';
import type { FoundItem } from './found-question.ts';
import { readCsv } from './read-csv.ts';
import { readGift } from './read-gift.ts';
import { readMoodleXml } from './read-moodle-xml.ts';
import { writeCsv } from './write-csv.ts';
import { writeGift } from './write-gift.ts';
import { writeMoodleXml } from './write-moodle-xml.ts';

/** Letters of many scripts with the signs that one of the formats gives a meaning. */
const text = (signs: string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'grapheme', maxLength: 5 })), {
      maxLength: 12,
    })
    .map((parts) => parts.join(''));

const hostile = [
  ',',
  '"',
  "'",
  '=',
  '+',
  '-',
  '@',
  ';',
  '\t',
  '\r',
  '\n',
  '\uFEFF',
  ' ',
  '＝',
  '1',
];
const markup = [
  '<',
  '>',
  '&',
  ']]>',
  '&amp;',
  '\\',
  '\\(',
  '$',
  '~',
  '{',
  '}',
  ':',
  '#',
  '->',
  '%50%',
];
const words = ['//', '[html]', '[tag:x]', '::', '/', 'top', '$CATEGORY:', '=', '\\n'];

function questions(signs: string[]) {
  return fc
    .record({
      questionText: text(signs),
      markSchemeAnswer: text(signs),
      maxMark: fc.integer({ min: 0, max: 100 }),
      topic: text(signs),
      subject: text(signs),
      level: text(signs),
      specCode: text(signs),
      textBoxSize: fc.constantFrom(...textBoxSizes),
      synonyms: fc.constantFrom('', 'fast = quick', 'fast = quick\nslow, dull'),
    })
    .map((question) => questionInputSchema.safeParse(question).data)
    .filter((question) => question !== undefined)
    .map(contentOf);
}

function roundTrip(
  originals: readonly CheckedQuestion[],
  write: (rows: readonly QuestionRow[]) => string,
  read: (content: string) => FoundItem[],
) {
  const rows = originals.map((question, index) => ({
    ...question,
    id: String(index),
    createdBy: 'teacher',
    createdAt: new Date(),
    updatedAt: new Date(),
    deletedAt: null,
    version: 1,
  }));
  return read(write(rows)).map((found) => checkItem(found, {}).question ?? found);
}

const tidy = (value: string) =>
  value
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();

const tidied = (question: object) =>
  Object.fromEntries(
    Object.entries(question).map(([field, value]) => [
      field,
      typeof value === 'string' ? tidy(value) : (value as unknown),
    ]),
  );

describe('a round trip gives the same questions', () => {
  it('through CSV', () => {
    fc.assert(
      fc.property(fc.array(questions(hostile), { minLength: 1, maxLength: 5 }), (originals) => {
        expect(roundTrip(originals, writeCsv, readCsv)).toEqual(originals);
      }),
      { numRuns: 300 },
    );
  });

  it('through Moodle XML', () => {
    fc.assert(
      fc.property(
        fc.array(questions([...markup, ...words, '\n', '\r']), { minLength: 1, maxLength: 5 }),
        (originals) => {
          expect(roundTrip(originals, writeMoodleXml, readMoodleXml)).toEqual(originals);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('through GIFT, but for blanks', () => {
    fc.assert(
      fc.property(
        fc.array(questions([...markup, ...words, 'a', ' ']), { minLength: 1, maxLength: 5 }),
        (originals) => {
          expect(roundTrip(originals, writeGift, readGift).map(tidied)).toEqual(
            originals.map((question) => tidied(question)),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
