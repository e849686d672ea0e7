import { Button, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconDownload } from '../../../icons/download.ts';
import { IconRefresh } from '../../../icons/refresh.ts';
import { MAX_EDITED_REPORT_CHARACTERS } from '../../../../shared/business-rules.ts';
import type { Report, ReportBatch } from '../../../../shared/contract/report-batches.ts';
import { isHeldBack } from '../../../../shared/report-batch.ts';
import { acceptedUnopened, reportsMessages } from '../../../../shared/messages/reports.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { useCopy } from '../../../ui/codes/use-copy.ts';
import classes from '../auto-report.module.css';
import { useReportEdit } from './use-report-edit.ts';
import type { ReportEditOptions } from './use-report-text.ts';
import { MarkedTextarea } from './marked-textarea.tsx';
import { readingAge } from './reading-age.ts';
import { ReportReading } from './report-reading.tsx';
import { ReportWarnings } from '../report-warnings.tsx';
import { askBeforeDownload, type Leaving, leaveIfConfirmed, leaveOnceSaved } from './leaving.ts';
import { standsInText } from '../warning-sentence.ts';

interface ReportCardProps extends ReportEditOptions {
  report: Report;
  /** The student's name, with a distinguishing detail if several share it. */
  label: string;
  /** Says who owns the reports, and whether a second person reads them. */
  batch: Pick<ReportBatch, 'id' | 'isOwn' | 'handedIn'>;
  leaving: Leaving;
}

/** One report, which can be read, edited in place, rewritten and copied. */
export function ReportCard({ report, label, batch, leaving, ...options }: ReportCardProps) {
  const edit = useReportEdit(report, options);
  const copy = useCopy(edit.text);
  const age = readingAge(edit.text);
  const marked = report.warnings
    .filter(({ kind, decision }) => decision === null && standsInText(kind))
    .flatMap(({ words }) => words);
  return (
    <Panel component="section" aria-label={`Report for ${label}`} className={classes.report}>
      <div className={classes.cardTop}>
        <Title order={2} size="h3">
          {report.name}
          <span className={classes.noPrint}>{label.slice(report.name.length)}</span>
        </Title>
        <ReportActions report={report} batch={batch} leaving={leaving} edit={edit} copy={copy} />
      </div>
      <Text component="output" size="sm" className={classes.said}>
        {copy.said}
      </Text>
      {report.state === 'waiting' ? (
        <>
          <VisuallyHidden>Being written</VisuallyHidden>
          <Skeleton height={84} />
        </>
      ) : (
        <MarkedTextarea
          className={classes.noPrint}
          aria-label={`Report for ${label}`}
          autosize
          minRows={3}
          maxLength={MAX_EDITED_REPORT_CHARACTERS}
          placeholder={report.state === 'failed' ? reportsMessages.generateFailed : undefined}
          value={edit.text}
          readOnly={!batch.isOwn}
          marked={marked}
          error={edit.problem}
          errorProps={{ role: 'alert' }}
          onChange={(event) => edit.setText(event.currentTarget.value)}
          onBlur={edit.save}
        />
      )}
      {age !== null && (
        <Text size="xs" c="dimmed" mt={4} className={classes.noPrint}>
          Reading age: about {age}
        </Text>
      )}
      {report.behind !== null && (
        <Text size="sm" mt="xs" className={classes.noPrint}>
          This report speaks of marks. {acceptedUnopened(report.behind)}
        </Text>
      )}
      {edit.theirs !== null && (
        <Conflict theirs={edit.theirs} onKeep={edit.keepMine} onTake={edit.takeTheirs} />
      )}
      <ReportWarnings
        warnings={report.warnings}
        isBusy={edit.isBusy}
        isOwn={batch.isOwn}
        onTakeOut={edit.takeOut}
        onDecide={(kind) => void edit.decide(kind)}
      />
      <ReportReading
        report={report}
        label={label}
        isOwn={batch.isOwn}
        isHandedIn={batch.handedIn !== null}
        unsaved={options.unsaved}
        onChanged={options.onChanged}
      />
    </Panel>
  );
}

interface ReportActionsProps extends Pick<ReportCardProps, 'report' | 'batch' | 'leaving'> {
  edit: ReturnType<typeof useReportEdit>;
  copy: ReturnType<typeof useCopy>;
}

function ReportActions({ report, batch, leaving, edit, copy }: ReportActionsProps) {
  // Words that were typed just now may be about the student's safety.
  const checkAndCopy = () =>
    leaving.hasUnsaved()
      ? leaveOnceSaved(leaving, ([saved]) => saved && copy.copyNewer(saved.report), report.id)
      : leaveIfConfirmed([report], copy.copy);
  return (
    <div className={classes.cardActions}>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<copy.Icon size={14} aria-hidden />}
        disabled={edit.text === '' || isHeldBack(report)}
        onClick={() => void checkAndCopy()}
      >
        Copy
      </Button>
      {batch.isOwn && edit.text !== '' && !isHeldBack(report) && (
        <Button
          component="a"
          variant="subtle"
          size="xs"
          download
          href={`/api/report-batches/${batch.id}/file?format=docx&reportId=${report.id}`}
          onClick={(event) => askBeforeDownload(event, leaving, [report], report.id)}
          leftSection={<IconDownload size={14} aria-hidden />}
        >
          Word
        </Button>
      )}
      {batch.isOwn && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconRefresh size={14} aria-hidden />}
          loading={edit.isBusy}
          disabled={report.state === 'waiting'}
          onClick={edit.regenerate}
        >
          Write again
        </Button>
      )}
    </div>
  );
}

interface ConflictProps {
  theirs: string;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows a version saved elsewhere meanwhile, and lets the teacher choose. */
function Conflict({ theirs, onKeep, onTake }: ConflictProps) {
  return (
    <div className={classes.conflict}>
      <Text size="sm" fw={600}>
        Saved meanwhile:
      </Text>
      <Text size="sm">{theirs}</Text>
      <div className={classes.cardActions}>
        <Button size="xs" variant="default" onClick={onTake}>
          Use this one
        </Button>
        <Button size="xs" variant="default" onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
