import { REPORTS_SIDE_BY_SIDE } from '../../../../shared/business-rules.ts';
import type { MarkingConfig } from '../../../marker-config.ts';
import {
  connectModel,
  createCallGate,
  type CallGate,
  type OutsideModelPolicy,
} from '../../marking/public.ts';
import type { ThreadPool } from '../../../threads/thread-pool.ts';
import type { WelfareCheck } from '../../welfare/public.ts';
import { createBuiltInWriter } from './built-in-writer.ts';
import { createModelWriter } from './model-writer.ts';
import type { ReportWriter } from './report-writer.ts';

/**
 * How long a model that is busy or away is asked again. Short, because a teacher waits for it and
 * one call may take 70 s (spec section 9).
 */
const GIVE_UP_AFTER_MS = 30_000;

interface Tools {
  threads: ThreadPool;
  welfareCheck: WelfareCheck;
  /** Gate for writing a whole class; by default a new one that gives up early. */
  gate?: CallGate;
  modelPolicy: OutsideModelPolicy;
}

/** Creates a writer that uses the marking model, or the built-in writer if there is none. */
export function createReportWriter(
  { marker }: MarkingConfig,
  {
    threads,
    welfareCheck,
    gate = createCallGate(REPORTS_SIDE_BY_SIDE, { giveUpAfterMs: GIVE_UP_AFTER_MS }),
    modelPolicy,
  }: Tools,
): ReportWriter {
  const asker = connectModel(marker, modelPolicy);
  const builtIn = createBuiltInWriter(threads);
  if (!asker) return builtIn;
  const model = createModelWriter({ asker, gate, threads });
  return keepFromModel(model, builtIn, welfareCheck);
}

/**
 * Wraps a model's writer: notes in which somebody may have disclosed something are not sent to the
 * model, and the built-in writer writes these reports.
 */
function keepFromModel(
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
