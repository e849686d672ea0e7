import { describe, expect, it } from 'vitest';
import { quotesBroken } from '../../../../shared/messages/transfer.ts';
import { tooManyPeople, usersMessages } from '../../../../shared/messages/users.ts';
import { readPeopleCsv } from './read-people-csv.ts';

const maya = { name: 'Maya Patel', email: 'maya@school.example' };
const zoe = { name: 'Zoë Müller', email: 'zoe@school.example' };

describe('readPeopleCsv', () => {
  it.each([
    ['commas', 'Maya Patel,maya@school.example\nZoë Müller,zoe@school.example'],
    ['semicolons', 'Maya Patel;maya@school.example\nZoë Müller;zoe@school.example'],
    ['tabs', 'Maya Patel\tmaya@school.example\nZoë Müller\tzoe@school.example'],
    [
      'CRLF and a final line break',
      'Maya Patel,maya@school.example\r\nZoë Müller,zoe@school.example\r\n',
    ],
    ['CR only', 'Maya Patel,maya@school.example\rZoë Müller,zoe@school.example'],
    ['a byte order mark', '\uFEFFMaya Patel,maya@school.example\nZoë Müller,zoe@school.example'],
    ['quotes', '"Maya Patel","maya@school.example"\n"Zoë Müller",zoe@school.example'],
    ['blanks around cells', ' Maya Patel , maya@school.example \nZoë Müller, zoe@school.example'],
    ['empty lines', '\n\nMaya Patel,maya@school.example\n,,\n\nZoë Müller,zoe@school.example\n\n'],
    ['the email first', 'maya@school.example,Maya Patel\nzoe@school.example,Zoë Müller'],
    ['a header', 'Name,Email\nMaya Patel,maya@school.example\nZoë Müller,zoe@school.example'],
    [
      'a header with a byte order mark, in another order and with more columns',
      '\uFEFFForm;E-Mail;Full Name\n9B;maya@school.example;Maya Patel\n9C;zoe@school.example;Zoë Müller',
    ],
    [
      'a header that calls the names something else',
      'Learner,School email\nMaya Patel,maya@school.example\nZoë Müller,zoe@school.example',
    ],
    [
      'the name in two columns',
      'Surname,Forename,Student Email Address\nPatel,Maya,maya@school.example\nMüller,Zoë,zoe@school.example',
    ],
  ])('reads %s', (_, text) => {
    expect(readPeopleCsv(text)).toEqual({ people: [maya, zoe] });
  });

  it('keeps commas, line breaks and doubled quotes of a quoted name', () => {
    expect(readPeopleCsv('"Patel, ""May""\nMaya",maya@school.example')).toEqual({
      people: [{ name: 'Patel, "May"\nMaya', email: 'maya@school.example' }],
    });
  });

  it('treats a semicolon as the delimiter if names contain commas', () => {
    expect(readPeopleCsv('Patel, Maya;maya@school.example')).toEqual({
      people: [{ name: 'Patel, Maya', email: 'maya@school.example' }],
    });
  });

  it('keeps a quotation mark inside an unquoted cell', () => {
    expect(readPeopleCsv('Anna "Annie" Smith,anna@school.example')).toEqual({
      people: [{ name: 'Anna "Annie" Smith', email: 'anna@school.example' }],
    });
  });

  it('leaves faulty rows for the server to judge', () => {
    expect(readPeopleCsv('Sam,not an email\nMaya Patel,maya@school.example\nLee')).toEqual({
      people: [{ name: 'Sam', email: 'not an email' }, maya, { name: 'Lee', email: '' }],
    });
    expect(readPeopleCsv('Name,Email\nMaya Patel,maya(at)school.example')).toEqual({
      people: [{ name: 'Maya Patel', email: 'maya(at)school.example' }],
    });
  });

  it('reads names in any script', () => {
    const people = [
      { name: 'محمد بن علي', email: 'm@school.example' },
      { name: '山田 太郎', email: 'y@school.example' },
    ];
    const text = people.map(({ name, email }) => `${name},${email}`).join('\n');
    expect(readPeopleCsv(text)).toEqual({ people });
  });

  it('shortens cells that are longer than the server accepts', () => {
    const list = readPeopleCsv(`${'x'.repeat(5_000)},maya@school.example`);
    expect(list).toEqual({ people: [{ name: 'x'.repeat(1_000), email: maya.email }] });
  });

  it.each([
    ['an empty file', '', usersMessages.noPeople],
    ['only blanks', ' \n\n', usersMessages.noPeople],
    ['only a header', 'Name,Email\n', usersMessages.noPeople],
    ['no email anywhere', 'Form,Pupil\n9B,Maya Patel', usersMessages.emailColumnMissing],
    ['an unclosed quote', 'Sam,s@school.example\n"Maya,maya@school.example', quotesBroken(2)],
  ])('says what is wrong with %s', (_, text, problem) => {
    expect(readPeopleCsv(text)).toEqual({ problem });
  });

  it('treats a nickname in quotation marks as part of the name, wherever it is', () => {
    expect(
      readPeopleCsv('"Maya" Patel,maya@school.example\nAnna "Annie" Smith,a@school.example'),
    ).toEqual({
      people: [
        { name: '"Maya" Patel', email: 'maya@school.example' },
        { name: 'Anna "Annie" Smith', email: 'a@school.example' },
      ],
    });
  });

  it.each([
    ['a header and empty rows', 'Name;Email\n;\n\n', usersMessages.emailColumnMissing],
    ['another list', 'Invoice,Amount\n1,20', usersMessages.emailColumnMissing],
    ['a web page', '<table><tr><td>Maya Patel</td></tr></table>', usersMessages.emailColumnMissing],
    ['JSON', '[{"name":"Maya Patel"}]', usersMessages.emailColumnMissing],
  ])('refuses %s with a message', (_, text, problem) => {
    expect(readPeopleCsv(text)).toEqual({ problem });
  });

  it('uses the first of two columns of the same kind, and leaves merged cells for the server to judge', () => {
    const text =
      'Name,Email,Name,Email\nMaya Patel,maya@school.example,Mum,mum@home.example\n,zoe@school.example,,';
    expect(readPeopleCsv(text)).toEqual({
      people: [maya, { name: '', email: zoe.email }],
    });
  });

  it('keeps a cell that a spreadsheet would run as plain text', () => {
    expect(readPeopleCsv('=1+1,maya@school.example')).toEqual({
      people: [{ name: '=1+1', email: maya.email }],
    });
  });

  it('reads 5,000 people, and no more', () => {
    const lines = Array.from(
      { length: 5_000 },
      (_, index) => `P ${index},p${index}@school.example`,
    );
    const list = readPeopleCsv(lines.join('\n'));
    expect('people' in list && list.people).toHaveLength(5_000);
    expect(readPeopleCsv([...lines, 'Maya,maya@school.example'].join('\n'))).toEqual({
      problem: tooManyPeople(5_000),
    });
  });
});
