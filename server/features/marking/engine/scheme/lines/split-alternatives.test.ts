import { describe, expect, it } from 'vitest';
import { splitAlternatives } from './split-alternatives.ts';

describe('alternatives in braces', () => {
  it('stand in each other’s place, with the words around them', () => {
    expect(splitAlternatives('the enzyme is {denatured / destroyed} by heat')).toEqual([
      'the enzyme is denatured by heat',
      'the enzyme is destroyed by heat',
    ]);
  });

  it('leave another wording beside them whole', () => {
    expect(
      splitAlternatives('the drug fits the {receptor / binding site} / it is complementary to it'),
    ).toEqual([
      'the drug fits the receptor',
      'the drug fits the binding site',
      'it is complementary to it',
    ]);
  });

  it('are filled in one by one, and never into more than a dozen wordings', () => {
    expect(splitAlternatives('{more / faster} {growth / cell division}')).toHaveLength(4);
    expect(splitAlternatives('{a / b / c / d} {e / f / g / h} {i / j / k}')).toHaveLength(12);
    expect(splitAlternatives('{more / less} '.repeat(2_000)).length).toBeLessThanOrEqual(12);
  });
});
