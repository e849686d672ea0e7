import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftKey, emptyReportDraft, reportDraft } from './report-draft.ts';
import { useReportDraft } from './use-report-draft.ts';

const USER = 'teacher';
const open = () => renderHook(() => useReportDraft(USER)).result;
const kept = () => reportDraft(USER).read()?.names;
/** Dispatches the storage event that the browser sends to other tabs. */
const tellTabs = () =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: draftKey(USER) }));
  });

beforeEach(() => localStorage.clear());

describe('a draft of reports in two tabs', () => {
  it('is the same in both, whichever was typed in last', () => {
    const first = open();
    act(() => first.current.change({ names: 'Asha' }));
    const second = open();
    expect(second.current.draft.names).toBe('Asha');
    act(() => second.current.change({ names: 'Asha, Bo' }));
    tellTabs();
    act(() => first.current.change({ step: 1 }));
    expect(first.current.draft.names).toBe('Asha, Bo');
    expect(kept()).toBe('Asha, Bo');
  });

  it('is not overwritten by a tab that missed an update, until someone chooses', () => {
    const [asleep, awake] = [open(), open()];
    act(() => awake.current.change({ names: 'Twenty notes' }));
    act(() => asleep.current.change({ names: 'One key' }));
    expect(kept()).toBe('Twenty notes');
    act(() => asleep.current.conflict?.takeTheirs());
    expect(asleep.current.draft.names).toBe('Twenty notes');
    expect(asleep.current.conflict).toBeNull();
  });

  it('becomes this tab’s version if that is chosen, and others follow', () => {
    const [asleep, awake] = [open(), open()];
    act(() => awake.current.change({ names: 'Ten' }));
    act(() => asleep.current.change({ names: 'Eleven' }));
    act(() => asleep.current.conflict?.keepMine());
    expect(kept()).toBe('Eleven');
    tellTabs();
    expect(awake.current.draft.names).toBe('Eleven');
    act(() => awake.current.startNewBatch());
    expect(kept()).toBe('');
  });

  it('can be one stored by an earlier version of Greenpen', () => {
    localStorage.setItem(draftKey(USER), JSON.stringify({ ...emptyReportDraft, names: 'Old' }));
    expect(open().current.draft.names).toBe('Old');
  });
});
