import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { MAX_OWN_NAME_CHARACTERS } from '../../../../shared/business-rules.ts';
import type { OwnAccount } from '../../../../shared/contract/own-account.ts';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { AccountPart } from './account-part.tsx';
import classes from './own-account.module.css';
import { useRefreshAccount } from './use-account-change.ts';

/** The person's name as shown on every screen. */
export function NamePart({ account }: { account: OwnAccount }) {
  return (
    <AccountPart
      id="account-name"
      title="Name"
      about={
        account.canChangeName
          ? 'Colleagues and students see it.'
          : 'Only your school can change it. If it is wrong, ask your teacher.'
      }
    >
      {account.canChangeName ? (
        <NameForm initial={account.displayName} />
      ) : (
        <p className={classes.value}>{account.displayName}</p>
      )}
    </AccountPart>
  );
}

function NameForm({ initial }: { initial: string }) {
  const [displayName, setDisplayName] = useState(initial);
  const refresh = useRefreshAccount();
  const change = useMutation(
    api.account.changeName.mutationOptions({
      onSuccess: (changed) => {
        setDisplayName(changed.displayName);
        toast.success(ownAccountMessages.nameChanged);
      },
      onSettled: refresh,
    }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!change.isPending) change.mutate({ displayName });
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <FormProblem
        message={change.isError && errorSentence(change.error, ownAccountMessages.changeFailed)}
      />
      <TextInput
        label="Name shown"
        value={displayName}
        maxLength={MAX_OWN_NAME_CHARACTERS}
        autoComplete="name"
        required
        withAsterisk={false}
        onChange={(event) => setDisplayName(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        w="fit-content"
        loading={change.isPending}
        disabled={displayName.trim() === initial}
      >
        Save name
      </Button>
    </form>
  );
}
