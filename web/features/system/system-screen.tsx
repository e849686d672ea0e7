import { Button, Skeleton, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { systemMessages } from '../../../shared/messages/system.ts';
import { useSystemStatus } from '../../api/use-system-status.ts';
import { IconHistory } from '../../icons/history.ts';
import { paths } from '../../paths.ts';
import { BackToDashboard } from '../../ui/page/back-to-dashboard.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { FailingJobs } from './failing-jobs.tsx';
import { SystemChecks } from './system-checks.tsx';
import classes from './system-screen.module.css';

/**
 * Shows an administrator whether the installation needs attention.
 * @param messages The messages that visitors sent from the front page.
 */
export function SystemScreen({ messages }: { messages: ReactNode }) {
  const status = useSystemStatus({ isWatching: true });
  return (
    <PageShell
      title="System"
      subtitle="What Greenpen needs to work, and whether any of it needs your attention."
      actions={
        <>
          <BackToDashboard />
          <Button
            component={Link}
            to={paths.auditTrail}
            variant="default"
            leftSection={<IconHistory size={16} aria-hidden />}
          >
            Audit trail
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {status.isPending && <Skeleton h={{ base: 900, sm: 640 }} radius="lg" />}
        {status.isError && <ErrorState of={status} message={systemMessages.loadFailed} />}
        {status.isSuccess && (
          <>
            <section className={classes.card} aria-labelledby="system-checks">
              <Title order={2} id="system-checks">
                {summarise(status.data.needAttention)}
              </Title>
              <SystemChecks checks={status.data.checks} />
            </section>
            {status.data.failingJobs.length > 0 && (
              <section className={classes.card} aria-labelledby="failing-jobs">
                <Title order={2} id="failing-jobs" mb="sm">
                  Jobs that failed
                </Title>
                <FailingJobs jobs={status.data.failingJobs} />
              </section>
            )}
          </>
        )}
        {!status.isPending && (
          <section className={classes.card} aria-labelledby="demo-requests">
            <Title order={2} id="demo-requests" mb="sm">
              Messages from the contact form
            </Title>
            {messages}
          </section>
        )}
      </Stack>
    </PageShell>
  );
}

function summarise(needAttention: number): string {
  if (needAttention === 0) return 'Nothing needs your attention';
  return needAttention === 1
    ? 'One thing needs your attention'
    : `${needAttention} things need your attention`;
}
