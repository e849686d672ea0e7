import * as fc from 'fast-check';
import {
  MAX_QUESTION_TEXT_CHARACTERS,
  MAX_SYNONYM_CHARACTERS,
} from '../../../../../shared/business-rules.ts';
import { contentOf, textBoxSizes } from '../../../../../shared/question-content.ts';
import { questionInputSchema } from '../../../../../shared/contract/question-content.ts';

/** Letters of many scripts, and characters with a meaning in one of the formats. */
const text = (signs: string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'grapheme', maxLength: 5 })), {
      maxLength: 12,
    })
    .map((parts) => parts.join(''));

export const hostile = [
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
export const markup = [
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
export const blanks = [
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
export const words = ['//', '[html]', '[tag:x]', '::', '/', 'top', '$CATEGORY:', '=', '\\n'];

/** Questions in words, made of pieces with signs that have a meaning in a format. */
export function questions(signs: string[]) {
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

/** Words of an answer, with signs that have a meaning in the formats. */
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

/** Questions of every kind that is marked by rules. */
export const exactQuestions = fc
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

/** Pieces for the longest possible question, with a meaning in the formats. */
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

/** Questions of the maximum length. */
export const wholes = fc.constantFrom(...longPieces).map((piece) =>
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
