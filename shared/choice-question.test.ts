import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOptionsProblem, findRightOptionsProblem } from './choice-problems.ts';
import { askedText, markOfChoice, optionsOf, rightOptionsOf } from './choice-question.ts';

const one = {
  kind: 'choice' as const,
  options: 'London\nParis\n Lyon (1) \n',
  markSchemeAnswer: 'Paris\nLyon (1)',
  maxMark: 2,
};
const several = {
  kind: 'choices' as const,
  options: '2\n3\n4\n5',
  markSchemeAnswer: '2\n3\n5',
  maxMark: 3,
};

const match = {
  kind: 'matching' as const,
  options: 'red\nblue\n\nblau\nrot\ngelb',
  markSchemeAnswer: 'red → rot\nblue → blau',
  maxMark: 1,
};

describe('a question that is answered by choosing', () => {
  it('has one option per line, and the right ones with their marks', () => {
    expect(optionsOf(one)).toEqual(['London', 'Paris', 'Lyon (1)']);
    expect(rightOptionsOf({ ...one, options: 'Paris\nLyon' })).toEqual([
      { option: 'Paris', marks: 2 },
      { option: 'Lyon', marks: 1 },
    ]);
  });

  it('treats a number in brackets as part of the option if an option is worded that way', () => {
    expect(rightOptionsOf(one)[1]).toEqual({ option: 'Lyon (1)', marks: 2 });
  });

  it.each([
    ['term' as const, '', 'range(1)', { option: 'range(1)', marks: 2 }],
    ['term' as const, '', 'f(2)\nf(3) (1)', { option: 'f(2)', marks: 2 }],
    ['term' as const, '', 'fall (1)', { option: 'fall', marks: 1 }],
    ['number' as const, '', '10(1)', { option: '10', marks: 1 }],
    ['choice' as const, 'fall\nrise', 'fall(1)', { option: 'fall', marks: 1 }],
    [
      'matching' as const,
      'Fe\nO\n\niron (2)\noxygen',
      'Fe → iron (2)',
      { option: 'Fe → iron (2)', marks: 2 },
    ],
    ['matching' as const, 'a\nb\n\nx\ny', 'a → x (1)', { option: 'a → x', marks: 1 }],
  ])(
    'of kind %s with the options %j reads %j with its marks, and keeps its own wording',
    (kind, options, markSchemeAnswer, first) => {
      expect(rightOptionsOf({ kind, options, markSchemeAnswer, maxMark: 2 })[0]).toEqual(first);
    },
  );

  it.each([
    ['Paris', 2],
    ['London', 0],
    ['Paris\nLondon', 0],
    ['paris', 0],
    ['', 0],
  ])('gives one choice of %j %d of 2 marks', (answer, mark) => {
    expect(markOfChoice(one, answer)).toBe(mark);
  });

  it('counts an option once even if it is in the scheme twice', () => {
    expect(markOfChoice({ ...one, markSchemeAnswer: 'Paris\nParis' }, 'Paris')).toBe(2);
  });

  it.each([
    ['2\n3\n5', 3],
    ['2\n3', 2],
    ['2\n3\n4', 1],
    ['2\n3\n4\n5', 2],
    ['4', 0],
    ['', 0],
    ['2\n2', 1],
  ])('gives several choices %j %d of 3 marks: each wrong one takes one away', (answer, mark) => {
    expect(markOfChoice(several, answer)).toBe(mark);
  });

  it.each([
    [{ options: 'one' }, 'at least two options'],
    [{ options: 'TT\nTt\ntt' }, ''],
    [{ options: 'Yes, I do.\nYes I do.' }, ''],
    [{ options: 'two  words\ntwo words' }, 'are the same'],
    [{ options: 'caf\u00e9\ncafe\u0301' }, 'are the same'],
    [{ options: 'Yes\nNo' }, ''],
    [{ kind: 'matching' as const, options: 'one\n\ntwo' }, 'at least two pairs'],
    [{ kind: 'matching' as const, options: 'MW\nmW\n\n1\n2' }, ''],
    [{ kind: 'matching' as const, options: 'a\na\n\n1\n2' }, 'are the same'],
    [{ kind: 'matching' as const, options: 'a → b\nc\n\n1\n2' }, 'sign →'],
    [{ kind: 'matching' as const, options: match.options }, ''],
    [{ kind: 'number' as const, options: '' }, ''],
  ])('says of the options %j what is wrong', (part, sentence) => {
    expect(findOptionsProblem({ ...one, ...part }) ?? '').toMatch(sentence || /^$/);
  });

  it.each([
    [{ ...several, markSchemeAnswer: '' }, 'which answer is right'],
    [{ ...several, markSchemeAnswer: '2\n7' }, 'word for word'],
    [{ ...several, markSchemeAnswer: '2\n3\n2' }, 'twice'],
    [{ ...one, markSchemeAnswer: 'Paris\nParis' }, 'twice'],
    [{ ...several, maxMark: 4 }, ''],
    [{ ...several, markSchemeAnswer: '2 (2)\n3 (2)' }, 'add up to Max Mark'],
    [{ ...match, markSchemeAnswer: 'red → rot' }, 'Each item must be matched'],
    [{ ...match, markSchemeAnswer: 'red → rot\nblue → grau' }, 'Each item must be matched'],
    [{ ...match, markSchemeAnswer: 'red → rot\nred → blau' }, 'Each item must be matched'],
    [match, ''],
    [{ ...one, kind: 'number' as const, markSchemeAnswer: 'ten' }, 'must be a number'],
    [{ ...one, kind: 'number' as const, markSchemeAnswer: '10 ± 1 m (1)' }, 'must earn Max Mark'],
    [{ ...one, kind: 'number' as const, markSchemeAnswer: '10 ± 1 m' }, ''],
    [{ ...one, kind: 'term' as const, markSchemeAnswer: 'ten' }, ''],
    [{ ...one, markSchemeAnswer: 'London (1)' }, 'must earn Max Mark'],
    [several, ''],
    [one, ''],
  ])('says of the scheme of %j what is wrong', (question, sentence) => {
    expect(findRightOptionsProblem(question) ?? '').toMatch(sentence || /^$/);
  });

  it('can be read as text, including its options', () => {
    expect(askedText({ ...one, questionText: 'Where?' })).toBe(
      'Where?\n○ London\n○ Paris\n○ Lyon (1)',
    );
    expect(askedText({ ...match, questionText: 'Match.' })).toBe(
      'Match.\nred → …\nblue → …\n○ blau\n○ rot\n○ gelb',
    );
  });

  it('never gives a mark outside 0 to Max Mark, and gives Max Mark for all right options', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(names, fc.nat(), fc.func(fc.boolean()), (options, at, isChosen) => {
        const right = options.slice(0, 1 + (at % options.length));
        const question = {
          kind: 'choices' as const,
          options: options.join('\n'),
          markSchemeAnswer: right.join('\n'),
          maxMark: right.length,
        };
        const mark = markOfChoice(question, options.filter(isChosen).join('\n'));
        expect(mark).toBeGreaterThanOrEqual(0);
        expect(mark).toBeLessThanOrEqual(question.maxMark);
        expect(markOfChoice(question, right.join('\n'))).toBe(question.maxMark);
      }),
      { numRuns: 100 },
    );
  });
});
