import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReportBatch, ReportPaper } from '../../../../shared/contract/report-batches.ts';
import { reportsMessages } from '../../../../shared/messages/reports.ts';
import { client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/**
 * Fetches the reports that may be printed and prints them; discards them once the batch has
 * changed.
 */
export function usePaper(batch: ReportBatch) {
  const [printed, setPrinted] = useState<{ of: ReportBatch; paper: ReportPaper } | null>(null);
  const asking = useMutation({
    mutationFn: () => client.reports.getPaper({ batchId: batch.id }),
    onSuccess: (paper) => setPrinted({ of: batch, paper }),
    onError: (error) => toast.error(errorSentence(error, reportsMessages.printFailed)),
  });
  useEffect(() => {
    if (printed !== null) window.print();
  }, [printed]);
  return {
    paper: printed?.of === batch ? printed.paper : null,
    print: () => asking.mutate(),
    isAsking: asking.isPending,
  };
}
