import { z } from 'zod';
import type { ReportBatch } from '../../../../shared/contract/report-batches.ts';
import {
  classInfoSchema,
  reportLengths,
  reportStudentSchema,
  reportTones,
} from '../../../../shared/contract/reports.ts';
import { nameWithDetail } from '../../../../shared/report-batch.ts';
import { localEntry } from '../../../local-entry.ts';

/** The wizard's steps (spec section 2, /auto-report). */
export const reportSteps = [
  'Student Input',
  'Class Details',
  'Individual Details',
  'Reports',
] as const;

const draftSchema = z.object({
  /** The index of the step in `reportSteps`, from 0. */
  step: z
    .number()
    .int()
    .min(0)
    .max(reportSteps.length - 1),
  /** The names as typed in the field, including commas. */
  names: z.string(),
  /**
   * Students picked from a class may have a detail that distinguishes them from others with the
   * same name.
   */
  students: z.array(reportStudentSchema.extend({ detail: z.string().optional() })),
  classInfo: classInfoSchema,
  tone: z.enum(reportTones),
  length: z.enum(reportLengths),
  /** The batch shown in the last step. */
  batchId: z.string().nullable(),
  /** The input that batch was written from, as `enteredIn` returns it. */
  written: z.string().nullable().default(null),
});
/** An unfinished batch of reports as it is on the screen. */
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

/** Returns the input of a draft for comparison: as the server stores it, trimmed. */
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

/** Returns true if something was entered that no reports have been written from. */
export function hasUnwritten(draft: ReportDraft): boolean {
  if (draft.batchId === null) return draft.students.length > 0 || draft.names.trim() !== '';
  return draft.written !== enteredIn(draft);
}

/** Returns a draft of an earlier batch, to view it or write it again. */
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
 * Returns a student's name for the names field: with the distinguishing detail, so that each
 * student stays identified, and without commas, because `readNames` splits there.
 */
export function nameInField(student: Pick<ReportStudent, 'name' | 'detail'>): string {
  return nameWithDetail(student)
    .replaceAll(/[\s,]+/gu, ' ')
    .trim();
}

/** Adds a counter of changes, by which tabs see whose version is newer. */
const keptDraftSchema = draftSchema.extend({ revision: z.number().int().default(0) });

export const draftKey = (userId: string): string => `greenpen.report-draft.${userId}`;

/** The draft that this person left on this device. */
export function reportDraft(userId: string) {
  return localEntry(draftKey(userId), (stored) => keptDraftSchema.parse(stored));
}
