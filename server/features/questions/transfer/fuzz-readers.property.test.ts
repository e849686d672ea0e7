import { zipSync } from 'fflate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importFormats } from '../../../../shared/transfer-formats.ts';
import { mutated, readSafely } from './testing/mutate-files.ts';

/** A few hundred here; `npm run bench -- fuzz-readers` makes 10,000 of each, which takes time. */
const RUNS = 150;

describe('a reader given a damaged file', () => {
  it.each(importFormats)('in the format %s does not crash', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const outcome = await readSafely(format, mutated(format, seed));
        expect(outcome.crash).toBeNull();
      }),
      { numRuns: RUNS },
    );
  });

  it.each(importFormats)('in the format %s keeps or reports each part', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const { items } = await readSafely(format, mutated(format, seed));
        for (const { report, question } of items) {
          expect(question !== null || report.problem !== '').toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a paper as text', () => {
  it('leaves out a question with too many lines, and marks it as invalid', async () => {
    const { items } = await readSafely('paper', `1. What? [1]\n${'x\n'.repeat(25_000)}`);
    expect(items.map(({ report }) => report.outcome)).toEqual(['invalid']);
  });
});

const read = (bytes: Uint8Array) => readSafely('qti', Buffer.from(bytes).toString('base64'));

describe('a damaged or hostile QTI package', () => {
  it.each(['../../etc/passwd.xml', '/etc/passwd.xml', 'C:/x.xml', 'a/../../b.xml', 'a\\..\\b.xml'])(
    'is refused if it names a path outside itself: %s',
    async (name) => {
      const { refusal } = await read(zipSync({ [name]: new Uint8Array([60]) }));
      expect(refusal).toContain('outside itself');
    },
  );

  it('is refused if it is too large when unpacked', async () => {
    const zeros = new Uint8Array(60 * 1024 * 1024);
    const { refusal } = await read(zipSync({ 'a.xml': zeros, 'b.xml': zeros }, { level: 1 }));
    expect(refusal).toContain('larger than any package');
  });

  it('is refused if it has too many files', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 12_001 }, (_, index) => [`${index}.xml`, new Uint8Array()]),
    );
    expect((await read(zipSync(files, { level: 0 }))).refusal).toContain('larger than any package');
  });

  it('is refused if it is truncated', async () => {
    expect((await read(zipSync({ 'a.xml': new Uint8Array(50) }).slice(0, 60))).refusal).toContain(
      'ZIP',
    );
  });

  it('is refused without a crash if its elements are nested too deeply', async () => {
    const deep = `<assessmentItem><itemBody>${'<div>'.repeat(3000)}${'</div>'.repeat(3000)}</itemBody></assessmentItem>`;
    const { refusal, crash } = await read(new TextEncoder().encode(deep));
    expect(crash).toBeNull();
    expect(refusal).toBe('There are no QTI items in this file.');
  });

  it('gives no question and does not crash if it declares entities', async () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "x">]><assessmentItem>&b;</assessmentItem>';
    const { items, crash } = await read(zipSync({ 'a.xml': new TextEncoder().encode(bomb) }));
    expect(crash).toBeNull();
    expect(items.filter(({ question }) => question !== null)).toEqual([]);
  });
});
