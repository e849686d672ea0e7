import type { SignInProviderConfig } from '../../../config.ts';

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * Describes in an email how to sign in without a password: where, and with which provider account.
 */
export function describeWayIn(
  providers: readonly Pick<SignInProviderConfig, 'name'>[],
  { email, address }: { email: string; address: string },
): string {
  const names = oneOf.format(providers.map(({ name }) => name));
  return [
    `Sign in with your ${names} account whose address is\n${email}:`,
    new URL('/login', address).href,
  ].join('\n\n');
}
