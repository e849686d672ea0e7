import { Anchor, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { settingsMessages } from '../../../../shared/messages/settings.ts';
import { paths } from '../../../paths.ts';
import { BackToDashboard } from '../../../ui/page/back-to-dashboard.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { TryMarker } from '../../marking/public.ts';
import { DecisionsStep } from './decisions-step.tsx';
import { countDone } from './first-step-words.ts';
import classes from './first-steps.module.css';
import { MailStep } from './mail-step.tsx';
import { StepList } from './step-list.tsx';
import { useFirstSteps } from './use-first-steps.ts';

/** Guides an administrator from the first account to a class that can start. */
export function FirstStepsScreen() {
  const first = useFirstSteps();
  const { query, note } = first;
  const { hash } = useLocation();
  const isReady = query.isSuccess;

  // The sections render only once the response has arrived.
  useEffect(() => {
    if (isReady && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);

  return (
    <PageShell
      title="First steps"
      subtitle="From an empty school to a class that is ready to start. You can change everything later."
      actions={<BackToDashboard />}
      width="narrow"
    >
      {query.isPending && <Skeleton h={800} radius="lg" />}
      {query.isError && !query.data && (
        <ErrorState of={query} message={settingsMessages.firstStepsFailed} />
      )}
      {query.data && (
        <Stack gap="lg">
          <Panel>
            <Text component="output" fw={600}>
              {countDone(query.data)} of {query.data.steps.length} done
            </Text>
            <StepList steps={query.data.steps} />
          </Panel>
          <Section id="decisions" title="Your school">
            <DecisionsStep />
          </Section>
          <Section id="mail" title="Mail">
            <MailStep hasMailServer={query.data.hasMailServer} steps={first} />
          </Section>
          <Section id="marker" title="Try the marker">
            <Text mb="md">
              It is ready to mark. See what it makes of one answer; nothing is stored.{' '}
              <Anchor component={Link} to={paths.marker} inherit underline="always">
                More about the marker
              </Anchor>
            </Text>
            <TryMarker onTried={() => note.mutate({ name: 'marker' })} />
          </Section>
          <Section id="people" title="People and classes">
            <PeopleStep />
          </Section>
        </Stack>
      )}
    </PageShell>
  );
}

function PeopleStep() {
  return (
    <>
      <Text mb="md">
        With a list from SIMS, Arbor or Bromcom, or a OneRoster export, all students and classes
        come at once; each class then has its sign-in cards to print. Or make one class and paste
        its names.
      </Text>
      <div className={classes.actions}>
        <Button component={Link} to={`${paths.classes}?view=import`}>
          Import a roster
        </Button>
        <Button component={Link} to={paths.classes} variant="default">
          Make a class
        </Button>
        <Button component={Link} to={`${paths.manageUsers}?view=add-people`} variant="default">
          Invite teachers
        </Button>
      </div>
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <Panel component="section" id={id} aria-labelledby={`${id}-title`} className={classes.section}>
      <Title order={2} size="h3" id={`${id}-title`} mb="md">
        {title}
      </Title>
      {children}
    </Panel>
  );
}
