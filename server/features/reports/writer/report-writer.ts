import type { z } from 'zod';
import type {
  classInfoSchema,
  reportLengths,
  reportStudentSchema,
  reportTones,
} from '../../../../shared/contract/reports.ts';
import type { Stray } from './class-voice.ts';

/** The input of one report. */
export interface ReportTask {
  student: z.infer<typeof reportStudentSchema>;
  classInfo: z.infer<typeof classInfoSchema>;
  tone: (typeof reportTones)[number];
  length: (typeof reportLengths)[number];
  /** Other names that may occur in the notes: those of the batch and of the teacher's classes. */
  classmates: string[];
  /** Reports of the class from which the new one should differ. */
  unlike: string[];
  /** Number of the report in its class, so that consecutive reports begin differently. */
  turn: number;
  /** How the previous draft departed from the voice of the class. */
  stray?: Stray | undefined;
}

/** A report as written. */
export interface Draft {
  report: string;
  /** Its sentences that the notes do not support. */
  unsourced: string[];
}

/** Writes reports, with a model or without. */
export interface ReportWriter {
  /** Whether a model writes; without one, reports consist of the teacher's own sentences. */
  readonly usesModel?: boolean;
  /** Writes a report. Rejects if none can be written now. */
  write(task: ReportTask, signal: AbortSignal): Promise<Draft>;
}
