import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnAccount } from '../../../../shared/contract/own-account.ts';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { removeSecondFactor, renewBackupCodes } from '../../../api/own-account.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { AccountPart } from './account-part.tsx';
import { BackupCodes } from './backup-codes.tsx';
import classes from './own-account.module.css';
import { PasswordAgain } from './password-again.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';
import { useRefreshAccount } from './use-account-change.ts';

/** Sets up the second factor: a code from the person's phone, in addition to the password. */
export function SecondFactorPart({ account }: { account: OwnAccount }) {
  const { secondFactor, hasPassword } = account;
  const [isSettingUp, setIsSettingUp] = useState(false);
  return (
    <AccountPart
      id="account-second-factor"
      title="Second factor"
      about={
        secondFactor.isRequired
          ? ownAccountMessages.secondFactorNeeded
          : 'A code from your phone as well as the password, so that a leaked password opens nothing.'
      }
    >
      {!hasPassword && (
        <span className={classes.dim}>
          You sign in through another service, which has your second factor.
        </span>
      )}
      {hasPassword && isSettingUp && <SetUpSecondFactor onDone={() => setIsSettingUp(false)} />}
      {hasPassword && !isSettingUp && !secondFactor.isOn && (
        <Button
          variant={secondFactor.isRequired ? 'filled' : 'default'}
          onClick={() => setIsSettingUp(true)}
        >
          Set up a second factor
        </Button>
      )}
      {!isSettingUp && secondFactor.isOn && <SecondFactorIsOn />}
    </AccountPart>
  );
}

function SecondFactorIsOn() {
  const [wish, setWish] = useState<'codes' | 'off' | null>(null);
  const refresh = useRefreshAccount();
  const renewal = useMutation({ mutationFn: renewBackupCodes });
  const removal = useMutation({
    mutationFn: removeSecondFactor,
    onSuccess: () => toast.success(ownAccountMessages.secondFactorOff),
    onSettled: refresh,
  });
  const end = () => {
    setWish(null);
    renewal.reset();
    removal.reset();
  };
  if (renewal.data) return <BackupCodes codes={renewal.data} onKept={end} />;
  if (wish !== null) {
    const asked = wish === 'codes' ? renewal : removal;
    return (
      <PasswordAgain
        submitLabel={wish === 'codes' ? 'Make new backup codes' : 'Turn it off'}
        isPending={asked.isPending}
        problem={asked.error?.message}
        onSubmit={(password) => asked.mutate(password)}
        onCancel={end}
      />
    );
  }
  return (
    <>
      <p className={classes.value}>On</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setWish('codes')}>
          New backup codes
        </Button>
        <Button variant="default" onClick={() => setWish('off')}>
          Turn off
        </Button>
      </div>
    </>
  );
}
