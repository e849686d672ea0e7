import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ltiMessages } from '../../../../shared/messages/lti.ts';
import type { Role } from '../../../../shared/permissions.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { useCurrentUserQuery } from '../../../api/use-current-user.ts';
import { loginPath } from '../../../return-to.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { isolate } from '../../../ui/text/isolate.ts';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Sentence } from '../../../ui/text/sentence.tsx';
import classes from '../../../ui/lists/rows.module.css';

const isFramed = () => window.self !== window.top;

/**
 * Asks someone who comes from a platform which account is theirs. Browsers may not store a sign-in
 * within a frame of another site, so in a frame this opens a tab that asks the same question.
 */
export function ConfirmArrival({ ticket }: { ticket: string }) {
  const arrival = useQuery(
    api.lti.describeArrival.queryOptions({ input: { ticket }, retry: false }),
  );
  const { data: user } = useCurrentUserQuery();
  const [search] = useSearchParams();
  const cameFromFrame = isFramed() || search.get('from') === 'frame';
  const here = `/launch?ticket=${encodeURIComponent(ticket)}${cameFromFrame ? '&from=frame' : ''}`;
  if (arrival.isPending) return <Shell>{<Skeleton h={120} />}</Shell>;
  if (!arrival.data) {
    return (
      <Shell>
        <ErrorState message={errorSentence(arrival.error, ltiMessages.ticketOver)} />
      </Shell>
    );
  }
  const { platformName, displayName, isKnown, canStart, accountRole } = arrival.data;
  if (isFramed()) {
    return (
      <Shell>
        <p>
          Some browsers do not keep you signed in inside a page of {platformName}, so Greenpen opens
          in a tab of its own.
        </p>
        <Button component="a" href={here} target="_blank" rel="noopener" size="md">
          Open Greenpen in a new tab
        </Button>
      </Shell>
    );
  }
  return (
    <Shell>
      <p>
        You have come from {platformName}
        {displayName !== '' && (
          <>
            {' '}
            as <strong>{displayName}</strong>
          </>
        )}
        .
      </p>
      {isKnown ? (
        <Continue
          {...{ ticket, cameFromFrame }}
          as="self"
          label={`Continue as ${isolate(displayName)}`}
        />
      ) : (
        <>
          <p className={classes.dim}>
            {user
              ? sayAccount(isolate(platformName), accountRole, user)
              : `If you already have a Greenpen account, sign in once, and from then on ${isolate(platformName)} leads to it.`}
          </p>
          <div className={classes.buttons}>
            {user && user.role === accountRole && (
              <Continue
                {...{ ticket, cameFromFrame }}
                as="mine"
                label={`Use my account: ${isolate(user.displayName)}`}
              />
            )}
            {!user && (
              <Button component={Link} to={loginPath(here)} size="md">
                I have an account
              </Button>
            )}
            {canStart && (
              <Continue
                {...{ ticket, cameFromFrame }}
                as="self"
                label="I am new here"
                variant="default"
              />
            )}
          </div>
          {!canStart && !user && (
            <p className={classes.dim}>No account? A school administrator can make one for you.</p>
          )}
        </>
      )}
    </Shell>
  );
}

/** Explains what happens if the person who is signed in already continues. */
function sayAccount(
  platform: string,
  accountRole: 'teacher' | 'student' | null,
  user: { role: Role; displayName: string },
): string {
  if (accountRole === null) return ltiMessages.problems.NO_ROLE;
  if (user.role !== accountRole)
    return ltiMessages.otherAccount(platform, accountRole, isolate(user.displayName));
  return `You are signed in. From now on ${platform} can lead to this account.`;
}

function Shell({ children }: { children: ReactNode }) {
  return (
    <PageShell title="From your learning platform" width="form">
      <Panel isRoomy gap="md">
        {children}
      </Panel>
    </PageShell>
  );
}

interface ContinueProps {
  ticket: string;
  /** True if this tab was opened from a page of the platform. */
  cameFromFrame: boolean;
  as: 'self' | 'mine';
  label: string;
  variant?: 'filled' | 'default';
}

/** A native form: the response signs the person in and redirects. */
function Continue({ ticket, cameFromFrame, as, label, variant = 'filled' }: ContinueProps) {
  return (
    <form method="post" action="/api/lti/continue">
      <input type="hidden" name="ticket" value={ticket} />
      <input type="hidden" name="as" value={as} />
      {cameFromFrame && <input type="hidden" name="from" value="frame" />}
      <Button type="submit" size="md" variant={variant}>
        <Sentence>{label}</Sentence>
      </Button>
    </form>
  );
}
