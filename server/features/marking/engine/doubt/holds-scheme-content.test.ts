import { describe, expect, it } from 'vitest';
import { holdsSchemeContent } from './holds-scheme-content.ts';

describe('an answer that earned no marks', () => {
  it.each([
    [
      'gives a name from the scheme',
      'sessile oak',
      'English / pedunculate oak\nor sessile oak variety',
      'Name the tree.',
    ],
    ['gives the order of the scheme', 'E, B, D', 'E B D for both marks', 'Put the steps in order.'],
    [
      'gives a figure from the scheme',
      '2400 N',
      '2400 J scores full marks',
      'Calculate the work done.',
    ],
  ])('is doubted if it %s', (_, answer, scheme, question) => {
    expect(holdsSchemeContent(answer, scheme, question)).toBe(true);
  });

  it.each([
    ['something that the scheme rejects', 'pine', 'oak\nreject pine', 'Name the tree.'],
    ['a word of the question', 'tree', 'the oak is a tree', 'Name the tree.'],
    ['a figure of the question', '40', '40 × 60 = 2400', 'A force of 40 N moves a box 60 m.'],
    ['a wrong calculation with its figures', '2400 + 60 = 2460', '2400', 'Calculate.'],
    ['its opposite', 'not the oak', 'oak', 'Name it.'],
    ['a different word', 'elm', 'oak', 'Name it.'],
  ])('is not doubted if it gives %s', (_, answer, scheme, question) => {
    expect(holdsSchemeContent(answer, scheme, question)).toBe(false);
  });
});
