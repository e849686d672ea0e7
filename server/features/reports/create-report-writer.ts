import type { MarkingConfig } from '../../marker-config.ts';
import { createLanguageModel } from '../marking/public.ts';
import type { ThreadPool } from '../../threads/thread-pool.ts';
import type { WelfareCheck } from '../welfare/public.ts';
import { keepFromModel } from './keep-from-model.ts';
import { createBuiltInWriter } from './writer/built-in-writer.ts';
import { createModelWriter } from './writer/model-writer.ts';
import type { ReportWriter } from './writer/report-writer.ts';

/** Writes with the model that also marks, or with the built-in writer where there is none. */
export function createReportWriter(
  { marker }: MarkingConfig,
  threads: ThreadPool,
  welfareCheck: WelfareCheck,
): ReportWriter {
  if (marker.kind === 'built-in' || marker.kind === 'remote-service') {
    return createBuiltInWriter(threads);
  }
  const { timeoutSeconds } = marker;
  const model = createModelWriter(createLanguageModel(marker.kind, marker), {
    timeoutSeconds,
    threads,
  });
  return keepFromModel(model, createBuiltInWriter(threads), welfareCheck);
}
