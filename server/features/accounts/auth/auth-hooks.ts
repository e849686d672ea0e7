import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { BetterAuthOptions, GenericEndpointContext } from 'better-auth';
import { accountRefusals } from '../../../../shared/messages/account-refusals.ts';
import { SUSPENDED_CODE } from '../../../../shared/messages/accounts.ts';
import { checkRegistration } from '../sign-up/check-registration.ts';
import {
  isFirstAccount,
  isUsualSignUp,
  joinChosenClass,
  readSignUp,
  sendProofToNew,
} from '../sign-up/sign-up.ts';
import {
  announceChange,
  prepareChange,
  refuseUselessLink,
  refuseWeakReset,
  renewHash,
  type PasswordHashing,
} from '../passwords/password-hooks.ts';
import { askForPasskey, refuseUnreadable } from '../passkeys/passkey-hooks.ts';
import { refuseUnderOtherSecret } from '../second-factor/other-secret.ts';
import type { PasswordMail } from '../passwords/password-mail.ts';
import { refuseSwitchedOff, type PasswordRule } from '../sign-in/password-sign-in.ts';
import {
  hashCodeIn,
  refuseStudents,
  refuseUsedCode,
} from '../second-factor/second-factor-hooks.ts';
import { isSuspended } from '../people/suspension-queries.ts';
import { completeProfile } from '../sign-up/sign-up-profile.ts';
import { hasUsers } from '../sign-up/sign-up-queries.ts';

const SIGN_UP_PATH = '/sign-up/email';
const SIGN_IN_PATH = '/sign-in/email';
const RESET_PATH = '/reset-password';
const LINK_PATH = '/reset-password/:token';
const CHANGE_PATH = '/change-password';
const ADD_PASSKEY_PATH = '/passkey/verify-registration';
const CODE_PATH = '/two-factor/verify-totp';
const BACKUP_CODE_PATH = '/two-factor/verify-backup-code';
const STAFF_PATHS = new Set(['/two-factor/enable', '/passkey/generate-register-options']);

type Hooks = Pick<BetterAuthOptions, 'hooks' | 'databaseHooks'>;

interface HookTools {
  rule: PasswordRule;
  hashing: PasswordHashing;
  mail: PasswordMail;
  /** Whether mail is sent, so that people who register can be asked to prove their address. */
  sendsMail: boolean;
}

/** Hooks Greenpen's rules into the account library's own steps. */
export function createAuthHooks({ rule, hashing, mail, sendsMail }: HookTools): Hooks {
  const { database } = rule;
  return {
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        if (ctx.path === SIGN_UP_PATH) {
          const body = readSignUp(ctx.body);
          const { classCode } = ctx.body as Record<string, unknown>;
          const registrant = { email: body.email, classCode, isFromElsewhere: false };
          const joined = await checkRegistration(rule, registrant);
          // Replaces what was typed; the library would keep that if this were null.
          return { context: { body: { ...body, classCode: joined ?? '' } } };
        }
        if (ctx.path === LINK_PATH) await refuseUselessLink(ctx, rule, ctx.params?.['token']);
        if (ctx.path === RESET_PATH) {
          await refuseUselessLink(ctx, rule, (ctx.body as Record<string, unknown>)?.['token']);
          await refuseWeakReset(ctx);
        }
        if (STAFF_PATHS.has(ctx.path)) await refuseStudents(ctx);
        if (ctx.path === CODE_PATH) await refuseUnderOtherSecret(ctx, database, 'secret');
        if (ctx.path === BACKUP_CODE_PATH)
          await refuseUnderOtherSecret(ctx, database, 'backupCodes');
        if (ctx.path === BACKUP_CODE_PATH) return { context: { body: hashCodeIn(ctx.body) } };
        if (ctx.path === CHANGE_PATH) return prepareChange(ctx);
      }),
      after: createAuthMiddleware(async (ctx) => {
        if (ctx.path === SIGN_IN_PATH) {
          await renewHash(ctx, hashing);
          const second = await askForPasskey(ctx, database);
          if (second) return second;
        }
        if (ctx.path === ADD_PASSKEY_PATH) return refuseUnreadable(ctx.context.returned);
        if (ctx.path === CHANGE_PATH) await announceChange(ctx, database, mail);
        if (ctx.path !== SIGN_UP_PATH) return endFormerSession(ctx);
        const { returned } = ctx.context;
        if (await isUsualSignUp(returned, readSignUp(ctx.body).email, ctx.context)) {
          // A new Response, because the library would otherwise keep the failure's status.
          return Response.json({
            status: true,
            ...(isFirstAccount(returned) && { isFirst: true }),
          });
        }
      }),
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }, ctx) => {
            if (ctx?.path === SIGN_IN_PATH) await refuseSwitchedOff(rule, userId);
            if (ctx?.path === CODE_PATH) await refuseUsedCode(database, userId, ctx.body);
            if (!(await isSuspended(database, userId))) return;
            const message = accountRefusals.suspended;
            throw new APIError('FORBIDDEN', { code: SUSPENDED_CODE, message });
          },
        },
      },
      user: {
        create: {
          before: async (user, ctx) => {
            // People who come from a provider have not been checked before.
            const isFromElsewhere = ctx?.path !== SIGN_UP_PATH;
            const isProved = user.emailVerified || sendsMail;
            if (isFromElsewhere)
              await checkRegistration(rule, { ...user, isFromElsewhere, isProved });
            const isFirst = !(await hasUsers(database));
            const role = isFirst ? 'admin' : 'student';
            const mustProveEmail = sendsMail && !isFirst && !user.emailVerified;
            // Marking has no use for profile pictures.
            return { data: { ...completeProfile(user), role, mustProveEmail, image: null } };
          },
          after: async (user, ctx) => {
            if (ctx?.path === SIGN_UP_PATH) await joinChosenClass(database, user.id, ctx.body);
            if (ctx) await sendProofToNew(user, ctx, mail);
          },
        },
      },
      account: {
        create: {
          // A provider is only asked who the person is; storing its tokens would be a needless
          // risk.
          before: async () => ({
            data: { accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
  };
}

/** Ends the session that the browser's cookie named before a new sign-in. */
async function endFormerSession(ctx: GenericEndpointContext): Promise<void> {
  const { newSession, authCookies, secret, internalAdapter } = ctx.context;
  if (!newSession) return;
  const formerToken = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  if (formerToken && formerToken !== newSession.session.token) {
    await internalAdapter.deleteSession(formerToken);
  }
}
