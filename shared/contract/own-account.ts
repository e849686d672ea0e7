import { z } from 'zod';
import { errors } from '../errors.ts';
import { accountsMessages } from '../messages/accounts.ts';
import { roles } from '../permissions.ts';
import { isWithoutEmail } from '../sign-in-name.ts';
import { shortText, text, timestamp } from './fields.ts';
import { permitted } from './route.ts';

/** A browser in which somebody is signed in. */
const ownSessionSchema = z.object({
  id: z.string(),
  /** In words, e.g. `Firefox on Windows`. */
  device: z.string(),
  signedInAt: timestamp,
  /** Whether it is the one that asks. */
  isThisOne: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** What the page My account shows about its reader. */
const ownAccountSchema = z.object({
  displayName: z.string(),
  /** Their email, or the username of someone without one: what they sign in with. */
  signInName: z.string(),
  hasEmail: z.boolean(),
  /** Whether they have shown that the address is theirs. */
  isEmailProved: z.boolean(),
  /** Whether a mail server is set up; without one no address can be proved by link. */
  sendsMail: z.boolean(),
  /** Staff write their own name; a student's is the school's. */
  canChangeName: z.boolean(),
  hasPassword: z.boolean(),
  /** Where else one can sign in, and whether this account can be signed in to from there. */
  providers: z.array(z.object({ id: z.string(), name: z.string(), isConnected: z.boolean() })),
  /** Learning platforms from which one comes into this account. */
  platforms: z.array(z.object({ id: z.string(), name: z.string() })),
  secondFactor: z.object({
    isOn: z.boolean(),
    /** Whether the school asks it of this person. */
    isRequired: z.boolean(),
  }),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), addedAt: timestamp })),
  /** The name of the site for which browsers keep passkeys. */
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

/** One's own account. Password and second factor are changed by the account library's own routes. */
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
   * Sends a link to the new address; the old one stays until it is used. Whoever has yet to prove the
   * present address has no other, and where the school limits who may register to domains, it is of those.
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

  /** Sends a link to the present address, for someone who has not proved that it is theirs. */
  sendEmailProof: permitted('account.own', 'ownRows', { limit: 'own-password' })
    .route({ method: 'POST', path: '/account/email-proof' })
    .output(done)
    .errors(errors('TOO_MANY_REQUESTS', 'NO_MAIL_SERVER', 'EMAIL_NOT_YOURS', 'MAIL_NOT_SENT')),

  /** Uses the link: the address is theirs, and so is a role that waited for it. */
  confirmEmail: permitted('account.own', 'ownRows', {
    audit: { action: 'details-corrected', what: 'own email' },
  })
    .route({ method: 'POST', path: '/account/confirmed-email' })
    .input(z.object({ token: shortText }))
    .output(z.object({ email: z.string(), role: z.enum(roles) }))
    .errors(errors('LINK_INVALID', 'LINK_OF_ANOTHER')),

  /** Ends the sign-in from elsewhere; one way in always stays. */
  disconnectProvider: permitted('account.own', 'ownRows', {
    audit: { action: 'sign-in-ways-changed', what: 'one taken away' },
  })
    .route({ method: 'DELETE', path: '/account/providers/{providerId}' })
    .input(z.object({ providerId: shortText }))
    .output(done)
    .errors(errors('LAST_WAY_IN')),

  /** Ends a session of one's own on another device. */
  endSession: permitted('account.own', 'ownRows')
    .route({ method: 'DELETE', path: '/account/sessions/{sessionId}' })
    .input(z.object({ sessionId: shortText }))
    .output(done)
    .errors(errors('NOT_FOUND')),
};
