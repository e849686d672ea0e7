import { z } from 'zod';
import type { ReportBatch } from '../../../shared/contract/report-batches.ts';
import {
  classInfoSchema,
  reportLengths,
  reportStudentSchema,
  reportTones,
} from '../../../shared/contract/reports.ts';

/** The wizard's steps (spec section 2, /auto-report). */
export const reportSteps = [
  'Student Input',
  'Class Details',
  'Individual Details',
  'Reports',
] as const;

const draftSchema = z.object({
  /** 0-based place in `reportSteps`. */
  step: z
    .number()
    .int()
    .min(0)
    .max(reportSteps.length - 1),
  /** As it stands in the field, commas and all. */
  names: z.string(),
  students: z.array(reportStudentSchema),
  classInfo: classInfoSchema,
  tone: z.enum(reportTones),
  length: z.enum(reportLengths),
  /** The batch on show in the last step. */
  batchId: z.string().nullable(),
});
/** A batch of reports on its way, as it stands on the screen. */
export type ReportDraft = z.infer<typeof draftSchema>;
export type ReportStudent = ReportDraft['students'][number];

export const emptyReportDraft: ReportDraft = {
  step: 0,
  names: '',
  students: [],
  classInfo: { className: '', subject: '', term: '', unitsCovered: '' },
  tone: 'warm',
  length: 'medium',
  batchId: null,
};

/** The draft of a batch that was written before, to be looked at or written again. */
export function draftOf({ id, input }: ReportBatch): ReportDraft {
  const names = input.students.map((student) => student.name).join(', ');
  return { ...input, names, step: 3, batchId: id };
}

const keyOf = (userId: string) => `greenpen.report-draft.${userId}`;

/** What this person left on this device, or an empty draft. */
export function readReportDraft(userId: string, storage = window.localStorage): ReportDraft {
  try {
    return draftSchema.parse(JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return emptyReportDraft;
  }
}

/** Keeps the draft on this device as far as the device can. */
export function writeReportDraft(
  userId: string,
  draft: ReportDraft,
  storage = window.localStorage,
): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // Storage is full or switched off: the draft lasts as long as the page.
  }
}
