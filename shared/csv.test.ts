import { describe, expect, it } from 'vitest';
import { readDefused, toCsv } from './csv.ts';

const BOM = '\uFEFF';

describe('toCsv', () => {
  it('writes a byte order mark, the header and CRLF line ends', () => {
    expect(toCsv(['Name', 'Mark'], [['Ada', 3]])).toBe(`${BOM}Name,Mark\r\nAda,3\r\n`);
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(toCsv(['a'], [['one, two'], ['say "hi"'], ['up\ndown']])).toBe(
      `${BOM}a\r\n"one, two"\r\n"say ""hi"""\r\n"up\ndown"\r\n`,
    );
  });

  it('leaves numbers unchanged and null empty', () => {
    expect(toCsv(['a', 'b'], [[-2.5, null]])).toBe(`${BOM}a,b\r\n-2.5,\r\n`);
  });

  it.each(['=1+1', '+A1', '-A1', '@SUM(A1)', ' =1', '＝1', '- a point'])('defuses %j', (text) => {
    expect(toCsv(['a'], [[text]])).toBe(`${BOM}a\r\n'${text}\r\n`);
  });

  it('defuses cells that start with a tab or a line break', () => {
    expect(toCsv(['a'], [['\tx'], ['\r=1']])).toBe(`${BOM}a\r\n'\tx\r\n"'\r=1"\r\n`);
  });

  it.each(['-5', '+3', '0.25'])('does not touch the plain number %j in a text', (text) => {
    expect(toCsv(['a'], [[text]])).toBe(`${BOM}a\r\n${text}\r\n`);
  });
});

describe('readDefused', () => {
  it.each(['=1+1', '+A1', '-A1', "'=1", "''@x", ' =1', '\tx', "'-5"])(
    'restores %j to what it was before it was defused',
    (text) => {
      const cell = toCsv([], [[text]])
        .slice(3, -2)
        .replaceAll('"', '');
      expect(cell).toBe(`'${text}`);
      expect(readDefused(cell)).toBe(text);
    },
  );

  it.each(["'tis", "'5'", "'-5", '=1', "'", ''])('leaves %j unchanged', (cell) => {
    expect(readDefused(cell)).toBe(cell);
  });
});
