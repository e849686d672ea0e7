import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { APIError } from 'better-auth/api';
import { fromNodeHeaders } from 'better-auth/node';
import {
  MAX_PASSWORD_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
} from '../../../shared/business-rules.ts';
import { roles } from '../../../shared/permissions.ts';
import type { SignInProviderConfig } from '../../config.ts';
import type { Database } from '../../database/client.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createSettingsStore, type SettingsStore } from '../../settings/school-settings.ts';
import { acceptReset } from './accept-reset.ts';
import { accountStore } from './accounts-queries.ts';
import { createAuthHooks } from './auth-hooks.ts';
import { createAuthLogger, type AuthLog } from './auth-logger.ts';
import { createFindActor, type FindActor } from './find-actor.ts';
import { linkingRules, refuseUnwanted } from './oidc-linking.ts';
import { openIdSignIn } from './oidc-plugin.ts';
import { openSession } from './platforms/open-session.ts';
import { createPasswordHashing } from './password-hashing.ts';
import { createPasswordMail } from './password-mail.ts';
import { passkeySignIn } from './passkeys/passkey-plugin.ts';
import { backupCodeOptions } from './backup-codes.ts';
import { doesSignInElsewhere } from './password-sign-in.ts';
import { ownHosts } from './sign-in-address.ts';

export interface AuthSettings {
  database: Database;
  mailer: Mailer;
  logger: AuthLog;
  secret: string;
  /** Where people reach the app; null means: as they address it. */
  publicUrl: string | null;
  signInProviders: SignInProviderConfig[];
  /** Who may register, among what else the school decided. */
  settingsStore?: SettingsStore;
  /** Whether mail reaches people. */
  smtpUrl?: string | null;
  /** When an unused session ends, and when any does. */
  sessionIdleHours?: number;
  sessionMaxHours?: number;
  /** A password that everybody knows, and that therefore signs nobody in; null in a trial. */
  publishedPassword?: string | null;
}

/** The page in which a sign-in elsewhere ends, `?error=…` if it failed. */
const SIGNED_IN_PAGE = '/signed-in';
const DEFAULT_IDLE_HOURS = 7 * 24;
const DEFAULT_MAX_HOURS = 30 * 24;
const PASSWORD_LINK_LIFETIME_SECONDS = 60 * 60;

type Library = ReturnType<typeof createLibrary>;

/** The account library on our tables (design, section 4). */
function createLibrary(settings: AuthSettings) {
  const { database, logger, secret, publicUrl, signInProviders } = settings;
  const mail = createPasswordMail(settings);
  const idleSeconds = (settings.sessionIdleHours ?? DEFAULT_IDLE_HOURS) * 3_600;
  const settingsStore = settings.settingsStore ?? createSettingsStore({});
  const rule = { database, settingsStore, signInProviders };
  const passwordHashing = createPasswordHashing(settings.publishedPassword ?? null);
  return betterAuth({
    basePath: '/api/auth',
    // Without a public address nothing stands before the app, and it speaks plain HTTP itself.
    baseURL: publicUrl ?? {
      allowedHosts: ownHosts(),
      fallback: 'http://localhost',
      protocol: 'http',
    },
    secret,
    telemetry: { enabled: false },
    logger: createAuthLogger(logger),
    database: accountStore(database),
    // server/http/rate-limits.ts does it, per person too.
    rateLimit: { enabled: false },
    onAPIError: { errorURL: SIGNED_IN_PAGE, onError: passOnWhatIsNotForCallers },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: MIN_PASSWORD_CHARACTERS,
      maxPasswordLength: MAX_PASSWORD_CHARACTERS,
      password: passwordHashing,
      resetPasswordTokenExpiresIn: PASSWORD_LINK_LIFETIME_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }, request) =>
        (await doesSignInElsewhere(rule, user.id))
          ? mail.sendWayIn(user.email, request)
          : mail.sendResetLink(user.email, token, request),
      onExistingUserSignUp: async ({ user }, request) =>
        mail.sendAccountExists(user.email, request),
      onPasswordReset: async ({ user }, request) => {
        await acceptReset(database, user);
        mail.tellOfNewPassword(user.email, request);
      },
    },
    user: {
      additionalFields: {
        username: { type: 'string', required: true, input: true },
        role: { type: [...roles], required: false, defaultValue: 'student', input: false },
        extraTimePercentage: { type: 'number', required: false, defaultValue: 0, input: false },
        teacherCode: { type: 'string', required: false, input: false },
        mustProveEmail: { type: 'boolean', required: false, defaultValue: false, input: false },
      },
      validateUserInfo: refuseUnwanted(rule),
    },
    account: { accountLinking: linkingRules, updateAccountOnSignIn: false },
    session: {
      expiresIn: idleSeconds,
      // Written seldom: a session that is used is given its time again after a seventh of it.
      updateAge: Math.floor(idleSeconds / 7),
    },
    verification: { storeIdentifier: 'hashed' },
    plugins: [
      openIdSignIn(signInProviders),
      twoFactor({ issuer: 'Greenpen', backupCodeOptions: backupCodeOptions(secret) }),
      passkeySignIn(publicUrl),
    ],
    ...createAuthHooks({
      rule,
      hashing: passwordHashing,
      mail,
      sendsMail: (settings.smtpUrl ?? null) !== null,
    }),
    advanced: {
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      // Said outright, because the library would leave these checks out in tests.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // The time of the answer must not tell whether a message was sent.
      backgroundTasks: { handler: (task) => void task },
    },
  });
}

/** Left to itself, the library writes such an error to the console, values and all. */
function passOnWhatIsNotForCallers(error: unknown): void {
  if (!(error instanceof APIError)) throw error;
}

/** The account library with our own ways of finding out who is asking, and of letting people in. */
export type Auth = Library & {
  findActor: FindActor;
  /** Signs somebody in whom a learning platform vouches for; returns the cookie. */
  openSession(userId: string, browser: { isFramed: boolean; userAgent: string }): Promise<string>;
};

/** Accounts and sessions. */
export function createAuth(settings: AuthSettings): Auth {
  const library = createLibrary(settings);
  const readRules = async () => {
    const { authCookies, secret, sessionConfig } = await library.$context;
    return {
      cookieName: authCookies.sessionToken.name,
      secret,
      lifetimeSeconds: sessionConfig.expiresIn,
      renewAfterSeconds: sessionConfig.updateAge,
    };
  };
  const findActor = createFindActor(
    settings.database,
    {
      maxHours: settings.sessionMaxHours ?? DEFAULT_MAX_HOURS,
      fixed: settings.settingsStore?.fixed ?? {},
    },
    {
      readRules,
      renew: async (headers) =>
        (await library.api.getSession({ headers: fromNodeHeaders(headers) })) !== null,
    },
  );
  return {
    ...library,
    findActor,
    openSession: async (userId, browser) => openSession(await library.$context, userId, browser),
  };
}
