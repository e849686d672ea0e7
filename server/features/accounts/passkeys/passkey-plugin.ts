import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';

/** The host for which passkeys work if no public URL is configured. */
const LOCAL_HOST = 'localhost';

/** Returns the host to which browsers bind passkeys; they offer them to no other site. */
export function passkeyHost(publicUrl: string | null): string {
  return publicUrl === null ? LOCAL_HOST : new URL(publicUrl).hostname;
}

/**
 * Configures sign-in by a device that verifies a finger, face or PIN. The library only prefers this
 * verification; Greenpen requires it, because a passkey replaces both factors
 * (docs/decisions/0052).
 */
export function passkeySignIn(publicUrl: string | null) {
  return passkey({
    rpName: 'Greenpen',
    rpID: passkeyHost(publicUrl),
    ...(publicUrl !== null && { origin: new URL(publicUrl).origin }),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) => {
        demandOwner(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        demandOwner(verification.authenticationInfo.userVerified);
      },
    },
  });
}

function demandOwner(isVerified: boolean | undefined): void {
  if (isVerified) return;
  const message = ownAccountMessages.passkeyUnverified;
  throw new APIError('UNAUTHORIZED', { code: 'PASSKEY_UNVERIFIED', message });
}
