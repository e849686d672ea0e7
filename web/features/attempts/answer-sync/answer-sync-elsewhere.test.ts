import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DRAFT_DELAY_MS,
  LOCAL_COPY_THROTTLE_MS,
  RESEND_BACKOFF_MAX_MS,
} from '../../../../shared/business-rules.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import { KEY, setUp } from '../testing/set-up-sync.ts';

const LONGEST_WAIT_MS = RESEND_BACKOFF_MAX_MS + DRAFT_DELAY_MS;

const row = (answer: string, revision: number) => ({
  questionId: 'q1',
  answer,
  isSaved: false,
  revision,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('someone else signing in', () => {
  it('stops the sending and keeps every word on the device', async () => {
    const { sync, server, kept } = setUp();
    server.isOthers = true;
    sync.type('q1', 'mine');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(sync.isForeign).toBe(true);
    expect(sync.view('q1').status).toBe('kept');
    const tries = server.writes.length;
    sync.type('q2', 'mine too');
    sync.sendKeepalive();
    await vi.advanceTimersByTimeAsync(10 * LONGEST_WAIT_MS);
    expect(server.writes).toHaveLength(tries);
    expect(server.rows.size).toBe(0);
    expect(sync.view('q2').status).toBe('kept');
    expect([...kept().values()].map(({ answer }) => answer)).toEqual(['mine', 'mine too']);
  });

  it('no longer stops sending once the student is back', async () => {
    const { sync, server, kept } = setUp();
    server.isOthers = true;
    sync.type('q1', 'mine');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    server.isOthers = false;
    sync.start();
    await vi.advanceTimersByTimeAsync(LOCAL_COPY_THROTTLE_MS);
    expect(sync.isForeign).toBe(false);
    expect(server.rows.get('q1')?.answer).toBe('mine');
    expect(kept().size).toBe(0);
  });
});

describe('the same quiz open elsewhere', () => {
  it('takes over what another device has sent', () => {
    const { sync } = setUp({ stored: [row('at first', 1)] });
    sync.adopt([row('on the phone', 4)]);
    expect(sync.view('q1')).toMatchObject({ answer: 'on the phone', status: 'saved' });
  });

  it('keeps its own words that are waiting to be sent', () => {
    const { sync } = setUp({ stored: [row('at first', 1)] });
    sync.type('q1', 'typed here');
    sync.adopt([row('on the phone', 4)]);
    expect(sync.view('q1').answer).toBe('typed here');
  });

  it('remembers the words that another device’s replaced, until they are used', () => {
    const { sync } = setUp({ stored: [row('at first', 1)] });
    sync.adopt([row('on the phone', 4)]);
    expect(sync.otherWords()).toMatchObject([{ questionId: 'q1', answer: 'at first' }]);
    sync.type('q1', 'on the phone, at first');
    expect(sync.otherWords()).toEqual([]);
  });

  it('ignores older answers', () => {
    const { sync } = setUp({ stored: [row('now', 5)] });
    sync.adopt([row('before', 4)]);
    expect(sync.view('q1').answer).toBe('now');
  });
});

/** Sets up two tabs that share local storage and a server. */
function twoTabs() {
  const store = memoryStore();
  /** The last write, as the browser reports it to the other tab. */
  const told = () => store.getItem(KEY);
  const one = setUp({ store });
  const two = setUp({ store, connection: one.connection });
  return { one: one.sync, two: two.sync, server: one.server, kept: one.kept, store, told };
}

describe('two tabs on one device', () => {
  it('shows in one what is typed in the other, and typing on there loses nothing', async () => {
    const { one, two, server, told } = twoTabs();
    one.type('q1', 'A long answer');
    two.followOtherTab(told());
    expect(two.view('q1').answer).toBe('A long answer');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    two.followOtherTab(told());
    expect(two.view('q1').status).toBe('saved');

    two.type('q1', 'A long answer, continued');
    one.followOtherTab(told());
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    one.followOtherTab(told());
    expect(server.rows.get('q1')?.answer).toBe('A long answer, continued');
    expect(one.view('q1')).toEqual(two.view('q1'));
  });

  it('shows in one every word of the other, and typing on there keeps them', async () => {
    const { one, two, server, told } = twoTabs();
    for (const typed of ['T', 'Two words', 'Two words and the rest']) {
      one.type('q1', typed);
      await vi.advanceTimersByTimeAsync(LOCAL_COPY_THROTTLE_MS);
      two.followOtherTab(told());
      expect(two.view('q1').answer).toBe(typed);
    }
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    two.followOtherTab(told());
    expect(two.view('q1')).toMatchObject({ answer: 'Two words and the rest', status: 'saved' });

    two.type('q1', `${two.view('q1').answer}, continued`);
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(server.rows.get('q1')?.answer).toBe('Two words and the rest, continued');
  });

  it('sends the words of a tab that was closed before it could send them', async () => {
    const { one, two, server, kept, told } = twoTabs();
    one.type('q1', 'words of a tab that dies');
    one.pause();
    two.followOtherTab(told());
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
    expect(server.rows.get('q1')?.answer).toBe('words of a tab that dies');
    expect(kept().size).toBe(0);
  });

  it('shows the words that the browser reported, even if a late write has dropped them since', () => {
    const { one, two, store, told } = twoTabs();
    one.type('q1', 'first words');
    two.followOtherTab(told());
    two.type('q1', 'first words, and more');
    const seen = told();
    // The other process had not seen these words when it removed its own.
    store.removeItem(KEY);
    one.followOtherTab(seen);
    expect(one.view('q1').answer).toBe('first words, and more');
  });

  it('stores unsent words again after a late write of the other tab has dropped them', () => {
    const { one, kept, store } = twoTabs();
    one.type('q1', 'not sent yet');
    store.removeItem(KEY);
    one.followOtherTab(null);
    vi.advanceTimersByTime(LOCAL_COPY_THROTTLE_MS);
    expect(kept().get('q1')?.answer).toBe('not sent yet');
  });

  it('does not let the other tab overwrite words that are still unsent here', () => {
    const { one, two, told } = twoTabs();
    two.type('q1', 'mine');
    one.type('q1', 'a');
    one.type('q1', 'ab');
    two.followOtherTab(told());
    expect(two.view('q1').answer).toBe('mine');
  });
});

describe('a page opened during a rest, without questions', () => {
  it('hands in what the device has kept', () => {
    const store = memoryStore();
    const before = setUp({ store });
    before.server.isDown = true;
    before.sync.type('q1', 'written before the rest');
    before.sync.pause();
    const { sync } = setUp({ store, questionIds: [] });
    expect(sync.unsent().map(({ answer }) => answer)).toEqual(['written before the rest']);
  });
});
