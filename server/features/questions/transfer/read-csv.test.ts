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
  it('reads a row under the labels of the question form', () => {
    expect(fieldsOf(`\uFEFF${HEADER}\r\n${row}\r\n`)).toEqual([full]);
  });

  it.each(['\n', '\r', '\r\n'])('reads lines that end with %j', (lineEnd) => {
    expect(fieldsOf([HEADER, row, row].join(lineEnd))).toEqual([full, full]);
  });

  it.each([';', '\t'])('reads cells parted by %j', (delimiter) => {
    const content = `${HEADER}\n${row}`.replaceAll(',', delimiter);
    expect(fieldsOf(content)).toEqual([full]);
  });

  it('reads columns in any order, under any writing of their names, and passes others over', () => {
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

  it('numbers rows as a spreadsheet does and passes empty ones over', () => {
    const content = `${HEADER}\n${row}\n,,,,,,,\n\n${row}`;
    expect(readCsv(content).map(({ item }) => item)).toEqual([1, 4]);
  });

  it('undoes the defusing of formulas only where the export put it', () => {
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
    'refuses %j, which has not the columns',
    (content) => {
      expect(() => readCsv(content)).toThrow(
        'The columns Question and Mark Scheme were not found.',
      );
    },
  );

  it('refuses a column that is there twice', () => {
    expect(() => readCsv(`${HEADER},topic\n`)).toThrow('The column Topic is there more than once.');
  });

  it('says in which line a quotation mark is not closed', () => {
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
    'passes over a hundred thousand blank rows of %j at the end',
    (blank) => {
      expect(fieldsOf(`Question,Mark Scheme,Max Mark\nWhy?,x ,\n${blank.repeat(100_000)}`)).toEqual(
        [{ questionText: 'Why?', markSchemeAnswer: 'x ' }],
      );
    },
  );

  it('reads no more rows than several times what can be imported, however many there are', () => {
    // Rows of a different length from the first are much slower to read than rows of the same
    // length.
    const content = `Question,Mark Scheme\n${'a,b,c\n'.repeat(MAX_ROWS)}`;
    expect(() => readCsv(content)).toThrow('At most 5,000 items can be imported at once.');
  });

  it('reads what is no number as none, for the check to tell', () => {
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

describe('where the columns of a list go', () => {
  it.each([
    ['Question,Mark Scheme,Notes', ['questionText', 'markSchemeAnswer', null]],
    ['Prompt;Model answer;Marks', ['questionText', 'markSchemeAnswer', 'maxMark']],
    ['Answer\tMark Scheme\tStem', [null, 'markSchemeAnswer', 'questionText']],
    ['Points,Score,Unit,Year', ['maxMark', null, 'topic', 'level']],
    ['Frage,Lösung,Punkte', [null, null, null]],
  ])('is proposed for %s', (headings, fields) => {
    expect(proposed(headings)).toEqual(fields);
  });

  it('is proposed for a list whose cells are long, quotation marks and all', () => {
    const line = `"${'It is said that, '.repeat(160)}",oxygen,1\n`;
    const list = `Question,Mark Scheme,Max Mark\n${line.repeat(30)}`;
    expect(proposed(list)).toEqual(['questionText', 'markSchemeAnswer', 'maxMark']);
  });

  it('is what this person chose before, but where a heading says it', () => {
    const known = { frage: 'questionText', lösung: 'markSchemeAnswer', marks: null } as const;
    expect(proposed('Frage,Lösung!,MARKS', known)).toEqual([
      'questionText',
      'markSchemeAnswer',
      null,
    ]);
    expect(proposed('Question,Frage', known)).toEqual(['questionText', null]);
  });

  it('can be said, without a mark scheme', () => {
    expect(readCsv('a,b\nWhy?,x\n', ['questionText', null])).toEqual([
      { item: 1, title: 'Why?', fields: { questionText: 'Why?' }, notices: [] },
    ]);
  });
});
