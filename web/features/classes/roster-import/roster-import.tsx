import { Alert, Button, Checkbox, FileButton, Text } from '@mantine/core';
import { type DragEvent, useRef } from 'react';
import { IconFileUpload } from '../../../icons/file-upload.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from './roster-import.module.css';
import { RosterReportView } from './roster-report-view.tsx';
import { type RosterImporting, useRosterImport } from './use-roster-import.ts';

const LIST_TYPES =
  '.csv,.tsv,.txt,.zip,text/csv,text/plain,text/tab-separated-values,application/zip';

/** Imports people and classes from the school's own system: choose files, review, import. */
export function RosterImport() {
  const roster = useRosterImport();
  const forgetFiles = useRef<() => void>(null);
  const { names, report, outcome } = roster;

  const choose = (files: readonly File[]) => {
    // Reset, because otherwise choosing the same files again after correcting them would do
    // nothing.
    forgetFiles.current?.();
    if (files.length > 0) void roster.takeFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose([...event.dataTransfer.files]);
  };

  return (
    <>
      <output>
        {outcome && (
          <Alert color="pen" role="presentation" mb="md">
            {outcome}
          </Alert>
        )}
      </output>
      <Panel gap="md">
        <div className={classes.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <Text>
            Lists exported from SIMS, Arbor or Bromcom, or a OneRoster export: its ZIP file, or all
            the files in it.
          </Text>
          <FileButton accept={LIST_TYPES} multiple onChange={choose} resetRef={forgetFiles}>
            {(props) => (
              <Button
                {...props}
                variant={report ? 'default' : 'filled'}
                loading={roster.isBusy}
                leftSection={<IconFileUpload size={16} aria-hidden />}
              >
                Choose CSV or ZIP files
              </Button>
            )}
          </FileButton>
          {names.length > 0 && (
            <Text size="sm" c="dimmed">
              {names.join(', ')}
            </Text>
          )}
        </div>
        <Checkbox
          label="These lists hold the whole school"
          description="Classes missing from them are archived, and people missing from them can no longer sign in. Students who stay missing are erased after the months in School settings. Leave it empty for the list of one class or year. A OneRoster export says so itself."
          checked={roster.isWhole}
          onChange={(event) => roster.setWhole(event.currentTarget.checked)}
        />
        <FormProblem message={roster.problem} />
        {roster.tryAgain && (
          <Button variant="default" w="fit-content" onClick={roster.tryAgain}>
            Try again
          </Button>
        )}
        <Text size="sm" c="dimmed">
          {whatHappens(roster)}
        </Text>
      </Panel>
      {report && <RosterReportView report={report} importIt={roster.importIt} />}
    </>
  );
}

function whatHappens({ isBusy, isPreview }: RosterImporting): string {
  if (!isBusy) return 'Nothing is imported yet: you will see a preview first.';
  return `${isPreview ? 'Reading' : 'Importing'} the roster. A very large one takes up to a minute: you may leave this page and come back.`;
}
