import { z } from 'zod';
import { errors } from '../errors.ts';
import { accountsMessages } from '../messages/accounts.ts';
import { roles } from '../permissions.ts';
import { isWithoutEmail } from '../sign-in-name.ts';
import { shortText, text, timestamp } from './fields.ts';
import { permitted } from './route.ts';

/** A browser in which someone is signed in. */
const ownSessionSchema = z.object({
  id: z.string(),
  /** A description, e.g. `Firefox on Windows`. */
  device: z.string(),
  signedInAt: timestamp,
  /** True if it is the session that made this call. */
  isThisOne: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** The content of the page My account. */
const ownAccountSchema = z.object({
  displayName: z.string(),
  /** Their email, or the username of someone without one: what they sign in with. */
  signInName: z.string(),
  hasEmail: z.boolean(),
  /** True if they have confirmed their email address. */
  isEmailProved: z.boolean(),
  /** True if a mail server is set up; without one no address can be confirmed by link. */
  sendsMail: z.boolean(),
  /** Staff choose their own name; a student's is decided by the school. */
  canChangeName: z.boolean(),
  hasPassword: z.boolean(),
  /** The sign-in providers, and whether this account is connected to each. */
  providers: z.array(z.object({ id: z.string(), name: z.string(), isConnected: z.boolean() })),
  /** Learning platforms that sign in to this account. */
  platforms: z.array(z.object({ id: z.string(), name: z.string() })),
  secondFactor: z.object({
    isOn: z.boolean(),
    /** True if the school requires it of this person. */
    isRequired: z.boolean(),
  }),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), addedAt: timestamp })),
  /** The name of the site that browsers store passkeys for. */
  passkeyHost: z.string(),
  sessions: z.array(ownSessionSchema),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

const newEmail = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email(accountsMessages.emailInvalid))
  .refine((email) => !isWithoutEmail(email), accountsMessages.emailInvalid);

const done = z.object({ done: z.literal(true) });

/**
 * The person's own account. Password and second factor are changed by the account library's own
 * routes.
 */
export const ownAccountContract = {
  get: permitted('account.own', 'ownRows')
    .route({ method: 'GET', path: '/account' })
    .output(ownAccountSchema),

  changeName: permitted('account.own', 'ownRows', {
    audit: { action: 'details-corrected', what: 'own name' },
  })
    .route({ method: 'PUT', path: '/account/name' })
    .input(z.object({ displayName: text(1_000) }))
    .output(z.object({ displayName: z.string() }))
    .errors(errors('NAME_NOT_YOURS', 'NAME_REFUSED')),

  /**
   * Sends a link to the new address; the old one stays until the link is used. Refused for someone
   * who has yet to confirm their present address. If the school limits registration to domains, the
   * new address must have one.
   */
  changeEmail: permitted('account.own', 'ownRows', { limit: 'own-password' })
    .route({ method: 'POST', path: '/account/email' })
    .input(z.object({ email: newEmail, password: z.string().max(1_000) }))
    .output(done)
    .errors(
      errors(
        'TOO_MANY_REQUESTS',
        'NO_MAIL_SERVER',
        'PASSWORD_WRONG',
        'EMAIL_NOT_YOURS',
        'EMAIL_PROOF_NEEDED',
        'EMAIL_NOT_OF_SCHOOL',
        'MAIL_NOT_SENT',
      ),
    ),

  /** Sends a link to the present address, for someone who has not confirmed it. */
  sendEmailProof: permitted('account.own', 'ownRows', { limit: 'own-password' })
    .route({ method: 'POST', path: '/account/email-proof' })
    .output(done)
    .errors(errors('TOO_MANY_REQUESTS', 'NO_MAIL_SERVER', 'EMAIL_NOT_YOURS', 'MAIL_NOT_SENT')),

  /** Uses the link: confirms the address, and gives the person a role that waited for it. */
  confirmEmail: permitted('account.own', 'ownRows', {
    audit: { action: 'details-corrected', what: 'own email' },
  })
    .route({ method: 'POST', path: '/account/confirmed-email' })
    .input(z.object({ token: shortText }))
    .output(z.object({ email: z.string(), role: z.enum(roles) }))
    .errors(errors('LINK_INVALID', 'LINK_OF_ANOTHER')),

  /** Disconnects a sign-in provider; one way to sign in always remains. */
  disconnectProvider: permitted('account.own', 'ownRows', {
    audit: { action: 'sign-in-ways-changed', what: 'one taken away' },
  })
    .route({ method: 'DELETE', path: '/account/providers/{providerId}' })
    .input(z.object({ providerId: shortText }))
    .output(done)
    .errors(errors('LAST_WAY_IN')),

  /** Ends one of the person's own sessions on another device. */
  endSession: permitted('account.own', 'ownRows')
    .route({ method: 'DELETE', path: '/account/sessions/{sessionId}' })
    .input(z.object({ sessionId: shortText }))
    .output(done)
    .errors(errors('NOT_FOUND')),
};
