import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { api } from '../../../api/client.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { BackToDashboard } from '../../../ui/page/back-to-dashboard.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { roleNames } from '../users/role-names.ts';
import { AppearancePart } from './appearance-part.tsx';
import { EmailPart } from './email-part.tsx';
import { KeysPart } from './keys-part.tsx';
import { NamePart } from './name-part.tsx';
import classes from './own-account.module.css';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { ProvidersPart } from './providers-part.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** The person's own account: their name, their ways to sign in, and their sessions. */
export function OwnAccountScreen() {
  const { role, needsSecondFactor, needsEmailProof, needsNewPassword } = useCurrentUser();
  const isWaitedFor = needsSecondFactor || needsEmailProof || needsNewPassword;
  const account = useQuery(api.account.get.queryOptions());
  const { data } = account;
  return (
    <PageShell
      title="My account"
      subtitle={roleNames[role]}
      actions={!isWaitedFor && <BackToDashboard />}
    >
      {account.isPending && <Skeleton h={640} radius="lg" />}
      {account.isError && !data && (
        <ErrorState of={account} message={ownAccountMessages.accountFailed} />
      )}
      {data && (
        <div className={classes.parts}>
          {/* What the school requires comes first. */}
          {needsNewPassword && <PasswordPart account={data} isWaitedFor />}
          {needsSecondFactor && <SecondFactorPart account={data} />}
          {needsSecondFactor && <PasskeysPart account={data} />}
          {needsEmailProof && <EmailPart account={data} isWaitedFor />}
          <NamePart account={data} />
          {!needsEmailProof && <EmailPart account={data} />}
          {!needsNewPassword && <PasswordPart account={data} />}
          <ProvidersPart account={data} />
          {!needsSecondFactor && role !== 'student' && <SecondFactorPart account={data} />}
          {!needsSecondFactor && role !== 'student' && <PasskeysPart account={data} />}
          {!needsSecondFactor && role !== 'student' && <KeysPart />}
          <SessionsPart sessions={data.sessions} />
          <AppearancePart />
        </div>
      )}
    </PageShell>
  );
}
