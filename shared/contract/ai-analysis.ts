import { z } from 'zod';

/** Why a teacher should look at a mark before trusting it. */
export const markFlagSchema = z.enum([
  'doubt',
  'cannot-judge',
  'quote-not-found',
  'instructs-marker',
  'copies-scheme',
  'unusual-text',
  'passes-disagree',
  'feedback-withheld',
]);
export type MarkFlag = z.infer<typeof markFlagSchema>;

/** One point of the mark scheme, as the marker judged it. */
export const markedPointSchema = z.object({
  /** The point in the scheme's words. */
  point: z.string(),
  marksAvailable: z.number().int().min(0),
  marksAwarded: z.number().int().min(0),
  /** The words of the answer that earned the point: a literal substring of the answer, or null. */
  quote: z.string().nullable(),
});
export type MarkedPoint = z.infer<typeof markedPointSchema>;

/**
 * Why the marker left an answer to the teacher: the scheme has nothing to look for, refers to notes
 * elsewhere, describes levels, gives fewer marks than the question, or has a condition that was not
 * understood; or this answer, or its language, could not be read; or a model's content filter
 * stopped it.
 */
export const unjudgedReasonSchema = z.enum([
  'no-content',
  'teacher-notes',
  'levels',
  'marks-unaccounted',
  'not-understood',
  'answer-not-read',
  'language',
  'content-filter',
]);
export type UnjudgedReason = z.infer<typeof unjudgedReasonSchema>;

/** The analysis behind a mark: the spec's `aiAnalysis` as the design (section 7, 5) reads it. */
export const aiAnalysisSchema = z.object({
  points: z.array(markedPointSchema),
  flags: z.array(markFlagSchema),
  /** Set with `cannot-judge` if the marker knows the reason. */
  unjudgedReason: unjudgedReasonSchema.optional(),
  /** The probability, 0..1, that a teacher would give the same mark, as the marker estimates it. */
  confidence: z.number().min(0).max(1),
  /** The marker's name, e.g. `built-in` or `openai:gpt-x`. */
  marker: z.string(),
  /** Identifies the marker's rules or prompt, so that a mark can be traced to them. */
  promptHash: z.string(),
  /**
   * The number of confirmed answers to the question that the mark was learnt from; absent if none.
   */
  learntFrom: z.number().int().min(1).optional(),
});
export type AiAnalysis = z.infer<typeof aiAnalysisSchema>;
