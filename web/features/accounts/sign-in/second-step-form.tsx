import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { generalMessages } from '../../../../shared/messages/general.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { giveSecondFactor } from '../../../api/own-account.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { useFocusFirst } from './use-focus-first.ts';

interface SecondStepFormProps {
  onSignedIn: () => Promise<void>;
  /** Goes back to the password. */
  onCancel: () => void;
}

/** The second step of signing in: a code of the authenticator app, or a backup code. */
export default function SecondStepForm({ onSignedIn, onCancel }: SecondStepFormProps) {
  const [kind, setKind] = useState<'totp' | 'backup-code'>('totp');
  const attempt = useMutation({
    mutationFn: async (code: string) => {
      const outcome = await giveSecondFactor(kind, code);
      if (outcome.ok) await onSignedIn();
      return outcome;
    },
  });

  const form = useFocusFirst();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(/\s/g, '');
    if (!attempt.isPending) attempt.mutate(code);
  };
  const switchKind = () => {
    attempt.reset();
    setKind(kind === 'totp' ? 'backup-code' : 'totp');
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
  };

  const isTotp = kind === 'totp';
  const refusal = attempt.data?.ok === false ? attempt.data.message : null;
  const problem = attempt.isError
    ? errorSentence(attempt.error, generalMessages.somethingWentWrong)
    : refusal;
  return (
    <form ref={form} onSubmit={submit}>
      <Stack gap="md">
        <FormProblem message={problem} />
        <Text>
          {isTotp
            ? 'Enter the code that your authenticator app shows now.'
            : 'Enter one of the backup codes that you kept. Each works once.'}
        </Text>
        <TextInput
          label={isTotp ? 'Code' : 'Backup code'}
          name="code"
          inputMode={isTotp ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="one-time-code"
          size="md"
          required
          withAsterisk={false}
        />
        <Button type="submit" size="md" loading={attempt.isPending}>
          Continue
        </Button>
        <Button variant="subtle" onClick={switchKind}>
          {isTotp ? 'I do not have my phone' : 'Use my authenticator app'}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Back
        </Button>
      </Stack>
    </form>
  );
}
