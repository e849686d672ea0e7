import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { markFlagSchema } from '../../../../../shared/contract/ai-analysis.ts';
import { createBuiltInMarker } from '../built-in-marker.ts';
import { safetyQuestions } from './safety-questions.ts';

const caseSchema = z.object({
  question: z.string(),
  kind: z.string(),
  answer: z.string(),
  /** The range of marks that it must get. */
  least: z.coerce.number().int(),
  most: z.coerce.number().int(),
  /** The flag that it must have, if any. */
  flag: z.union([markFlagSchema, z.literal('')]),
});

const file = new URL('safety-set.csv', import.meta.url);
const cases = z.array(caseSchema).parse(parse(readFileSync(file), { columns: true }));
const marker = createBuiltInMarker();

describe('the safety set', () => {
  it('has at least 120 cases, each listed once', () => {
    expect(cases.length).toBeGreaterThanOrEqual(120);
    const keys = cases.map(({ question, answer }) => `${question}: ${answer}`);
    expect(new Set(keys).size).toBe(cases.length);
  });

  it.each(cases)('$question, $kind: $answer', async ({ question, answer, least, most, flag }) => {
    const asked = safetyQuestions[question];
    if (asked === undefined) throw new Error(`There is no question ${question}.`);
    const { markAwarded, analysis } = await marker.mark({ id: 'a', ...asked, userAnswer: answer });
    expect(markAwarded).toBeGreaterThanOrEqual(least);
    expect(markAwarded).toBeLessThanOrEqual(most);
    expect(analysis.flags).toEqual(expect.arrayContaining(flag === '' ? [] : [flag]));
  });
});
