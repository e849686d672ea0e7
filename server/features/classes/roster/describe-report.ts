import type { RosterReport } from '../../../../shared/contract/roster.ts';
import { countedChanges, rosterMessages } from '../../../../shared/messages/roster.ts';

/** Describes what an import did, or would do, in lines for a terminal or a log. */
export function describeReport(report: RosterReport, { dryRun }: { dryRun: boolean }): string {
  const lines = report.changes.map(({ kind, total }) => `  ${countedChanges(kind, total)}`);
  const findings = report.findings.map(({ subject, place, sentence, blocks }) => {
    const about = [subject, place].filter(Boolean).join(', ');
    return `${blocks ? '! ' : '  '}${about && `${about}: `}${sentence}`;
  });
  const outcome = dryRun
    ? 'This is what would change. Nothing has been imported.'
    : rosterMessages.imported;
  return [
    lines.length === 0 ? rosterMessages.unchanged : outcome,
    ...lines,
    ...(findings.length > 0 ? ['To look at:', ...findings] : []),
    ...(dryRun && report.removesMuch ? [rosterMessages.removesMuch] : []),
    '',
  ].join('\n');
}
