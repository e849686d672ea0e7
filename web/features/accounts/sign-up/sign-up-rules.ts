import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import {
  findPasswordFault,
  type FormFault,
  type NewPassword,
} from '../password/new-password-rules.ts';

export interface SignUpFields extends NewPassword {
  username: string;
  email: string;
  /** Empty if no class code is required. */
  classCode?: string;
}

const order = ['username', 'email', 'password', 'confirmation'] as const;

/** Something before and after one @, without spaces; the server checks more closely. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Returns what is wrong with a sign-up (spec section 5, Sign-up and login); null if nothing is. */
export function findSignUpFault(fields: SignUpFields): FormFault<keyof SignUpFields> | null {
  const empty = order.filter((name) => isEmpty(name, fields[name]));
  if (empty.length > 0) return { message: accountsMessages.fieldsRequired, fields: empty };
  if (!EMAIL.test(fields.email.trim())) {
    return { message: accountsMessages.emailInvalid, fields: ['email'] };
  }
  return findPasswordFault(fields);
}

/** Spaces count as a password, if a poor one, but not as a name. */
function isEmpty(name: keyof SignUpFields, value: string): boolean {
  const isPassword = name === 'password' || name === 'confirmation';
  return (isPassword ? value : value.trim()) === '';
}
