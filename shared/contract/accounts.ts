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

/** The signed-in person as their own pages see them (spec section 3, User). */
const currentUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  extraTimePercentage: z.number(),
  teacherCode: z.string().nullable(),
  /** Whether the school asks them for a second factor before anything else. */
  needsSecondFactor: z.boolean(),
  /** Whether the school asks them for a password of their own, in place of the one on their card. */
  needsNewPassword: z.boolean(),
  /** They registered themselves: until they have opened the link in their mail all else is refused. */
  needsEmailProof: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** Whether somebody can sign in, and if not, why. */
export const signInStates = ['active', 'awaited', 'invited', 'not-invited', 'suspended'] as const;

/** A student who has left and cannot sign in, and when the school's retention period for leavers ends. */
export const leaverSchema = z.object({ leftAt: timestamp, erasedAfter: timestamp });
export type Leaver = z.infer<typeof leaverSchema>;

/** A person as those who manage people see them (spec section 2, /manage-users). */
const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  extraTimePercentage: z.number(),
  /** The role that is theirs once they have proved that the address is. */
  pendingRole: z.enum(roles).nullable(),
  createdAt: timestamp,
  /**
   * Whether they can sign in: `awaited` need no password and have not come yet, `invited` have a link that works and no password yet, those of
   * `expired` links and who never had one are `not-invited`.
   */
  state: z.enum(signInStates),
  /** Null for anybody who has not left, or was let back in. */
  leaver: leaverSchema.nullable(),
  abilities: z.object({
    /** The roles that the asking person may give; without the present one. */
    canGrant: z.array(z.enum(roles)),
    canSetExtraTime: z.boolean(),
    canDelete: z.boolean(),
    /** Whether there is a second factor that this actor may take away. */
    canResetSecondFactor: z.boolean(),
    canSuspend: z.boolean(),
    /** Making links to set a password, and ending sessions. */
    canReset: z.boolean(),
    /** Whether there is such a link: none for who signs in elsewhere, unless a role waits for a proof. */
    canMakeLink: z.boolean(),
  }),
});
export type User = z.infer<typeof userSchema>;

const byUser = z.object({ userId });

/** What became of one row of a bulk add. */
const importOutcomes = ['ready', 'invalid', 'duplicate', 'exists', 'unproved'] as const;
const importedRowSchema = z.object({
  /** The row's number in the file, the first below the header being 1. */
  row: z.number().int(),
  name: z.string(),
  email: z.string(),
  outcome: z.enum(importOutcomes),
  /** What is wrong with it, as a sentence; empty when it is ready. */
  problem: z.string(),
});
export type ImportedRow = z.infer<typeof importedRowSchema>;

/** Sign-in, sign-up and sign-out are the account library's own routes under /api/auth. */
export const accountsContract = {
  /** Who is signed in, or null: asking is no error. */
  currentUser: open.route({ method: 'GET', path: '/current-user' }).output(
    z.object({
      user: currentUserSchema.nullable(),
      /** The school's, e.g. `Europe/London`. */
      timeZone: z.string(),
    }),
  ),

  /** Where one may sign in with an account elsewhere, for the buttons; often nowhere. */
  signInProviders: open.route({ method: 'GET', path: '/sign-in-providers' }).output(
    z.object({
      providers: z.array(z.object({ id: z.string(), name: z.string() })),
      /** Whether someone who forgot their password can be sent a link. */
      sendsMail: z.boolean(),
      /** False where only administrators and people without an email sign in by password. */
      passwordSignIn: z.boolean(),
      /** Who may register; the page says so. */
      registration: z.enum(registrationChoices),
    }),
  ),

  listUsers: permitted('user.list')
    .route({ method: 'GET', path: '/users' })
    .input(
      z.object({
        role: z.enum(roles),
        /** Part of a name or an email. */
        search: shortText.optional(),
        page,
        pageSize: pageSize(USERS_PER_PAGE),
      }),
    )
    .output(
      z.object({
        items: z.array(userSchema),
        /** People of the role who match, over all pages. */
        total: z.number(),
        /** People of each role who match, for the tabs. */
        counts: z.record(z.enum(roles), z.number()),
      }),
    ),

  setRole: permitted('user.change-role', 'personById')
    .route({ method: 'PUT', path: '/users/{userId}/role' })
    .input(byUser.extend({ role: z.enum(roles) }))
    .output(
      userSchema.extend({
        /**
         * Present where the role waits until somebody has proved that the address is theirs; with the
         * link to hand over where no email is sent.
         */
        proof: z.object({ link: z.string().nullable() }).nullable(),
      }),
    )
    .errors(errors('OWN_ROLE', 'LAST_ADMIN', 'ROLE_NOT_GRANTABLE', 'SAME_ROLE')),

  /** Takes back a change of role within a minute, for whoever made it. */
  undoRole: permitted('user.undo-role', 'changedPerson')
    .route({ method: 'POST', path: '/users/{userId}/role/undo' })
    .input(byUser)
    .output(userSchema)
    .errors(errors('LAST_ADMIN')),

  /**
   * Puts a name or an email right, for those whom it is about (UK GDPR, article 16). With another
   * email their sessions end, as somebody else may have read the former one.
   */
  correctDetails: permitted('user.correct', 'personById')
    .route({ method: 'PUT', path: '/users/{userId}/details' })
    .input(
      byUser.extend({
        displayName: shortText.pipe(z.string().min(1, usersMessages.nameMissing)),
        /** Or the username of a student without one, before the domain that stands for that. */
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

  /** For who lost their phone and their backup codes: their password alone signs them in again. */
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

  /** Keeps a person from signing in, or lets them back. Their work stays. */
  setSuspended: permitted('user.suspend', 'personById')
    .route({ method: 'PUT', path: '/users/{userId}/suspended' })
    .input(byUser.extend({ suspended: z.boolean() }))
    .output(userSchema)
    .errors(errors('OWN_ACCOUNT', 'LAST_ADMIN')),

  /** Signs a person out wherever they are signed in. */
  endSessions: permitted('user.reset', 'personById')
    .route({ method: 'DELETE', path: '/users/{userId}/sessions' })
    .input(byUser)
    .output(z.object({ ended: z.literal(true) })),

  /** Makes a link to set a password, which staff hand over. Links from before no longer work. */
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
   * Adds many people at once, or with `dryRun` only says what would happen. Nothing is added
   * unless every row is ready or known already.
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
        /** Whether they are sent an email; false where no mail server is set up. */
        sendsMail: z.boolean(),
        /** Whether they sign in with an account elsewhere, and so choose no password. */
        signsInElsewhere: z.boolean(),
        /**
         * What to hand over to whom where no email is sent: each lets one
         * person set their first password, or confirm their address, once. Shown to whoever invited them, and never again.
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

  /** The audit trail, page by page. */
  listAuditEvents: permitted('audit.list')
    .route({ method: 'GET', path: '/audit-events' })
    .input(auditPageSchema)
    .output(
      z.object({
        items: z.array(auditEventSchema),
        /** What `after` must be for the next page; null where this is the last. */
        next: auditCursorSchema.nullable(),
      }),
    ),

  /** The same as a file, all pages of it. */
  exportAuditEvents: permitted('audit.list', null, {
    audit: { action: 'data-exported', what: 'Audit trail' },
  })
    .route({ method: 'GET', path: '/audit-events/file' })
    .input(auditFilterSchema)
    .output(z.file()),
};
