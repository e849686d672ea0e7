import { describe, expect, it } from 'vitest';
import { checkInvitations } from './check-invitations.ts';

const outcomeOfRow = (name: string, email: string, known: string[] = []) =>
  checkInvitations([{ name, email }], new Set(known))[0];

describe('a row of a bulk add', () => {
  it.each([
    'Ana',
    'فاطمة السيد',
    'שרה כהן',
    '李小龍',
    'Ѝрина',
    'Nguyễn Thị Minh Khai',
    "O'Dowd, Niamh",
    '=SUM(A1)',
    'x'.repeat(300),
    '李'.repeat(300),
    '𠮷'.repeat(300),
  ])('may name anyone in any script: %s', (name) => {
    expect(outcomeOfRow(name, 'a@school.example')).toMatchObject({
      name,
      outcome: 'ready',
      problem: '',
    });
  });

  it.each(['', '   ', '\t\r\n', '\u0000'])('needs a name, which %j is not', (name) => {
    expect(outcomeOfRow(name, 'a@school.example')).toMatchObject({
      outcome: 'invalid',
      problem: 'Please enter a name.',
    });
  });

  it('accepts names of up to 300 characters', () => {
    expect(outcomeOfRow('x'.repeat(301), 'a@school.example')).toMatchObject({
      outcome: 'invalid',
      problem: 'A name can have at most 300 characters.',
    });
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@school.example',
    'a b@school.example',
    'a@b@c.example',
    'a@school',
  ])('needs an email address, which %j is not', (email) => {
    expect(outcomeOfRow('Ana', email)).toMatchObject({
      outcome: 'invalid',
      problem: 'Please enter a valid email address.',
    });
  });

  it('is tidied: spaces and line breaks in the name, capitals and spaces in the address', () => {
    expect(outcomeOfRow(' Ana\r\n  Bell\u0000 ', ' Ana.Bell@School.EXAMPLE ')).toMatchObject({
      row: 1,
      name: 'Ana Bell',
      email: 'ana.bell@school.example',
      outcome: 'ready',
    });
  });

  it('is recognised if there is an account, whatever the case of the address', () => {
    expect(outcomeOfRow('Ana', 'ANA@school.example', ['ana@school.example'])).toMatchObject({
      outcome: 'exists',
      problem: 'There is already an account with this email.',
    });
  });
});

describe('the rows of a bulk add', () => {
  it('keep their numbers, and only the first of several with the same email counts', () => {
    const rows = checkInvitations(
      [
        { name: 'Ana', email: 'ana@school.example' },
        { name: '', email: 'bea@school.example' },
        { name: 'Ana again', email: 'ANA@school.example' },
        { name: 'Bea', email: 'bea@school.example' },
        { name: 'Cem', email: 'cem@school.example' },
        { name: 'Cem', email: 'cem@school.example' },
      ],
      new Set(['cem@school.example']),
    );
    expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [1, 'ready'],
      [2, 'invalid'],
      [3, 'duplicate'],
      [4, 'ready'],
      [5, 'exists'],
      [6, 'duplicate'],
    ]);
  });
});
