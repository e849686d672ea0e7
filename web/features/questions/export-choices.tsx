import { Button, Checkbox, Text } from '@mantine/core';
import { IconDownload } from '../../icons/download.ts';
import { useState } from 'react';
import { exportAddress } from './export-address.ts';
import classes from './question-transfer.module.css';
import type { QuestionListState } from './use-question-list.ts';

const formats = [
  {
    format: 'docx',
    label: 'Download paper',
    note: 'A Word file to print, with the mark scheme behind it.',
  },
  { format: 'moodle-xml', label: 'Download Moodle XML', note: 'For Moodle, with images.' },
  {
    format: 'qti',
    label: 'Download QTI',
    note: 'A QTI 2.2 package for other systems, with images.',
  },
  { format: 'gift', label: 'Download GIFT', note: 'Plain text, without images.' },
  { format: 'csv', label: 'Download CSV', note: 'For a spreadsheet, without images.' },
] as const;

/** The bank, or what the filters leave of it, as a file in one of several formats. */
export function ExportChoices({ list }: { list: QuestionListState }) {
  const { filters, isFiltered, query } = list;
  const [isOnlyMatching, setIsOnlyMatching] = useState(isFiltered);
  const total = (query.data?.total ?? 0).toLocaleString('en-GB');
  return (
    <div className={classes.stack}>
      {isFiltered ? (
        <Checkbox
          label={`Only the questions that match the filters (${total})`}
          checked={isOnlyMatching}
          onChange={(event) => setIsOnlyMatching(event.currentTarget.checked)}
        />
      ) : (
        <Text>All questions of the bank ({total}).</Text>
      )}
      <ul className={classes.formats}>
        {formats.map(({ format, label, note }) => (
          <li key={format} className={classes.format}>
            <Button
              component="a"
              href={exportAddress(format, isOnlyMatching ? filters : null)}
              download
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              {label}
            </Button>
            <Text size="sm" c="dimmed">
              {note}
            </Text>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        Moodle XML, QTI, GIFT and CSV files can be imported again.
      </Text>
    </div>
  );
}
