import { Button, Text } from '@mantine/core';
import type { Finding, Report } from '../../../shared/contract/report-batches.ts';
import { IconAlertTriangle } from '../../icons/alert-triangle.ts';
import { IconCheck } from '../../icons/check.ts';
import { formatDate } from '../../ui/dates/format-date.ts';
import classes from './report-warnings.module.css';
import { standsInText, warningSentence } from './warning-sentence.ts';

interface ReportWarningsProps {
  warnings: Report['warnings'];
  isBusy: boolean;
  /** True for the report's teacher, who alone may change it. */
  isOwn: boolean;
  onTakeOut: (warning: Finding) => void;
  onDecide: (kind: Finding['kind']) => void;
}

/** The warnings of a report, each with two actions: take the words out, or keep them. */
export function ReportWarnings({
  warnings,
  isBusy,
  isOwn,
  onTakeOut,
  onDecide,
}: ReportWarningsProps) {
  return warnings.map((warning) => (
    <div key={warning.kind} className={classes.warning} data-decided={warning.decision !== null}>
      <WarningLine warning={warning} />
      {warning.decision === null ? (
        <div className={classes.ways}>
          {isOwn && standsInText(warning.kind) && (
            <Button
              size="xs"
              variant="default"
              disabled={isBusy}
              onClick={() => onTakeOut(warning)}
            >
              Take the sentence out
            </Button>
          )}
          <Button
            size="xs"
            variant="subtle"
            disabled={isBusy}
            onClick={() => onDecide(warning.kind)}
          >
            {standsInText(warning.kind) ? 'It may go home' : 'It is right as it is'}
          </Button>
        </div>
      ) : (
        <Text size="xs" c="dimmed">
          {warning.decision.by || 'Somebody'} let it stand on {formatDate(warning.decision.at)}.
        </Text>
      )}
    </div>
  ));
}

/** Warnings about typed input; the teacher resolves them in the field itself. */
export function FieldWarnings({ findings }: { findings: readonly Finding[] }) {
  return findings.map((finding) => (
    <div key={`${finding.kind} ${finding.words.join()}`} className={classes.warning}>
      <WarningLine warning={{ ...finding, decision: null }} />
    </div>
  ));
}

function WarningLine({ warning }: { warning: Report['warnings'][number] }) {
  const Icon = warning.decision === null ? IconAlertTriangle : IconCheck;
  return (
    <Text size="sm" className={classes.sentence}>
      <Icon size={16} aria-hidden />
      <span>{warningSentence(warning)}</span>
    </Text>
  );
}
