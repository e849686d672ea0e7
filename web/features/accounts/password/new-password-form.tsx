import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { resetPassword } from '../../../api/registration.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { NewPasswordFields, REPLACEMENT_LABELS } from './new-password-fields.tsx';
import { findPasswordFault, type NewPassword } from './new-password-rules.ts';
import { useFormFault } from './use-form-fault.ts';

const TOKEN_REFUSED = 'INVALID_TOKEN';

interface NewPasswordFormProps {
  /** The token of the mailed link. */
  token: string;
  onChanged: () => void;
  /** Called if the link has expired or was used. */
  onTokenRefused: () => void;
}

/** A form for a new password, typed twice. Typed text stays if the server refuses it. */
export function NewPasswordForm({ token, onChanged, onTokenRefused }: NewPasswordFormProps) {
  const { accept, errorOf } = useFormFault<keyof NewPassword>();
  const change = useMutation({
    mutationFn: async (password: string) => {
      const outcome = await resetPassword(token, password);
      if (outcome.ok) onChanged();
      else if (outcome.code === TOKEN_REFUSED) onTokenRefused();
      return outcome;
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    change.reset();
    const data = new FormData(event.currentTarget);
    const password = String(data.get('password'));
    const confirmation = String(data.get('confirmation'));
    const fault = findPasswordFault({ password, confirmation });
    if (accept(event.currentTarget, fault)) change.mutate(password);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem message={change.data?.ok === false ? change.data.message : null} />
        <NewPasswordFields labels={REPLACEMENT_LABELS} errorOf={errorOf} />
        <Button type="submit" size="md" loading={change.isPending}>
          Set password
        </Button>
      </Stack>
    </form>
  );
}
