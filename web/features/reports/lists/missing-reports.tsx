import { NativeSelect, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { isolate } from '../../../ui/text/isolate.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from '../auto-report.module.css';

/**
 * Students without a report for a term, across all teachers of a class. Renders nothing before the
 * first report.
 */
export function MissingReports() {
  const [picked, setPicked] = useState('');
  const { data } = useQuery({
    ...api.reports.listMissing.queryOptions({ input: { term: picked } }),
    placeholderData: keepPreviousData,
  });
  if (!data || data.terms.length === 0) return null;
  return (
    <Panel component="section" aria-labelledby="missing-reports" className={classes.earlier}>
      <div className={classes.cardTop}>
        <Title order={2} id="missing-reports">
          No report yet
        </Title>
        {data.terms.length > 1 && (
          <NativeSelect
            aria-label="Term"
            size="xs"
            data={data.terms}
            value={data.term}
            onChange={(event) => setPicked(event.currentTarget.value)}
          />
        )}
      </div>
      <Text size="sm" c="dimmed" mb="sm">
        {data.classes.length === 0
          ? `Everybody in these classes has a report for ${isolate(data.term)} of ${data.schoolYear}.`
          : `For ${isolate(data.term)} of ${data.schoolYear}, by any teacher of the class. A report with a typed name that several students have counts for none of them.`}
      </Text>
      {data.classes.map(({ teacherCode, name, teachers, students, missing }) => (
        <details key={teacherCode} className={classes.missing}>
          <summary>
            <strong>{name}</strong>: {missing.length} of {students}
            <Text component="span" size="sm" c="dimmed" className={classes.teachers}>
              {teachers.join(', ')}
            </Text>
          </summary>
          <Text size="sm">{missing.join(', ')}</Text>
        </details>
      ))}
    </Panel>
  );
}
