import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from '../built-in-marker.ts';

const marker = createBuiltInMarker();

async function markOf(
  markSchemeAnswer: string,
  userAnswer: string,
  synonyms?: string[][],
): Promise<number> {
  const task = { id: 'a', questionText: 'Explain.', markSchemeAnswer, userAnswer, maxMark: 1 };
  const { markAwarded } = await marker.mark(synonyms ? { ...task, synonyms } : task);
  return markAwarded;
}

describe('synonyms that a teacher added to a question', () => {
  it.each([
    ['a word for a word', 'glucose is produced', 'fuel is produced', [['glucose', 'fuel']]],
    ['another form of the word', 'The pitch rises.', 'it lifts', [['rise', 'lift', 'pitch']]],
    [
      'a phrase for a word',
      'carbon dioxide (1)',
      'greenhouse gas',
      [['carbon dioxide', 'CO2', 'greenhouse gas']],
    ],
    ['a word for a phrase', 'ATP (1)', 'energy currency', [['ATP', 'energy currency']]],
  ])('let %s earn the point', async (_, scheme, answer, synonyms) => {
    expect(await markOf(scheme, answer)).toBe(0);
    expect(await markOf(scheme, answer, synonyms)).toBe(1);
  });

  it('have no effect on other words', async () => {
    expect(await markOf('glucose is produced', 'protein is produced', [['glucose', 'fuel']])).toBe(
      0,
    );
  });

  it.each([[[[]]], [[['', ' ']]], [[['(', '.*']]], [[['$1', 'glucose']]]])(
    'do no harm if they are odd: %j',
    async (synonyms) => {
      expect(await markOf('glucose is produced', 'glucose is produced', synonyms)).toBe(1);
    },
  );
});
