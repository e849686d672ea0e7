import { describe, expect, it } from 'vitest';
import { splitAlternatives } from './split-alternatives.ts';

describe('alternatives in braces', () => {
  it('replace each other, with the words around them', () => {
    expect(splitAlternatives('the enzyme is {denatured / destroyed} by heat')).toEqual([
      'the enzyme is denatured by heat',
      'the enzyme is destroyed by heat',
    ]);
  });

  it('leave another wording next to them whole', () => {
    expect(
      splitAlternatives('the drug fits the {receptor / binding site} / it is complementary to it'),
    ).toEqual([
      'the drug fits the receptor',
      'the drug fits the binding site',
      'it is complementary to it',
    ]);
  });

  it('are combined with each other, but never into more than a dozen wordings', () => {
    expect(splitAlternatives('{more / faster} {growth / cell division}')).toHaveLength(4);
    expect(splitAlternatives('{a / b / c / d} {e / f / g / h} {i / j / k}')).toHaveLength(12);
    expect(splitAlternatives('{more / less} '.repeat(2_000)).length).toBeLessThanOrEqual(12);
  });
});

describe('a slash between adjectives of one noun', () => {
  it.each([
    [
      'graphite has delocalised / free electrons',
      ['graphite has delocalised electrons', 'graphite has free electrons'],
    ],
    [
      'the metal has mobile / delocalised electrons',
      ['the metal has mobile electrons', 'the metal has delocalised electrons'],
    ],
    [
      'there are more frequent / successful collisions',
      ['there are more frequent collisions', 'there are more successful collisions'],
    ],
    ['has a dominant / recessive allele', ['has a dominant allele', 'has a recessive allele']],
    [
      'it has a negative / opposite charge',
      ['it has a negative charge', 'it has a opposite charge'],
    ],
  ])('separates the wordings of: %s', (text, wordings) => {
    expect(splitAlternatives(text)).toEqual(wordings);
  });

  it.each([
    ['is more durable / lasts longer', ['is more durable', 'lasts longer']],
    ['is less harmful / kills fewer people', ['is less harmful', 'kills fewer people']],
    ['is soluble / dissolves easily', ['is soluble', 'dissolves easily']],
    ['it is unreactive / does not react', ['it is unreactive', 'does not react']],
    [
      'opposite (to motion) / backwards / to the left',
      ['opposite (to motion)', 'backwards', 'to the left'],
    ],
    ['red (litmus) / pink / to orange', ['red (litmus)', 'pink', 'to orange']],
  ])('is not found in %s', (text, wordings) => {
    expect(splitAlternatives(text)).toEqual(wordings);
  });
});

describe('a figure next to another way to write it', () => {
  it.each([
    ['3 euros / €3', ['3 euros', '€3']],
    ['half past two / 14:30', ['half past two', '14:30']],
    ['two pounds / £2', ['two pounds', '£2']],
    ['carbon dioxide / CO2', ['carbon dioxide', 'CO2']],
    ['World War / WW2', ['World War', 'WW2']],
    ['Clement Attlee / PM', ['Clement Attlee', 'PM']],
  ])('is a separate wording in %s', (text, wordings) => {
    expect(splitAlternatives(text)).toEqual(wordings);
  });

  it('shares the preceding words if it is a word', () => {
    expect(splitAlternatives('giant structure / lattice')).toEqual([
      'giant structure',
      'giant lattice',
    ]);
  });
});
