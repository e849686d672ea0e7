import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * Where passwords are switched off, what people with an email sign in with, e.g. `Google or Microsoft`;
 * null where passwords sign everybody in, and until that is known.
 */
export function useSignInElsewhere(): string | null {
  const { data } = useQuery(api.accounts.signInProviders.queryOptions());
  if (!data || data.passwordSignIn) return null;
  return oneOf.format(data.providers.map(({ name }) => name));
}
