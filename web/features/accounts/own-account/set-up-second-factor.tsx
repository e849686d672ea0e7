import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { beginSecondFactor, confirmSecondFactor } from '../../../api/own-account.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { QrCode } from '../../../ui/codes/qr-code.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { BackupCodes } from './backup-codes.tsx';
import classes from './own-account.module.css';
import { PasswordAgain } from './password-again.tsx';
import { useRefreshAccount } from './use-account-change.ts';
import { useFocusFirst } from '../sign-in/use-focus-first.ts';

/**
 * The steps of setting up a second factor: password, QR code with a first code from the app, backup
 * codes.
 */
export function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const refresh = useRefreshAccount();
  const beginning = useMutation({ mutationFn: beginSecondFactor });
  const confirmation = useMutation({ mutationFn: confirmSecondFactor });

  const finish = () => {
    toast.success(ownAccountMessages.secondFactorOn);
    onDone();
    void refresh();
  };

  if (!beginning.data) {
    return (
      <PasswordAgain
        submitLabel="Continue"
        isPending={beginning.isPending}
        problem={beginning.error?.message}
        onSubmit={(password) => beginning.mutate(password)}
        onCancel={onDone}
      />
    );
  }
  const { uri, backupCodes } = beginning.data;
  if (confirmation.isSuccess) return <BackupCodes codes={backupCodes} onKept={finish} />;
  return (
    <>
      <p>Scan this with an authenticator app, or type the key under it into the app.</p>
      <QrCode text={uri} label="QR code for your authenticator app" className={classes.qr} />
      <span className={classes.secret}>{new URL(uri).searchParams.get('secret')}</span>
      <FirstCode
        isPending={confirmation.isPending}
        problem={confirmation.error?.message}
        onSubmit={(code) => confirmation.mutate(code)}
        onCancel={onDone}
      />
    </>
  );
}

interface FirstCodeProps {
  isPending: boolean;
  problem: string | undefined;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}

/** Asks for a first code, which proves that the app has the key. */
function FirstCode({ isPending, problem, onSubmit, onCancel }: FirstCodeProps) {
  const form = useFocusFirst();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(/\s/g, '');
    if (!isPending) onSubmit(code);
  };
  return (
    <form ref={form} onSubmit={submit} className={classes.form}>
      <FormProblem message={problem} />
      <TextInput
        label="Code that the app shows"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        size="md"
        required
        withAsterisk={false}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={isPending}>
          Turn it on
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
