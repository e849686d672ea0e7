import { accountsMessages } from '../../../shared/messages/accounts.ts';
import { findPasswordFault, type FormFault, type NewPassword } from './new-password-rules.ts';

export interface SignUpFields extends NewPassword {
  username: string;
  email: string;
  /** Empty where none is asked for. */
  classCode?: string;
}

const order = ['username', 'email', 'password', 'confirmation'] as const;

/** Something before and after one @, without blanks; the server looks more closely. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a sign-up (spec section 5, Sign-up and login); null where nothing is. */
export function findSignUpFault(fields: SignUpFields): FormFault<keyof SignUpFields> | null {
  const empty = order.filter((name) => isEmpty(name, fields[name]));
  if (empty.length > 0) return { message: accountsMessages.fieldsRequired, fields: empty };
  if (!EMAIL.test(fields.email.trim())) {
    return { message: accountsMessages.emailInvalid, fields: ['email'] };
  }
  return findPasswordFault(fields);
}

/** Blanks are a password, if a poor one, but no name. */
function isEmpty(name: keyof SignUpFields, value: string): boolean {
  const isPassword = name === 'password' || name === 'confirmation';
  return (isPassword ? value : value.trim()) === '';
}
