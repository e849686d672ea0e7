import type { z } from 'zod';
import type {
  classInfoSchema,
  reportLengths,
  reportStudentSchema,
  reportTones,
} from '../../../../shared/contract/reports.ts';
import type { Stray } from './class-voice.ts';

/** What one report is written from. */
export interface ReportTask {
  student: z.infer<typeof reportStudentSchema>;
  classInfo: z.infer<typeof classInfoSchema>;
  tone: (typeof reportTones)[number];
  length: (typeof reportLengths)[number];
  /** Names of others who may stand in the notes: those of the batch and of the teacher's class. */
  classmates: string[];
  /** Reports of the class that the new one should not be like. */
  unlike: string[];
  /** Counts the reports of a class, so that no two neighbours begin alike. */
  turn: number;
  /** How the draft before strayed from the voice of the class. */
  stray?: Stray | undefined;
}

/** A report as it was written. */
export interface Draft {
  report: string;
  /** Its sentences that the notes do not bear out. */
  unsourced: string[];
}

/** Writes reports. The built-in writer and every model look the same from outside. */
export interface ReportWriter {
  /** Whether a model writes; without one, reports hold the teacher's own sentences. */
  readonly usesModel?: boolean;
  /** Rejects when no report could be written now. */
  write(task: ReportTask, signal: AbortSignal): Promise<Draft>;
}
