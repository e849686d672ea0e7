import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_COPY_THROTTLE_MS } from '../../../../shared/business-rules.ts';
import { PendingSaves, pendingSavesKey } from './pending-saves.ts';
import { memoryStore } from '../../../testing/memory-store.ts';

const KEY = pendingSavesKey('ABC123', 'u1');
const FIRST = '2026-11-27T09:00:00.000Z';
const SECOND = '2026-11-27T10:00:00.000Z';
const write = (answer: string, revision: number, questionId = 'q1') => ({
  questionId,
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

describe('PendingSaves', () => {
  it('writes the first change at once and the following ones within the throttle', () => {
    const store = memoryStore();
    const pending = new PendingSaves(KEY, store);
    pending.keep(write('a', 1));
    expect(new PendingSaves(KEY, store).read().get('q1')?.answer).toBe('a');
    pending.keep(write('ab', 1));
    pending.keep(write('abc', 1));
    vi.advanceTimersByTime(LOCAL_COPY_THROTTLE_MS);
    expect(new PendingSaves(KEY, store).read().get('q1')?.answer).toBe('abc');
    expect(store.setItem).toHaveBeenCalledTimes(2);
  });

  it('forgets what is acknowledged and leaves no empty entry behind', () => {
    const store = memoryStore();
    const pending = new PendingSaves(KEY, store);
    pending.keep(write('a', 1));
    pending.forget('q1', 1);
    pending.flush();
    expect(store.getItem(KEY)).toBeNull();
  });

  it('reports words to other tabs even if they are acknowledged within the throttle', () => {
    const store = memoryStore();
    const pending = new PendingSaves(KEY, store);
    pending.keep(write('a', 1));
    pending.keep(write('ab', 2));
    pending.forget('q1', 2);
    // The browser notifies other tabs of each of these writes.
    expect(store.setItem).toHaveBeenLastCalledWith(KEY, JSON.stringify([write('ab', 2)]));
    expect(store.getItem(KEY)).toBeNull();
  });

  it("keeps another tab's newer answer, and its other questions", () => {
    const store = memoryStore();
    const [here, there] = [new PendingSaves(KEY, store), new PendingSaves(KEY, store)];
    there.keep(write('newer', 5));
    there.keep(write('other', 1, 'q2'));
    there.flush();
    here.forget('q1', 4);
    here.flush();
    expect([...here.read().keys()]).toEqual(['q1', 'q2']);
  });

  it('ignores words of an earlier attempt, and drops them when it next stores any', () => {
    const store = memoryStore();
    new PendingSaves(KEY, store, FIRST).keep(write('of the first', 9));
    const second = new PendingSaves(KEY, store, SECOND);
    expect(second.read().size).toBe(0);
    second.keep(write('of the second', 6, 'q2'));
    expect([...new PendingSaves(KEY, store).read().keys()]).toEqual(['q2']);
  });

  it('does not overwrite words of a later attempt, or present them as its own', () => {
    const store = memoryStore();
    const later = new PendingSaves(KEY, store, SECOND);
    later.keep(write('of the second', 6));
    const page = new PendingSaves(KEY, store, FIRST);
    page.keep(write('of the first', 9));
    page.forget('q1', 9);
    page.flush();
    expect(later.read().get('q1')?.answer).toBe('of the second');
    expect(page.readTold(store.getItem(KEY)).size).toBe(0);
  });

  it('reads words that were stored before attempts were distinguished', () => {
    const store = memoryStore();
    new PendingSaves(KEY, store).keep(write('kept', 3));
    expect(new PendingSaves(KEY, store, SECOND).read().get('q1')).toEqual(write('kept', 3));
  });

  it.each(['nonsense', '{}', '[null, {"questionId": 1}]'])('reads %j as nothing', (text) => {
    const store = memoryStore();
    store.setItem(KEY, text);
    expect(new PendingSaves(KEY, store).read().size).toBe(0);
  });

  it('copes with full storage', () => {
    const store = memoryStore();
    store.setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => new PendingSaves(KEY, store).keep(write('a', 1))).not.toThrow();
  });
});
