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
    ['accept a complete form', good],
    ['accept blanks around the email', { ...good, email: ' noor@school.example ' }],
    [
      'accept a password made of blanks',
      { ...good, password: ' '.repeat(8), confirmation: ' '.repeat(8) },
    ],
  ])('%s', (_, fields) => expect(findSignUpFault(fields)).toBeNull());

  it.each([
    ['a blank name', { ...good, username: '  ' }, fieldsRequired, ['username']],
    [
      'an empty form',
      { username: '', email: '', password: '', confirmation: '' },
      fieldsRequired,
      ['username', 'email', 'password', 'confirmation'],
    ],
    [
      'an email with an incomplete domain',
      { ...good, email: 'noor@school' },
      emailInvalid,
      ['email'],
    ],
    ['a short password', { ...good, password: 'seven77' }, passwordTooShort, ['password']],
    [
      'a password that is too long',
      { ...good, password: 'x'.repeat(129) },
      passwordTooLong,
      ['password'],
    ],
    [
      'two different passwords',
      { ...good, confirmation: 'three blind mouse' },
      passwordsDiffer,
      ['confirmation'],
    ],
  ])('name the field at fault: %s', (_, fields, message, at) =>
    expect(findSignUpFault(fields)).toEqual({ message, fields: at }),
  );
});
