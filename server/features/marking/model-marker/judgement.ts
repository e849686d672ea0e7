import { z } from 'zod';

/**
 * What a model says. Bounds are checked by us and not by the schema: a mark too high is worth a
 * flag, not another call.
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
