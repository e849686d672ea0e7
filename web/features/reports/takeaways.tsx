import { Alert, Anchor, Button } from '@mantine/core';
import { IconAlertTriangle } from '../../icons/alert-triangle.ts';
import { IconDownload } from '../../icons/download.ts';
import { IconPrinter } from '../../icons/printer.ts';
import type { ReportBatch } from '../../../shared/contract/report-batches.ts';
import { reportsMessages } from '../../../shared/messages/reports.ts';
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
  const isReady = batch.reports.some((report) => report.report !== '');
  const kinds = batch.reports.flatMap(({ warnings }) => warnings.map(({ kind }) => kind));
  const isFlagged = kinds.length > 0;
  const leaveIfConfirmed = async (leave: () => void) => {
    const message = kinds.includes('safety')
      ? reportsMessages.confirmSafety
      : reportsMessages.confirmExport;
    const isConfirmed =
      !isFlagged ||
      (await confirm({ title: 'Before you export', message, confirmLabel: 'Export' }));
    if (isConfirmed) leave();
  };
  return (
    <>
      <BeforeExport batch={batch} labels={labels} />
      <div className={classes.takeaways}>
        <Button variant="default" onClick={onBack}>
          Back to details
        </Button>
        {isReady &&
          formats.map((format) => (
            <Button
              key={format}
              component="a"
              variant="default"
              download
              href={addressOf(batch, format)}
              onClick={(event) => {
                if (!isFlagged) return;
                event.preventDefault();
                void leaveIfConfirmed(() => window.location.assign(addressOf(batch, format)));
              }}
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        {isReady && (
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => void leaveIfConfirmed(() => window.print())}
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
  const flagged = batch.reports.flatMap(({ id, warnings }, index) =>
    warnings.length > 0 ? [{ id, label: labels[index] }] : [],
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

/** Somebody who was asked about safety, and goes on, has decided. */
function addressOf({ id, reports }: ReportBatch, format: string): string {
  const isDecided = reports.some(({ warnings }) => warnings.some(({ kind }) => kind === 'safety'));
  return `/api/report-batches/${id}/file?format=${format}${isDecided ? '&safety=decided' : ''}`;
}

function lookAt(reportId: string): void {
  const card = document.getElementById(reportId);
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector('textarea')?.focus({ preventScroll: true });
}
