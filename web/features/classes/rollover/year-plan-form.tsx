import { Button, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useRollover, type YearPlan } from './use-rollover.ts';
import { YearReport } from './year-report.tsx';

const carryWords: Record<YearPlan['carry'], { label: string; description: string }> = {
  all: {
    label: 'Each class moves up a year with its students',
    description:
      '9B Biology is archived, and 10B Biology begins with the same students and teachers.',
  },
  list: {
    label: 'A list says who goes into which class',
    description: 'The classes move up a year with their teachers, but only with these students.',
  },
  none: {
    label: 'Classes only end',
    description: 'Import the new year’s roster afterwards: it brings the new classes.',
  },
};

/** The plan of the new year, which is previewed before anything changes. */
export function YearPlanForm({
  initial,
}: {
  initial: Pick<YearPlan, 'academicYear' | 'leavingYear'>;
}) {
  const rollover = useRollover(initial);
  const { plan, change } = rollover;
  const look = (event: SubmitEvent) => {
    event.preventDefault();
    rollover.look();
  };
  return (
    <>
      <Panel>
        <form onSubmit={look} noValidate>
          <Stack gap="lg">
            <TextInput
              label="New academic year"
              maw="16rem"
              value={plan.academicYear}
              onChange={(event) => change({ academicYear: event.currentTarget.value.trim() })}
            />
            <Radio.Group
              label="Classes and their students"
              description="Archived classes keep their students and results, and stay readable."
              value={plan.carry}
              onChange={(carry) => change({ carry })}
            >
              <Stack gap="xs" mt="xs">
                {Object.entries(carryWords).map(([carry, words]) => (
                  <Radio key={carry} value={carry} {...words} />
                ))}
              </Stack>
            </Radio.Group>
            {plan.carry === 'list' && (
              <Textarea
                label="Student, new class"
                description="One a line: a name, username or email address, a comma, and the class’s new name."
                placeholder={'Maya Patel, 10B Biology\nPatel, Arun, 10C Biology'}
                autosize
                minRows={5}
                maxRows={16}
                value={plan.list}
                onChange={(event) => change({ list: event.currentTarget.value })}
              />
            )}
            <TextInput
              label="Year group that leaves"
              description="And any above it. Their students can no longer sign in unless another of their classes moves up, and are erased once your school’s time for leavers is over. Leave it empty if nobody leaves."
              inputMode="numeric"
              maw="26rem"
              error={rollover.leavingProblem}
              value={plan.leavingYear}
              onChange={(event) => change({ leavingYear: event.currentTarget.value })}
            />
            <FormProblem message={rollover.lookProblem} />
            <Button
              type="submit"
              w="fit-content"
              variant={rollover.looked ? 'default' : 'filled'}
              loading={rollover.isLooking}
            >
              See what would change
            </Button>
          </Stack>
        </form>
      </Panel>
      {rollover.looked && <YearReport looked={rollover.looked} rollover={rollover} />}
    </>
  );
}
