import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, type Ref, type SubmitEvent, Suspense, useState } from 'react';
import { generalMessages } from '../../../../shared/messages/general.ts';
import { findSecondStep, signIn } from '../../../api/auth.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { PasswordField } from '../password/password-field.tsx';

/** Loaded lazily, because students have no second factor. */
const loadSecondStep = () => import('./second-step-form.tsx');
const SecondStepForm = lazy(loadSecondStep);
const loadPasskeyStep = () => import('./passkey-step.tsx');
const PasskeyStep = lazy(loadPasskeyStep);

interface SignInFormProps {
  ref?: Ref<HTMLFormElement>;
  initialEmail: string | undefined;
  /** Runs after a successful sign-in; the button stays busy until it is done. */
  onSignedIn: () => Promise<void>;
}

/** Browsers support passkeys only over HTTPS or on localhost. */
const canUsePasskeys = () => 'PublicKeyCredential' in window;

/**
 * The sign-in form: email, password and Sign In, then the second step for accounts that have one.
 * Typed text stays.
 */
export function SignInForm({ ref, initialEmail, onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState<'password' | 'code' | 'passkey'>('password');
  const attempt = useMutation({
    mutationFn: async (fields: FormData) => {
      const outcome = await signIn(String(fields.get('email')), String(fields.get('password')));
      const second = findSecondStep(outcome);
      if (second !== null) {
        await (second === 'code' ? loadSecondStep() : loadPasskeyStep());
        setStep(second);
      } else if (outcome.ok) await onSignedIn();
      return outcome;
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt.mutate(new FormData(event.currentTarget));
  };

  const usePasskey = () => {
    attempt.reset();
    setStep('passkey');
  };

  const refusal = attempt.data?.ok === false ? attempt.data.message : null;
  const problem = attempt.isError
    ? errorSentence(attempt.error, generalMessages.somethingWentWrong)
    : refusal;
  const back = () => {
    attempt.reset();
    setStep('password');
  };
  if (step !== 'password') {
    return (
      <Suspense fallback={null}>
        {step === 'code' ? (
          <SecondStepForm onSignedIn={onSignedIn} onCancel={back} />
        ) : (
          <PasskeyStep isSecond={attempt.isSuccess} onSignedIn={onSignedIn} onCancel={back} />
        )}
      </Suspense>
    );
  }
  return (
    <form ref={ref} onSubmit={submit}>
      <Stack gap="md">
        <FormProblem message={problem} />
        <TextInput
          label="Email"
          description="Or the username on your card"
          name="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="username"
          size="md"
          required
          withAsterisk={false}
          defaultValue={initialEmail}
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <Button type="submit" size="md" loading={attempt.isPending}>
          Sign In
        </Button>
        {canUsePasskeys() && (
          <Button variant="subtle" onClick={usePasskey}>
            Use a passkey
          </Button>
        )}
      </Stack>
    </form>
  );
}
