import { ProviderSignIn } from './provider-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInAgainFormProps {
  email: string;
  onSignedIn: () => Promise<void>;
}

/** Every way in, for someone who was in before. */
export function SignInAgainForm({ email, onSignedIn }: SignInAgainFormProps) {
  return (
    <>
      <SignInForm initialEmail={email} onSignedIn={onSignedIn} />
      <ProviderSignIn onSignedIn={onSignedIn} />
    </>
  );
}
