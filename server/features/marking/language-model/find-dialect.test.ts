import { describe, expect, it } from 'vitest';
import {
  lengthLimits,
  outputModes,
  type Dialect,
} from '../../../../shared/contract/model-dialect.ts';
import { MarkerError } from '../engine/marker-error.ts';
import { FULL_DIALECT, PLAIN_DIALECT } from './dialect.ts';
import { findDialect } from './find-dialect.ts';

/**
 * Simulates a server that accepts requests for which `takes` is true, and rejects the rest with
 * `refusal`.
 */
async function search(
  takes: (dialect: Dialect) => boolean,
  refusal = new MarkerError('refused', 'No.', { status: 400 }),
) {
  const asked: Dialect[] = [];
  const found = await findDialect(async (dialect) => {
    asked.push(dialect);
    if (!takes(dialect)) throw refusal;
  }).catch((error: unknown) => error);
  return { found, calls: asked.length };
}

describe('findDialect', () => {
  it('makes one call if the server understands everything', async () => {
    expect(await search(() => true)).toEqual({ found: FULL_DIALECT, calls: 1 });
  });

  it('finds the fullest dialect that a server accepts in at most nine calls, whichever parts it refuses', async () => {
    for (const output of outputModes) {
      for (const lengthLimit of lengthLimits) {
        for (const temperature of [true, false]) {
          const best = { output, lengthLimit, temperature };
          const { found, calls } = await search(
            (asked) =>
              (asked.output === output || asked.output === 'text') &&
              (asked.lengthLimit === lengthLimit || asked.lengthLimit === 'none') &&
              (temperature || !asked.temperature),
          );
          expect(found).toEqual(best);
          expect(calls).toBeLessThanOrEqual(9);
        }
      }
    }
  });

  it('does the same if the server fails on unknown parts or gives unusable answers', async () => {
    const faults = [
      new MarkerError('unreachable', 'No.', { status: 500 }),
      new MarkerError('unusable', 'No.'),
    ];
    for (const fault of faults) {
      const { found } = await search(({ output }) => output === 'text', fault);
      expect(found).toEqual({ ...FULL_DIALECT, output: 'text' });
    }
  });

  it('keeps the form in which the model gives usable answers if its plain text is unusable', async () => {
    const { found } = await search(
      ({ output }) => output === 'tool-call',
      new MarkerError('unusable', 'No.'),
    );
    expect(found).toEqual({ ...FULL_DIALECT, output: 'tool-call' });
  });

  it('passes on an error that does not depend on the dialect, after at most five calls', async () => {
    const busy = new MarkerError('busy', 'No.', { status: 429 });
    expect(await search(() => false, busy)).toEqual({ found: busy, calls: 1 });
    const refused = new MarkerError('refused', 'No.', { status: 400 });
    expect(await search(() => false, refused)).toEqual({ found: refused, calls: 2 });
    const senseless = new MarkerError('unusable', 'No.');
    expect(await search(() => false, senseless)).toEqual({ found: senseless, calls: 5 });
    expect(PLAIN_DIALECT.output).toBe('text');
  });
});
