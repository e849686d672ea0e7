import { decodeJwt, errors, jwtVerify } from 'jose';
import type { ltiMessages } from '../../../../shared/messages/lti.ts';
import { keysOf, PlatformError, type PlatformTools } from './ask-platform.ts';
import { ClaimError, readClaims, type Launch } from './launch-claims.ts';
import type { PlatformRow } from './platforms-queries.ts';

/** Those of the security framework (5.1.3); no shared secret, and never `none`. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'ES256', 'ES384', 'ES512'];
/** How far the clocks of platform and school may be apart. */
const CLOCK_TOLERANCE_SECONDS = 60;
/** A message is used at once. */
const MAX_AGE_SECONDS = 600;

/** A launch is refused: a sentence for whoever comes, and what an operator finds in the log. */
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
 * Checks a platform's message by the security framework: its signature by the platform's keys, who
 * sent it to whom, that it is new and answers our question, and whence it comes. Throws LaunchRefusal.
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
  // The library says of an answer of the keys' address no more than this.
  if (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')
    return new LaunchRefusal('KEYS_AWAY', error.message);
  return new LaunchRefusal('BAD_SIGNATURE', `${(error as Error).message} ${describe(idToken)}`);
}

/** Nothing of a person: only what it claims to be. */
function describe(idToken: string): string {
  try {
    const { iss, aud } = decodeJwt(idToken);
    return JSON.stringify({ iss, aud });
  } catch {
    return '(no JWT)';
  }
}
