import { describe, expect, it } from 'vitest';
import { orderByLikeness } from './order-by-likeness.ts';

describe('placing answers next to the most similar ones', () => {
  it('brings together texts that share words, in any order or spelling', () => {
    const texts = [
      'The gas is carbon dioxide',
      'because of the gravity of the moon',
      'it is carbondioxide, a gas',
      'the moons gravity pulls the water',
      'carbon dioxide gas',
      'dunno',
    ];
    const ordered = orderByLikeness(texts).map((place) => texts[place]);
    expect(ordered.slice(0, 3).toSorted()).toEqual([texts[0], texts[2], texts[4]].toSorted());
    expect(ordered[0]).toBe(texts[0]);
  });

  it('leaves out no text, and gives the same order for the same texts each time', () => {
    const texts = ['', '!!!', 'é', '水は酸素', '🌱🌱', 'a', 'a b', 'b a'];
    const order = orderByLikeness(texts);
    expect(order.toSorted((a, b) => a - b)).toEqual([...texts.keys()]);
    expect(orderByLikeness(texts)).toEqual(order);
  });

  it('accepts no texts, or a single one', () => {
    expect(orderByLikeness([])).toEqual([]);
    expect(orderByLikeness(['oxygen'])).toEqual([0]);
  });

  it('orders paragraph-long answers from a year group', () => {
    const words = 'light water carbon dioxide leaf energy sugar root stem chlorophyll'.split(' ');
    const texts = Array.from({ length: 300 }, (_, index) =>
      Array.from({ length: 60 }, (__, at) => words[(index * 7 + at * at) % words.length]).join(' '),
    );
    expect(new Set(orderByLikeness(texts)).size).toBe(300);
  });
});
