import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../../shared/decode-text.ts';
import { rosterMessages, columnTwice } from '../../../../shared/messages/roster.ts';
import { quotesBroken } from '../../../../shared/messages/transfer.ts';
import { readRoster } from './read-roster.ts';
import { RosterRefused } from './roster.ts';

const today = '2026-10-01';
const read = (content: string, name = 'list.csv') => readRoster([{ name, content }], today);
const sentences = (content: string) => read(content).findings.map(({ sentence }) => sentence);
const list = 'Name,UPN,Class\nZoë Élan,U1,9B\nSíle O’Dowd,U2,9B\n';

const utf16 = (text: string, isBigEndian: boolean, hasMark: boolean) => {
  const bytes = Buffer.from(`${hasMark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};
const windows1252 = (text: string) => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1');

describe('a list that a person, a spreadsheet or another system has saved', () => {
  it.each([
    ['UTF-8', Buffer.from(list)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${list}`)],
    ['UTF-16 with a mark', utf16(list, false, true)],
    ['UTF-16 without', utf16(list, false, false)],
    ['UTF-16, the other way round', utf16(list, true, true)],
    ['the Western code page', windows1252(list)],
  ])('is read in %s', (_, bytes) => {
    const roster = read(decodeText(bytes) ?? '');
    expect(roster.people.map(({ name }) => name)).toEqual(['Zoë Élan', 'Síle O’Dowd']);
    expect(roster.findings).toEqual([]);
  });

  it.each([
    ['semicolons', list.replaceAll(',', ';')],
    ['tabs', list.replaceAll(',', '\t')],
    ['CRLF', list.replaceAll('\n', '\r\n')],
    ['CR alone', list.replaceAll('\n', '\r')],
    ['blanks, empty lines and empty cells at the end', list.replaceAll('\n', ' ,,\n\n,,,,\n')],
    ['quotes around everything', list.replaceAll(/[^,\n]+/g, '"$&"')],
    ['the title and the date of a report above it', `Class list,,\n12/09/2026,,\n,,\n${list}`],
    ['a title with a comma above semicolons', `Class list, 9B\n${list.replaceAll(',', ';')}`],
    [
      'a comma within its headings',
      '"Surname, Forename";"UPN";"Class"\n"Élan, Zoë";"U1";"9B"\n"O’Dowd, Síle";"U2";"9B"',
    ],
  ])('is read with %s', (_, text) => {
    const roster = read(text);
    expect(roster.people.map(({ ids }) => ids)).toEqual([['upn:u1'], ['upn:u2']]);
    expect(roster.enrolments).toHaveLength(2);
  });

  it('counts rows below the header, even if there is a title above it', () => {
    expect(read(`Class list,,\n${list}`).people[1]?.place).toBe('list.csv, row 2');
  });

  it('names the rows whose class is not known, as when cells were merged', () => {
    const merged = 'Name,UPN,Class\nAnn Lee,U1,9B\nBen Day,U2,\nCy Fox,U3,';
    const { people, enrolments, findings } = read(merged);
    expect(people).toHaveLength(3);
    expect(enrolments).toHaveLength(1);
    expect(findings).toMatchObject([
      { subject: 'Ben Day', sentence: rosterMessages.classMissing, blocks: false },
      { subject: 'Cy Fox', place: 'list.csv, row 3' },
    ]);
  });

  it('says which of two columns of the same kind is used', () => {
    const twice = 'Name,UPN,Class,Email,Class Name,Form\nAnn Lee,U1,9B,,9C,9X';
    expect(read(twice).classes.map(({ name }) => name)).toEqual(['9B']);
    expect(sentences(twice)).toEqual([columnTwice('Class Name', 'Class')]);
  });
});

describe('a file that is not a list', () => {
  it.each([
    ['an empty file', '', rosterMessages.columnsMissing],
    ['a header alone', 'Name,UPN,Class', rosterMessages.nothingFound],
    ['a header and empty rows', 'Name,UPN,Class\n,,\n\n', rosterMessages.nothingFound],
    ['another list', 'Invoice,Amount\n1,20', rosterMessages.columnsMissing],
    [
      'a web page',
      '<!doctype html>\n<table><tr><td>Name</td></tr></table>',
      rosterMessages.columnsMissing,
    ],
    ['JSON', '[{"name":"Ann Lee","class":"9B"}]', rosterMessages.columnsMissing],
    [
      'an unclosed quotation mark',
      'Name,UPN,Class\n"Ann Lee,U1,9B\nBen Day,U2,9B',
      quotesBroken(3),
    ],
  ])('is refused with a sentence: %s', (_, text, sentence) => {
    expect(() => read(text)).toThrow(RosterRefused);
    expect(() => read(text)).toThrow(sentence);
  });

  it('is recognised by its bytes if it is a workbook or a picture', () => {
    expect(decodeText(Buffer.from('PK\u0003\u0004workbook'))).toBeUndefined();
    expect(decodeText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toBeUndefined();
  });
});

describe('hostile and enormous cells', () => {
  it.each([
    '=HYPERLINK("http://x.example";"Ann")',
    'Ann <script>alert(1)</script>',
    'see www.x.example',
  ])('are not accepted as a name: %s', (name) => {
    const roster = read(`Name;UPN;Class\n"${name.replaceAll('"', '""')}";U1;9B`);
    expect(roster.people).toMatchObject([{ isBlocked: true }]);
    expect(roster.findings).toMatchObject([{ blocks: true, sentence: rosterMessages.nameIsNone }]);
  });

  it('are plain text if a spreadsheet would run them, with and without our own mark in front', () => {
    const roster = read("Name,UPN,Class\nAnn Lee,U1,=9B\nBen Day,U2,'=9B");
    expect(roster.classes.map(({ name }) => name)).toEqual(['=9B']);
  });

  it('are cut to the length of a name, and lose invisible characters', () => {
    const roster = read(`Name,UPN,Class\nAnn\u0000 \u0007Lee,U1,${'9B'.repeat(100_000)}`);
    expect(roster.people[0]?.name).toBe('Ann Lee');
    expect(roster.classes[0]?.name.length).toBeLessThanOrEqual(300);
  });

  it('are refused if there are more than a whole county has', () => {
    const rows = Array.from({ length: 170_000 }, (_, n) => `Pupil ${n},U${n},C${n}`);
    expect(() => read(`Name,UPN,Class\n${rows.join('\n')}`)).toThrow(rosterMessages.tooManyRows);
  });
});

describe('a very long list', () => {
  it('is read to its last row, here 50,000', () => {
    const rows = Array.from({ length: 50_000 }, (_, n) => `Student ${n},U${n},9B`);
    const roster = read(['Name,UPN,Class', ...rows].join('\n'));
    expect(roster.people).toHaveLength(50_000);
    expect(roster.people.at(-1)).toMatchObject({
      name: 'Student 49999',
      place: 'list.csv, row 50000',
    });
  });
});
