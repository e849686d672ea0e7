import { describe, expect, it } from 'vitest';
import { locateQuote } from './locate-quote.ts';

function found(answer: string, quote: string): string | undefined {
  const place = locateQuote(answer, quote);
  return place && answer.slice(place.start, place.end);
}

describe('locateQuote', () => {
  it.each([
    ['Leaves take in CO2.', 'take in CO2', 'take in CO2'],
    ['Leaves take  in\nCO2.', 'leaves take in co2', 'Leaves take  in\nCO2'],
    ['It’s the “light” that counts', '"It\'s the "light""', 'It’s the “light'],
    ['they absorb water', '“absorb water”', 'absorb water'],
    ['Leaves take light and make sugar', 'leaves take … sugar', 'Leaves take light and make sugar'],
    ['Leaves take light and make sugar', 'light ... make', 'light and make'],
    ['a\u200bb gives c', 'ab gives', 'a\u200bb gives'],
    ['x = −3', '−3', '−3'],
    ['5', '5', '5'],
    ['İstanbul is a city', 'is a city', 'is a city'],
    ['😀 joy and light', 'joy', 'joy'],
  ])('in %j finds %j', (answer, quote, words) => {
    expect(found(answer, quote)).toBe(words);
  });

  it.each([
    ['Leaves take in CO2.', 'leaves give off CO2'],
    ['Leaves take in CO2.', ''],
    ['Leaves take in CO2.', '   '],
    ['Leaves take in CO2.', '...'],
    ['Leaves take in CO2.', '.'],
    ['b and a', 'a … b'],
    ['', 'anything'],
  ])('in %j does not find %j', (answer, quote) => {
    expect(found(answer, quote)).toBeUndefined();
  });
});
