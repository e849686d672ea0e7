import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteMeta } from '../../shared/contract/route.ts';
import { accountsMessages } from '../../shared/messages/accounts.ts';
import type { Auth } from '../features/accounts/public.ts';
import { sendError } from './send-error.ts';

interface AttemptLimit {
  windowMinutes: number;
  /** Attempts from one address with one email; null if a request names nobody. */
  perPerson: number | null;
  /** Attempts with one email from anywhere, because guesses may be spread over many addresses. */
  perAccount?: number;
  /** Attempts from one address, because a whole school may share it and sign in within minutes. */
  perAddress: number;
}

const signIn: AttemptLimit = { windowMinutes: 5, perPerson: 10, perAccount: 40, perAddress: 2_000 };
/** A year group may open its accounts in one lesson. */
const signUp: AttemptLimit = { windowMinutes: 15, perPerson: 5, perAddress: 400 };
const mailLimit: AttemptLimit = { windowMinutes: 15, perPerson: 5, perAddress: 60 };
/** Codes are short. A class types one each, and reloading a quiz sends it again. */
const codeGuess: AttemptLimit = { windowMinutes: 15, perPerson: 60, perAddress: 6_000 };
/** Someone who finds an open session must not be able to find out its password. */
const ownPassword: AttemptLimit = { windowMinutes: 15, perPerson: 10, perAddress: 600 };
/** Each attempt writes a row until its challenge ends. */
const passkey: AttemptLimit = { windowMinutes: 5, perPerson: null, perAddress: 600 };
const contact: AttemptLimit = { windowMinutes: 60, perPerson: 5, perAddress: 20 };

/** Limits for paths where passwords can be guessed or mail is sent. */
const attemptLimits: Record<string, AttemptLimit> = {
  '/api/auth/sign-in/email': signIn,
  '/api/auth/sign-in/social': { ...signIn, perPerson: null },
  '/api/auth/sign-up/email': signUp,
  '/api/auth/request-password-reset': mailLimit,
  '/api/auth/passkey/generate-authenticate-options': passkey,
  '/api/auth/passkey/verify-authentication': passkey,
  '/api/lti/login': { ...signIn, perPerson: null },
  '/api/lti/launch': { ...signIn, perPerson: null },
  '/api/lti/continue': { ...signIn, perPerson: null },
  '/api/lti/register/:ticket': { ...mailLimit, perPerson: null },
};
/** Paths of the account library that ask a signed-in person for their password again. */
const ownPasswordPaths = [
  '/api/auth/change-password',
  '/api/auth/two-factor/enable',
  '/api/auth/two-factor/disable',
  '/api/auth/two-factor/generate-backup-codes',
  '/api/auth/passkey/generate-register-options',
  '/api/auth/passkey/delete-passkey',
];

/** Counts are kept per process; beyond this many addresses, the oldest are dropped. */
const COUNTS_KEPT = 50_000;
/** The maximum length of an email address. */
const MAX_EMAIL_CHARACTERS = 254;
const NOBODY = '';

/** Returns whom a request names or comes from; NOBODY for visitors, who are not counted. */
type KeyOf = (request: FastifyRequest) => string | Promise<string>;
type Check = ReturnType<FastifyInstance['createRateLimit']>;

/** Counts calls of the contract that state a limit. */
export interface CallLimits {
  /** Counts this call; returns the seconds to wait if the limit is exceeded, otherwise null. */
  count(limit: NonNullable<RouteMeta['limit']>, request: FastifyRequest): Promise<number | null>;
}

/** Rejects callers who try too often with 429; must be registered before the routes it guards. */
export async function registerRateLimits(
  app: FastifyInstance,
  { findActor }: Pick<Auth, 'findActor'>,
): Promise<CallLimits> {
  /** The signed-in person, in any of their sessions; a visitor has nothing to guess at. */
  const actorOf = async (request: FastifyRequest) =>
    (await findActor(request.headers))?.id ?? NOBODY;
  await app.register(rateLimit, { global: false });
  const checks = new Map(
    Object.entries(attemptLimits).map(([url, limit]) => [url, createChecks(app, limit)]),
  );
  const ownPasswordChecks = createChecks(app, ownPassword, actorOf);
  for (const url of ownPasswordPaths) checks.set(url, ownPasswordChecks);
  app.addHook('preHandler', async (request, reply) => {
    const wait = await secondsToWait(checks.get(request.routeOptions.url ?? '') ?? [], request);
    if (wait !== null) return refuse(reply, wait);
  });
  const callChecks = {
    contact: createChecks(app, contact),
    'own-password': ownPasswordChecks,
    'code-guess': createChecks(app, codeGuess, actorOf),
  };
  return { count: (limit, request) => secondsToWait(callChecks[limit], request) };
}

async function secondsToWait(
  checks: readonly Check[],
  request: FastifyRequest,
): Promise<number | null> {
  for (const check of checks) {
    const outcome = await check(request);
    if (!outcome.isAllowed && outcome.isExceeded) return outcome.ttlInSeconds;
  }
  return null;
}

function createChecks(
  app: FastifyInstance,
  limit: AttemptLimit,
  person: KeyOf = personOf,
): Check[] {
  const create = (max: number, keyGenerator: KeyOf) => {
    const options = {
      max,
      timeWindow: limit.windowMinutes * 60_000,
      keyGenerator,
      allowList: [NOBODY],
      cache: COUNTS_KEPT,
    };
    return app.createRateLimit(options);
  };
  const checks = [create(limit.perAddress, addressOf)];
  if (limit.perPerson !== null) checks.push(create(limit.perPerson, person));
  if (limit.perAccount !== undefined) checks.push(create(limit.perAccount, emailOf));
  return checks;
}

/** An IPv6 customer has a whole network of addresses, which count as one. */
function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}

/** Returns the email that a request names. */
function emailOf(request: FastifyRequest): string {
  const { body } = request;
  const email =
    typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : '';
  return email.trim().toLowerCase().slice(0, MAX_EMAIL_CHARACTERS);
}

const personOf = (request: FastifyRequest): string => `${addressOf(request)} ${emailOf(request)}`;

async function refuse(reply: FastifyReply, retryAfterSeconds: number): Promise<FastifyReply> {
  void reply.header('retry-after', retryAfterSeconds);
  return sendError(reply, 'TOO_MANY_REQUESTS', accountsMessages.tooManySignIns);
}
