import { expect, it } from 'vitest';
import { findTextPieces } from './text-pieces.ts';

const pieces = (text: string, quotes: string[]) =>
  findTextPieces(text, quotes).map(({ content, isQuoted }) => [content, isQuoted]);

it('text is split where a quote begins and ends', () => {
  expect(pieces('it gains kinetic energy fast', ['kinetic energy'])).toEqual([
    ['it gains ', false],
    ['kinetic energy', true],
    [' fast', false],
  ]);
});

it('a quote that touches maths includes the whole formula', () => {
  expect(pieces('so $x = 4$ metres', ['= 4$ metres'])).toEqual([
    ['so ', false],
    ['x = 4', true],
    [' metres', true],
  ]);
});

it('a text without quotes or maths is one piece', () => {
  expect(pieces('plain', [])).toEqual([['plain', false]]);
  expect(pieces('', ['x'])).toEqual([]);
});
