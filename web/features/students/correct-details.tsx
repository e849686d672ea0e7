import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { StudentProfile } from '../../../shared/contract/students.ts';
import { usersMessages } from '../../../shared/messages/users.ts';
import { isWithoutEmail, shownEmail, toSignInEmail } from '../../../shared/sign-in-name.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FormProblem } from '../../ui/forms/form-problem.tsx';
import { toast } from '../../ui/toasts/toast.ts';

/** Corrects the person's name or email, if the reader may. */
export function CorrectDetails({ profile }: { profile: StudentProfile }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!profile.abilities.canCorrect) return null;
  const words = `Correct name or ${isWithoutEmail(profile.email) ? 'username' : 'email'}`;
  return (
    <>
      <Button variant="default" fullWidth mt="md" onClick={() => setIsOpen(true)}>
        {words}
      </Button>
      <Dialog isOpen={isOpen} title={words} onClose={close}>
        <DetailsForm profile={profile} onDone={close} />
      </Dialog>
    </>
  );
}

function DetailsForm({ profile, onDone }: { profile: StudentProfile; onDone: () => void }) {
  const queryClient = useQueryClient();
  const hasEmail = !isWithoutEmail(profile.email);
  const [displayName, setDisplayName] = useState(profile.displayName);
  const [signInName, setSignInName] = useState(shownEmail(profile.email));
  const saving = useMutation(
    api.accounts.correctDetails.mutationOptions({
      onSuccess: async () => {
        toast.success(usersMessages.corrected);
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: api.students.profile.key() }),
          queryClient.invalidateQueries({ queryKey: api.accounts.listUsers.key() }),
        ]);
        onDone();
      },
    }),
  );
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    saving.mutate({
      userId: profile.id,
      displayName,
      email: hasEmail ? signInName : toSignInEmail(signInName),
    });
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <TextInput
          label="Name"
          value={displayName}
          onChange={(event) => setDisplayName(event.currentTarget.value)}
        />
        <TextInput
          type={hasEmail ? 'email' : 'text'}
          label={hasEmail ? 'Email' : 'Username'}
          description={
            hasEmail
              ? 'Changing the email signs them out everywhere. An invitation sent to the old address stops working: send it again.'
              : 'What they sign in with: a username, or an email address from now on. Changing it signs them out everywhere.'
          }
          autoCapitalize="none"
          spellCheck={false}
          value={signInName}
          onChange={(event) => setSignInName(event.currentTarget.value)}
        />
        <FormProblem
          message={saving.isError && errorSentence(saving.error, usersMessages.correctFailed)}
        />
        <Button type="submit" loading={saving.isPending} w="fit-content">
          Save
        </Button>
      </Stack>
    </form>
  );
}
