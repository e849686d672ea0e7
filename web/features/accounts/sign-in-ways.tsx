import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useState } from 'react';
import { api } from '../../api/client.ts';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

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
        <ProviderSignIn onSignedIn={onSignedIn} />
      </>
    );
  }
  return (
    <>
      <ProviderSignIn onSignedIn={onSignedIn} isOtherWay={false} />
      {!isFormOpen && (
        <Button variant="subtle" fullWidth mt="md" onClick={() => setIsFormOpen(true)}>
          Use a password: administrators, and usernames on a card
        </Button>
      )}
      {isFormOpen && form}
    </>
  );
}
