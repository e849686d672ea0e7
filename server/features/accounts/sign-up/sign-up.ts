import { APIError, isAPIError } from 'better-auth/api';
import type { AuthContext, GenericEndpointContext } from 'better-auth';
import { z } from 'zod';
import {
  MAX_PASSWORD_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import { shortText } from '../../../../shared/contract/fields.ts';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import type { Database } from '../../../database/client.ts';
import { isWithoutEmail } from '../../../../shared/sign-in-name.ts';
import { generalMessages } from '../../../../shared/messages/general.ts';

import { insertNewMembers } from '../teacher-codes/tenants-queries.ts';
import type { PasswordMail } from '../passwords/password-mail.ts';
import { findWeakness } from '../passwords/password-rules.ts';

const required = accountsMessages.fieldsRequired;

/** Refuses the school's usernames, which are stored as emails; teachers give these out. */
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
 * Reads a sign-up in the format of the account library (spec section 5). Throws a 400 with the
 * sentence to show.
 */
export function readSignUp(body: unknown) {
  // Rules without a specific sentence get the general one, so that every issue can be shown.
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
 * True if the response must be the usual one: if an account was created, and also if the address
 * already has an account, so that nobody finds out who has one.
 */
export async function isUsualSignUp(
  returned: unknown,
  email: string,
  { internalAdapter }: Pick<AuthContext, 'internalAdapter'>,
): Promise<boolean> {
  if (!isAPIError(returned)) return true;
  // Of two concurrent sign-ups with one address, the second fails in the database.
  if (returned.body?.code !== 'FAILED_TO_CREATE_USER') return false;
  return (await internalAdapter.findUserByEmail(email)) !== null;
}

const firstSchema = z.object({ user: z.object({ role: z.literal('admin') }) });

/**
 * True if this sign-up created the first account, which is the only one that starts as an
 * administrator.
 */
export const isFirstAccount = (returned: unknown): boolean =>
  firstSchema.safeParse(returned).success;

const inClassSchema = z.object({ classCode: z.string().min(1) });

/** Adds a new student to the class whose code their registration was checked against, if any. */
export async function joinChosenClass(
  database: Database,
  userId: string,
  checked: unknown,
): Promise<void> {
  const { data } = inClassSchema.safeParse(checked);
  if (!data) return;
  const place = { teacherCode: data.classCode, assignedBy: null, joinedByCode: true };
  await insertNewMembers(database, [userId], place);
}

const unprovedSchema = z.object({
  id: z.string(),
  email: z.string(),
  mustProveEmail: z.literal(true),
});

/** Sends a new account the link that confirms its address, if a proof is required. */
export async function sendProofToNew(
  created: unknown,
  { context, request }: Pick<GenericEndpointContext, 'context' | 'request'>,
  mail: PasswordMail,
): Promise<void> {
  const { data } = unprovedSchema.safeParse(created);
  if (!data) return;
  await context.runInBackgroundOrAwait(mail.sendEmailProof(context, data, request));
}
