import pLimit from 'p-limit';
import type { z } from 'zod';
import { REPORTS_SIDE_BY_SIDE } from '../../../shared/business-rules.ts';
import type { classInfoSchema, reportStudentSchema } from '../../../shared/contract/reports.ts';
import { classmatesOf } from './classmates-of.ts';
import { explainReportsFailure } from './describe-failure.ts';
import type { ReportWriter } from './writer/report-writer.ts';

interface GenerateRequest {
  students: z.infer<typeof reportStudentSchema>[];
  classInfo: z.infer<typeof classInfoSchema>;
  /** Of all whom the teacher has in class; they may stand in notes too. */
  namesInClass: readonly string[];
}

/**
 * Writes reports at once and stores nothing (spec section 7, generate-reports). Those that fail, or
 * are not written when the signal comes, are left out; throws REPORTS_FAILED when none of those asked for came about.
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
      // Why the writer failed it has told the log itself (observe-writer.ts).
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
