import { Loader, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import { PageShell } from '../../ui/page-shell.tsx';
import { TryAgainAlert } from './try-again-alert.tsx';
import classes from './notice.module.css';

interface TimeIsUpProps {
  isFailing: boolean;
  onTryNow: () => void;
  /** What stands above it, if anything. */
  children?: ReactNode;
}

/** The time is over and the answers are on their way. */
export function TimeIsUp({ isFailing, onTryNow, children }: TimeIsUpProps) {
  return (
    <PageShell title={attemptsMessages.timeIsUp} width="narrow">
      {children}
      {isFailing ? (
        <TryAgainAlert sentence={attemptsMessages.submitFailed} onTryNow={onTryNow} />
      ) : (
        <div className={classes.notice}>
          <Text component="output" className={classes.sending}>
            <Loader size="sm" aria-hidden /> Your answers are being submitted.
          </Text>
        </div>
      )}
    </PageShell>
  );
}
