import { describe, expect, it } from 'vitest';
import { reportBatchInputSchema } from '../../../../shared/contract/reports.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { untilAborted } from '../../../testing/markers/scripted-marker.ts';
import { generateReports } from './generate-reports.ts';
import type { ReportWriter } from '../writer/report-writer.ts';

describe('POST /api/generate-reports', () => {
  const { students, classInfo } = reportBatchInputSchema.parse({
    students: ['Asha', 'Ben', 'Cara'].map((name) => ({ name })),
    classInfo: {},
  });
  const asked = { students, classInfo, namesInClass: [] };

  it('returns the reports that are written when the time is up', async () => {
    const ending = new AbortController();
    const writer: ReportWriter = {
      write: async ({ student }, signal) => {
        if (student.name !== 'Cara') return untilAborted(signal);
        ending.abort();
        return { report: 'Cara works well.', unsourced: [] };
      },
    };
    const written = await generateReports(writer, asked, ending.signal);
    expect(written).toEqual([{ name: 'Cara', report: 'Cara works well.' }]);
  });

  it('says so if none is written in time', async () => {
    const writer: ReportWriter = { write: (_, signal) => untilAborted(signal) };
    const error = await errorOf(generateReports(writer, asked, AbortSignal.timeout(1)));
    expect(error.code).toBe('REPORTS_FAILED');
  });
});
