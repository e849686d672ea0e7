import { describe, expect, it } from 'vitest';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import { markingMessages, markingRunClosing } from '../../../../shared/messages/marking.ts';
import { type MarkingRunEvent, type MarkingRunView, reduceMarkingRun } from './marking-run-view.ts';
import { sampleRun } from './testing-run.ts';

const active: MarkingRun = { ...sampleRun, mode: 'all', marked: 20 };

function after(...events: MarkingRunEvent[]): MarkingRunView {
  return events.reduce<MarkingRunView>(reduceMarkingRun, { status: 'none' });
}

function progress(changes: Partial<MarkingRun> = {}, atMs = 0): MarkingRunEvent {
  return { type: 'progress', run: { ...active, ...changes }, atMs };
}

describe('reduceMarkingRun', () => {
  it('follows a run from its first update to its closing sentence', () => {
    const completed = progress({ state: 'completed', phase: 'done', marked: 40 });
    expect(after(progress()).status).toBe('running');
    expect(after(progress(), completed).status).toBe('reloading');
    expect(after(progress(), completed, { type: 'reloaded' })).toMatchObject({
      status: 'ended',
      closing: { tone: 'success', sentence: markingMessages.complete },
    });
    expect(after(progress(), completed, { type: 'reloaded' }, { type: 'dismissed' })).toEqual({
      status: 'none',
    });
  });

  it.each([
    ['completed', 3, markingRunClosing(3)],
    ['failed', 0, markingMessages.markFailed],
    ['stopped', 0, 'Marking was stopped. 20 of 40 answers were marked.'],
  ] as const)('closes a %s run with %i failed', (state, failed, sentence) => {
    const view = after(progress(), progress({ state, failed }), { type: 'reloaded' });
    expect(view).toMatchObject({ closing: { sentence } });
  });

  it('says which class a run was for', () => {
    const ended = progress({ state: 'completed', classNames: '9A' });
    const view = after(progress(), ended, { type: 'reloaded' });
    expect(view).toMatchObject({ closing: { sentence: `9A: ${markingRunClosing(0)}` } });
  });

  it('adds the reason to the closing sentence, and which graded answers were blank', () => {
    const failure = 'The marker rejected the request. The model answered 400: “No.”';
    const run = { failed: 30, marked: 10, blank: 10, failure };
    const closings = (['completed', 'failed'] as const).map((state) =>
      after(progress(), progress({ ...run, state }), { type: 'reloaded' }),
    );
    const reason = `${failure} All that were graded are blank answers, which get 0 without the marker.`;
    expect(closings).toMatchObject([
      { closing: { sentence: markingRunClosing(30), reason } },
      { closing: { sentence: markingMessages.markFailed, reason } },
    ]);
  });

  it('adds which answers have no new mark, and counts none of them as marked', () => {
    const left = { marked: 20, left: 2, blank: 1 };
    const endOf = (changes: Partial<MarkingRun>) =>
      after(progress(), progress({ ...left, ...changes }), { type: 'reloaded' });
    expect(endOf({ state: 'completed' })).toMatchObject({
      closing: {
        sentence: markingMessages.complete,
        reason: '2 answers have no new mark: only a teacher can judge them.',
      },
    });
    expect(endOf({ state: 'stopped', left: 1 })).toMatchObject({
      closing: {
        sentence: 'Marking was stopped. 19 of 40 answers were marked.',
        reason: '1 answer has no new mark: only a teacher can judge it.',
      },
    });
    expect(endOf({ state: 'completed', failed: 1, marked: 3, failure: 'No.' })).toMatchObject({
      closing: { reason: expect.stringContaining('Only a blank answer was graded') },
    });
  });

  it.each([
    [1, 1, 'Only a blank answer was graded, which gets 0 without the marker.'],
    [4, 4, 'All that were graded are blank answers, which get 0 without the marker.'],
    [9, 1, 'Of those graded, 1 is a blank answer, which gets 0 without the marker.'],
    [9, 2, 'Of those graded, 2 are blank answers, which get 0 without the marker.'],
  ])('says for %i graded and %i blank, in good English', (marked, blank, sentence) => {
    const ended = progress({ state: 'completed', failed: 2, marked, blank, failure: 'No.' });
    const view = after(progress(), ended, { type: 'reloaded' });
    expect(view).toMatchObject({ closing: { reason: `No. ${sentence}` } });
  });

  it.each([
    [40, 3, 'Of 40 answers marked again, 3 got a different mark.'],
    [40, 1, 'Of 40 answers marked again, 1 got a different mark.'],
    [40, 0, 'Of 40 answers marked again, every one kept its mark.'],
    [1, 1, 'The answer that was marked again got a different mark.'],
    [0, 0, ''],
  ])('says for %i marked again how many marks changed: %i', (remarked, moved, reason) => {
    const ended = progress({ state: 'completed', remarked, moved });
    const view = after(progress(), ended, { type: 'reloaded' });
    expect(view).toMatchObject({ closing: { reason } });
  });

  it('says that a run with nothing to mark has measured, or why it could not', () => {
    const none = { total: 0, marked: 0 };
    const endOf = (changes: Partial<MarkingRun>) =>
      after(progress(none), progress({ ...none, ...changes }), { type: 'reloaded' });
    expect(endOf({ state: 'completed' })).toMatchObject({
      closing: { tone: 'success', sentence: markingMessages.measured },
    });
    expect(endOf({ state: 'failed', failure: markingMessages.markerUnavailable })).toMatchObject({
      closing: { tone: 'failure', reason: markingMessages.markerUnavailable },
    });
  });

  it('ignores older updates, and updates on a run that has ended', () => {
    expect(after(progress({ marked: 30 }), progress({ marked: 10 }))).toMatchObject({
      run: { marked: 30 },
    });
    const ended = after(progress(), progress({ state: 'completed' }), progress());
    expect(ended.status).toBe('reloading');
  });

  it('ignores a run that had ended before the page was opened', () => {
    expect(after(progress({ state: 'completed' })).status).toBe('none');
  });

  it('shows the next run after one that has ended', () => {
    const view = after(progress(), progress({ state: 'completed' }), progress({ id: 'run-2' }));
    expect(view).toMatchObject({ status: 'running', run: { id: 'run-2' } });
  });

  it('remembers a lost connection until the next update', () => {
    const lost = after(progress(), { type: 'disconnected' });
    expect(lost).toMatchObject({ isConnected: false });
    expect(reduceMarkingRun(lost, progress({ marked: 21 }))).toMatchObject({ isConnected: true });
  });
});
