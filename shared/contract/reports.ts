import { z } from 'zod';
import {
  MAX_REPORT_NOTE_CHARACTERS,
  MAX_REPORT_STUDENTS,
  MAX_SHORT_TEXT_CHARACTERS,
} from '../business-rules.ts';
import { reportsMessages } from '../messages/reports.ts';
import { shortText, text, userId } from './fields.ts';

export const reportStates = ['waiting', 'written', 'failed', 'edited'] as const;
export const reportTones = ['warm', 'plain', 'formal'] as const;
export const reportLengths = ['short', 'medium', 'long'] as const;
/** `none` avoids pronouns. */
export const pronounChoices = ['she', 'he', 'they', 'none'] as const;

const name = shortText.pipe(z.string().min(1).max(MAX_SHORT_TEXT_CHARACTERS));
const note = text(MAX_REPORT_NOTE_CHARACTERS).pipe(z.string().trim());

/** A student of a report request (spec section 3), with Greenpen's additional options. */
export const reportStudentSchema = z.object({
  name,
  /** 1..9 (spec section 5). */
  level: z.number().int().min(1).max(9).default(5),
  positives: note.default(''),
  areasToImprove: note.default(''),
  pronouns: z.enum(pronounChoices).default('none'),
  /** The account that the student was picked from, if any. */
  userId: userId.nullable().default(null),
});

export const classInfoSchema = z.object({
  className: shortText.default(''),
  subject: shortText.default(''),
  term: shortText.default(''),
  unitsCovered: note.default(''),
});

export const reportBatchInputSchema = z.object({
  students: z
    .array(reportStudentSchema)
    .min(1, reportsMessages.namesRequired)
    .max(MAX_REPORT_STUDENTS, reportsMessages.tooManyNames),
  classInfo: classInfoSchema,
  tone: z.enum(reportTones).default('warm'),
  length: z.enum(reportLengths).default('medium'),
});
export type ReportBatchInput = z.infer<typeof reportBatchInputSchema>;
