import { z } from 'zod';
import type { ReportBatch } from '../../../shared/contract/report-batches.ts';
import {
  classInfoSchema,
  reportLengths,
  reportStudentSchema,
  reportTones,
} from '../../../shared/contract/reports.ts';
import { localEntry } from '../../local-entry.ts';

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
  /** Picked from a class they may come with what tells them apart from another of their name. */
  students: z.array(reportStudentSchema.extend({ detail: z.string().optional() })),
  classInfo: classInfoSchema,
  tone: z.enum(reportTones),
  length: z.enum(reportLengths),
  /** The batch on show in the last step. */
  batchId: z.string().nullable(),
  /** What that batch was written of, as `enteredIn` tells it. */
  written: z.string().nullable().default(null),
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
  written: null,
};

export const hasNotes = ({ positives, areasToImprove }: ReportStudent): boolean =>
  positives.trim() !== '' || areasToImprove.trim() !== '';

/** What reports are written of, to be compared: as the server has it, without spaces at the ends. */
export function enteredIn({
  students,
  classInfo,
  tone,
  length,
}: Pick<ReportDraft, 'students' | 'classInfo' | 'tone' | 'length'>): string {
  const { className, subject, term, unitsCovered } = classInfo;
  const entered = students.map(({ name, level, positives, areasToImprove, pronouns }) => [
    name,
    level,
    positives.trim(),
    areasToImprove.trim(),
    pronouns,
  ]);
  const about = [className, subject, term, unitsCovered].map((text) => text.trim());
  return JSON.stringify([about, tone, length, entered]);
}

/** Whether anything was entered that no reports have been written of. */
export function hasUnwritten(draft: ReportDraft): boolean {
  if (draft.batchId === null) return draft.students.length > 0 || draft.names.trim() !== '';
  return draft.written !== enteredIn(draft);
}

/** The draft of a batch that was written before, to be looked at or written again. */
export function draftOf({ id, input, reports }: ReportBatch): ReportDraft {
  const students = input.students.map((student, place) => ({
    ...student,
    detail: reports.find(({ position }) => position === place)?.detail,
  }));
  const names = students.map(nameInField).join(', ');
  const written = enteredIn({ ...input, students });
  return { ...input, students, names, step: 3, batchId: id, written };
}

/**
 * How a student stands among the names: with what tells them apart, so that each stays who they are, and
 * as `readNames` reads it, so without a comma of their own.
 */
export function nameInField({ name, detail }: Pick<ReportStudent, 'name' | 'detail'>): string {
  return (detail ? `${name} (${detail})` : name).replaceAll(/[\s,]+/gu, ' ').trim();
}

/** With how often it has changed, by which tabs see whose is the newer. */
const keptDraftSchema = draftSchema.extend({ revision: z.number().int().default(0) });

export const draftKey = (userId: string): string => `greenpen.report-draft.${userId}`;

/** What this person left on this device. */
export function reportDraft(userId: string) {
  return localEntry(draftKey(userId), (stored) => keptDraftSchema.parse(stored));
}
