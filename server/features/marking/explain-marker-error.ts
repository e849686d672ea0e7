import { ORPCError } from '@orpc/server';
import { errorDefinitions } from '../../../shared/errors.ts';
import { markingMessages } from '../../../shared/messages/marking.ts';
import { MarkerError, type MarkerErrorReason } from './engine/marker-error.ts';

const sentences: Record<MarkerErrorReason, string> = {
  unreachable: markingMessages.markerUnavailable,
  'refuses-key': markingMessages.markerRefusesKey,
  'unknown-model': markingMessages.markerUnknownModel,
  busy: markingMessages.markerBusy,
  'timed-out': markingMessages.markerTimedOut,
  unusable: markingMessages.markerUnusable,
};

/** What is wrong with the marker, as a sentence. */
export function describeMarkerError(error: unknown): string {
  return sentences[error instanceof MarkerError ? error.reason : 'unreachable'];
}

/** MARKER_UNAVAILABLE with a sentence about what is wrong, for who can set it right. */
export function explainMarkerError(error: unknown) {
  return new ORPCError('MARKER_UNAVAILABLE', {
    status: errorDefinitions.MARKER_UNAVAILABLE.status,
    message: describeMarkerError(error),
  });
}
