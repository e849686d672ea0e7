import { ownAccountMessages } from '../../shared/messages/own-account.ts';
import { type AuthOutcome, askAuth } from './auth-request.ts';
import { partOf, textIn } from './read-answer.ts';

/** Greenpen's sentences for the account service's error codes. */
const sentences: Partial<Record<string, string>> = {
  INVALID_PASSWORD: ownAccountMessages.passwordWrong,
  INVALID_CODE: ownAccountMessages.codeWrong,
  INVALID_BACKUP_CODE: ownAccountMessages.backupCodeWrong,
  INVALID_TWO_FACTOR_COOKIE: ownAccountMessages.codeTooLate,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ownAccountMessages.codeTooLate,
};

async function post(route: string, body: object): Promise<unknown> {
  const outcome = await askAuth(route, body);
  if (outcome.ok) return outcome.answer;
  throw new Error(sentences[outcome.code] ?? outcome.message);
}

/** Changes the password and ends every other session. Throws an Error with the sentence to show. */
export async function changePassword(change: {
  currentPassword: string;
  newPassword: string;
}): Promise<void> {
  await post('change-password', change);
}

export interface NewSecondFactor {
  /** What an authenticator app reads from the QR code. */
  uri: string;
  backupCodes: string[];
}

/**
 * Starts setting up a second factor; `confirmSecondFactor` completes it. Throws an Error with the
 * sentence to show.
 */
export async function beginSecondFactor(password: string): Promise<NewSecondFactor> {
  const answer = await post('two-factor/enable', { password });
  return { uri: textIn(answer, 'totpURI'), backupCodes: codesIn(answer) };
}

export async function confirmSecondFactor(code: string): Promise<void> {
  await post('two-factor/verify-totp', { code });
}

export async function removeSecondFactor(password: string): Promise<void> {
  await post('two-factor/disable', { password });
}

/**
 * Returns new backup codes, which replace all earlier ones. Throws an Error with the sentence to
 * show.
 */
export async function renewBackupCodes(password: string): Promise<string[]> {
  return codesIn(await post('two-factor/generate-backup-codes', { password }));
}

/** Completes a sign-in with a code from the authenticator app or a backup code. Never throws. */
export async function giveSecondFactor(
  kind: 'totp' | 'backup-code',
  code: string,
): Promise<AuthOutcome> {
  const outcome = await askAuth(`two-factor/verify-${kind}`, { code });
  if (outcome.ok) return outcome;
  return { ...outcome, message: sentences[outcome.code] ?? outcome.message };
}

function codesIn(answer: unknown): string[] {
  const codes = partOf(answer, 'backupCodes');
  return Array.isArray(codes) ? codes.map(String) : [];
}
