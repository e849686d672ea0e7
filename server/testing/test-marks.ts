import { describe, expect, it } from 'vitest';
import { type MarkedScheme, markOf } from '../features/marking/engine/judges/testing/mark-of.ts';

/** Tests that the built-in marker gives each answer to each scheme its expected mark. */
export function testMarks(schemes: readonly MarkedScheme[]): void {
  describe.each(schemes)('%s', (question, scheme, maxMark, answers) => {
    it.each(answers)('%j gets %j', async (answer, mark) => {
      expect(await markOf([question, scheme, maxMark], answer)).toBe(mark);
    });
  });
}
