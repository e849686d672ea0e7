import type { ExportFormat } from '../../../shared/transfer-formats.ts';
import type { FilterValues } from './use-question-list.ts';

/** Where the CSV file to fill in is downloaded. */
export const TEMPLATE_ADDRESS = '/api/questions/import-template';

/** Where the questions of a quiz are downloaded. */
export function quizExportAddress(quizCode: string, format: ExportFormat): string {
  return `/api/quizzes/${quizCode}/questions-file?format=${format}`;
}

/** Where the questions that match the filters are downloaded, or all where there are none. */
export function exportAddress(format: ExportFormat, filters: FilterValues | null): string {
  const parameters = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(filters ?? {})) {
    if (value) parameters.set(name, value);
  }
  return `/api/questions/export?${parameters}`;
}
