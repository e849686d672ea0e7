import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aiAnalysisSchema } from '../../../../shared/contract/ai-analysis.ts';
import { createBuiltInMarker } from './built-in-marker.ts';
import type { MarkingTask } from './marker.ts';

const SCHEMES = [
  'The water was evaporated, leaving the salt.',
  '• light absorbed by chlorophyll (1)\n• glucose produced (1) accept sugar; ignore starch',
  'Any two from:\n- light\n- water\n- not warmth\n\n9.8 m/s^2 [2] reject 9.8 N/kg',
  'Level 1 (1-2 marks)\nLevel 2 (3-4 marks)\nIndicative content:\n• ice melts when it is hotter than 0 °C',
  'from low to high concentration / against the gradient\nOR\nenergy is needed',
];
const WORDS = [
  ...new Set(SCHEMES.join(' ').split(/\s+/)),
  'not',
  'never',
  '.',
  '\n',
  '😀',
  '3 km',
  'than',
  'to',
];

const salad = fc
  .array(fc.constantFrom(...WORDS), { maxLength: 40 })
  .map((words) => words.join(' '));
const anyText = fc.oneof(
  salad,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 300 }),
);
const task = fc.record({
  id: fc.constant('a'),
  questionText: anyText,
  markSchemeAnswer: fc.oneof(fc.constantFrom(...SCHEMES), anyText),
  userAnswer: anyText,
  maxMark: fc.integer({ min: 0, max: 12 }),
});

const holdsFor = async (one: MarkingTask): Promise<void> => {
  const marked = await createBuiltInMarker().mark(one);
  const { points } = aiAnalysisSchema.parse(marked.analysis);
  expect(Number.isInteger(marked.markAwarded)).toBe(true);
  expect(marked.markAwarded).toBeGreaterThanOrEqual(0);
  expect(marked.markAwarded).toBeLessThanOrEqual(one.maxMark);
  expect(points.reduce((sum, point) => sum + point.marksAwarded, 0)).toBe(marked.markAwarded);
  for (const { quote, marksAwarded, marksAvailable } of points) {
    expect(marksAwarded).toBeLessThanOrEqual(marksAvailable);
    expect(quote !== null).toBe(marksAwarded > 0);
    expect(one.userAnswer).toContain(quote ?? '');
  }
  expect(marked.feedback).not.toBe('');
  expect(await createBuiltInMarker().mark(one)).toEqual(marked);
};
describe('any scheme and any answer', () => {
  it('get a whole mark in range, with literal quotes and points that add up, and the same result twice', async () => {
    const allRuns = fc.assert(fc.asyncProperty(task, holdsFor), { numRuns: 400 });
    await expect(allRuns).resolves.toBeUndefined();
  });

  it.each([
    ['one word repeated', 'light '.repeat(3334)],
    ['the scheme repeated', 'light absorbed by chlorophyll, glucose produced. '.repeat(410)],
    ['letters without spaces', 'chlorophyll'.repeat(1819)],
    [
      'different words',
      Array.from({ length: 2500 }, (_, index) => `w${index.toString(36)}ord`).join(' '),
    ],
    ['digits and brackets', '9.8 m/s2 ((['.repeat(1600)],
    ['blank lines', ' \n\t'.repeat(6600)],
    ['emoji', '😀👩‍👩‍👧'.repeat(2000)],
    ['right-to-left text', 'الضوء والماء '.repeat(1500)],
  ])('can be marked if the answer has 20,000 characters of %s', async (_, userAnswer) => {
    const marker = createBuiltInMarker();
    const long: MarkingTask = {
      id: 'a',
      questionText: 'How does a leaf make food?',
      markSchemeAnswer: SCHEMES[1] ?? '',
      userAnswer,
      maxMark: 2,
    };
    const { markAwarded } = await marker.mark(long);
    expect(markAwarded).toBeGreaterThanOrEqual(0);
    expect(markAwarded).toBeLessThanOrEqual(long.maxMark);
  });
});
