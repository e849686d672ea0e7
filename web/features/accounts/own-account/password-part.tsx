import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnAccount } from '../../../../shared/contract/own-account.ts';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { changePassword } from '../../../api/own-account.ts';
import { paths } from '../../../paths.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { NewPasswordFields, REPLACEMENT_LABELS } from '../password/new-password-fields.tsx';
import { findPasswordFault, type NewPassword } from '../password/new-password-rules.ts';
import { PasswordField } from '../password/password-field.tsx';
import { useFormFault } from '../password/use-form-fault.ts';
import { AccountPart } from './account-part.tsx';
import classes from './own-account.module.css';
import { useRefreshAccount } from './use-account-change.ts';
import { useFocusFirst } from '../sign-in/use-focus-first.ts';

interface PasswordPartProps {
  account: OwnAccount;
  /** True if the account can do nothing until it has a password of the person's choice. */
  isWaitedFor?: boolean;
}

/** Changes the password of a person who signs in with one. */
export function PasswordPart({ account, isWaitedFor = false }: PasswordPartProps) {
  const [isChanging, setIsChanging] = useState(isWaitedFor);
  const navigate = useNavigate();
  const done = () => {
    setIsChanging(false);
    if (isWaitedFor) void navigate(paths.dashboard);
  };
  const { hasPassword, hasEmail } = account;
  return (
    <AccountPart id="account-password" title="Password" about={aboutPassword(account, isWaitedFor)}>
      {hasPassword && isChanging && <PasswordForm onDone={done} isWaitedFor={isWaitedFor} />}
      {hasPassword && !isChanging && (
        <Button variant="default" onClick={() => setIsChanging(true)}>
          Change password
        </Button>
      )}
      {hasPassword && !hasEmail && (
        <span className={classes.dim}>
          If you forget it, your teacher can print you a new card.
        </span>
      )}
    </AccountPart>
  );
}

function aboutPassword({ hasPassword, providers }: OwnAccount, isWaitedFor: boolean): string {
  if (isWaitedFor) return ownAccountMessages.newPasswordNeeded;
  if (hasPassword) return 'A new password ends every other session.';
  const ways = providers.filter(({ isConnected }) => isConnected);
  return `You have none: you sign in with ${ways.map(({ name }) => name).join(' or ')}.`;
}

interface PasswordFormProps {
  onDone: () => void;
  isWaitedFor: boolean;
}

function PasswordForm({ onDone, isWaitedFor }: PasswordFormProps) {
  const { accept, errorOf } = useFormFault<keyof NewPassword>();
  const refresh = useRefreshAccount();
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: async () => {
      toast.success(ownAccountMessages.ownPasswordChanged);
      await refresh();
      onDone();
    },
    onError: refresh,
  });
  const form = useFocusFirst();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    change.reset();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name));
    const newPassword = { password: read('password'), confirmation: read('confirmation') };
    if (!accept(event.currentTarget, findPasswordFault(newPassword))) return;
    change.mutate({ currentPassword: read('current'), newPassword: newPassword.password });
  };
  return (
    <form ref={form} onSubmit={submit} className={classes.form} noValidate>
      <FormProblem message={change.error?.message} />
      <PasswordField
        label={isWaitedFor ? 'Password on your card' : 'Current password'}
        name="current"
        autoComplete="current-password"
      />
      <NewPasswordFields labels={REPLACEMENT_LABELS} errorOf={errorOf} />
      <div className={classes.buttons}>
        <Button type="submit" loading={change.isPending}>
          Set password
        </Button>
        {!isWaitedFor && (
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
