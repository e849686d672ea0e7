import { useQuery } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '../../../shared/business-rules.ts';
import { api, client } from '../../api/client.ts';
import { DownloadMenu } from '../../ui/downloads/download-menu.tsx';

const { exportMarkbook } = client.results;
const everyone = [
  { label: 'Markbook (XLSX)', load: () => exportMarkbook({ format: 'xlsx' }) },
  { label: 'Markbook (CSV)', load: () => exportMarkbook({ format: 'csv' }) },
];

/**
 * Downloads the teacher's markbook, students × quizzes, in percent; for all classes or one of
 * several.
 */
export function MarkbookDownload() {
  const { data } = useQuery(
    api.classes.list.queryOptions({ input: { pageSize: MAX_PAGE_SIZE, archived: false } }),
  );
  const classes = data && data.items.length > 1 ? data.items : [];
  const byClass = classes.map(({ teacherCode, name }) => ({
    label: `${name} (XLSX)`,
    load: () => exportMarkbook({ teacherCode, format: 'xlsx' }),
  }));
  return <DownloadMenu label="Markbook" downloads={[...everyone, ...byClass]} />;
}
