import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { formatDate } from '../../../ui/dates/format-date.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from '../auto-report.module.css';

type Batch = Awaited<ReturnType<typeof api.reports.listToRead.call>>['items'][number];

const isSigned = ({ reports, unwritten, signed }: Batch): boolean =>
  unwritten === 0 && signed === reports;

/**
 * Reports that colleagues have handed in to be read and signed. Renders nothing if there are none.
 */
export function ToRead() {
  const { data } = useQuery({
    ...api.reports.listToRead.queryOptions(),
    // The list may have changed, because the reader left it to sign a report.
    refetchOnMount: 'always',
  });
  if (!data || data.items.length === 0) return null;
  const signed = data.items.filter(isSigned);
  const open = data.items.filter((batch) => !isSigned(batch));
  const waiting = open.filter(({ isForActor }) => isForActor);
  const others = open.filter(({ isForActor }) => !isForActor);
  return (
    <Panel component="section" aria-labelledby="reports-to-read" className={classes.earlier}>
      <Title order={2} id="reports-to-read" mb="sm">
        To read and sign
      </Title>
      {waiting.length === 0 && <Text size="sm">No reports wait for you.</Text>}
      <Batches of={waiting} />
      <Folded label="Handed in to others" of={others} />
      <Folded label="All signed" of={signed} />
    </Panel>
  );
}

function Folded({ label, of }: { label: string; of: readonly Batch[] }) {
  if (of.length === 0) return null;
  return (
    <details className={classes.missing}>
      <summary>
        {label} ({of.length})
      </summary>
      <Batches of={of} />
    </details>
  );
}

function Batches({ of }: { of: readonly Batch[] }) {
  return (
    <ul className={classes.batches}>
      {of.map(({ id, teacher, about, handedInAt, reports, unwritten, signed }) => (
        <li key={id}>
          <div>
            <Text fw={600}>{about || 'Reports'}</Text>
            <Text size="sm" c="dimmed">
              {teacher}, handed in on {formatDate(handedInAt)}: {signed} of {reports} signed
              {unwritten > 0 && `, ${unwritten} not written yet`}
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
  );
}
