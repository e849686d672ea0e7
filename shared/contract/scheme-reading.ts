import { z } from 'zod';
import { MAX_MARK, MAX_QUESTION_TEXT_CHARACTERS } from '../business-rules.ts';
import { unjudgedReasonSchema } from './ai-analysis.ts';
import { text } from './fields.ts';

/** A mark scheme that is being written. */
export const schemeSchema = z.object({
  markSchemeAnswer: text(MAX_QUESTION_TEXT_CHARACTERS),
  maxMark: z.number().int().min(0).max(MAX_MARK),
});

/** What a point asks for. A teacher can name one in the scheme: "[number]". */
const pointKinds = [
  'statement',
  'number',
  'formula',
  'expression',
  'term',
  'code',
  'translation',
  'list',
  'choice',
  'level',
] as const;
export type PointKind = (typeof pointKinds)[number];

/** One point that earns marks, as the marker reads it. */
const schemePointSchema = z.object({
  /** The point in the scheme's words. */
  point: z.string(),
  marks: z.number(),
  /** The kind that the scheme names, or that the marker recognised. */
  kind: z.enum(pointKinds),
  /** True if the scheme names it. */
  isKindGiven: z.boolean(),
  /** The line of the scheme that it is on, from 0. */
  line: z.number().int(),
  /** Other wordings that earn the point just as well. */
  alternatives: z.array(z.string()),
  /** Words that may replace one part of the point. */
  accepts: z.array(z.string()),
  /** Text that neither earns nor loses the point. */
  ignores: z.array(z.string()),
  /** Text that an answer must not contain to earn the point. */
  rejects: z.array(z.string()),
});

/**
 * How the points compare with Max Mark: `short` means that no answer can reach it, `over` that some
 * points can be left out, `unknown` that there are none to add up.
 */
const schemeSums = ['fits', 'short', 'over', 'unknown'] as const;

/** Warnings that a teacher must fix or acknowledge before a scheme is saved. */
export const schemeWarnings = [
  'sum-short',
  'sum-over',
  'heading-as-point',
  'no-content',
  'teacher-notes',
  'levels',
  'not-understood',
] as const;

/** A mark scheme as the marker reads it. */
export const schemeReadingSchema = z.object({
  groups: z.array(
    z.object({
      /** The most marks that the group gives ("any two from"); null if there is no limit. */
      cap: z.number().nullable(),
      /** Groups with the same number form one route, and the best route counts; null: no route. */
      route: z.number().int().nullable(),
      points: z.array(schemePointSchema),
    }),
  ),
  /** Conditions on the whole answer, one sentence each. */
  conditions: z.array(z.string()),
  /** Bands that describe levels: a teacher should check marks that depend on them. */
  levels: z.array(z.string()),
  /** Guidance that neither gives nor takes marks. */
  notes: z.array(z.string()),
  /** The most marks that all groups together can give. */
  marksAvailable: z.number(),
  sum: z.enum(schemeSums),
  /** `text` is the line that a warning is about; null means the whole scheme. */
  warnings: z.array(z.object({ code: z.enum(schemeWarnings), text: z.string().nullable() })),
  /** Why the built-in marker leaves every answer to the teacher; null if it marks. */
  abstains: unjudgedReasonSchema.nullable(),
  /**
   * The scheme in plain form, which is read exactly the same; null if it is plain already, or has
   * no such form.
   */
  tidied: z.string().nullable(),
});
export type SchemeReading = z.infer<typeof schemeReadingSchema>;
