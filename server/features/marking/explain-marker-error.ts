import { ORPCError } from '@orpc/server';
import { errorDefinitions } from '../../../shared/errors.ts';
import { markingMessages, markerDetails } from '../../../shared/messages/marking.ts';
import { outsideMessages } from '../../../shared/messages/outside-model.ts';
import { MarkerError, type MarkerErrorReason } from './engine/marker-error.ts';

const sentences: Record<MarkerErrorReason, string> = {
  unreachable: markingMessages.markerUnavailable,
  'refuses-key': markingMessages.markerRefusesKey,
  'unknown-model': markingMessages.markerUnknownModel,
  refused: markingMessages.markerRefused,
  busy: markingMessages.markerBusy,
  'timed-out': markingMessages.markerTimedOut,
  unusable: markingMessages.markerUnusable,
  filtered: markingMessages.markerFiltered,
  'not-accepted': outsideMessages.notAccepted,
};

/** Describes what is wrong with the marker, in sentences, including its server's own words. */
export function describeMarkerError(error: unknown): string {
  if (!(error instanceof MarkerError)) return markingMessages.markerUnavailable;
  return [sentences[error.reason], ...markerDetails(error)].join(' ');
}

/** Returns MARKER_UNAVAILABLE with a sentence about the problem, for someone who can fix it. */
export function explainMarkerError(error: unknown) {
  return new ORPCError('MARKER_UNAVAILABLE', {
    status: errorDefinitions.MARKER_UNAVAILABLE.status,
    message: describeMarkerError(error),
  });
}
