import { useQuery } from '@tanstack/react-query';
import { reportsMessages } from '../../../../shared/messages/reports.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import classes from '../auto-report.module.css';
import { EarlierBatches } from './earlier-batches.tsx';
import { MissingReports } from './missing-reports.tsx';
import type { ReportDraft } from '../details/report-draft.ts';
import { ToRead } from './to-read.tsx';

interface ReportListsProps {
  /** True if opening a batch would replace something that has been entered. */
  hasDraft: boolean;
  onOpen: (draft: ReportDraft) => void;
}

/**
 * Lists of existing and missing reports. Reports an error, because lists that failed to load would
 * look empty.
 */
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
