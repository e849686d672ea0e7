import { z } from 'zod';
import { MAX_MARK, MAX_QUESTION_TEXT_CHARACTERS } from '../business-rules.ts';
import { text } from './fields.ts';

/** A mark scheme as it is being written. */
export const schemeSchema = z.object({
  markSchemeAnswer: text(MAX_QUESTION_TEXT_CHARACTERS),
  maxMark: z.number().int().min(0).max(MAX_MARK),
});

/** One thing that earns marks, as the marker reads it. */
const schemePointSchema = z.object({
  /** In the words of the scheme. */
  point: z.string(),
  marks: z.number().int(),
  /** Other wordings that earn the point just as well. */
  alternatives: z.array(z.string()),
  /** Words that may stand for one part of the point. */
  accepts: z.array(z.string()),
  /** What neither earns nor loses the point. */
  ignores: z.array(z.string()),
  /** What an answer must not say if it is to earn the point. */
  rejects: z.array(z.string()),
});

/**
 * How the points compare with Max Mark: `short` means that no answer can reach it, `over` that
 * some points can be left out, `unknown` that there are none to add up.
 */
export const schemeSums = ['fits', 'short', 'over', 'unknown'] as const;

/** A mark scheme as the marker reads it (design, section 6). */
export const schemeReadingSchema = z.object({
  groups: z.array(
    z.object({
      /** The most marks that the group gives ("any two from"); null where there is no limit. */
      cap: z.number().int().nullable(),
      points: z.array(schemePointSchema),
    }),
  ),
  /** Bands that describe levels: a teacher should check marks that depend on them. */
  levels: z.array(z.string()),
  /** Guidance that neither gives nor takes marks. */
  notes: z.array(z.string()),
  /** What all groups together can give. */
  marksAvailable: z.number().int(),
  sum: z.enum(schemeSums),
});
export type SchemeReading = z.infer<typeof schemeReadingSchema>;
