import { Text } from '@mantine/core';
import { MAX_IMPORT_FILE_BYTES, MAX_IMPORT_ROWS } from '../../../../shared/business-rules.ts';
import type { ExportFormat } from '../../../../shared/transfer-formats.ts';
import { DownloadButton } from '../../../ui/downloads/download-button.tsx';
import classes from './question-transfer.module.css';

const formats = [
  {
    format: 'docx',
    label: 'Download paper',
    note: 'A Word file to print, with the mark scheme at the end.',
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

interface ExportFormatsProps {
  load: (format: ExportFormat) => Promise<File>;
}

/** Questions to take along, in each of the forms. */
export function ExportFormats({ load }: ExportFormatsProps) {
  return (
    <>
      <ul className={classes.formats}>
        {formats.map(({ format, label, note }) => (
          <li key={format} className={classes.format}>
            <DownloadButton label={label} load={() => load(format)} />
            <Text size="sm" c="dimmed">
              {note}
            </Text>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        Each of these can be imported again, in files of up to {MAX_IMPORT_FILE_BYTES / 1024 ** 2}{' '}
        MB and {MAX_IMPORT_ROWS.toLocaleString('en-GB')} questions. GIFT and CSV leave out all
        images, those of mark schemes too, and questions that are only an image.
      </Text>
    </>
  );
}
