import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react';
import { api } from '../../../api/client.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Loaded lazily, so that schools without a provider do not wait for it. */
const ProviderSignIn = lazy(async () => ({
  default: (await import('./provider-sign-in.tsx')).ProviderSignIn,
}));

interface SignInWaysProps {
  ref?: Ref<HTMLFormElement>;
  initialEmail: string | undefined;
  onSignedIn: () => Promise<void>;
  /** Further content that belongs to the form. */
  children?: ReactNode;
}

/**
 * All ways to sign in: the form first, or, if the school has switched passwords off, the providers
 * first and the form for people who still have a password.
 */
export function SignInWays({ ref, initialEmail, onSignedIn, children }: SignInWaysProps) {
  const [isFormOpen, setIsFormOpen] = useState(false);
  const { data } = useQuery(
    api.accounts.signInProviders.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  const isFormFirst = data?.passwordSignIn !== false;
  const others = (data?.providers.length ?? 0) > 0 && (
    <Suspense fallback={null}>
      <ProviderSignIn onSignedIn={onSignedIn} isOtherWay={isFormFirst} />
    </Suspense>
  );
  const form = (
    <>
      <SignInForm ref={ref} initialEmail={initialEmail} onSignedIn={onSignedIn} />
      {children}
    </>
  );
  if (isFormFirst) {
    return (
      <>
        {form}
        {others}
      </>
    );
  }
  return (
    <>
      {others}
      {!isFormOpen && (
        <Button variant="subtle" fullWidth mt="md" onClick={() => setIsFormOpen(true)}>
          Use a password: administrators, and usernames on a card
        </Button>
      )}
      {isFormOpen && form}
    </>
  );
}
