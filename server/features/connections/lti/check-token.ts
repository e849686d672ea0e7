import { decodeJwt, errors, jwtVerify } from 'jose';
import type { ltiMessages } from '../../../../shared/messages/lti.ts';
import { keysOf, PlatformError, type PlatformTools } from './ask-platform.ts';
import { ClaimError, readClaims, type Launch } from './launch-claims.ts';
import type { PlatformRow } from './platforms-queries.ts';

/** The algorithms of the security framework (5.1.3); no shared secrets, and never `none`. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'ES256', 'ES384', 'ES512'];
/** The largest accepted difference between the clocks of platform and school. */
const CLOCK_TOLERANCE_SECONDS = 60;
/** The largest accepted age of a message; low, because messages are used immediately. */
const MAX_AGE_SECONDS = 600;

/**
 * Thrown if a launch is refused: a sentence for the person, and a detail for the operator's log.
 */
export class LaunchRefusal extends Error {
  readonly problem: keyof typeof ltiMessages.problems;
  readonly detail: string;
  constructor(problem: keyof typeof ltiMessages.problems, detail = '') {
    super(`${problem}: ${detail}`);
    this.problem = problem;
    this.detail = detail;
  }
}

/**
 * Checks a platform's message by the security framework: its signature, issuer and audience, that
 * it is new and answers our nonce, and its deployment. Throws LaunchRefusal.
 */
export async function checkToken(
  tools: PlatformTools,
  platform: PlatformRow,
  { idToken, nonce }: { idToken: string; nonce: string },
): Promise<Launch> {
  const { payload } = await jwtVerify(idToken, keysOf(platform, tools), {
    algorithms: ALGORITHMS,
    issuer: platform.issuer,
    audience: platform.clientId,
    requiredClaims: ['exp', 'iat', 'nonce', 'sub'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    maxTokenAge: MAX_AGE_SECONDS,
  }).catch((error: unknown) => {
    throw refusalOf(error, idToken);
  });
  const { aud, azp } = payload;
  if (azp !== undefined && azp !== platform.clientId)
    throw new LaunchRefusal('NOT_FOR_US', 'azp names another client');
  if (Array.isArray(aud) && aud.length > 1 && azp === undefined)
    throw new LaunchRefusal('NOT_FOR_US', 'several audiences and no azp');
  if (payload['nonce'] !== nonce) throw new LaunchRefusal('NOT_ASKED', 'another nonce');
  const launch = readLaunch(platform.id, payload);
  if (!platform.deploymentIds.includes(launch.deploymentId))
    throw new LaunchRefusal('UNKNOWN_DEPLOYMENT', launch.deploymentId);
  return launch;
}

function readLaunch(platformId: string, payload: unknown): Launch {
  try {
    return readClaims(platformId, payload);
  } catch (error) {
    if (error instanceof ClaimError) throw new LaunchRefusal('BAD_MESSAGE', error.message);
    throw error;
  }
}

function refusalOf(error: unknown, idToken: string): LaunchRefusal {
  if (error instanceof PlatformError) return new LaunchRefusal('KEYS_AWAY', error.message);
  if (error instanceof errors.JWTExpired) return new LaunchRefusal('TOO_OLD', error.message);
  if (error instanceof errors.JWTClaimValidationFailed) {
    const isOurs = error.claim !== 'aud' && error.claim !== 'iss';
    return new LaunchRefusal(isOurs ? 'BAD_MESSAGE' : 'NOT_FOR_US', error.message);
  }
  const isKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  if (isKeys) return new LaunchRefusal('KEYS_AWAY', (error as Error).message);
  // The library uses this generic code if the address of the keys gives a wrong response.
  if (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')
    return new LaunchRefusal('KEYS_AWAY', error.message);
  return new LaunchRefusal('BAD_SIGNATURE', `${(error as Error).message} ${describe(idToken)}`);
}

/**
 * Describes a token for the log by its claimed issuer and audience, without anything about a
 * person.
 */
function describe(idToken: string): string {
  try {
    const { iss, aud } = decodeJwt(idToken);
    return JSON.stringify({ iss, aud });
  } catch {
    return '(no JWT)';
  }
}
