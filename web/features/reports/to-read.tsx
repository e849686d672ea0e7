import { Button, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { reportsMessages } from '../../../shared/messages/reports.ts';
import { api, client } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { formatDate } from '../../ui/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './auto-report.module.css';
import { draftOf, type ReportDraft } from './report-draft.ts';

/** What colleagues have handed in to be read and signed. Shows nothing until there is some. */
export function ToRead({ onOpen }: { onOpen: (draft: ReportDraft) => void }) {
  const query = useQuery(api.reports.listToRead.queryOptions());
  const open = useMutation({
    mutationFn: (batchId: string) => client.reports.getBatch({ batchId }),
    onSuccess: (batch) => onOpen(draftOf(batch)),
    onError: (error) => toast.error(errorSentence(error, reportsMessages.loadFailed)),
  });
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
              variant="default"
              size="xs"
              aria-label={`Read ${about || 'reports'} by ${teacher}`}
              loading={open.isPending && open.variables === id}
              onClick={() => open.mutate(id)}
            >
              Read
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
