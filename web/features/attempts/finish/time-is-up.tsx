import { Loader, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import type { AnswerSync } from '../answer-sync/answer-sync.ts';
import { endTitles } from './attempt-ended.tsx';
import { submitFailedSentence } from '../connection.ts';
import type { AttemptEnd } from './submit-attempt.ts';
import { TryAgainAlert } from '../try-again-alert.tsx';
import classes from '../notice.module.css';

interface TimeIsUpProps {
  end: AttemptEnd;
  sync: AnswerSync;
  isFailing: boolean;
  onTryNow: () => void;
  /** Content shown above it. */
  children?: ReactNode;
}

/** Says that the time is over and the answers are being sent. */
export function TimeIsUp({ end, sync, isFailing, onTryNow, children }: TimeIsUpProps) {
  return (
    <PageShell title={endTitles[end]} width="narrow">
      {children}
      {isFailing ? (
        <TryAgainAlert sentence={submitFailedSentence(sync)} onTryNow={onTryNow} />
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
