import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readGift } from './read-gift.ts';

const sample = readFileSync(new URL('samples/questions.gift.txt', import.meta.url), 'utf8');

describe('reading GIFT', () => {
  const items = readGift(sample);
  const find = (title: string) => items.find((found) => found.title.startsWith(title));

  it('counts every question, but not categories or comments', () => {
    expect(items.map(({ item }) => item)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('reads an essay with its category, its tags and its mark scheme', () => {
    expect(find('Newton')).toMatchObject({
      fields: {
        questionText: "State Newton's first law.\nAssume F = 0.",
        markSchemeAnswer: 'at rest or constant velocity (1)\nunless a resultant force acts (1)',
        maxMark: 2,
        topic: 'Forces',
        level: 'KS3',
      },
      notices: [
        '“<b>first</b>” now reads “first”.',
        '“<i>F</i>” now reads “F”.',
        'Its tag was left out: “revision”.',
        'Of the category “Physics / Forces” only “Forces” was kept, as the topic.',
      ],
    });
  });

  it('reads the right answers of a short-answer question as accepted terms', () => {
    expect(find('Unit of mass')).toMatchObject({
      fields: {
        kind: 'term',
        markSchemeAnswer: 'kilogram\nkg',
        topic: 'Forces',
        textBoxSize: 'small',
      },
      notices: [
        'The feedback on “gram” was left out: “nearly”.',
        'The answer “gram”, which earned 50% of the marks, was left out: marks are whole numbers here.',
      ],
    });
  });

  it.each([
    ['{=Jupiter ~Mars ~Earth#small}', 'choice', 'Jupiter\nMars\nEarth', 'Jupiter'],
    ['{~%50%2 ~%50%3 ~%-100%4}', 'choices', '2\n3\n4', '2\n3'],
    ['{~x\\=1 =x\\~2}', 'choice', 'x=1\nx~2', 'x~2'],
    ['{TRUE}', 'choice', 'True\nFalse', 'True'],
    ['{F#no#yes}', 'choice', 'True\nFalse', 'False'],
  ])('reads the options of %s', (answers, kind, options, markSchemeAnswer) => {
    expect(readGift(`Which?${answers}`)).toMatchObject([
      { fields: { kind, options, markSchemeAnswer } },
    ]);
  });

  it.each([
    ['{#5:0}', '5'],
    ['{#9.8:0.1}', '9.8 ± 0.1'],
    ['{#1..3}', '2 ± 1'],
    ['{#=1822:0 =%50%1822:2}', '1822\n1822 ± 2 (1)'],
  ])('reads the number %s with its tolerance', (answer, markSchemeAnswer) => {
    const [found] = readGift(
      `// [tag:Max Mark: ${answer.includes('50') ? 2 : ''}]\nHow much?${answer}`,
    );
    expect(found).toMatchObject({
      fields: { kind: 'number', markSchemeAnswer, textBoxSize: 'small' },
    });
  });

  it('reads pairs, and distractors that match nothing', () => {
    expect(find('Match')).toMatchObject({
      fields: {
        kind: 'matching',
        options: 'force\nmass\ntime\n\nkilogram\nnewton\nsecond',
        markSchemeAnswer: 'force → newton\nmass → kilogram\ntime → second',
      },
    });
    expect(readGift('Match.{=a -> 1 =b -> 2 = -> 3}')).toMatchObject([
      { fields: { options: 'a\nb\n\n1\n2\n3', markSchemeAnswer: 'a → 1\nb → 2' } },
    ]);
  });

  it('shows a gap in place of an answer within the question', () => {
    expect(find('The Earth')).toMatchObject({
      fields: { questionText: 'The Earth pulls with about _____ N/kg.' },
    });
  });

  it('reads escaped characters and line breaks', () => {
    expect(find('Energy')).toMatchObject({
      fields: {
        questionText: 'Explain where the energy\ngoes when a ball bounces. {Use the word heat}',
        markSchemeAnswer: '',
        topic: 'Energy',
      },
    });
  });

  it.each([['A description', 'description']])('reports %s as %s', (title, kind) => {
    expect(find(title)).toMatchObject({
      outcome: 'unsupported',
      problem: `Questions of the kind “${kind}” cannot be imported.`,
    });
  });

  it('reports the line of a question that is not valid GIFT, and continues reading', () => {
    expect(find('This one')).toMatchObject({
      outcome: 'invalid',
      problem: 'This could not be read from line 32 onwards.',
    });
  });

  it('reads files with the line endings of every system', () => {
    for (const lineEnd of ['\r\n', '\r']) {
      expect(readGift(`\uFEFF${sample.replaceAll('\n', lineEnd)}`)).toEqual(items);
    }
  });

  it('is not slowed down by a very long question or by many unclosed tags', () => {
    expect(readGift(`${'a '.repeat(100_000)}{}`)).toMatchObject([
      { problem: 'Question has more than 20,000 characters.' },
    ]);
    expect(readGift(`// ${'[tag:'.repeat(15_000)}\nQ{}`)).toHaveLength(1);
  });

  it('finds no questions in an empty file', () => {
    expect(readGift('')).toEqual([]);
    expect(readGift('// only\n// remarks\n\n$CATEGORY: x\n')).toEqual([]);
  });

  it.each(['x {'.repeat(20_000), '{'.repeat(50_000), ':: q '.repeat(20_000), '\\'.repeat(50_001)])(
    'copes with %.10s…',
    (content) => {
      expect(readGift(content)).toHaveLength(1);
    },
  );
});
