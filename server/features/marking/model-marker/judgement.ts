import { z } from 'zod';

/**
 * What a model is asked for. Bounds are checked by us and not by the schema: a mark too high is
 * worth a flag, not another call.
 */
export const judgementSchema = z.object({
  points: z.array(
    z.object({
      number: z.number().describe('The number of the point.'),
      quote: z
        .string()
        .nullable()
        .describe('The words of the answer that earn the point, copied exactly; null for none.'),
      marks: z.number().describe('Marks for the point: 0 if it is not earned.'),
    }),
  ),
  feedback: z.string().describe('Two or three sentences to the student.'),
  isUnsure: z.boolean().describe('True if another examiner might well decide otherwise.'),
});
export type Judgement = z.infer<typeof judgementSchema>;

const FIGURE = /^\s*(-?\d+(?:\.\d+)?)\.?(?:\s*marks?)?\s*$/i;
const figure = z.union([
  z.number(),
  z
    .string()
    .regex(FIGURE)
    .transform((text) => Number(FIGURE.exec(text)?.[1])),
]);

/** The same as servers that know no schema let models write it: numbers as words, parts left out. */
export const spokenJudgementSchema: z.ZodType<Judgement> = z.object({
  points: z.array(
    z.object({
      number: figure,
      quote: z.string().nullable().catch(null),
      marks: z.union([figure, z.boolean().transform(Number)]),
    }),
  ),
  feedback: z.string().catch(''),
  isUnsure: z.boolean().catch(false),
});
