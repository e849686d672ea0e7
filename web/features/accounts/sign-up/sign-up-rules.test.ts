import { describe, expect, it } from 'vitest';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { findSignUpFault } from './sign-up-rules.ts';

const good = {
  username: 'Noor Aziz',
  email: 'noor@school.example',
  password: 'three blind mice',
  confirmation: 'three blind mice',
};
const { fieldsRequired, emailInvalid, passwordTooShort, passwordTooLong, passwordsDiffer } =
  accountsMessages;

describe('the rules of a sign-up', () => {
  it.each([
    ['accept a whole form', good],
    ['accept blanks around the email', { ...good, email: ' noor@school.example ' }],
    [
      'accept a password of blanks',
      { ...good, password: ' '.repeat(8), confirmation: ' '.repeat(8) },
    ],
  ])('%s', (_, fields) => expect(findSignUpFault(fields)).toBeNull());

  it.each([
    ['a name of blanks', { ...good, username: '  ' }, fieldsRequired, ['username']],
    [
      'nothing at all',
      { username: '', email: '', password: '', confirmation: '' },
      fieldsRequired,
      ['username', 'email', 'password', 'confirmation'],
    ],
    ['an email without its school', { ...good, email: 'noor@school' }, emailInvalid, ['email']],
    ['a short password', { ...good, password: 'seven77' }, passwordTooShort, ['password']],
    [
      'a password without end',
      { ...good, password: 'x'.repeat(129) },
      passwordTooLong,
      ['password'],
    ],
    [
      'two passwords',
      { ...good, confirmation: 'three blind mouse' },
      passwordsDiffer,
      ['confirmation'],
    ],
  ])('name the field at fault: %s', (_, fields, message, at) =>
    expect(findSignUpFault(fields)).toEqual({ message, fields: at }),
  );
});
