import { Button, Skeleton, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { countDone } from './first-step-words.ts';
import classes from './first-steps.module.css';
import { StepList } from './step-list.tsx';
import { useFirstSteps } from './use-first-steps.ts';

/**
 * The remaining steps for a new school, at the top of an administrator's dashboard; renders nothing
 * once all are done or it was dismissed.
 * @param children The rest of the page, which waits for this part, so that nothing moves.
 */
export function FirstStepsChecklist({ children }: { children: ReactNode }) {
  const titleId = useId();
  const { query, dismiss } = useFirstSteps();
  if (query.isPending) return <Skeleton h={214} radius="lg" aria-hidden />;
  const steps = query.data;
  if (!steps || steps.isDismissed || countDone(steps) === steps.steps.length) return children;
  const done = countDone(steps);
  return (
    <>
      <Panel component="section" aria-labelledby={titleId} className={classes.checklist}>
        <Title order={2} id={titleId} size="h3">
          {done === 0
            ? 'Get your school ready'
            : `First steps: ${done} of ${steps.steps.length} done`}
        </Title>
        <Text c="dimmed" size="sm">
          {steps.isFirstAccount &&
            'Yours is the first account, so you are this school’s administrator: you decide who comes in and what they may do. '}
          {done === 0 && 'One page leads you to a class that can begin, in a few minutes.'}
        </Text>
        <StepList steps={steps.steps} />
        <div className={classes.actions}>
          <Button component={Link} to={paths.firstSteps}>
            {done === 0 ? 'Begin' : 'Continue'}
          </Button>
          <Button
            variant="default"
            loading={dismiss.isPending}
            onClick={() => dismiss.mutate({ dismissed: true })}
          >
            Put this list away
          </Button>
        </div>
      </Panel>
      {children}
    </>
  );
}
