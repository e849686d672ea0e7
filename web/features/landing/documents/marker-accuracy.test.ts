import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answersMeasured, markerAccuracy } from './marker-accuracy.ts';

const page = readFileSync('docs/marking-benchmark.md', 'utf8');

describe('the published accuracy of the built-in marker', () => {
  it.each(markerAccuracy.kinds)('for $kind is that of the benchmark', (row) => {
    const { kind, answers, unflagged, same } = row;
    const cells = [kind, answers, unflagged, same];
    expect(page.replaceAll(/ +/g, ' ')).toContain(`| ${cells.join(' | ')} |`);
  });

  it('gives its date, its set and its number of authors', () => {
    expect(page).toContain(`${markerAccuracy.authors} authors wrote`);
    expect(page).toContain(`Measured on ${markerAccuracy.date}`);
    expect(page).toContain(`${answersMeasured} answers to ${markerAccuracy.questions} exam`);
  });
});
