import { Alert, Button, Progress, Text } from '@mantine/core';
import type { ReportBatch } from '../../../../shared/contract/report-batches.ts';
import { studentLabels } from '../../../../shared/report-batch.ts';
import { reportsMessages } from '../../../../shared/messages/reports.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ListSkeleton } from '../../../ui/states/list-skeleton.tsx';
import classes from '../auto-report.module.css';
import { ClassBalanceTable } from './class-balance-table.tsx';
import { HandIn } from './hand-in.tsx';
import { ReportCard } from './report-card.tsx';
import { Takeaways } from './takeaways.tsx';
import { isWriting, useReportBatch } from './use-report-batch.ts';
import type { Leaving } from './leaving.ts';
import type { UnsavedReports } from './use-unsaved-reports.ts';

interface ReportsStepProps {
  batchId: string;
  unsaved: UnsavedReports;
  /** Goes back to the input of the reports; absent for a reader. */
  onBack?: () => void;
}

const withoutChanges = {
  message: reportsMessages.confirmWithoutChanges,
  confirmLabel: 'Go on without them',
};

/** Step 4: the reports as they arrive, to check, edit and export. */
export function ReportsStep({ batchId, unsaved, onBack }: ReportsStepProps) {
  const { query, latest, refresh, retryFailed, isRetrying } = useReportBatch(batchId);
  if (query.isPending) return <ListSkeleton />;
  // Loaded data stays if a refetch fails, because it may hold changes.
  if (!query.data) return <ErrorState of={query} message={reportsMessages.loadFailed} />;
  const { reports } = query.data;
  const leaving: Leaving = {
    hasUnsaved: unsaved.hasAny,
    settle: async (reportId) => {
      if (!(await unsaved.saveOrAsk(withoutChanges))) return null;
      const settled = latest()?.reports ?? reports;
      return settled.filter(({ id }) => reportId === undefined || id === reportId);
    },
  };
  const labels = studentLabels(reports);
  const failed = reports.filter((report) => report.state === 'failed');
  const causes = new Set(failed.flatMap(({ failure }) => failure ?? []));
  return (
    <>
      <BatchProgress batch={query.data} />
      {failed.length > 0 && (
        <Alert
          color="red"
          role="alert"
          mb="md"
          title={reportsMessages.generateFailed}
          className={classes.noPrint}
        >
          <Text size="sm">
            {failed.length} of {reports.length} reports could not be written. The others are here.
            {[...causes].map((cause) => ` ${cause}`)}
          </Text>
          {query.data.isOwn && (
            <Button mt="sm" size="xs" variant="default" loading={isRetrying} onClick={retryFailed}>
              Try these again
            </Button>
          )}
        </Alert>
      )}
      <Text size="sm" c="dimmed" mb="md" className={classes.noPrint}>
        {query.data.usesModel ? reportsMessages.modelWords : reportsMessages.ownWords}{' '}
        {reportsMessages.readEach}
      </Text>
      <Takeaways batch={query.data} labels={labels} leaving={leaving} onBack={onBack} />
      {query.data.isOwn && !isWriting(query.data) && (
        <HandIn
          batch={query.data}
          mayHandIn={() => unsaved.saveOrAsk(withoutChanges)}
          onChanged={refresh}
        />
      )}
      <ClassBalanceTable batch={query.data} />
      <div className={`${classes.cards} ${classes.noPrint}`}>
        {reports.map((report, index) => (
          <div key={report.id} id={report.id}>
            <ReportCard
              report={report}
              label={labels[index] ?? report.name}
              batch={query.data}
              onChanged={refresh}
              unsaved={unsaved}
              leaving={leaving}
            />
          </div>
        ))}
      </div>
    </>
  );
}

function BatchProgress({ batch }: { batch: ReportBatch }) {
  const total = batch.reports.length;
  const done = batch.reports.filter((report) => report.report !== '').length;
  return (
    <div className={classes.progress}>
      <Text aria-live="polite" fw={600}>
        {isWriting(batch) ? `Writing… ${done} of ${total}` : `${done} of ${total} reports`}
      </Text>
      {isWriting(batch) && (
        <Progress value={(100 * done) / total} aria-label="Reports written" mt={4} />
      )}
    </div>
  );
}
