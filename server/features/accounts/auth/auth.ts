import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { APIError } from 'better-auth/api';
import { fromNodeHeaders } from 'better-auth/node';
import {
  MAX_PASSWORD_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import { roles } from '../../../../shared/permissions.ts';
import type { SignInProviderConfig } from '../../../config.ts';
import type { Database } from '../../../database/client.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { createSettingsStore, type SettingsStore } from '../../../settings/school-settings.ts';
import { acceptReset } from '../passwords/accept-reset.ts';
import { accountStore } from './accounts-queries.ts';
import { createAuthHooks } from './auth-hooks.ts';
import { createAuthLogger, type AuthLog } from './auth-logger.ts';
import { createFindActor, type FindActor } from '../sessions/find-actor.ts';
import { linkingRules, refuseUnwanted } from '../sign-in/oidc-linking.ts';
import { openIdSignIn } from '../sign-in/oidc-plugin.ts';
import { openSession } from '../platforms/open-session.ts';
import { createPasswordHashing } from '../passwords/password-hashing.ts';
import { createPasswordMail } from '../passwords/password-mail.ts';
import { passkeySignIn } from '../passkeys/passkey-plugin.ts';
import { backupCodeOptions } from '../second-factor/backup-codes.ts';
import { doesSignInElsewhere } from '../sign-in/password-sign-in.ts';
import { ownHosts } from './link-address.ts';

export interface AuthSettings {
  database: Database;
  mailer: Mailer;
  logger: AuthLog;
  secret: string;
  /** Base URL at which people reach the app; null means the host of each request. */
  publicUrl: string | null;
  signInProviders: SignInProviderConfig[];
  /** Holds the school's settings, among them who may register. */
  settingsStore?: SettingsStore;
  /** The mail server; null means that no mail is sent. */
  smtpUrl?: string | null;
  /** Hours after which an unused session ends; `sessionMaxHours` ends any session. */
  sessionIdleHours?: number;
  sessionMaxHours?: number;
  /** The published demo password, which signs nobody in; null in a trial. */
  publishedPassword?: string | null;
}

/** The page to which a provider sign-in returns, with `?error=…` if it failed. */
const SIGNED_IN_PAGE = '/signed-in';
const DEFAULT_IDLE_HOURS = 7 * 24;
const DEFAULT_MAX_HOURS = 30 * 24;
const PASSWORD_LINK_LIFETIME_SECONDS = 60 * 60;

type Library = ReturnType<typeof createLibrary>;

/** Configures the account library on Greenpen's tables. */
function createLibrary(settings: AuthSettings) {
  const { database, logger, secret, publicUrl, signInProviders } = settings;
  const mail = createPasswordMail(settings);
  const idleSeconds = (settings.sessionIdleHours ?? DEFAULT_IDLE_HOURS) * 3_600;
  const settingsStore = settings.settingsStore ?? createSettingsStore({});
  const rule = { database, settingsStore, signInProviders };
  const passwordHashing = createPasswordHashing(settings.publishedPassword ?? null);
  return betterAuth({
    basePath: '/api/auth',
    // Without a public URL there is no proxy in front of the app, and it speaks plain HTTP itself.
    baseURL: publicUrl ?? {
      allowedHosts: ownHosts(),
      fallback: 'http://localhost',
      protocol: 'http',
    },
    secret,
    telemetry: { enabled: false },
    logger: createAuthLogger(logger),
    database: accountStore(database),
    // server/http/rate-limits.ts limits requests, also per person.
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
      // Limits writes: a session in use is renewed once a seventh of its lifetime has passed.
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
      // Set explicitly, because the library would skip these checks in tests.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // Response times must not reveal whether a message was sent.
      backgroundTasks: { handler: (task) => void task },
    },
  });
}

/**
 * Rethrows errors that are not API errors; the library would print them to the console with their
 * values.
 */
function passOnWhatIsNotForCallers(error: unknown): void {
  if (!(error instanceof APIError)) throw error;
}

/** The account library, extended with Greenpen's own `findActor` and `openSession`. */
export type Auth = Library & {
  findActor: FindActor;
  /** Signs in a person whom a learning platform vouches for; returns the cookie. */
  openSession(userId: string, browser: { isFramed: boolean; userAgent: string }): Promise<string>;
};

/** Creates the service for accounts and sessions. */
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
