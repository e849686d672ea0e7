import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { generalMessages } from '../../../../shared/messages/general.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { signInWithPasskey } from '../../../api/passkeys.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';

interface PasskeyStepProps {
  /** True if the password was right, so that the passkey is the second step. */
  isSecond: boolean;
  onSignedIn: () => Promise<void>;
  /** Goes back to the password. */
  onCancel: () => void;
}

/** Sign-in with a passkey, alone or after the password. */
export default function PasskeyStep({ isSecond, onSignedIn, onCancel }: PasskeyStepProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const attempt = useMutation({
    mutationFn: async () => {
      const outcome = await signInWithPasskey();
      if (outcome.ok) await onSignedIn();
      return outcome;
    },
  });
  const refusal = attempt.data?.ok === false ? attempt.data.message : null;
  const problem = attempt.isError
    ? errorSentence(attempt.error, generalMessages.somethingWentWrong)
    : refusal;
  return (
    <Stack gap="md">
      <FormProblem message={problem} />
      <Text>
        {isSecond
          ? 'Your password is right. Now your passkey, please.'
          : 'Your passkey is on this device, or on your phone, if you added one on My account.'}
      </Text>
      <Button ref={button} size="md" loading={attempt.isPending} onClick={() => attempt.mutate()}>
        Use my passkey
      </Button>
      <Button variant="subtle" onClick={onCancel}>
        Back
      </Button>
    </Stack>
  );
}
