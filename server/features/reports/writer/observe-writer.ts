import { createFailureReporter, type FailureLog } from '../../../log-failures.ts';
import type { ReportWriter } from './report-writer.ts';

/** Wraps a writer and logs why its reports fail; the teacher only learns that they did. */
export function observeWriter(writer: ReportWriter, log: FailureLog): ReportWriter {
  const reporter = createFailureReporter(log, 'writing a report');
  return {
    usesModel: writer.usesModel ?? false,
    write: async (task, signal) => {
      try {
        const report = await writer.write(task, signal);
        reporter.succeeded();
        return report;
      } catch (error) {
        if (!signal.aborted) reporter.failed(nameOf(error), error);
        throw error;
      }
    },
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unexpected';
}
