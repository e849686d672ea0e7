import { expect, it } from 'vitest';
import { addUp, fillTables, type Entry } from './ledger.ts';

const entry = (own: Partial<Entry>): Entry => ({
  bench: 'cluster',
  at: '2026-11-22T21:00',
  commit: 'abc',
  load: 4.2,
  fault: 'the primary killed',
  rounds: 3,
  acknowledged: 1_000,
  lost: 0,
  wrong: 0,
  longestWait: 10.9,
  note: '',
  ...own,
});

it('adds up the runs of one fault, with the longest wait of all and the load of each run', () => {
  const entries = [
    entry({}),
    entry({ rounds: 7, acknowledged: 2_500, lost: 1, longestWait: 9, load: 11 }),
    entry({ fault: 'a worker killed', longestWait: 0.1 }),
  ];
  expect(addUp(entries)).toMatchObject([
    { runs: 2, rounds: 10, acknowledged: 3_500, lost: 1, longestWait: 10.9, loads: [4.2, 11] },
    { fault: 'a worker killed', runs: 1, rounds: 3, longestWait: 0.1 },
  ]);
});

it('reports separately how long the waits were while the machine was not busy', () => {
  const entries = [
    entry({ rounds: 3, longestWait: 19.6, load: 29 }),
    entry({ rounds: 4, longestWait: 9.1, load: 2.2 }),
    entry({ rounds: 6, longestWait: 9.8, load: 3.9 }),
  ];
  expect(addUp(entries)).toMatchObject([
    { rounds: 13, longestWait: 19.6, calm: { rounds: 10, longestWait: 9.8 } },
  ]);
});

it('rewrites every marked table of the page, and nothing else', () => {
  const page = 'Before.\n\n<!-- rounds: cluster -->\nold\n<!-- end -->\n\nAfter.\n';
  const entries = [entry({ load: 3 }), entry({ bench: 'other', fault: 'not in this table' })];
  const filled = fillTables(page, entries);
  expect(filled).toMatch(/^Before\.\n\n<!-- rounds: cluster -->\n\n\| fault/);
  expect(filled).toContain(
    '| the primary killed |      3 |        1,000 |    0 |             0 |       10.9 s |    3 | 3 rounds, 10.9 s |',
  );
  expect(filled).toMatch(/<!-- end -->\n\nAfter\.\n$/);
  expect(filled).not.toMatch(/old|not in this table/);
  expect(fillTables(filled, entries)).toBe(filled);
});
