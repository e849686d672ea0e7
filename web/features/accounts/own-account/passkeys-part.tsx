import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { MAX_PASSKEY_NAME_CHARACTERS } from '../../../../shared/business-rules.ts';
import type { OwnAccount } from '../../../../shared/contract/own-account.ts';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { addPasskey, removePasskey } from '../../../api/passkeys.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { formatDate } from '../../../ui/dates/format-date.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { PasswordField } from '../password/password-field.tsx';
import { useFocusFirst } from '../sign-in/use-focus-first.ts';
import { AccountPart } from './account-part.tsx';
import classes from './own-account.module.css';
import { PasswordAgain } from './password-again.tsx';
import { useRefreshAccount } from './use-account-change.ts';

/** Sign-in with the fingerprint, face or PIN of the person's own device. */
export function PasskeysPart({ account }: { account: OwnAccount }) {
  const { passkeys, passkeyHost, hasPassword } = account;
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<string | null>(null);
  const isHere = 'PublicKeyCredential' in window && window.location.hostname === passkeyHost;
  if (!hasPassword) return null;
  return (
    <AccountPart
      id="account-passkeys"
      title="Passkeys"
      about="Sign in with the fingerprint, face or PIN of your own device. Your password alone will then no longer sign you in. If you lose the device, an administrator can remove its passkey."
    >
      {passkeys.length > 0 && (
        <ul className={classes.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={classes.row}>
              {leaving === passkey.id ? (
                <RemovePasskey id={passkey.id} onDone={() => setLeaving(null)} />
              ) : (
                <>
                  <span>
                    {passkey.name || 'A passkey'}
                    <br />
                    <span className={classes.dim}>
                      Added on <time dateTime={passkey.addedAt}>{formatDate(passkey.addedAt)}</time>
                    </span>
                  </span>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Remove the passkey ${passkey.name}`}
                    onClick={() => setLeaving(passkey.id)}
                  >
                    Remove
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddPasskey onDone={() => setIsAdding(false)} />}
      {!isAdding && isHere && (
        <Button variant="default" onClick={() => setIsAdding(true)}>
          Add a passkey
        </Button>
      )}
      {!isHere && (
        <span className={classes.dim}>
          Passkeys can be added with a newer browser, at the address of your school’s Greenpen.
        </span>
      )}
    </AccountPart>
  );
}

function AddPasskey({ onDone }: { onDone: () => void }) {
  const form = useFocusFirst();
  const refresh = useRefreshAccount();
  const adding = useMutation({
    mutationFn: addPasskey,
    onSuccess: async () => {
      toast.success(ownAccountMessages.passkeyAdded);
      await refresh();
      onDone();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [name, password] = [String(fields.get('name')).trim(), String(fields.get('password'))];
    if (!adding.isPending) adding.mutate({ name, password });
  };
  return (
    <form ref={form} onSubmit={submit} className={classes.form}>
      <FormProblem message={adding.error?.message} />
      <TextInput
        label="Name of the device"
        description="For example: my phone"
        name="name"
        size="md"
        required
        withAsterisk={false}
        maxLength={MAX_PASSKEY_NAME_CHARACTERS}
      />
      <PasswordField label="Your password" name="password" autoComplete="current-password" />
      <div className={classes.buttons}>
        <Button type="submit" loading={adding.isPending}>
          Add it
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function RemovePasskey({ id, onDone }: { id: string; onDone: () => void }) {
  const refresh = useRefreshAccount();
  const removal = useMutation({
    mutationFn: removePasskey,
    onSuccess: async () => {
      toast.success(ownAccountMessages.passkeyRemoved);
      await refresh();
      onDone();
    },
  });
  return (
    <PasswordAgain
      submitLabel="Remove it"
      isPending={removal.isPending}
      problem={removal.error?.message}
      onSubmit={(password) => removal.mutate({ id, password })}
      onCancel={onDone}
    />
  );
}
