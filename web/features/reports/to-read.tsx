import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { formatDate } from '../../ui/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './auto-report.module.css';

/** What colleagues have handed in to be read and signed. Shows nothing until there is some. */
export function ToRead() {
  const query = useQuery(api.reports.listToRead.queryOptions());
  if (!query.data || query.data.items.length === 0) return null;
  return (
    <Panel component="section" aria-labelledby="reports-to-read" className={classes.earlier}>
      <Title order={2} id="reports-to-read" mb="sm">
        To read and sign
      </Title>
      <ul className={classes.batches}>
        {query.data.items.map(({ id, teacher, about, handedInAt, reports, signed }) => (
          <li key={id}>
            <div>
              <Text fw={600}>{about || 'Reports'}</Text>
              <Text size="sm" c="dimmed">
                {teacher}, handed in on {formatDate(handedInAt)}: {signed} of {reports} signed
              </Text>
            </div>
            <Button
              component={Link}
              to={paths.readReports(id)}
              variant="default"
              size="xs"
              aria-label={`Read ${about || 'reports'} by ${teacher}`}
            >
              Read
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
