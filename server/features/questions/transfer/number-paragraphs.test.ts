import { Document, LevelFormat, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openWord, readWord } from './read-word.ts';

const level = (depth: number, format: (typeof LevelFormat)[keyof typeof LevelFormat]) => ({
  level: depth,
  format,
  text: `%${depth + 1}.`,
});
const line = (text: string, depth = 0, reference = 'questions') =>
  new Paragraph({ text, numbering: { reference, level: depth } });
const table = new Table({
  rows: [
    ['t', 'v'],
    ['1', '2'],
  ].map(
    (cells) =>
      new TableRow({
        children: cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] })),
      }),
  ),
});
const read = async (children: (Paragraph | Table)[]) => {
  const config = [
    {
      reference: 'questions',
      levels: [
        level(0, LevelFormat.DECIMAL),
        level(1, LevelFormat.LOWER_LETTER),
        level(2, LevelFormat.LOWER_ROMAN),
      ],
    },
    { reference: 'options', levels: [level(0, LevelFormat.UPPER_LETTER)] },
  ];
  const document = new Document({ numbering: { config }, sections: [{ children }] });
  const { text } = await readWord(openWord(new Uint8Array(await Packer.toBuffer(document))));
  return text.split('\n');
};

describe('the numbers that Word displays but does not store', () => {
  it('continue after a table and an extra paragraph', async () => {
    const lines = await read([
      line('Look at:'),
      table,
      new Paragraph('What is v? [1]'),
      line('Why? [2]'),
    ]);
    expect(lines).toEqual(['1. Look at:', 't | v', '1 | 2', 'What is v? [1]', '2. Why? [2]']);
  });

  it('label parts of questions on deeper levels, and start again there', async () => {
    const lines = await read([
      line('All:'),
      line('a?', 1),
      line('b:', 1),
      line('i?', 2),
      line('ii?', 2),
      line('Next:'),
      line('a?', 1),
    ]);
    expect(lines).toEqual([
      '1. All:',
      '(a) a?',
      '(b) b:',
      '(i) i?',
      '(ii) ii?',
      '2. Next:',
      '(a) a?',
    ]);
  });

  it('are kept separate from those of options', async () => {
    const lines = await read([
      line('Which?'),
      line('one', 0, 'options'),
      line('two', 0, 'options'),
      line('Why?'),
    ]);
    expect(lines).toEqual(['1. Which?', 'A. one', 'B. two', '2. Why?']);
  });

  it.each([-1, 0, 99_999])(
    'are read even if a list starts with the unlikely number %i',
    async (start) => {
      const config = [
        { reference: 'questions', levels: [{ ...level(0, LevelFormat.UPPER_ROMAN), start }] },
      ];
      const children = [line('What?')];
      const document = new Document({ numbering: { config }, sections: [{ children }] });
      const { text } = await readWord(openWord(new Uint8Array(await Packer.toBuffer(document))));
      expect(text).toMatch(/^[\dI]+\. What\?$/);
    },
  );

  it('start where the list’s settings say', async () => {
    const config = [{ reference: 'questions', levels: [level(0, LevelFormat.DECIMAL)] }];
    const children = [line('What?'), line('Why?')];
    const document = new Document({ numbering: { config }, sections: [{ children }] });
    const files = unzipSync(new Uint8Array(await Packer.toBuffer(document)));
    const numbering = strFromU8(files['word/numbering.xml'] ?? new Uint8Array());
    const told = numbering.replaceAll(
      '<w:startOverride w:val="1"/>',
      '<w:startOverride w:val="5"/>',
    );
    expect(told).not.toBe(numbering);
    const { text } = await readWord(
      openWord(zipSync({ ...files, 'word/numbering.xml': strToU8(told) })),
    );
    expect(text).toBe('5. What?\n6. Why?');
  });
});
