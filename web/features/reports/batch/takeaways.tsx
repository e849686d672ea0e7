import { Alert, Anchor, Button } from '@mantine/core';
import { IconAlertTriangle } from '../../../icons/alert-triangle.ts';
import { IconDownload } from '../../../icons/download.ts';
import { IconPrinter } from '../../../icons/printer.ts';
import type { ReportBatch } from '../../../../shared/contract/report-batches.ts';
import { askBeforeDownload, isFlagged, type Leaving, leaveOnceSaved, lookAt } from './leaving.ts';
import { Paper } from './paper.tsx';
import { usePaper } from './use-paper.ts';
import classes from '../auto-report.module.css';

const formats = ['csv', 'xlsx', 'docx'] as const;

interface TakeawaysProps {
  batch: ReportBatch;
  labels: readonly string[];
  leaving: Leaving;
  onBack?: (() => void) | undefined;
}

/** Exports to files and paper, preceded by the warnings. */
export function Takeaways({ batch, labels, leaving, onBack }: TakeawaysProps) {
  const { paper, print, isAsking } = usePaper(batch);
  const isReady = batch.reports.some((report) => report.report !== '');
  return (
    <>
      <Paper paper={paper} />
      <BeforeExport batch={batch} labels={labels} />
      <div className={classes.takeaways}>
        {onBack && (
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
              href={`/api/report-batches/${batch.id}/file?format=${format}`}
              onClick={(event) => askBeforeDownload(event, leaving, batch.reports)}
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
            onClick={() => void leaveOnceSaved(leaving, print)}
          >
            Print
          </Button>
        )}
      </div>
    </>
  );
}

/** The reports with warnings, each linked to its card. */
function BeforeExport({ batch, labels }: Omit<TakeawaysProps, 'leaving' | 'onBack'>) {
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
