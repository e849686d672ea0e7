import {
  MAX_PASSWORD_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
} from '../../../shared/business-rules.ts';
import { accountsMessages } from '../../../shared/messages/accounts.ts';

/** What is wrong with a form: the sentence, and the fields that it is about, the first to mend first. */
export interface FormFault<Field extends string> {
  message: string;
  fields: readonly Field[];
}

/** Stands at the field, so that nobody must fail first. */
export const PASSWORD_ADVICE = `At least ${MIN_PASSWORD_CHARACTERS} characters`;

export interface NewPassword {
  password: string;
  confirmation: string;
}

/** What is wrong with a new password typed twice (spec section 5); null where nothing is. */
export function findPasswordFault({
  password,
  confirmation,
}: NewPassword): FormFault<keyof NewPassword> | null {
  if (password.length < MIN_PASSWORD_CHARACTERS) {
    return { message: accountsMessages.passwordTooShort, fields: ['password'] };
  }
  if (password.length > MAX_PASSWORD_CHARACTERS) {
    return { message: accountsMessages.passwordTooLong, fields: ['password'] };
  }
  if (password !== confirmation) {
    return { message: accountsMessages.passwordsDiffer, fields: ['confirmation'] };
  }
  return null;
}
