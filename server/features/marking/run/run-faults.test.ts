import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, createPool, type Database } from '../../../database/client.ts';
import { FAULT_QUESTION } from '../../../testing/model-faults/fault.ts';
import { modelFaults } from '../../../testing/model-faults/model-faults.ts';
import { MODEL_TOKENS } from '../../../testing/markers/model-server.ts';
import { runWithModel } from '../../../testing/markers/run-with-model.ts';
import { cloneDatabase } from '../../../testing/database/test-database.ts';
import { findRun } from './marking-run-queries.ts';

/** Per million tokens, so that a call costs a whole number of millionths. */
const PRICES = { MARKER_PRICE_INPUT: '2', MARKER_PRICE_OUTPUT: '10' };
const COST_OF_CALL = MODEL_TOKENS.input * 2 + MODEL_TOKENS.output * 10;
const TOKENS_OF_CALL = MODEL_TOKENS.input + MODEL_TOKENS.output;

describe('a run with a model that misbehaves', () => {
  let pool: ReturnType<typeof createPool>;
  let database: Database;

  beforeAll(async () => {
    pool = createPool((await cloneDatabase()).connectionString, { size: 20 });
    database = createDatabase(pool);
  });
  afterAll(() => pool.end());

  it.concurrent.each(modelFaults)('ends with exact counts and marks: $name', async (fault) => {
    const { run, rows, events, usage } = await runWithModel(database, fault, {
      settings: PRICES,
      // Short for a model that hangs, but longer than a busy machine takes for an ordinary call.
      timeoutSeconds: 3,
    });
    const { mark, flags = [], why = '', held = 0 } = fault.expected;
    const failed = fault.expected.failed === 'all' ? rows.length - 1 : (fault.expected.failed ?? 0);
    const marked = rows.length - failed;
    const ended = await findRun(database, run?.id ?? '');
    expect(ended).toMatchObject({ total: rows.length, marked, failed, blank: 1, left: held });
    expect(ended?.failure ?? '').toContain(why);
    expect(ended?.failure === null).toBe(failed === 0);

    const blank = rows.pop();
    expect(blank).toMatchObject({ markAwarded: 0, feedback: 'You did not answer this question.' });
    const withMark = rows.filter((row) => row.markAwarded !== null);
    expect(withMark).toHaveLength(marked - 1 - held);
    const left = rows.filter(({ aiAnalysis }) => aiAnalysis?.flags.includes('cannot-judge'));
    expect(left).toHaveLength(held);
    for (const row of withMark) {
      expect(row.markAwarded).toBeGreaterThanOrEqual(0);
      expect(row.markAwarded).toBeLessThanOrEqual(FAULT_QUESTION.maxMark);
      expect(row.markAwarded).toBe(mark ?? row.markAwarded);
      expect(row.feedback).not.toBe('');
      expect(row.aiAnalysis?.flags).toEqual(expect.arrayContaining(flags));
      for (const { quote } of row.aiAnalysis?.points ?? []) {
        expect(row.userAnswer).toContain(quote ?? '');
      }
    }

    expect(events).toHaveLength(marked - held);
    const { totalTokens: tokens = 0, costMicros = 0 } = run ?? {};
    expect(usage).toMatchObject({ responses: marked - 1 - held, tokens, costMicros });
    expect(costMicros).toBe((tokens / TOKENS_OF_CALL) * COST_OF_CALL);
  });
});
