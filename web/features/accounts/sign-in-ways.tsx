import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react';
import { api } from '../../api/client.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Where the school has none, nobody waits for its code. */
const ProviderSignIn = lazy(async () => ({
  default: (await import('./provider-sign-in.tsx')).ProviderSignIn,
}));

interface SignInWaysProps {
  ref?: Ref<HTMLFormElement>;
  initialEmail: string | undefined;
  onSignedIn: () => Promise<void>;
  /** What belongs to the form. */
  children?: ReactNode;
}

/**
 * Every way in: the form first, or, where the school has switched passwords off, the others first and
 * the form for those who keep one.
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
