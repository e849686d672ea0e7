import { describe, expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const text = 'Zoë Müller,zoe@school.example';

function utf16le(value: string): Uint8Array<ArrayBuffer> {
  const units = [...value].map((character) => character.charCodeAt(0));
  return new Uint8Array(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
}

describe('readTextFile', () => {
  it('reads UTF-8', async () => {
    expect(await readTextFile(new Blob([text]))).toBe(text);
  });

  it('reads the UTF-16 of spreadsheets', async () => {
    expect(await readTextFile(new Blob([utf16le(`\uFEFF${text}`)]))).toBe(text);
  });

  it('reads the Western code page', async () => {
    const bytes = new Uint8Array([...text].map((character) => character.charCodeAt(0)));
    expect(await readTextFile(new Blob([bytes]))).toBe(text);
  });

  it('reads an XML file in its declared encoding', async () => {
    const declared = `<?xml version="1.0" encoding="ISO-8859-15"?><quiz>`;
    const bytes = new TextEncoder().encode(declared);
    const euro = new Uint8Array([...bytes, 0xa4]);
    expect(await readTextFile(new Blob([euro]))).toBe(`${declared}€`);
    const unknown = '<?xml version="1.0" encoding="klingon"?>é';
    expect(await readTextFile(new Blob([unknown]))).toBe(unknown);
  });

  it('refuses a workbook', async () => {
    expect(await readTextFile(new Blob(['PK\u0003\u0004…']))).toBeUndefined();
    expect(await readTextFile(new Blob([new Uint8Array([1, 0, 2, 0])]))).toBeUndefined();
  });
});
