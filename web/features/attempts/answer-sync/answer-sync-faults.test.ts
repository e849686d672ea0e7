import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DRAFT_MAX_WAIT_MS, RESEND_BACKOFF_MAX_MS } from '../../../../shared/business-rules.ts';
import type { AnswerWrite } from './answer-record.ts';
import { AnswerSync } from './answer-sync.ts';
import type { WriteOutcome } from './answer-record.ts';
import { PendingSaves, pendingSavesKey } from './pending-saves.ts';
import { memoryStore } from '../../../testing/memory-store.ts';

const KEY = pendingSavesKey('ABC123', 'u1');

type Fault = 'none' | 'lost-request' | 'lost-reply' | 'slow';

/**
 * Simulates a network that loses and delays requests, and a server that keeps the highest revision.
 */
function faultyServer() {
  const network: { fault: Fault } = { fault: 'none' };
  let row: AnswerWrite | undefined;
  const store = (write: AnswerWrite): WriteOutcome => {
    if (row !== undefined && row.revision >= write.revision) {
      return { kind: 'superseded', stored: row };
    }
    row = write;
    return { kind: 'stored' };
  };
  const send = async (write: AnswerWrite): Promise<WriteOutcome> => {
    const { fault } = network;
    if (fault === 'lost-request') return { kind: 'unreachable' };
    // oxlint-disable-next-line greenpen/without-a-clock -- The test turns this clock itself.
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 4_000));
    const outcome = store(write);
    return fault === 'lost-reply' ? { kind: 'unreachable' } : outcome;
  };
  return { network, send, stored: () => row };
}

const step = fc.oneof(
  fc.record({ do: fc.constant('type' as const), text: fc.string({ maxLength: 5 }) }),
  fc.record({ do: fc.constantFrom('save', 'edit', 'leave', 'hide', 'reload') }),
  fc.record({
    do: fc.constant('network' as const),
    fault: fc.constantFrom<Fault>('none', 'lost-request', 'lost-reply', 'slow'),
  }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.nat({ max: 8_000 }) }),
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('whatever is lost or late, the server ends up with what the student last wrote', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { network, send, stored } = faultyServer();
      const store = memoryStore();
      const open = () => {
        const row = stored();
        const sync = new AnswerSync({
          questionIds: ['q1'],
          stored: row === undefined ? [] : [row],
          pending: new PendingSaves(KEY, store),
          transport: { send, sendKeepalive: send },
          isTyping: () => true,
        });
        sync.start();
        return sync;
      };
      const lost: string[] = [];
      let sync = open();
      for (const next of steps) {
        if (next.do === 'type' && !sync.view('q1').isSaved) sync.type('q1', next.text);
        if (next.do === 'save') sync.save('q1');
        if (next.do === 'edit') sync.edit('q1');
        if (next.do === 'leave') sync.sendNow('q1');
        if (next.do === 'hide') sync.sendKeepalive();
        if (next.do === 'network') network.fault = next.fault;
        if (next.do === 'wait') await vi.advanceTimersByTimeAsync(next.ms);
        if (next.do === 'reload') {
          const written = sync.view('q1').answer;
          sync.sendKeepalive();
          sync.pause();
          await vi.advanceTimersByTimeAsync(5_000);
          sync = open();
          if (sync.view('q1').answer !== written) lost.push(written);
        }
      }
      network.fault = 'none';
      await vi.advanceTimersByTimeAsync(2 * RESEND_BACKOFF_MAX_MS + DRAFT_MAX_WAIT_MS);
      expect(lost).toEqual([]);
      const { answer, isSaved } = sync.view('q1');
      expect(stored() ?? { answer: '', isSaved: false }).toMatchObject({ answer, isSaved });
      expect(sync.unsent()).toEqual([]);
      // The student's own words are never shown as if they came from elsewhere.
      expect(sync.view('q1').lost).toBe('');
      expect(new PendingSaves(KEY, store).read().size).toBe(0);
      sync.pause();
    }),
    { numRuns: 1_000 },
  );
});
