import type { ExportFormat } from '../../../shared/transfer-formats.ts';
import type { FilterValues } from './use-question-list.ts';

/** The download address of the CSV template. */
export const TEMPLATE_ADDRESS = '/api/questions/import-template';

/** Returns the download address of a quiz's questions. */
export function quizExportAddress(quizCode: string, format: ExportFormat): string {
  return `/api/quizzes/${quizCode}/questions-file?format=${format}`;
}

/**
 * Returns the download address of the questions that match the filters, or of all if there are
 * none.
 */
export function exportAddress(format: ExportFormat, filters: FilterValues | null): string {
  const parameters = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(filters ?? {})) {
    if (value) parameters.set(name, value);
  }
  return `/api/questions/export?${parameters}`;
}
