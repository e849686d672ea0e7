import { ORPCError } from '@orpc/server';
import { errorDefinitions } from '../../../../shared/errors.ts';
import { describeMarkerError, MarkerError } from '../../marking/public.ts';

/**
 * Describes why a model wrote no report, in the words used for marking; null if the model was not
 * the cause.
 */
function describeFailure(error: unknown): string | null {
  if (!(error instanceof MarkerError)) return null;
  return describeMarkerError(error).replaceAll('The marker', 'The model');
}

/**
 * Describes the failure of one of a class's reports, without the waiting time, because the screen
 * lists each cause once.
 */
export function describeFailureInBatch(error: unknown): string | null {
  return describeFailure(
    error instanceof MarkerError ? error.with({ waitedMs: undefined }) : error,
  );
}

/** Creates the error REPORTS_FAILED, with the cause after its sentence if known. */
export function explainReportsFailure(error: unknown) {
  const { status, message } = errorDefinitions.REPORTS_FAILED;
  const sentences = [message, describeFailure(error) ?? ''];
  return new ORPCError('REPORTS_FAILED', { status, message: sentences.join(' ').trim() });
}
