import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_QUESTION_TEXT_CHARACTERS,
  MAX_SYNONYM_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import {
  contentOf,
  questionInputSchema,
  textBoxSizes,
} from '../../../../shared/question-content.ts';
import type { CheckedQuestion } from '../create-question.ts';
import { checkItem } from './check-items.ts';
import type { FoundItem } from './found-question.ts';
import type { ExportedQuestion } from './exported-question.ts';
import { readCsv } from './read-csv.ts';
import { readGift } from './read-gift.ts';
import { readMoodleXml } from './read-moodle-xml.ts';
import { readQti } from './read-qti.ts';
import { writeCsv } from './write-csv.ts';
import { writeGift } from './write-gift.ts';
import { writeMoodleXml } from './write-moodle-xml.ts';
import { writeQti } from './write-qti.ts';

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
const blanks = [
  'a',
  ' ',
  '  ',
  '\n',
  '\n    ',
  '\t',
  '\r',
  '\u00A0',
  '\u2028',
  '¶',
  '"',
  '"a"',
  ']',
  '[id:1]',
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

function roundTrip<Content>(
  originals: readonly CheckedQuestion[],
  write: (questions: readonly ExportedQuestion[]) => Content,
  read: (content: Content) => FoundItem[],
) {
  const images = { question: null, scheme: null };
  const exported = originals.map((question) => ({ ...question, images }));
  return read(write(exported)).map((found) => {
    const { question } = checkItem(found, {}, true);
    // What comes back as it was has lost nothing.
    return question && 'notices' in found && found.notices.length === 0 ? question : found;
  });
}

const forms = {
  csv: (all: readonly CheckedQuestion[]) => roundTrip(all, writeCsv, readCsv),
  gift: (all: readonly CheckedQuestion[]) => roundTrip(all, writeGift, readGift),
  'Moodle XML': (all: readonly CheckedQuestion[]) => roundTrip(all, writeMoodleXml, readMoodleXml),
  QTI: (all: readonly CheckedQuestion[]) => roundTrip(all, writeQti, readQti),
};

/** Words of an answer, with signs to which the formats give a meaning. */
const answer = fc
  .array(
    fc.constantFrom(
      'red',
      'x<y',
      'a & b',
      '50%',
      '{n}',
      '~',
      '=',
      '#',
      ':',
      '(2)',
      '->',
      'T',
      '"',
      '\\',
      ']]>',
      '&lt;',
      '<b>',
      '=1+1',
      "'",
      '😀',
      'نعم',
      'a  b',
      '*',
      'a*b',
      String.raw`\*`,
      '\u202E',
      'e\u0301',
      '%50%',
      '//',
      '$x^2$',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '));
const answers = (from: number) =>
  fc.uniqueArray(answer, {
    minLength: from,
    maxLength: 5,
    selector: (one) => one.replaceAll(/[\s.!,;]+/g, ' '),
  });

const exactParts = fc.oneof(
  answers(2).chain((options) =>
    fc.record({
      kind: fc.constant('choice' as const),
      options: fc.constant(options.join('\n')),
      markSchemeAnswer: fc.constantFrom(...options),
    }),
  ),
  answers(2).chain((options) =>
    fc.subarray(options, { minLength: 1 }).map((right) => ({
      kind: 'choices' as const,
      options: options.join('\n'),
      markSchemeAnswer: right.join('\n'),
    })),
  ),
  answers(1).map((right) => ({
    kind: 'term' as const,
    options: '',
    markSchemeAnswer: right.join('\n'),
  })),
  fc
    .array(
      fc.constantFrom(
        '9.8',
        '9.8 ± 0.1',
        '-3 m/s',
        '20 ± 1 (°C)',
        '1.5 × 10^3 J',
        '1/3',
        '£4.50',
        '50%',
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((right) => ({ kind: 'number' as const, options: '', markSchemeAnswer: right.join('\n') })),
  fc.tuple(answers(2), answers(2)).map(([items, choices]) => ({
    kind: 'matching' as const,
    options: `${items.join('\n')}\n\n${choices.join('\n')}`,
    markSchemeAnswer: items
      .map((item, index) => `${item} → ${choices[index % choices.length]}`)
      .join('\n'),
  })),
);

const exactQuestions = fc
  .record({
    exact: exactParts,
    maxMark: fc.integer({ min: 0, max: 6 }),
    textBoxSize: fc.constantFrom(...textBoxSizes),
    questionText: fc.constantFrom('Which?', 'If x < y:\nwhich = {z}?', 'a -> b ~ c # d'),
  })
  .map(({ exact, ...rest }) => ({
    ...rest,
    ...exact,
    topic: 'Cells',
    subject: 'Biology',
    level: 'GCSE',
    specCode: '4.4',
  }))
  .map((question) => questionInputSchema.safeParse(question).data)
  .filter((question) => question !== undefined)
  .map(contentOf);

/** The longest that a question may be, of pieces to which the formats give a meaning. */
const longPieces = [
  'word ',
  'a\n',
  '<',
  '\\',
  '{',
  '}',
  '[tag:x] ',
  '  two\n',
  '\n\nb',
  '😀',
  '"',
  '&amp;',
];
const longest = (piece: string, most: number) =>
  piece.repeat(most).slice(0, most - (piece === '😀' ? most % 2 : 0));

describe('a round trip gives the same questions', () => {
  it('through CSV', () => {
    fc.assert(
      fc.property(fc.array(questions(hostile), { minLength: 1, maxLength: 5 }), (originals) => {
        expect(forms.csv(originals)).toEqual(originals);
      }),
      { numRuns: 300 },
    );
  });

  it('through Moodle XML', () => {
    fc.assert(
      fc.property(
        fc.array(questions([...markup, ...words, ...blanks]), { minLength: 1, maxLength: 5 }),
        (originals) => {
          expect(forms['Moodle XML'](originals)).toEqual(originals);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('through GIFT', () => {
    fc.assert(
      fc.property(
        fc.array(questions([...markup, ...words, ...blanks]), { minLength: 1, maxLength: 5 }),
        (originals) => {
          expect(forms.gift(originals)).toEqual(originals);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('through a QTI package', () => {
    fc.assert(
      fc.property(
        fc.array(questions([...markup, ...words, ...blanks]), { minLength: 1, maxLength: 3 }),
        (originals) => {
          expect(forms.QTI(originals)).toEqual(originals);
        },
      ),
      { numRuns: 150 },
    );
  });

  const wholes = fc.constantFrom(...longPieces).map((piece) =>
    contentOf(
      questionInputSchema.parse({
        questionText: longest(piece, MAX_QUESTION_TEXT_CHARACTERS),
        markSchemeAnswer: `x${longest(piece, MAX_QUESTION_TEXT_CHARACTERS - 1)}`,
        synonyms: longest('a = b\n', MAX_SYNONYM_CHARACTERS),
        maxMark: 2,
        topic: 'Cells',
        subject: 'Biology',
        level: 'GCSE',
        specCode: '4.4',
      }),
    ),
  );

  it.each(Object.keys(forms) as (keyof typeof forms)[])(
    'of the greatest length, through %s',
    (form) => {
      fc.assert(
        fc.property(wholes, (original) => {
          expect(isDeepStrictEqual(forms[form]([original]), [original])).toBe(true);
        }),
        { numRuns: 20 },
      );
    },
  );

  it.each(Object.keys(forms) as (keyof typeof forms)[])(
    'of every exact kind, through %s',
    (form) => {
      fc.assert(
        fc.property(fc.array(exactQuestions, { minLength: 1, maxLength: 3 }), (originals) => {
          expect(forms[form](originals)).toEqual(originals);
        }),
        { numRuns: 150 },
      );
    },
  );
});
