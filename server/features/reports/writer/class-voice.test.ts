import { describe, expect, it } from 'vitest';
import { strayOf } from './class-voice.ts';

const of = (report: string) => strayOf({ name: 'Asha Patel', report });

describe('the voice of a class', () => {
  it.each([
    'Asha explains osmosis clearly. She is kind and works hard.',
    'Asha works hard. She wrote a fine essay on the trip in May.',
    'Asha has worked hard, and she listens.',
    'In US history, Asha asks good questions. Tired or not, she reads on.',
    'Asha reads the diary of King Edward I with care.',
  ])('is kept by %s', (report) => {
    expect(of(report)).toBeUndefined();
  });

  it.each([
    ['I am pleased with Asha.', 'first-person'],
    ['Asha works well, and we enjoy her questions.', 'first-person'],
    ['Asha, you explain osmosis clearly.', 'second-person'],
    ['Asha explained osmosis clearly. She worked hard and she was kind.', 'past'],
    ['Asha steadily improved. She took care over graphs.', 'past'],
  ] as const)('is broken by %s', (report, stray) => {
    expect(of(report)).toBe(stray);
  });
});
