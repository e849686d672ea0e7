import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';

/** Where passkeys work that nobody has set a public address for. */
const LOCAL_HOST = 'localhost';

/** The name of the site for which browsers keep passkeys; no other site is offered them. */
export function passkeyHost(publicUrl: string | null): string {
  return publicUrl === null ? LOCAL_HOST : new URL(publicUrl).hostname;
}

/**
 * Signing in by a device that has asked for a finger, a face or a PIN. The library only prefers
 * that it did; we demand it, since a passkey stands for both factors here (docs/decisions/0052).
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
