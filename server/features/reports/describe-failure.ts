import { ORPCError } from '@orpc/server';
import { errorDefinitions } from '../../../shared/errors.ts';
import { describeMarkerError, MarkerError } from '../marking/public.ts';

/** Why no report came of a model, in the words that marking has; null where it was no model's fault. */
function describeFailure(error: unknown): string | null {
  if (!(error instanceof MarkerError)) return null;
  return describeMarkerError(error).replaceAll('The marker', 'The model');
}

/**
 * The same for one of a class's reports: how long each was tried differs, and the screen lists each
 * cause once.
 */
export function describeFailureInBatch(error: unknown): string | null {
  return describeFailure(
    error instanceof MarkerError ? error.with({ waitedMs: undefined }) : error,
  );
}

/** REPORTS_FAILED, with the cause after its sentence where that is known. */
export function explainReportsFailure(error: unknown) {
  const { status, message } = errorDefinitions.REPORTS_FAILED;
  const sentences = [message, describeFailure(error) ?? ''];
  return new ORPCError('REPORTS_FAILED', { status, message: sentences.join(' ').trim() });
}
