import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { api } from '../../../api/client.ts';
import { requestResetLink } from '../../../api/registration.ts';
import classes from './reset-link-form.module.css';

/** Requests the email with which a password can be set (spec section 2, Forgot your password). */
export function ResetLinkForm({ initialEmail = '' }: { initialEmail?: string }) {
  const request = useMutation({ mutationFn: requestResetLink });
  const signIn = useQuery(
    api.accounts.signInProviders.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  const { sendsMail = true, passwordSignIn = true } = signIn.data ?? {};
  const sent = passwordSignIn ? accountsMessages.resetSent : accountsMessages.wayInSent;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (request.isPending) return;
    request.mutate(String(new FormData(event.currentTarget).get('resetEmail')).trim());
  };

  const outcome = request.isPending ? undefined : request.data;
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label="Email for the reset link"
          name="resetEmail"
          type="email"
          autoComplete="username"
          size="md"
          required
          withAsterisk={false}
          defaultValue={initialEmail}
          data-autofocus
        />
        <Button type="submit" variant="default" size="md" loading={request.isPending}>
          Send Reset Link
        </Button>
        <output className={classes.outcome}>
          {outcome?.ok && (sendsMail ? sent : accountsMessages.resetWithoutMail)}
        </output>
        <Text
          role="alert"
          c="var(--mantine-color-error)"
          component="div"
          className={classes.outcome}
        >
          {outcome?.ok === false && outcome.message}
        </Text>
      </Stack>
    </form>
  );
}
