import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ownAccountMessages } from '../../shared/messages/own-account.ts';
import { askAuth, type AuthOutcome } from './auth-request.ts';

/** Greenpen's sentences for the account service's error codes. */
const sentences: Partial<Record<string, string>> = {
  INVALID_PASSWORD: ownAccountMessages.passwordWrong,
  PASSKEY_NOT_FOUND: ownAccountMessages.passkeyUnknown,
  AUTHENTICATION_FAILED: ownAccountMessages.passkeyCancelled,
  CHALLENGE_NOT_FOUND: ownAccountMessages.passkeyTooLate,
  SESSION_NOT_FRESH: ownAccountMessages.sessionTooOld,
};

async function ask(route: string, body?: object): Promise<AuthOutcome> {
  const outcome = await askAuth(`passkey/${route}`, body);
  return outcome.ok ? outcome : { ...outcome, message: sentences[outcome.code] ?? outcome.message };
}

async function askOrThrow(route: string, body?: object): Promise<unknown> {
  const outcome = await ask(route, body);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.answer;
}

/** Signs in with a passkey of this device or of a nearby phone. Never throws. */
export async function signInWithPasskey(): Promise<AuthOutcome> {
  const begun = await ask('generate-authenticate-options');
  if (!begun.ok) return begun;
  try {
    // The service only prefers user verification, but would refuse a sign-in without it.
    const options = begun.answer as PublicKeyCredentialRequestOptionsJSON;
    const optionsJSON = { ...options, userVerification: 'required' } as const;
    const response = await startAuthentication({ optionsJSON });
    return await ask('verify-authentication', { response });
  } catch {
    return { ok: false, status: 0, code: '', message: ownAccountMessages.passkeyCancelled };
  }
}

/** Creates a passkey on this device. Throws an Error with the sentence to show. */
export async function addPasskey({ name, password }: { name: string; password: string }) {
  const optionsJSON = (await askOrThrow('generate-register-options', {
    password,
  })) as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    const isThere = error instanceof Error && error.name === 'InvalidStateError';
    throw new Error(isThere ? ownAccountMessages.passkeyThere : ownAccountMessages.passkeyNotAdded);
  });
  await askOrThrow('verify-registration', { name, response });
}

/** Removes a passkey. Throws an Error with the sentence to show. */
export async function removePasskey(passkey: { id: string; password: string }): Promise<void> {
  await askOrThrow('delete-passkey', passkey);
}
