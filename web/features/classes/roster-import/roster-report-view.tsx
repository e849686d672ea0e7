import { Button, Checkbox, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { RosterReport } from '../../../../shared/contract/roster.ts';
import { countedChanges, rosterMessages } from '../../../../shared/messages/roster.ts';
import { shownEmail } from '../../../../shared/sign-in-name.ts';
import { IconFileImport } from '../../../icons/file-import.ts';
import classes from './roster-import.module.css';
import type { RosterImporting } from './use-roster-import.ts';

interface RosterReportViewProps {
  report: RosterReport;
  importIt: RosterImporting['importIt'];
}

/** The changes an import would make, what needs attention, and the button that carries it out. */
export function RosterReportView({ report, importIt }: RosterReportViewProps) {
  const { changes, findings, conflicts, notices, removesMuch } = report;
  const [leavesOut, setLeavesOut] = useState(false);
  const [mayRemove, setMayRemove] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isReady = (conflicts === 0 || leavesOut) && (!removesMuch || mayRemove);

  return (
    <section className={classes.report} aria-labelledby="roster-report">
      <Title
        order={2}
        size="h3"
        id="roster-report"
        ref={heading}
        tabIndex={-1}
        className={classes.heading}
      >
        {changes.length === 0 ? 'Nothing would change' : 'What would change'}
      </Title>
      <div className={classes.changes}>
        {changes.map((change) => (
          <Change key={change.kind} {...change} />
        ))}
      </div>
      {findings.length > 0 && (
        <>
          <Title order={3} size="h4">
            {conflicts > 0
              ? `${conflicts.toLocaleString('en-GB')} to correct or leave out`
              : 'To look at'}
            {conflicts > 0 && notices > 0 && `, ${notices.toLocaleString('en-GB')} to look at`}
          </Title>
          <ul className={classes.findings}>
            {findings.map(({ subject, place, sentence, blocks }) => (
              <li
                key={`${subject}${place}${sentence}`}
                className={classes.finding}
                data-blocks={blocks || undefined}
              >
                {subject && (
                  <>
                    <strong>
                      <bdi>{subject}</bdi>
                    </strong>{' '}
                    <Text span c="dimmed" size="sm">
                      {place}
                    </Text>
                    <br />
                  </>
                )}
                {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={classes.end}>
        {conflicts > 0 && (
          <Checkbox
            label={`Leave out ${conflicts === 1 ? 'what needs' : `the ${conflicts.toLocaleString('en-GB')} that need`} correcting, and import the rest`}
            checked={leavesOut}
            onChange={(event) => setLeavesOut(event.currentTarget.checked)}
          />
        )}
        {removesMuch && (
          <Checkbox
            label="Import it even though it removes a lot"
            description={rosterMessages.removesMuch}
            checked={mayRemove}
            onChange={(event) => setMayRemove(event.currentTarget.checked)}
          />
        )}
        {changes.length > 0 && (
          <Button
            size="md"
            leftSection={<IconFileImport size={18} aria-hidden />}
            disabled={!isReady}
            onClick={() => importIt({ leaveOutConflicts: leavesOut, mayRemoveMuch: mayRemove })}
          >
            Import the roster
          </Button>
        )}
      </div>
    </section>
  );
}

function Change({ kind, total, shown }: RosterReport['changes'][number]) {
  return (
    <details>
      <summary>{countedChanges(kind, total)}</summary>
      <ul className={classes.rows}>
        {shown.map(({ subject, detail }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may be of one name
          <li key={index}>
            <bdi>{subject}</bdi>{' '}
            <Text span c="dimmed" size="sm">
              {shownEmail(detail)}
            </Text>
          </li>
        ))}
        {total > shown.length && <li>and {(total - shown.length).toLocaleString('en-GB')} more</li>}
      </ul>
    </details>
  );
}
