import { Button, Text, Textarea } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { MAX_REPORT_CHARACTERS } from '../../../../shared/business-rules.ts';
import type { Report } from '../../../../shared/contract/report-batches.ts';
import { isHeldBack } from '../../../../shared/report-batch.ts';
import { reportsMessages } from '../../../../shared/messages/reports.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { formatDate } from '../../../ui/dates/format-date.ts';
import classes from './report-reading.module.css';
import type { UnsavedReports } from './use-unsaved-reports.ts';

interface ReportReadingProps {
  report: Report;
  label: string;
  isOwn: boolean;
  /** True if it was handed in; until then, there is nobody to discuss it with. */
  isHandedIn: boolean;
  unsaved: UnsavedReports;
  onChanged: () => Promise<void>;
}

/**
 * A second person's review of a report: last time's report next to it, comments, and a signature.
 */
export function ReportReading({
  report,
  label,
  isOwn,
  isHandedIn,
  unsaved,
  onChanged,
}: ReportReadingProps) {
  const sign = useMutation(api.reports.sign.mutationOptions({ onSettled: () => onChanged() }));
  const { id: reportId, revision, signed, previous, remarks } = report;
  return (
    <div className={classes.reading}>
      {previous !== null && (
        <details>
          <summary>Last time{previous.about !== '' && ` (${previous.about})`}</summary>
          <Text size="sm" className={classes.previous}>
            {previous.report}
          </Text>
        </details>
      )}
      {remarks.length > 0 && (
        <ul className={classes.remarks} aria-label={`Comments on the report for ${label}`}>
          {remarks.map(({ by, at, remark }) => (
            <li key={`${at} ${remark}`}>
              <Text size="sm">{remark}</Text>
              <Text size="xs" c="dimmed">
                {by}, {formatDate(at)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {isHandedIn && <RemarkForm {...{ reportId, label, unsaved, onChanged }} />}
      {signed !== null && (
        <Text size="sm" fw={600}>
          Signed by {signed.by} on {formatDate(signed.at)}
        </Text>
      )}
      {!isOwn && signed === null && (
        <div className={classes.signing}>
          <Button
            size="xs"
            loading={sign.isPending}
            disabled={report.report === '' || isHeldBack(report)}
            aria-label={`Sign the report for ${label}`}
            onClick={() => sign.mutate({ reportId, revision })}
          >
            Sign
          </Button>
          {report.report === '' && <Text size="sm">{reportsMessages.notWrittenYet}</Text>}
          {isHeldBack(report) && <Text size="sm">{reportsMessages.decideBeforeSigning}</Text>}
          <FormProblem message={sign.isError ? readingSentence(sign.error) : null} />
        </div>
      )}
    </div>
  );
}

/** Tells a reader whose access has ended so, rather than that the reports were not found. */
function readingSentence(error: unknown): string {
  const isGone = error instanceof ORPCError && error.code === 'NOT_FOUND';
  return isGone ? reportsMessages.takenBack : errorSentence(error, reportsMessages.saveFailed);
}

type RemarkFormProps = Pick<ReportReadingProps, 'label' | 'unsaved' | 'onChanged'> & {
  reportId: string;
};

function RemarkForm({ reportId, label, unsaved, onChanged }: RemarkFormProps) {
  const [remark, setRemark] = useState('');
  useEffect(() => {
    unsaved.noteComment(reportId, remark.trim() !== '');
    return () => unsaved.noteComment(reportId, false);
  }, [unsaved, reportId, remark]);
  const send = useMutation(
    api.reports.remark.mutationOptions({
      onSuccess: async () => {
        await onChanged();
        setRemark('');
      },
    }),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send.mutate({ reportId, remark });
  };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <Textarea
        aria-label={`Comment on the report for ${label}`}
        placeholder="Comment for your colleague; it is not part of the report"
        autosize
        minRows={1}
        maxLength={MAX_REPORT_CHARACTERS}
        value={remark}
        onChange={(event) => setRemark(event.currentTarget.value)}
      />
      <Button
        type="submit"
        size="sm"
        variant="default"
        loading={send.isPending}
        disabled={remark.trim() === ''}
      >
        Send
      </Button>
      <FormProblem message={send.isError ? readingSentence(send.error) : null} />
    </form>
  );
}
