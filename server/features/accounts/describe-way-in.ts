import type { SignInProviderConfig } from '../../config.ts';

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** How somebody comes in without a password, for a letter: where, and with which account elsewhere. */
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
