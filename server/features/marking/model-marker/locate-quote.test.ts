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
    ['a caf\u00e9 opens', 'cafe\u0301 opens', 'caf\u00e9 opens'],
    ['C’est «\u00a0bon\u00a0» alors', 'c\'est " bon " alors', 'C’est «\u00a0bon\u00a0» alors'],
    ['it makes CO₂ and H₂O', 'CO2 and H2O', 'CO₂ and H₂O'],
    ['a well\u2011known ﬁnding', 'well-known finding', 'well\u2011known ﬁnding'],
    ['النَّباتات تمتصّ الكربون', 'النباتات تمتص', 'النَّباتات تمتصّ'],
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
    ['x = 3', 'x = -3'],
  ])('in %j does not find %j', (answer, quote) => {
    expect(found(answer, quote)).toBeUndefined();
  });
});
