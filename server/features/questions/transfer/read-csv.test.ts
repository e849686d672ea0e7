import { describe, expect, it } from 'vitest';
import { proposeColumns } from './csv-columns.ts';
import { MAX_ROWS, readCsv } from './read-csv.ts';
import { csvTemplate } from './write-csv.ts';

const HEADER = 'Question,Mark Scheme,Max Mark,Topic,Subject,Level,Spec Code,Text Box Size';
const full = {
  questionText: 'Why?',
  markSchemeAnswer: 'because (1)',
  maxMark: 1,
  topic: 'T',
  subject: 'S',
  level: 'L',
  specCode: '1.1',
  textBoxSize: 'large',
};
const row = 'Why?,because (1),1,T,S,L,1.1,Large';
const fieldsOf = (content: string) =>
  readCsv(content).map((found) => ('fields' in found ? found.fields : found.problem));

describe('reading questions from CSV', () => {
  it('reads a row with the labels of the question form as headings', () => {
    expect(fieldsOf(`\uFEFF${HEADER}\r\n${row}\r\n`)).toEqual([full]);
  });

  it.each(['\n', '\r', '\r\n'])('reads lines that end with %j', (lineEnd) => {
    expect(fieldsOf([HEADER, row, row].join(lineEnd))).toEqual([full, full]);
  });

  it.each([';', '\t'])('reads cells separated by %j', (delimiter) => {
    const content = `${HEADER}\n${row}`.replaceAll(',', delimiter);
    expect(fieldsOf(content)).toEqual([full]);
  });

  it('reads columns in any order, in any spelling of their names, and ignores others', () => {
    const content = 'markSchemeAnswer,Notes,QUESTION TEXT,max_mark\nbecause,mine,Why?,2';
    expect(fieldsOf(content)).toEqual([
      { questionText: 'Why?', markSchemeAnswer: 'because', maxMark: 2 },
    ]);
  });

  it('reads quotation marks, commas and line breaks within a cell', () => {
    expect(fieldsOf('Question,Mark Scheme\n"Say ""hi"", now","one (1)\r\ntwo (1)"')).toEqual([
      { questionText: 'Say "hi", now', markSchemeAnswer: 'one (1)\r\ntwo (1)' },
    ]);
  });

  it('numbers rows as a spreadsheet does and skips empty ones', () => {
    const content = `${HEADER}\n${row}\n,,,,,,,\n\n${row}`;
    expect(readCsv(content).map(({ item }) => item)).toEqual([1, 4]);
  });

  it('removes the defusing of formulas only if the export added it', () => {
    const texts = ["'=1+1", "'-5", "'tis", "''=1", '=1+1'];
    const content = `Question,Mark Scheme\n${texts.map((text) => `${text},x`).join('\n')}`;
    expect(fieldsOf(content).map((fields) => (fields as typeof full).questionText)).toEqual([
      '=1+1',
      "'-5",
      "'tis",
      "'=1",
      '=1+1',
    ]);
  });

  it.each(['', 'Name,Email\nAda,ada@school.example', 'Question\nWhy?', '\u0000\u0001', '{}'])(
    'refuses %j, which lacks the required columns',
    (content) => {
      expect(() => readCsv(content)).toThrow(
        'The columns Question and Mark Scheme were not found.',
      );
    },
  );

  it('refuses a column that occurs twice', () => {
    expect(() => readCsv(`${HEADER},topic\n`)).toThrow('The column Topic is there more than once.');
  });

  it('says which line has an unclosed quotation mark', () => {
    expect(() => readCsv(`${HEADER}\n${row}\n"Why?,x\n`)).toThrow('The quotation mark on line');
    expect(() => readCsv(`${HEADER}\n"a"b,x`)).toThrow('The quotation mark on line 2');
  });

  it('reports a row with more cells than columns', () => {
    expect(fieldsOf(`${HEADER}\n${row},more\n${row},,`)).toEqual([
      'This row has more cells than there are columns.',
      full,
    ]);
  });

  it.each(['\n', ',,\n', ' ; \r\n'])(
    'skips a hundred thousand blank rows of %j at the end',
    (blank) => {
      expect(fieldsOf(`Question,Mark Scheme,Max Mark\nWhy?,x ,\n${blank.repeat(100_000)}`)).toEqual(
        [{ questionText: 'Why?', markSchemeAnswer: 'x ' }],
      );
    },
  );

  it('stops reading at several times the number of rows that can be imported', () => {
    // Rows of a different length from the first are much slower to read than rows of the same
    // length.
    const content = `Question,Mark Scheme\n${'a,b,c\n'.repeat(MAX_ROWS)}`;
    expect(() => readCsv(content)).toThrow('At most 5,000 items can be imported at once.');
  });

  it('reads a value that is not a number as NaN, for the check to report', () => {
    expect(fieldsOf('Question,Mark Scheme,Max Mark\nWhy?,x,two')).toEqual([
      { questionText: 'Why?', markSchemeAnswer: 'x', maxMark: Number.NaN },
    ]);
  });

  it('reads the template that teachers download', () => {
    expect(fieldsOf(csvTemplate())).toMatchObject([{ maxMark: 2, textBoxSize: 'medium' }]);
  });
});

const proposed = (headings: string, known = {}) =>
  proposeColumns(headings, known).map(({ field }) => field);

describe('the fields for the columns of a list', () => {
  it.each([
    ['Question,Mark Scheme,Notes', ['questionText', 'markSchemeAnswer', null]],
    ['Prompt;Model answer;Marks', ['questionText', 'markSchemeAnswer', 'maxMark']],
    ['Answer\tMark Scheme\tStem', [null, 'markSchemeAnswer', 'questionText']],
    ['Points,Score,Unit,Year', ['maxMark', null, 'topic', 'level']],
    ['Frage,Lösung,Punkte', [null, null, null]],
  ])('are proposed for %s', (headings, fields) => {
    expect(proposed(headings)).toEqual(fields);
  });

  it('are proposed for a list with long cells that contain quotation marks', () => {
    const line = `"${'It is said that, '.repeat(160)}",oxygen,1\n`;
    const list = `Question,Mark Scheme,Max Mark\n${line.repeat(30)}`;
    expect(proposed(list)).toEqual(['questionText', 'markSchemeAnswer', 'maxMark']);
  });

  it('are those that this person chose before, unless a heading is itself a field’s name', () => {
    const known = { frage: 'questionText', lösung: 'markSchemeAnswer', marks: null } as const;
    expect(proposed('Frage,Lösung!,MARKS', known)).toEqual([
      'questionText',
      'markSchemeAnswer',
      null,
    ]);
    expect(proposed('Question,Frage', known)).toEqual(['questionText', null]);
  });

  it('can be specified without a mark scheme', () => {
    expect(readCsv('a,b\nWhy?,x\n', ['questionText', null])).toEqual([
      { item: 1, title: 'Why?', fields: { questionText: 'Why?' }, notices: [] },
    ]);
  });
});
