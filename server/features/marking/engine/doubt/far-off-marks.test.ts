import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from '../built-in-marker.ts';

const mark = (scheme: string, answer: string, maxMark: number, questionText: string) =>
  createBuiltInMarker().mark({
    id: 'a',
    questionText,
    markSchemeAnswer: scheme,
    userAnswer: answer,
    maxMark,
  });

const SPEED = 'Calculate the speed of the train.';

describe('a mark that may be wrong by half or more', () => {
  it('is doubted if a figure worth two marks gets nothing', async () => {
    const { markAwarded, analysis } = await mark(
      '120 ÷ 5 = 24 m/s (2)',
      '120 × 5 = 600 m/s',
      2,
      SPEED,
    );
    expect(markAwarded).toBe(0);
    expect(analysis.flags).toEqual(['doubt']);
  });

  it.each([
    ['full marks for the same figure', 'speed = 24 (m/s) (2)', '24 m/s', 2, SPEED],
    [
      '0 of 1 mark for a different name',
      'mitochondrion',
      'ribosome',
      1,
      'Name the part of a cell that releases energy.',
    ],
    [
      'one mark out of three',
      'distance = 1200 (m) (1)\ntime = 50 (s) (1)\nspeed = 24 (m/s) (1)',
      'distance = 1200 m',
      3,
      SPEED,
    ],
  ])('is not doubted: %s', async (_, scheme, answer, maxMark, question) => {
    const { analysis } = await mark(scheme, answer, maxMark, question);
    expect(analysis.flags).toEqual([]);
  });
});
