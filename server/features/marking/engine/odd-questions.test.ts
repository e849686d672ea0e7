import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from './built-in-marker.ts';
import type { MarkedAnswer } from './marker.ts';
import { isAccuracyOfLanguage } from './scheme/accuracy-of-language.ts';

const marker = createBuiltInMarker();

function markOf(markSchemeAnswer: string, userAnswer: string, maxMark = 1): Promise<MarkedAnswer> {
  return marker.mark({ id: 'a', questionText: 'Explain.', markSchemeAnswer, userAnswer, maxMark });
}

describe('a line that a teacher adds to a scheme', () => {
  const SCHEME = 'glucose is produced';

  it.each([
    ['an accepted wording', 'accept: it makes sweet stuff', 'it makes sweet stuff', 1],
    ['a rejected wording', 'reject: protein is produced', 'protein is produced', 0],
    ['a note', 'note: spelling does not count here', 'spelling does not count here', 0],
  ])('is treated as %s', async (_, line, answer, expected) => {
    const { markAwarded, analysis } = await markOf(`${SCHEME}\n${line}`, answer);
    expect(markAwarded).toBe(expected);
    expect(analysis.points).toHaveLength(1);
  });
});

describe('odd questions', () => {
  it('with a maximum of 0 are left to the teacher', async () => {
    const { markAwarded, analysis } = await markOf('oxygen', 'oxygen', 0);
    expect([markAwarded, analysis.flags]).toEqual([0, ['cannot-judge']]);
  });

  it('with a maximum of 100 can earn all of it, with doubt', async () => {
    const scheme = 'Oxygen is needed for fire to burn.';
    const { markAwarded, analysis } = await markOf(scheme, scheme, 100);
    expect(markAwarded).toBe(100);
    expect(analysis.flags).toContain('doubt');
  });

  it('whose point is only "No" are marked for it', async () => {
    expect((await markOf('No (1)', 'No, it is not.')).markAwarded).toBe(1);
    expect((await markOf('No (1)', 'Yes, it is.')).markAwarded).toBe(0);
  });
});

describe('a point for quality of writing', () => {
  const ANSWER = 'Pollution kills the fish, because less oxygen is left in the river.';

  it.each([
    'Accurate spelling, punctuation and grammar',
    'Spelling and punctuation are accurate',
    'SPaG: correct throughout',
    'Quality of written communication',
    'uses specialist terms accurately',
    'Correct use of technical vocabulary',
  ])('is left to the teacher and causes doubt: %s', async (writing) => {
    const { markAwarded, analysis } = await markOf(
      `pollution kills fish (1)\nless oxygen is left (1)\n${writing} (1)`,
      ANSWER,
      3,
    );
    expect(markAwarded).toBe(2);
    expect(analysis.flags).toEqual(['doubt']);
  });

  it.each([
    'spelling mistakes were common in old books',
    'punctuation',
    'English is a Germanic language',
    'uses language to show fear',
    'the grammar school took only boys',
  ])('is not recognised in a point about writing as a subject: %s', (text) => {
    expect(isAccuracyOfLanguage(text)).toBe(false);
  });
});

/** Names that every JavaScript object has as properties, which a lookup of a word must not find. */
describe.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  'the word %s',
  (word) => {
    it.each([
      ['a term', 'the WORD (1)', 'WORD', 1],
      ['a name', 'WORD (1)', 'WORD, Paris', 1],
      ['an item of a list', 'any one from: WORD, method, class', 'WORD', 1],
      ['code', 'WORD(self, name) (1)', 'def WORD(self, name):\n  print(name)', 1],
      ['a number', '25 (1)', 'two WORD five', 0],
      ['a third', 'two thirds (1)', 'two WORD', 0],
    ])('is marked like any other word, as %s', async (_, scheme, answer, expected) => {
      const markWith = (one: string) =>
        markOf(scheme.replaceAll('WORD', one), answer.replaceAll('WORD', one));
      const { markAwarded, analysis } = await markWith(word);
      const usual = await markWith('wardrobe');
      expect([markAwarded, analysis.flags]).toEqual([expected, usual.analysis.flags]);
      expect(usual.markAwarded).toBe(expected);
    });
  },
);
