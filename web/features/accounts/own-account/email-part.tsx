import { Button, TextInput } from '@mantine/core';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { OwnAccount } from '../../../../shared/contract/own-account.ts';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { api, type client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { AccountPart } from './account-part.tsx';
import classes from './own-account.module.css';
import { useFocusFirst } from '../sign-in/use-focus-first.ts';

interface EmailPartProps {
  account: OwnAccount;
  /** True if the account can do nothing until the address is confirmed. */
  isWaitedFor?: boolean;
}

/** The email address or username that the person signs in with, and whether it is confirmed. */
export function EmailPart({ account, isWaitedFor = false }: EmailPartProps) {
  const { hasEmail, signInName } = account;
  return (
    <AccountPart
      id="account-email"
      title={hasEmail ? 'Email' : 'Username'}
      about={hasEmail ? 'You sign in with it.' : 'You sign in with it, as on your card.'}
    >
      <p className={classes.value}>{signInName}</p>
      {isWaitedFor && <p>{ownAccountMessages.emailProofNeeded}</p>}
      {hasEmail && <EmailActions account={account} canChange={!isWaitedFor} />}
    </AccountPart>
  );
}

function EmailActions({ account, canChange }: { account: OwnAccount; canChange: boolean }) {
  const { isEmailProved, sendsMail, hasPassword } = account;
  const [isChanging, setIsChanging] = useState(false);
  const proof = useMutation(api.account.sendEmailProof.mutationOptions());
  const change = useMutation(
    api.account.changeEmail.mutationOptions({ onSuccess: () => setIsChanging(false) }),
  );
  if (!sendsMail) {
    return (
      <span className={classes.dim}>
        {isEmailProved ? 'Confirmed. ' : ''}
        No mail server is set up here, so a school administrator has to change it.
      </span>
    );
  }
  return (
    <>
      <output className={classes.dim}>
        {(change.isSuccess && ownAccountMessages.emailChangeSent) ||
          (proof.isSuccess && ownAccountMessages.emailProofSent) ||
          (isEmailProved ? 'Confirmed' : 'Not confirmed yet')}
      </output>
      <FormProblem
        message={proof.isError && errorSentence(proof.error, ownAccountMessages.changeFailed)}
      />
      {isChanging ? (
        <EmailForm change={change} onCancel={() => setIsChanging(false)} />
      ) : (
        <div className={classes.buttons}>
          {!isEmailProved && !proof.isSuccess && (
            <Button variant="default" loading={proof.isPending} onClick={() => proof.mutate({})}>
              Send a link to confirm it
            </Button>
          )}
          {hasPassword && canChange && (
            <Button variant="default" onClick={() => setIsChanging(true)}>
              Change email
            </Button>
          )}
        </div>
      )}
    </>
  );
}

type EmailChange = Parameters<typeof client.account.changeEmail>[0];

interface EmailFormProps {
  change: UseMutationResult<unknown, Error, EmailChange>;
  onCancel: () => void;
}

function EmailForm({ change, onCancel }: EmailFormProps) {
  const form = useFocusFirst();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const email = String(fields.get('newEmail'));
    if (!change.isPending) change.mutate({ email, password: String(fields.get('password')) });
  };
  return (
    <form ref={form} onSubmit={submit} className={classes.form}>
      <FormProblem
        message={change.isError && errorSentence(change.error, ownAccountMessages.changeFailed)}
      />
      <TextInput
        label="New email"
        name="newEmail"
        type="email"
        autoComplete="email"
        size="md"
        required
        withAsterisk={false}
      />
      <PasswordField label="Your password" name="password" autoComplete="current-password" />
      <div className={classes.buttons}>
        <Button type="submit" loading={change.isPending}>
          Send a link there
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
