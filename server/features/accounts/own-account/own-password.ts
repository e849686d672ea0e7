import type { Auth } from '../auth/auth.ts';

/** True if this is the person's password; false if they have none. */
export async function isOwnPassword(
  auth: Auth,
  userId: string,
  password: string,
): Promise<boolean> {
  const context = await auth.$context;
  const hash = (await context.internalAdapter.findCredentialAccount(userId))?.password;
  return typeof hash === 'string' && context.password.verify({ hash, password });
}

/** True if the person has a password. */
export async function hasPassword(auth: Auth, userId: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  return typeof (await internalAdapter.findCredentialAccount(userId))?.password === 'string';
}
