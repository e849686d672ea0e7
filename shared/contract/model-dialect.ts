import { z } from 'zod';
import { timestamp } from './fields.ts';

/** How a model is asked for JSON, from what says most to what every server knows. */
export const outputModes = ['json-schema', 'json-object', 'tool-call', 'text'] as const;
/** By which name the length of an answer is limited. */
export const lengthLimits = ['max_tokens', 'max_completion_tokens', 'none'] as const;

/** What a model's server understands of the protocol that it speaks. */
export const dialectSchema = z.object({
  output: z.enum(outputModes),
  lengthLimit: z.enum(lengthLimits),
  /** Whether it takes a temperature. */
  temperature: z.boolean(),
});
export type Dialect = z.infer<typeof dialectSchema>;

/** The same with the time at which it was found. */
export const foundDialectSchema = dialectSchema.extend({ foundAt: timestamp });
export type FoundDialect = z.infer<typeof foundDialectSchema>;
