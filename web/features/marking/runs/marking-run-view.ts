import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import {
  markingMessages,
  markingRunClosing,
  markingRunReason,
  markingRunStopped,
} from '../../../../shared/messages/marking.ts';
import { addSample, type ProgressSample } from './time-left.ts';

/** The content of the final alert about a run. */
export interface MarkingRunClosing {
  tone: 'success' | 'warning' | 'failure';
  sentence: string;
  /** Why answers stayed unmarked, and which of the others needed no marker. */
  reason?: string;
}

/** The page's knowledge of a quiz's marking run. */
export type MarkingRunView =
  | { status: 'none' }
  | {
      status: 'running';
      run: MarkingRun;
      samples: readonly ProgressSample[];
      isConnected: boolean;
    }
  | { status: 'reloading'; run: MarkingRun }
  | { status: 'ended'; run: MarkingRun; closing: MarkingRunClosing };

export type MarkingRunEvent =
  | { type: 'progress'; run: MarkingRun; atMs: number }
  | { type: 'disconnected' }
  | { type: 'reloaded' }
  | { type: 'dismissed' };

/**
 * Returns the next view of a run. Events about an older run, and outdated events about this one,
 * change nothing.
 */
export function reduceMarkingRun(view: MarkingRunView, event: MarkingRunEvent): MarkingRunView {
  switch (event.type) {
    case 'progress':
      return event.run.state === 'active'
        ? whenActive(view, event.run, event.atMs)
        : whenEnded(view, event.run);
    case 'disconnected':
      return view.status === 'running' ? { ...view, isConnected: false } : view;
    case 'reloaded':
      return view.status === 'reloading'
        ? { status: 'ended', run: view.run, closing: closingOf(view.run) }
        : view;
    case 'dismissed':
      return view.status === 'ended' ? { status: 'none' } : view;
    default:
      return view;
  }
}

function whenActive(view: MarkingRunView, run: MarkingRun, atMs: number): MarkingRunView {
  const sample = { atMs, marked: run.marked };
  const isKnown = view.status !== 'none' && view.run.id === run.id;
  if (!isKnown) return { status: 'running', run, samples: [sample], isConnected: true };
  if (view.status !== 'running' || run.marked < view.run.marked) return view;
  return { status: 'running', run, samples: addSample(view.samples, sample), isConnected: true };
}

function whenEnded(view: MarkingRunView, run: MarkingRun): MarkingRunView {
  const wasWatched = view.status === 'running' && view.run.id === run.id;
  return wasWatched ? { status: 'reloading', run } : view;
}

/** Summarises a run that has ended, with the class it was for. */
export function closingOf(run: MarkingRun): MarkingRunClosing {
  const closing = closingOfAll(run);
  if (run.classNames === null) return closing;
  return { ...closing, sentence: `${run.classNames}: ${closing.sentence}` };
}

function closingOfAll(run: MarkingRun): MarkingRunClosing {
  switch (run.state) {
    case 'failed':
      return {
        tone: 'failure',
        sentence: markingMessages.markFailed,
        reason: markingRunReason(run),
      };
    case 'stopped':
      return {
        tone: 'warning',
        sentence: markingRunStopped(run.marked - run.left, run.total),
        reason: markingRunReason(run),
      };
    default:
      return {
        tone: run.failed === 0 ? 'success' : 'warning',
        sentence: run.total === 0 ? markingMessages.measured : markingRunClosing(run.failed),
        reason: markingRunReason(run),
      };
  }
}
