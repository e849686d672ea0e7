import { z } from 'zod';
import { timestamp } from './fields.ts';

/** The ways to ask a model for JSON, from the most specific to the one that every server knows. */
export const outputModes = ['json-schema', 'json-object', 'tool-call', 'text'] as const;
/** The name of the option that limits the length of a response. */
export const lengthLimits = ['max_tokens', 'max_completion_tokens', 'none'] as const;

/** What a model's server understands of the protocol that it speaks. */
export const dialectSchema = z.object({
  output: z.enum(outputModes),
  lengthLimit: z.enum(lengthLimits),
  /** True if it accepts a temperature. */
  temperature: z.boolean(),
});
export type Dialect = z.infer<typeof dialectSchema>;

/** A dialect with the time at which it was detected. */
export const foundDialectSchema = dialectSchema.extend({ foundAt: timestamp });
export type FoundDialect = z.infer<typeof foundDialectSchema>;
