import type { AnswerWrite } from '../answer-sync/answer-record.ts';
import { AnswerSync } from '../answer-sync/answer-sync.ts';
import type { WriteOutcome } from '../answer-sync/answer-record.ts';
import { PendingSaves, pendingSavesKey } from '../answer-sync/pending-saves.ts';
import { memoryStore } from '../../../testing/memory-store.ts';

/** The storage key of the page's unsent answers. */
export const KEY = pendingSavesKey('ABC123', 'u1');

/** Simulates the server, and can be disconnected or delayed. */
function fakeServer(stored: AnswerWrite[] = []) {
  const rows = new Map(stored.map((row) => [row.questionId, row]));
  const writes: AnswerWrite[] = [];
  const held: (() => void)[] = [];
  const server = {
    isDown: false,
    isHolding: false,
    isOver: false,
    isOthers: false,
    rows,
    writes,
    held,
  };
  const store = (write: AnswerWrite): WriteOutcome => {
    const row = rows.get(write.questionId);
    if (server.isOthers) return { kind: 'wrong-student' };
    if (server.isOver) return { kind: 'over' };
    if (row !== undefined && row.revision >= write.revision) {
      return { kind: 'superseded', stored: row };
    }
    rows.set(write.questionId, write);
    return { kind: 'stored' };
  };
  const send = async (write: AnswerWrite): Promise<WriteOutcome> => {
    writes.push(write);
    if (server.isHolding) await new Promise<void>((resolve) => held.push(resolve));
    return server.isDown ? { kind: 'unreachable' } : store(write);
  };
  return { server, send };
}

/**
 * Sets up a page for tests, with two questions by default: its server, its local storage, and the
 * focused field.
 */
export function setUp({
  questionIds = ['q1', 'q2'],
  stored = [] as AnswerWrite[],
  store = memoryStore(),
  connection = fakeServer(stored),
} = {}) {
  const { server, send } = connection;
  const typingIn = new Set<string>();
  const sync = new AnswerSync({
    questionIds,
    stored,
    pending: new PendingSaves(KEY, store),
    transport: { send, sendKeepalive: send },
    isTyping: (questionId) => typingIn.has(questionId),
  });
  const kept = () => new PendingSaves(KEY, store).read();
  return { sync, server, store, typingIn, kept, connection };
}
