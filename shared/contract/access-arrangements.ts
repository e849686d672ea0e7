import { z } from 'zod';
import { fontSizes, overlays } from '../choices.ts';
import { MAX_REST_BREAK_MINUTES } from '../business-rules.ts';

/**
 * A student's arrangements for sitting a quiz, in addition to extra time: set once, applied
 * everywhere.
 */
export const accessArrangementsSchema = z.object({
  /** Minutes for which the clock of a quiz may be stopped; 0 for none. */
  restBreakMinutes: z.number().int().min(0).max(MAX_REST_BREAK_MINUTES).default(0),
  fontSize: z.enum(fontSizes).default('normal'),
  overlay: z.enum(overlays).default('none'),
  /** Questions can be read aloud by the browser. */
  readAloud: z.boolean().default(false),
});
export type AccessArrangements = z.infer<typeof accessArrangementsSchema>;
