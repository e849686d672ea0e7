import { z } from 'zod';
import { MAX_EXTRA_TIME_PERCENT, MAX_IMPORT_ROWS, USERS_PER_PAGE } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { isSignInName, isWithoutEmail } from '../sign-in-name.ts';
import { usersMessages } from '../messages/users.ts';
import { roles } from '../permissions.ts';
import {
  auditCursorSchema,
  auditEventSchema,
  auditFilterSchema,
  auditPageSchema,
} from './audit.ts';
import { page, pageSize, shortText, text, timestamp, userId } from './fields.ts';
import { open, permitted } from './route.ts';
import { registrationChoices } from './school-settings.ts';

/** The signed-in person, as shown on their own pages (spec section 3, User). */
const currentUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  extraTimePercentage: z.number(),
  teacherCode: z.string().nullable(),
  /** True if the school requires them to set up a second factor first. */
  needsSecondFactor: z.boolean(),
  /** True if they must first choose a password to replace the one on their sign-in card. */
  needsNewPassword: z.boolean(),
  /**
   * True if they registered themselves and have not opened the link in their mail: until then, all
   * other calls are refused.
   */
  needsEmailProof: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** Whether someone can sign in, and if not, why. */
export const signInStates = ['active', 'awaited', 'invited', 'not-invited', 'suspended'] as const;

/**
 * A student who has left and cannot sign in, and when the school's retention period for leavers
 * ends.
 */
export const leaverSchema = z.object({ leftAt: timestamp, erasedAfter: timestamp });
export type Leaver = z.infer<typeof leaverSchema>;

/** A person, as shown to those who manage people (spec section 2, /manage-users). */
const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  extraTimePercentage: z.number(),
  /** The role they receive once they have confirmed their email address. */
  pendingRole: z.enum(roles).nullable(),
  createdAt: timestamp,
  /**
   * Whether they can sign in. `awaited`: they need no password and have not signed in yet.
   * `invited`: they have a valid link and no password yet. `not-invited`: their link has expired,
   * or they never had one.
   */
  state: z.enum(signInStates),
  /** Null for someone who has not left, or was let back in. */
  leaver: leaverSchema.nullable(),
  abilities: z.object({
    /** The roles that the actor may give, without the current one. */
    canGrant: z.array(z.enum(roles)),
    canSetExtraTime: z.boolean(),
    canDelete: z.boolean(),
    /** True if there is a second factor that this actor may remove. */
    canResetSecondFactor: z.boolean(),
    canSuspend: z.boolean(),
    /** True if the actor may create links to set a password, and end sessions. */
    canReset: z.boolean(),
    /**
     * True if such a link is possible: not for someone who signs in elsewhere, unless a role waits
     * for their email to be confirmed.
     */
    canMakeLink: z.boolean(),
  }),
});
export type User = z.infer<typeof userSchema>;

const byUser = z.object({ userId });

/** The outcome of one row of a bulk invitation. */
const importOutcomes = ['ready', 'invalid', 'duplicate', 'exists', 'unproved'] as const;
const importedRowSchema = z.object({
  /** The row's number in the file; the first below the header is 1. */
  row: z.number().int(),
  name: z.string(),
  email: z.string(),
  outcome: z.enum(importOutcomes),
  /** A sentence about its problem; empty if it is ready. */
  problem: z.string(),
});
export type ImportedRow = z.infer<typeof importedRowSchema>;

/** Sign-in, sign-up and sign-out are the account library's own routes under /api/auth. */
export const accountsContract = {
  /** Returns the signed-in person, or null: calling it signed out is not an error. */
  currentUser: open.route({ method: 'GET', path: '/current-user' }).output(
    z.object({
      user: currentUserSchema.nullable(),
      /** The school's time zone, e.g. `Europe/London`. */
      timeZone: z.string(),
    }),
  ),

  /** Lists the sign-in providers, for the buttons; often none. */
  signInProviders: open.route({ method: 'GET', path: '/sign-in-providers' }).output(
    z.object({
      providers: z.array(z.object({ id: z.string(), name: z.string() })),
      /** True if someone who forgot their password can be sent a link. */
      sendsMail: z.boolean(),
      /** False if only administrators and people without an email sign in by password. */
      passwordSignIn: z.boolean(),
      /** Who may register, for display on the page. */
      registration: z.enum(registrationChoices),
    }),
  ),

  listUsers: permitted('user.list')
    .route({ method: 'GET', path: '/users' })
    .input(
      z.object({
        role: z.enum(roles),
        /** Part of a name or email. */
        search: shortText.optional(),
        page,
        pageSize: pageSize(USERS_PER_PAGE),
      }),
    )
    .output(
      z.object({
        items: z.array(userSchema),
        /** The number of matching people with the role, over all pages. */
        total: z.number(),
        /** The number of matching people with each role, for the tabs. */
        counts: z.record(z.enum(roles), z.number()),
      }),
    ),

  setRole: permitted('user.change-role', 'personById')
    .route({ method: 'PUT', path: '/users/{userId}/role' })
    .input(byUser.extend({ role: z.enum(roles) }))
    .output(
      userSchema.extend({
        /**
         * Present if the role waits until the person has confirmed their email address; contains
         * the link to hand over if no email is sent.
         */
        proof: z.object({ link: z.string().nullable() }).nullable(),
      }),
    )
    .errors(errors('OWN_ROLE', 'LAST_ADMIN', 'ROLE_NOT_GRANTABLE', 'SAME_ROLE')),

  /** Undoes a change of role within a minute, for the person who made it. */
  undoRole: permitted('user.undo-role', 'changedPerson')
    .route({ method: 'POST', path: '/users/{userId}/role/undo' })
    .input(byUser)
    .output(userSchema)
    .errors(errors('LAST_ADMIN')),

  /**
   * Corrects a name or an email, for the person concerned (UK GDPR, article 16). A new email ends
   * their sessions, because someone else may have read the former one.
   */
  correctDetails: permitted('user.correct', 'personById')
    .route({ method: 'PUT', path: '/users/{userId}/details' })
    .input(
      byUser.extend({
        displayName: shortText.pipe(z.string().min(1, usersMessages.nameMissing)),
        /** An email; or, for a student without one, the username before the placeholder domain. */
        email: shortText.pipe(
          z
            .string()
            .toLowerCase()
            .refine((email) => !isWithoutEmail(email) || isSignInName(email), {
              error: usersMessages.usernameWrong,
              abort: true,
            })
            .pipe(z.email(usersMessages.emailWrong)),
        ),
      }),
    )
    .output(userSchema)
    .errors(errors('NAME_REFUSED', 'EMAIL_KNOWN', 'USERNAME_KNOWN', 'STAFF_NEEDS_EMAIL')),

  setExtraTime: permitted('user.set-extra-time', 'personById')
    .route({ method: 'PUT', path: '/users/{userId}/extra-time' })
    .input(byUser.extend({ extraTimePercentage: z.number().min(0).max(MAX_EXTRA_TIME_PERCENT) }))
    .output(userSchema),

  /**
   * Removes the second factor of someone who lost their phone and backup codes: their password
   * alone then signs them in.
   */
  resetSecondFactor: permitted('user.reset-second-factor', 'personById')
    .route({ method: 'DELETE', path: '/users/{userId}/second-factor' })
    .input(byUser)
    .output(userSchema)
    .errors(errors('OWN_ACCOUNT')),

  deleteUser: permitted('user.delete', 'personById')
    .route({ method: 'DELETE', path: '/users/{userId}' })
    .input(byUser)
    .output(z.object({ deleted: z.literal(true) }))
    .errors(errors('OWN_ACCOUNT', 'LAST_ADMIN')),

  /** Suspends a person, or lets them sign in again. Their work is kept. */
  setSuspended: permitted('user.suspend', 'personById')
    .route({ method: 'PUT', path: '/users/{userId}/suspended' })
    .input(byUser.extend({ suspended: z.boolean() }))
    .output(userSchema)
    .errors(errors('OWN_ACCOUNT', 'LAST_ADMIN')),

  /** Signs a person out everywhere. */
  endSessions: permitted('user.reset', 'personById')
    .route({ method: 'DELETE', path: '/users/{userId}/sessions' })
    .input(byUser)
    .output(z.object({ ended: z.literal(true) })),

  /** Creates a link to set a password, which staff hand over. Earlier links no longer work. */
  makePasswordLink: permitted('user.reset', 'personById')
    .route({ method: 'POST', path: '/users/{userId}/password-link' })
    .input(byUser)
    .output(z.object({ link: z.string() }))
    .errors(errors('OWN_ACCOUNT', 'PERSON_SUSPENDED', 'SIGNS_IN_ELSEWHERE')),

  /** Sends a person the invitation again. */
  resendInvitation: permitted('user.reset', 'personById')
    .route({ method: 'POST', path: '/users/{userId}/invitation' })
    .input(byUser)
    .output(z.object({ sent: z.literal(true) }))
    .errors(errors('PERSON_SUSPENDED', 'NO_MAIL')),

  /**
   * Invites many people at once, or with `dryRun` only previews it. Nobody is added unless every
   * row is ready or already known.
   */
  inviteUsers: permitted('user.invite')
    .route({ method: 'POST', path: '/users/invitations' })
    .input(
      z.object({
        rows: z
          .array(z.object({ name: text(1_000), email: text(1_000) }))
          .min(1)
          .max(MAX_IMPORT_ROWS),
        role: z.enum(roles).default('student'),
        /** The class that new students join: one of the actor's, by default their first. */
        teacherCode: shortText.optional(),
        dryRun: z.boolean(),
      }),
    )
    .output(
      z.object({
        rows: z.array(importedRowSchema),
        invited: z.number(),
        /** True if they are sent an email; false if no mail server is set up. */
        sendsMail: z.boolean(),
        /** True if they sign in with an account elsewhere, and so choose no password. */
        signsInElsewhere: z.boolean(),
        /**
         * The links to hand over, and to whom, if no email is sent: each lets one person set their
         * first password, or confirm their address, once. Shown only once, to the person who
         * invited them.
         */
        links: z.array(z.object({ name: z.string(), email: z.string(), link: z.string() })),
      }),
    )
    .errors(
      errors(
        'ROLE_NOT_GRANTABLE',
        'ROWS_INVALID',
        'NOT_FOUND',
        'INVITATIONS_USED_UP',
        'TOO_MANY_LINKS',
      ),
    ),

  /** Returns the audit trail, page by page. */
  listAuditEvents: permitted('audit.list')
    .route({ method: 'GET', path: '/audit-events' })
    .input(auditPageSchema)
    .output(
      z.object({
        items: z.array(auditEventSchema),
        /** The value of `after` for the next page; null on the last page. */
        next: auditCursorSchema.nullable(),
      }),
    ),

  /** Exports the whole audit trail as a file. */
  exportAuditEvents: permitted('audit.list', null, {
    audit: { action: 'data-exported', what: 'Audit trail' },
  })
    .route({ method: 'GET', path: '/audit-events/file' })
    .input(auditFilterSchema)
    .output(z.file()),
};
