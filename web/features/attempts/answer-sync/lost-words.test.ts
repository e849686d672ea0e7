import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_DELAY_MS, RESEND_BACKOFF_MAX_MS } from '../../../../shared/business-rules.ts';
import { setUp } from '../testing/set-up-sync.ts';

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

/** Types offline while another device saves its own answer many times. */
async function giveWay() {
  const page = setUp();
  page.server.isDown = true;
  page.sync.type('q1', 'typed on the train');
  await vi.advanceTimersByTimeAsync(60_000);
  page.server.rows.set('q1', row('from the other device', 7));
  page.server.isDown = false;
  await vi.advanceTimersByTimeAsync(RESEND_BACKOFF_MAX_MS);
  return page;
}

describe('words replaced by others of the same student', () => {
  it('are shown beside those that replaced them, and kept on the device', async () => {
    const { sync, store } = await giveWay();
    expect(sync.view('q1')).toMatchObject({
      answer: 'from the other device',
      lost: 'typed on the train',
    });
    const stored = [row('from the other device', 7)];
    expect(setUp({ stored, store }).sync.view('q1').lost).toBe('typed on the train');
  });

  it('can be restored, and are then on the server', async () => {
    const { sync, server, kept } = await giveWay();
    sync.type('q1', sync.view('q1').lost);
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(server.rows.get('q1')?.answer).toBe('typed on the train');
    expect(sync.view('q1')).toMatchObject({ lost: '', status: 'saved' });
    expect(kept().size).toBe(0);
  });

  it('are shown if the page opens on a newer answer', () => {
    const closed = setUp();
    closed.sync.type('q1', 'typed on the train');
    closed.sync.pause();
    const { sync } = setUp({ stored: [row('from the phone', 9)], store: closed.store });
    expect(sync.view('q1')).toMatchObject({ answer: 'from the phone', lost: 'typed on the train' });
  });

  it('are shown if they were on the server and the student types over them', async () => {
    const { sync, server, typingIn } = setUp();
    typingIn.add('q1');
    server.rows.set('q1', row('a long answer from the phone', 7));
    sync.type('q1', 'a');
    await vi.advanceTimersByTimeAsync(2 * DRAFT_DELAY_MS);
    expect(server.rows.get('q1')?.answer).toBe('a');
    expect(sync.view('q1').lost).toBe('a long answer from the phone');
  });

  it('are shown if another device has written over them', () => {
    const { sync } = setUp({ stored: [row('at first', 1)] });
    sync.adopt([row('on the phone', 4)]);
    expect(sync.view('q1').lost).toBe('at first');
  });

  it('are not shown if the replacement contains them', () => {
    const { sync } = setUp({ stored: [row('at first', 1)] });
    sync.adopt([row('at first, and more', 4)]);
    expect(sync.view('q1').lost).toBe('');
  });
});

describe('words typed after those on the server were saved', () => {
  it.each([
    ['2026-11-30T10:00:01.000Z', 'typed on the train', 'from the other device'],
    ['2026-11-30T09:59:59.000Z', 'from the other device', 'typed on the train'],
  ])('replace them, but earlier words do not: typed at %s', async (at, answer, lost) => {
    const { sync, server } = setUp();
    sync.keepTimeBy(() => ({ at, stamp: 'stamp' }));
    server.isDown = true;
    sync.type('q1', 'typed on the train');
    await vi.advanceTimersByTimeAsync(60_000);
    const saved = { ...row('from the other device', 7), savedAt: '2026-11-30T10:00:00.000Z' };
    server.rows.set('q1', saved);
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(2 * RESEND_BACKOFF_MAX_MS);
    expect(server.rows.get('q1')?.answer).toBe(answer);
    expect(sync.view('q1')).toMatchObject({ answer, lost });
  });
});
