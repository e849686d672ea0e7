import { client } from '../../api/client.ts';
import { DownloadMenu } from '../../ui/download-menu.tsx';

const downloads = [
  { label: 'Markbook (XLSX)', load: () => client.results.exportMarkbook({ format: 'xlsx' }) },
  { label: 'Markbook (CSV)', load: () => client.results.exportMarkbook({ format: 'csv' }) },
];

/** The teacher's students × quizzes, in percent, as a file. */
export function MarkbookDownload() {
  return <DownloadMenu label="Markbook" downloads={downloads} />;
}
