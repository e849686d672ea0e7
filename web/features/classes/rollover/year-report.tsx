import { Button, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { CLASSES_PER_PAGE } from '../../../../shared/business-rules.ts';
import { counted } from '../../../../shared/counted.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { ListPages } from '../../../ui/lists/list-pages.tsx';
import classes from '../roster-import/roster-import.module.css';
import type { LookedAt, Rollover } from './use-rollover.ts';
import { yearColumns } from './year-columns.tsx';

const noun = ['class', 'classes'] as const;

/** The changes of the new year, class by class, with the button that carries them out. */
export function YearReport({ looked, rollover }: { looked: LookedAt; rollover: Rollover }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [page, setPage] = useState(1);
  useEffect(() => heading.current?.focus(), []);
  const { plan, report } = looked;
  const { leavers, findings, problems } = report;
  const archived = report.classes.filter(({ fate }) => fate !== 'stays').length;
  const beginning = report.classes.filter(({ next }) => next !== null).length;
  return (
    <section className={classes.report} aria-labelledby="year-report">
      <Title
        order={2}
        size="h3"
        id="year-report"
        ref={heading}
        tabIndex={-1}
        className={classes.heading}
      >
        What would change
      </Title>
      <Text>
        {counted(archived, 'class is archived', 'classes are archived')},{' '}
        {counted(beginning, 'begins', 'begin')},{' '}
        {counted(leavers.total, 'student leaves', 'students leave')}.
      </Text>
      {leavers.total > 0 && (
        <details>
          <summary>{counted(leavers.total, 'student leaves', 'students leave')}</summary>
          <ul className={classes.rows}>
            {leavers.shown.map((name, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may be of one name
              <li key={index}>
                <bdi>{name}</bdi>
              </li>
            ))}
            {leavers.total > leavers.shown.length && (
              <li>and {(leavers.total - leavers.shown.length).toLocaleString('en-GB')} more</li>
            )}
          </ul>
        </details>
      )}
      {problems > 0 && (
        <>
          <Title order={3} size="h4">
            {counted(problems, 'line to correct', 'lines to correct')}
          </Title>
          <ul className={classes.findings}>
            {findings.map(({ line, sentence }) => (
              <li key={line} className={classes.finding} data-blocks>
                <strong>
                  <bdi>{line}</bdi>
                </strong>
                <br />
                {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
      <DataTable
        caption="Classes of the year that is ending"
        columns={yearColumns(rollover)}
        rows={report.classes.slice((page - 1) * CLASSES_PER_PAGE, page * CLASSES_PER_PAGE)}
        rowKey={({ teacherCode }) => teacherCode}
      />
      <ListPages
        page={page}
        pageSize={CLASSES_PER_PAGE}
        total={report.classes.length}
        noun={noun}
        onTurn={setPage}
      />
      <div className={classes.end}>
        <Text size="sm" c="dimmed">
          Teachers keep their own code. Other new classes have new join codes. You can take all of
          it back for a week.
        </Text>
        <FormProblem message={rollover.applyProblem} />
        <Button
          size="md"
          loading={rollover.isApplying}
          disabled={problems > 0 || rollover.isLooking}
          onClick={() => rollover.apply(looked)}
        >
          Begin {plan.academicYear}
        </Button>
      </div>
    </section>
  );
}
