import { Button, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { counted } from '../../../../shared/counted.ts';
import { describeClass } from '../../../../shared/report-batch.ts';
import { reportsMessages } from '../../../../shared/messages/reports.ts';
import { api, client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { Facts } from '../../../ui/text/facts.tsx';
import { formatDate } from '../../../ui/dates/format-date.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import classes from '../auto-report.module.css';
import { draftOf, type ReportDraft } from '../details/report-draft.ts';

interface EarlierBatchesProps {
  /** True if opening a batch would replace something that has been entered. */
  hasDraft: boolean;
  onOpen: (draft: ReportDraft) => void;
}

/** Reports written earlier, to reopen or delete. Renders nothing if there are none. */
export function EarlierBatches({ hasDraft, onOpen }: EarlierBatchesProps) {
  const queryClient = useQueryClient();
  const query = useQuery(api.reports.listBatches.queryOptions());
  const remove = useMutation(
    api.reports.deleteBatch.mutationOptions({
      onSuccess: () => toast.success(reportsMessages.batchDeleted),
      onError: (error) => toast.error(errorSentence(error, reportsMessages.deleteFailed)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.reports.listBatches.key() }),
    }),
  );
  const open = useMutation({
    mutationFn: (batchId: string) => client.reports.getBatch({ batchId }),
    onSuccess: (batch) => onOpen(draftOf(batch)),
    onError: (error) => toast.error(errorSentence(error, reportsMessages.loadFailed)),
  });
  const askAndOpen = async (batchId: string) => {
    const isConfirmed =
      !hasDraft ||
      (await confirm({
        title: 'Open earlier reports',
        message: reportsMessages.confirmOpenBatch,
        confirmLabel: 'Open',
      }));
    if (isConfirmed) open.mutate(batchId);
  };
  const askAndRemove = async (batchId: string) => {
    const isConfirmed = await confirm({
      message: reportsMessages.confirmDeleteBatch,
      confirmLabel: 'Delete',
      isDestructive: true,
    });
    if (isConfirmed) remove.mutate({ batchId });
  };
  if (!query.data || query.data.items.length === 0) return null;
  return (
    <Panel component="section" aria-labelledby="earlier-batches" className={classes.earlier}>
      <Title order={2} id="earlier-batches" mb="sm">
        Earlier reports
      </Title>
      <ul className={classes.batches}>
        {query.data.items.map(({ id, className, subject, term, students, createdAt }) => {
          const title = describeClass({ className, subject, term });
          return (
            <li key={id}>
              <div>
                <Text fw={600}>
                  {title === '' ? 'Reports' : <Facts of={[className, subject, term]} />}
                </Text>
                <Text size="sm" c="dimmed">
                  {counted(students, 'student')}, {formatDate(createdAt)}
                </Text>
              </div>
              <div className={classes.cardActions}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Open ${title || 'reports'} of ${formatDate(createdAt)}`}
                  loading={open.isPending && open.variables === id}
                  onClick={() => void askAndOpen(id)}
                >
                  Open
                </Button>
                <Button
                  variant="subtle"
                  color="gray"
                  size="xs"
                  aria-label={`Delete ${title || 'reports'} of ${formatDate(createdAt)}`}
                  onClick={() => void askAndRemove(id)}
                >
                  Delete
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
