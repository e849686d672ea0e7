import { useQuery } from '@tanstack/react-query';
import { reportsMessages } from '../../../shared/messages/reports.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import classes from './auto-report.module.css';
import { EarlierBatches } from './earlier-batches.tsx';
import { MissingReports } from './missing-reports.tsx';
import type { ReportDraft } from './report-draft.ts';
import { ToRead } from './to-read.tsx';

interface ReportListsProps {
  /** Whether something has been entered that opening a batch would replace. */
  hasDraft: boolean;
  onOpen: (draft: ReportDraft) => void;
}

/** Reports there are, or should be. Those that could not be loaded would look like none. */
export function ReportLists({ hasDraft, onOpen }: ReportListsProps) {
  const toRead = useQuery(api.reports.listToRead.queryOptions());
  const missing = useQuery(api.reports.listMissing.queryOptions({ input: { term: '' } }));
  const earlier = useQuery(api.reports.listBatches.queryOptions());
  const failed = [toRead, missing, earlier].filter(({ isError }) => isError);
  const error = failed[0]?.error;
  return (
    <>
      {error && (
        <div className={classes.earlier}>
          <ErrorState
            message={errorSentence(error, reportsMessages.loadFailed)}
            isRetrying={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => failed.forEach((list) => void list.refetch())}
          />
        </div>
      )}
      <ToRead />
      <MissingReports />
      <EarlierBatches hasDraft={hasDraft} onOpen={onOpen} />
    </>
  );
}
