import { zipSync } from 'fflate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadFormat } from './readers.ts';
import { mutated, readSafely, seeds } from './testing/mutate-files.ts';

/** A few hundred here; `npm run bench -- fuzz-readers` makes 10,000 of each, and takes the time. */
const RUNS = 150;

describe('a reader that is given a damaged file', () => {
  it.each(Object.keys(seeds) as ReadFormat[])('of %s does not crash', (format) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const outcome = readSafely(format, mutated(format, seed));
        expect(outcome.crash).toBeNull();
      }),
      { numRuns: RUNS },
    );
  });

  it.each(Object.keys(seeds) as ReadFormat[])('of %s keeps or reports each part', (format) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { items } = readSafely(format, mutated(format, seed));
        for (const { report, question } of items) {
          expect(question !== null || report.problem !== '').toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

const read = (bytes: Uint8Array) => readSafely('qti', Buffer.from(bytes).toString('base64'));

describe('a ZIP that is no package', () => {
  it.each(['../../etc/passwd.xml', '/etc/passwd.xml', 'C:/x.xml', 'a/../../b.xml', 'a\\..\\b.xml'])(
    'names a place outside itself: %s',
    (name) => {
      expect(read(zipSync({ [name]: new Uint8Array([60]) })).refusal).toContain('outside itself');
    },
  );

  it('is larger than any package when unpacked', () => {
    const zeros = new Uint8Array(60 * 1024 * 1024);
    const { refusal } = read(zipSync({ 'a.xml': zeros, 'b.xml': zeros }, { level: 1 }));
    expect(refusal).toContain('larger than any package');
  });

  it('has more files than any package', () => {
    const files = Object.fromEntries(
      Array.from({ length: 12_001 }, (_, index) => [`${index}.xml`, new Uint8Array()]),
    );
    expect(read(zipSync(files, { level: 0 })).refusal).toContain('larger than any package');
  });

  it('is cut off', () => {
    expect(read(zipSync({ 'a.xml': new Uint8Array(50) }).slice(0, 60)).refusal).toContain('ZIP');
  });

  it('declares entities', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "x">]><assessmentItem>&b;</assessmentItem>';
    const { items, crash } = read(zipSync({ 'a.xml': new TextEncoder().encode(bomb) }));
    expect(crash).toBeNull();
    expect(items.filter(({ question }) => question !== null)).toEqual([]);
  });
});
