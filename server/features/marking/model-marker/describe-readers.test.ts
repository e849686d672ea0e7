import { describe, expect, it } from 'vitest';
import { describeReaders } from './describe-readers.ts';

const readers = (level: string, questionText = 'Which gas do plants take in?') =>
  describeReaders({ questionText, subject: 'Biology', level });

describe('the readers for whom a model writes feedback', () => {
  it.each([
    ['GCSE Higher Tier', '14 to 16'],
    ['KS3', '11 to 14'],
    ['A-Level', '16 to 18'],
    ['Year 8', '12 to 13'],
    ['Y13', '17 to 18'],
    ['Key Stage 2', '7 to 11'],
  ])('are described by their age if the level is %s', (level, ages) => {
    expect(readers(level)).toEqual([
      `Course: Biology, ${level}`,
      `Readers of the feedback: ${ages} years old`,
      'Language of the feedback: British English',
    ]);
  });

  it('are given no age if the level does not imply one', () => {
    expect(readers('Set 2')).toEqual([
      'Course: Biology, Set 2',
      'Language of the feedback: British English',
    ]);
    expect(describeReaders({ questionText: 'Why?' })).toEqual([
      'Language of the feedback: British English',
    ]);
  });

  it('are given feedback in the language of the question', () => {
    expect(
      readers('KS3', 'Pourquoi les plantes sont-elles vertes et que font les feuilles ?'),
    ).toContain('Language of the feedback: French');
    expect(readers('KS3', 'Почему листья растений зелёные?')).toContain(
      'Language of the feedback: that of the question',
    );
  });
});
