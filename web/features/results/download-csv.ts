import { saveFile } from '../../ui/downloads/save-file.ts';

/** Saves a CSV file through the browser's downloads. */
export function downloadCsv(fileName: string, csv: string): void {
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName);
}
