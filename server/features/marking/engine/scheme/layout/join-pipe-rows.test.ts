import { expect, it } from 'vitest';
import { MOVED } from './fallen-lines.ts';
import { joinPipeRows } from './join-pipe-rows.ts';

it.each([
  ['guidance', '1 | wind | accept\nmoving air | 1', '1 | wind | accept moving air | 1'],
  ['the first cell', 'land is\ncleared | farming | 1', 'land is cleared | farming | 1'],
  ['the last cell', '1 | wind | 1 | accept\nair', '1 | wind | 1 | accept air'],
])('a row that breaks in %s is joined', (_, row, joined) => {
  const next = joined.replace('wind', 'sun').replace('land', 'soil');
  expect(joinPipeRows(`${row}\n${next}`).split('\n')[0]).toBe(joined);
});

it('each line keeps its place when rows are joined', () => {
  expect(joinPipeRows('1 | wind\npower | 1\n2 | sun | 1')).toBe(
    `1 | wind power | 1\n${MOVED}\n2 | sun | 1`,
  );
});

it.each([
  ['code', 'if a || b:\n  x = a | b\n  y = 1'],
  ['a table without a column of marks', 'hot | cold\nwet | dry'],
  ['a row that could start anywhere', 'red | warm | 1 | also\npink\nblue | cold | 1 | also\nnavy'],
])('%s is not joined', (_, text) => {
  expect(joinPipeRows(text)).toBe(text);
});
