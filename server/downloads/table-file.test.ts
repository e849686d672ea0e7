import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { tableFile } from './table-file.ts';

describe('a workbook named after its content', () => {
  it.each([
    ['’Ofa Tupou', '’Ofa Tupou'],
    ["'Ali Hassan-assessments", 'Ali Hassan-assessments'],
    ["Mathematics of 9B by Mr O'Brien'", "Mathematics of 9B by Mr O'Brien"],
    ["Ten letters, and then that, Nia'o", 'Ten letters, and then that, Nia'],
    ['Cells: what [is] life?', 'Cells  what  is  life'],
    ["'", 'Sheet1'],
  ])('has a sheet that Excel opens (%s)', async (name, sheet) => {
    const file = tableFile({ name, format: 'xlsx', header: ['Mark'], rows: [[3]] });
    const bytes = await new Response(file.stream()).arrayBuffer();
    const { sheets } = await readXlsx(new Uint8Array(bytes));
    expect(sheets.map((one) => one.name)).toEqual([sheet]);
  });
});
