import pLimit from 'p-limit';
import type { z } from 'zod';
import { REPORTS_SIDE_BY_SIDE } from '../../../../shared/business-rules.ts';
import type { classInfoSchema, reportStudentSchema } from '../../../../shared/contract/reports.ts';
import { classmatesOf } from './classmates-of.ts';
import { explainReportsFailure } from './describe-failure.ts';
import type { ReportWriter } from '../writer/report-writer.ts';

interface GenerateRequest {
  students: z.infer<typeof reportStudentSchema>[];
  classInfo: z.infer<typeof classInfoSchema>;
  /** The names of all students whom the teacher has in class; they may occur in notes too. */
  namesInClass: readonly string[];
}

/**
 * Writes reports immediately and stores nothing (spec section 7, generate-reports). Leaves out
 * reports that fail or are not written when the signal aborts; throws REPORTS_FAILED if none was
 * written.
 */
export async function generateReports(
  writer: ReportWriter,
  { students, classInfo, namesInClass }: GenerateRequest,
  signal: AbortSignal,
): Promise<{ name: string; report: string }[]> {
  let lastError: unknown;
  const limit = pLimit(REPORTS_SIDE_BY_SIDE);
  const drafts = await limit.map(students, (student, turn) =>
    writer
      .write(
        {
          student,
          classInfo,
          tone: 'warm',
          length: 'medium',
          classmates: classmatesOf(student, students, namesInClass),
          unlike: [],
          turn,
        },
        signal,
      )
      // The writer logs the cause itself (observe-writer.ts).
      .then(({ report }) => [{ name: student.name, report }])
      .catch((error: unknown) => {
        lastError = error;
        return [];
      }),
  );
  const written = drafts.flat();
  if (written.length === 0 && students.length > 0) throw explainReportsFailure(lastError);
  return written;
}
