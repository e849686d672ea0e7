import { APIError, isAPIError } from 'better-auth/api';
import type { AuthContext, GenericEndpointContext } from 'better-auth';
import { z } from 'zod';
import {
  MAX_PASSWORD_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
} from '../../../shared/business-rules.ts';
import { shortText } from '../../../shared/contract/fields.ts';
import { accountsMessages } from '../../../shared/messages/accounts.ts';
import { isWithoutEmail } from '../../../shared/sign-in-name.ts';
import { generalMessages } from '../../../shared/messages/general.ts';

import type { PasswordMail } from './password-mail.ts';
import { findWeakness } from './password-rules.ts';

const required = accountsMessages.fieldsRequired;

/** Usernames are given out by teachers, and stand where an email would. */
const personalEmail = z
  .email(accountsMessages.emailInvalid)
  .refine((email) => !isWithoutEmail(email), accountsMessages.emailInvalid);

const signUpSchema = z.object(
  {
    username: z.string(required).pipe(shortText).pipe(z.string().min(1, required)),
    email: z.string(required).trim().min(1, required).pipe(personalEmail),
    password: z
      .string(required)
      .min(1, required)
      .min(MIN_PASSWORD_CHARACTERS, accountsMessages.passwordTooShort)
      .max(MAX_PASSWORD_CHARACTERS, generalMessages.invalidInput),
  },
  generalMessages.invalidInput,
);

/**
 * A sign-up as the account library wants it (spec section 5). Throws a 400 with the sentence of
 * what is wrong.
 */
export function readSignUp(body: unknown) {
  // Rules without a sentence of their own get the general one, so that each issue can be shown.
  const parsed = signUpSchema.safeParse(body, { error: () => generalMessages.invalidInput });
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message;
    throw new APIError('BAD_REQUEST', { code: 'BAD_REQUEST', message });
  }
  const message = findWeakness(parsed.data.password, parsed.data);
  if (message !== null) throw new APIError('BAD_REQUEST', { code: 'PASSWORD_WEAK', message });
  return { ...parsed.data, name: parsed.data.username };
}

/**
 * Whether the sign-up is answered like any other: it is where an account was made, and where the
 * address has one already, so that nobody can find out who has an account.
 */
export async function isUsualSignUp(
  returned: unknown,
  email: string,
  { internalAdapter }: Pick<AuthContext, 'internalAdapter'>,
): Promise<boolean> {
  if (!isAPIError(returned)) return true;
  // Of two sign-ups with one address at the same moment the second fails in the database.
  if (returned.body?.code !== 'FAILED_TO_CREATE_USER') return false;
  return (await internalAdapter.findUserByEmail(email)) !== null;
}

const firstSchema = z.object({ user: z.object({ role: z.literal('admin') }) });

/** Whether this sign-up made the first account, which nobody else's can be taken for. */
export const isFirstAccount = (returned: unknown): boolean =>
  firstSchema.safeParse(returned).success;

const unprovedSchema = z.object({
  id: z.string(),
  email: z.string(),
  mustProveEmail: z.literal(true),
});

/** Sends somebody whose account was just made the link that confirms their address, where one is asked for. */
export async function sendProofToNew(
  created: unknown,
  { context, request }: Pick<GenericEndpointContext, 'context' | 'request'>,
  mail: PasswordMail,
): Promise<void> {
  const { data } = unprovedSchema.safeParse(created);
  if (!data) return;
  await context.runInBackgroundOrAwait(mail.sendEmailProof(context, data, request));
}
