import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * Returns the providers that people with an email address sign in with if passwords are switched
 * off, e.g. `Google or Microsoft`; null if passwords are on, and until the answer arrives.
 */
export function useSignInElsewhere(): string | null {
  const { data } = useQuery(api.accounts.signInProviders.queryOptions());
  if (!data || data.passwordSignIn) return null;
  return oneOf.format(data.providers.map(({ name }) => name));
}
