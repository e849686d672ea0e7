import { Alert, Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { OpenedConcern } from '../../../shared/contract/welfare.ts';
import { welfareMessages } from '../../../shared/messages/welfare.ts';
import { api } from '../../api/client.ts';
import { IconListSearch } from '../../icons/list-search.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { formatDateTime } from '../../ui/dates/format-date.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ConcernDecision } from './concern-decision.tsx';
import { sourceWords, tellEvent, tellFinding } from './concern-words.ts';
import { useIsMute } from './use-concerns.ts';
import classes from './welfare.module.css';

/** A text to read, the decision about it, and its record. Opening it is recorded. */
export function ConcernScreen() {
  const { concernId = '' } = useParams();
  const concern = useQuery({
    queryKey: api.welfare.read.key({ input: { concernId } }),
    queryFn: () => api.welfare.read.call({ concernId }),
    // Each reading is recorded, so it is loaded exactly once per visit.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <PageShell
      title={concern.data?.studentName ?? 'Welfare'}
      parent={{ label: 'Welfare', path: paths.welfare }}
      subtitle={concern.data && whereOf(concern.data)}
      actions={<BackLink to={paths.welfare}>All</BackLink>}
      width="narrow"
    >
      {concern.isPending && <Skeleton h={320} radius="lg" />}
      {concern.isError && isNotThere(concern.error) && <NotThere />}
      {concern.isError && !isNotThere(concern.error) && (
        <ErrorState of={concern} message={welfareMessages.readFailed} />
      )}
      {concern.data && <Opened concern={concern.data} />}
    </PageShell>
  );
}

/** Returns true if no text has this id, or its format is impossible. */
function isNotThere(error: Error): boolean {
  return error instanceof ORPCError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code);
}

function NotThere() {
  return (
    <div role="alert">
      <EmptyState
        title={welfareMessages.notThere}
        icon={<IconListSearch size={32} />}
        action={
          <Button component={Link} to={paths.welfare} variant="default">
            See all texts
          </Button>
        }
      >
        Its link may be incomplete, the record may have been deleted, or your account is not among
        those who may read it. If you were sent the link, ask an administrator today.
      </EmptyState>
    </div>
  );
}

function whereOf({ source, quizTitle, quizCode }: OpenedConcern): string {
  return [sourceWords[source], quizTitle, quizCode].filter(Boolean).join(', ');
}

function Opened({ concern }: { concern: OpenedConcern }) {
  const { id, quizCode, text, questionText, state, strength, abilities } = concern;
  return (
    <Stack gap="md">
      {state === 'open' && (
        <Alert className={classes.notice} title="What to do">
          {strength === 'faint' ? welfareMessages.readYourself : welfareMessages.whatToDo}
        </Alert>
      )}
      <Panel component="section" aria-label="What was written">
        {questionText !== '' && (
          <Text size="sm" c="dimmed">
            {questionText}
          </Text>
        )}
        <blockquote className={classes.text}>{text}</blockquote>
        <Text size="sm" c="dimmed">
          {tellFinding(concern)}
        </Text>
      </Panel>
      {abilities.canMark && quizCode !== null && (
        <Text>
          No marker reads this answer, so it waits for you:{' '}
          <Anchor component={Link} to={paths.quizCheckFirst(quizCode)} inherit>
            Mark this answer
          </Anchor>
        </Text>
      )}
      {state === 'open' && abilities.canDecide && (
        <ConcernDecision concernId={id} isDecided={false} />
      )}
      {state === 'open' && !abilities.canDecide && (
        <Text>{abilities.isNamed ? welfareMessages.namesYou : welfareMessages.notYours}</Text>
      )}
      {abilities.canDecide && <ConcernRecord concern={concern} />}
      {state !== 'open' && abilities.canReopen && <ConcernDecision concernId={id} isDecided />}
    </Stack>
  );
}

/** The record of what has happened so far. */
function ConcernRecord({ concern: { strength, events } }: { concern: OpenedConcern }) {
  const isMute = useIsMute();
  const isUntold = strength === 'clear' && !events.some(({ kind }) => kind === 'told');
  return (
    <Panel component="section" aria-label="Record">
      <ol className={classes.events}>
        {events.map((event) => (
          <li key={`${event.at} ${event.kind} ${event.detail}`}>
            <span>{tellEvent(event)}</span>
            <time className={classes.when} dateTime={event.at}>
              {formatDateTime(event.at)}
            </time>
          </li>
        ))}
      </ol>
      {isMute && isUntold && (
        <Text size="sm" c="dimmed">
          {welfareMessages.wasNotEmailed}
        </Text>
      )}
    </Panel>
  );
}
