import {
  MAX_PASSWORD_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';

/**
 * A fault in a form: the sentence to show, and the fields concerned, the first one to be corrected
 * first.
 */
export interface FormFault<Field extends string> {
  message: string;
  fields: readonly Field[];
}

/** Shown at the field, so that people know the rule before they fail it. */
export const PASSWORD_ADVICE = `At least ${MIN_PASSWORD_CHARACTERS} characters`;

export interface NewPassword {
  password: string;
  confirmation: string;
}

/** Returns what is wrong with a new password typed twice (spec section 5); null if nothing is. */
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
