import { Alert, Anchor, Button } from '@mantine/core';
import { IconAlertTriangle } from '../../icons/alert-triangle.ts';
import { IconDownload } from '../../icons/download.ts';
import { IconPrinter } from '../../icons/printer.ts';
import type { ReportBatch } from '../../../shared/contract/report-batches.ts';
import { isFlagged, isHeldBack } from './held-back.ts';
import { reportsMessages } from '../../../shared/messages/reports.ts';
import { Paper } from './paper.tsx';
import { usePaper } from './use-paper.ts';
import { confirm } from '../../ui/confirm.tsx';
import classes from './auto-report.module.css';

const formats = ['csv', 'xlsx', 'docx'] as const;

interface TakeawaysProps {
  batch: ReportBatch;
  labels: readonly string[];
  onBack: () => void;
}

/** Files and paper, and what to look at before. */
export function Takeaways({ batch, labels, onBack }: TakeawaysProps) {
  const { paper, print, isAsking } = usePaper(batch);
  const isReady = batch.reports.some((report) => report.report !== '');
  const hasFlagged = batch.reports.some(isFlagged);
  const heldBack = batch.reports.find(isHeldBack);
  const leaveIfConfirmed = async (leave: () => void) => {
    const question = heldBack
      ? { message: reportsMessages.safetyUndecided, confirmLabel: 'Show me' }
      : { message: reportsMessages.confirmExport, confirmLabel: 'Export' };
    const isConfirmed = !hasFlagged || (await confirm({ title: 'Before you export', ...question }));
    if (!isConfirmed) return;
    if (heldBack) lookAt(heldBack.id);
    else leave();
  };
  return (
    <>
      <Paper paper={paper} />
      <BeforeExport batch={batch} labels={labels} />
      <div className={classes.takeaways}>
        {batch.isOwn && (
          <Button variant="default" onClick={onBack}>
            Back to details
          </Button>
        )}
        {isReady &&
          batch.isOwn &&
          formats.map((format) => (
            <Button
              key={format}
              component="a"
              variant="default"
              download
              href={addressOf(batch, format)}
              onClick={(event) => {
                if (!hasFlagged) return;
                event.preventDefault();
                void leaveIfConfirmed(() => window.location.assign(addressOf(batch, format)));
              }}
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        {isReady && batch.isOwn && (
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            loading={isAsking}
            onClick={() => void leaveIfConfirmed(print)}
          >
            Print
          </Button>
        )}
      </div>
    </>
  );
}

/** The reports with warnings, each a way to its card. */
function BeforeExport({ batch, labels }: Omit<TakeawaysProps, 'onBack'>) {
  const flagged = batch.reports.flatMap((report, index) =>
    isFlagged(report) ? [{ id: report.id, label: labels[index] }] : [],
  );
  if (flagged.length === 0) return null;
  return (
    <Alert
      color="gray"
      mb="md"
      className={classes.noPrint}
      icon={<IconAlertTriangle aria-hidden />}
      title={`${flagged.length === 1 ? 'One report needs' : `${flagged.length} reports need`} a look before you export`}
    >
      <ul className={classes.flagged}>
        {flagged.map(({ id, label }) => (
          <li key={id}>
            <Anchor component="button" type="button" size="sm" onClick={() => lookAt(id)}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function addressOf({ id }: ReportBatch, format: string): string {
  return `/api/report-batches/${id}/file?format=${format}`;
}

function lookAt(reportId: string): void {
  const card = document.getElementById(reportId);
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector('textarea')?.focus({ preventScroll: true });
}
