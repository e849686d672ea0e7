import type { WelfareCheck } from '../welfare/public.ts';
import type { ReportWriter } from './writer/report-writer.ts';

/**
 * Wraps a model's writer: notes in which somebody may have disclosed something are not sent to the
 * model, and the built-in writer writes these reports.
 */
export function keepFromModel(
  model: ReportWriter,
  builtIn: ReportWriter,
  welfareCheck: WelfareCheck,
): ReportWriter {
  return {
    ...(model.usesModel !== undefined && { usesModel: model.usesModel }),
    write: async (task, signal) => {
      const { positives, areasToImprove } = task.student;
      const found = await welfareCheck.check([positives, areasToImprove], 'other');
      return (found.some((finding) => finding !== null) ? builtIn : model).write(task, signal);
    },
  };
}
