import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from './built-in-marker.ts';
import type { MarkedAnswer } from './marker.ts';

const marker = createBuiltInMarker();

function markOf(markSchemeAnswer: string, userAnswer: string, maxMark = 1): Promise<MarkedAnswer> {
  return marker.mark({ id: 'a', questionText: 'Explain.', markSchemeAnswer, userAnswer, maxMark });
}

describe('what a teacher adds to a scheme', () => {
  const SCHEME = 'glucose is produced';

  it.each([
    ['an accepted wording', 'accept: it makes sweet stuff', 'it makes sweet stuff', 1],
    ['a rejected wording', 'reject: protein is produced', 'protein is produced', 0],
    ['a note', 'note: spelling does not count here', 'spelling does not count here', 0],
  ])('takes %s for what it is', async (_, line, answer, expected) => {
    const { markAwarded, analysis } = await markOf(`${SCHEME}\n${line}`, answer);
    expect(markAwarded).toBe(expected);
    expect(analysis.points).toHaveLength(1);
  });
});

describe('odd questions', () => {
  it('leaves an answer without a maximum to the teacher', async () => {
    const { markAwarded, analysis } = await markOf('oxygen', 'oxygen', 0);
    expect([markAwarded, analysis.flags]).toEqual([0, ['cannot-judge']]);
  });

  it('stays within a maximum of 100', async () => {
    const { markAwarded } = await markOf('Oxygen is needed for fire to burn.', 'oxygen', 100);
    expect(markAwarded).toBeLessThanOrEqual(100);
  });

  it('looks for "No" alone when that is the point', async () => {
    expect((await markOf('No (1)', 'No, it is not.')).markAwarded).toBe(1);
    expect((await markOf('No (1)', 'Yes, it is.')).markAwarded).toBe(0);
  });
});
