import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DRAFT_DELAY_MS,
  DRAFT_MAX_WAIT_MS,
  RESEND_BACKOFF_MAX_MS,
} from '../../../../shared/business-rules.ts';
import { PendingSaves } from './pending-saves.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import { KEY, setUp } from '../testing/set-up-sync.ts';

const row = (answer: string, revision: number, isSaved = false) => ({
  questionId: 'q1',
  answer,
  isSaved,
  revision,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('AnswerSync', () => {
  it('sends one draft when typing pauses, and shows it as saved once acknowledged', async () => {
    const { sync, server, kept } = setUp();
    sync.type('q1', 'a');
    sync.type('q1', 'ab');
    expect(sync.view('q1').status).toBe('saving');
    expect(kept().get('q1')?.answer).toBe('a');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(server.writes).toEqual([row('ab', 1)]);
    expect(sync.view('q1').status).toBe('saved');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kept().size).toBe(0);
  });

  it('does not wait for ever if typing never pauses', async () => {
    const { sync, server } = setUp();
    for (let elapsed = 0; elapsed <= DRAFT_MAX_WAIT_MS; elapsed += 1_000) {
      sync.type('q1', `after ${elapsed}`);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(server.writes.length).toBe(1);
  });

  it('waits no longer than the draft delay if this device keeps no copy', async () => {
    const store = memoryStore();
    store.setItem.mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { sync, server } = setUp({ store });
    sync.type('q1', 'the first words tell that nothing can be kept');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    for (let elapsed = 0; elapsed < DRAFT_DELAY_MS + 500; elapsed += 100) {
      sync.type('q1', `after ${elapsed}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(server.writes.length).toBe(2);
  });

  it('keeps one request in flight, and then sends only the newest text', async () => {
    const { sync, server } = setUp();
    server.isHolding = true;
    sync.type('q1', 'a');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    for (const text of ['ab', 'abc']) {
      sync.type('q1', text);
      await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    }
    expect(server.writes.length).toBe(1);
    server.isHolding = false;
    server.held.forEach((release) => release());
    await vi.advanceTimersByTimeAsync(0);
    expect(server.writes).toEqual([row('a', 1), row('abc', 2)]);
  });

  it('locks on Save and unlocks on Edit Answer', async () => {
    const { sync, server } = setUp();
    sync.type('q1', 'a');
    sync.save('q1');
    await vi.advanceTimersByTimeAsync(0);
    expect(server.rows.get('q1')).toEqual(row('a', 1, true));
    sync.edit('q1');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(server.rows.get('q1')).toEqual(row('a', 2, false));
  });

  it('keeps unsent answers and sends them when the network is back', async () => {
    const { sync, server, kept } = setUp();
    server.isDown = true;
    sync.type('q1', 'a');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(sync.view('q1').status).toBe('kept');
    expect(kept().get('q1')?.answer).toBe('a');
    server.isDown = false;
    sync.sendAll();
    await vi.advanceTimersByTimeAsync(0);
    expect(sync.view('q1').status).toBe('saved');
  });

  it('recovers by itself after an outage, without a flood of requests during it', async () => {
    const { sync, server } = setUp();
    server.isDown = true;
    sync.type('q1', 'a');
    for (let second = 0; second < 120; second += 1) {
      sync.type('q1', `a${second}`);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(server.writes.length).toBeLessThan(20);
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(RESEND_BACKOFF_MAX_MS + DRAFT_DELAY_MS);
    expect(server.rows.get('q1')?.answer).toBe('a119');
  });

  it('on loading, takes over what an earlier page could not send', async () => {
    const store = memoryStore();
    new PendingSaves(KEY, store).keep(row('typed in the train', 4));
    const { sync, server } = setUp({ stored: [row('typed', 3)], store });
    expect(sync.view('q1').answer).toBe('typed in the train');
    sync.sendAll();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.rows.get('q1')?.answer).toBe('typed in the train');
  });

  it('on loading, leaves answers that are newer on the server', () => {
    const store = memoryStore();
    new PendingSaves(KEY, store).keep(row('old', 2));
    const { sync } = setUp({ stored: [row('from the other device', 5)], store });
    expect(sync.view('q1')).toEqual({
      answer: 'from the other device',
      isSaved: false,
      lost: 'old',
      status: 'saved',
    });
  });

  it('keeps the last words even if only the acknowledgement was lost', async () => {
    const { sync, server, store } = setUp();
    server.isHolding = true;
    sync.type('q1', 'a');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    sync.type('q1', 'ab');
    sync.pause();
    const reloaded = setUp({ stored: [row('a', 1)], store });
    expect(reloaded.sync.view('q1').answer).toBe('ab');
  });

  it('gives way to a newer answer from elsewhere if its own words are old', async () => {
    const { sync, server } = setUp();
    server.isDown = true;
    sync.type('q1', 'a');
    await vi.advanceTimersByTimeAsync(60_000);
    server.rows.set('q1', row('from the other device', 7));
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(RESEND_BACKOFF_MAX_MS);
    expect(sync.view('q1')).toEqual({
      answer: 'from the other device',
      isSaved: false,
      lost: 'a',
      status: 'replaced',
    });
  });

  it('does not give way with words just typed, even if the student has left the field', async () => {
    const { sync, server } = setUp();
    server.rows.set('q1', row('from the other tab', 7));
    sync.type('q1', 'a');
    sync.sendNow('q1');
    await vi.advanceTimersByTimeAsync(0);
    expect(server.rows.get('q1')).toEqual(row('a', 8));
  });

  it('does not give way while the student is in the field', async () => {
    const { sync, server, typingIn } = setUp();
    server.rows.set('q1', row('from the other tab', 7));
    typingIn.add('q1');
    server.isDown = true;
    sync.type('q1', 'a');
    await vi.advanceTimersByTimeAsync(60_000);
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(RESEND_BACKOFF_MAX_MS);
    expect(server.rows.get('q1')?.answer).toBe('a');
    expect(sync.view('q1').status).toBe('saved');
  });

  it('sends without waiting for a request in flight when the page is closed', async () => {
    const { sync, server } = setUp();
    server.isHolding = true;
    sync.type('q1', 'a');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    server.isHolding = false;
    sync.type('q1', 'ab');
    sync.sendKeepalive();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.rows.get('q1')).toEqual(row('ab', 2));
    server.held.forEach((release) => release());
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(server.rows.get('q1')).toEqual(row('ab', 2));
    expect(sync.view('q1')).toEqual({ answer: 'ab', isSaved: false, lost: '', status: 'saved' });
  });

  it('ends when the attempt is over, and keeps the unsent words on the device', async () => {
    const { sync, server, kept } = setUp();
    server.isOver = true;
    sync.type('q1', 'too late');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(sync.isOver).toBe(true);
    sync.type('q1', 'even later');
    await vi.advanceTimersByTimeAsync(10 * RESEND_BACKOFF_MAX_MS);
    expect(server.writes.length).toBe(1);
    expect(kept().get('q1')?.answer).toBe('too late');
  });

  it('deletes the local copies once the attempt is submitted', async () => {
    const { sync, server, kept } = setUp();
    server.isDown = true;
    sync.type('q1', 'a');
    expect(sync.unsent()).toEqual([row('a', 1)]);
    sync.end({ isSubmitted: true });
    await vi.advanceTimersByTimeAsync(10 * RESEND_BACKOFF_MAX_MS);
    expect(kept().size).toBe(0);
  });
});
