import { describe, expect, it } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { compareVerdicts, readVerdict } from './verdict.ts';

const compare = (wanted: string, given: string): number =>
  compareVerdicts(readVerdict(tokenise(wanted)), readVerdict(tokenise(given)));

describe('the decision in the first words of a text', () => {
  it.each([
    ['Yes, it conducts.', 'yes because it conducts', 1],
    ['Yes, it conducts.', 'No it does not', -1],
    ['True.', 'I think yes', 1],
    ['B. Wool traps air.', 'B because wool is warm', 1],
    ['B. Wool traps air.', 'A because wool is warm', -1],
    ['B. Wool traps air.', 'A jumper traps air', 0],
    ['V = IR', 'I = V/R', 0],
    ['It conducts.', 'No', 0],
  ])('%s against %s: %d', (wanted, given, expected) => {
    expect(compare(wanted, given)).toBe(expected);
  });
});
