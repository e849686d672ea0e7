import type { Agreement } from '../shared/agreement.ts';

const COLUMNS = ['QWK', 'QWK/q', 'r', 'nRMSE', 'exact', 'within one'] as const;
const NAME_WIDTH = 18;

const widthOf = (column: string): number => Math.max(column.length, 6) + 3;

/** Returns the names of the figures, above the rows of a table. */
export function headLine(): string {
  return (
    ' '.repeat(NAME_WIDTH) + COLUMNS.map((column) => column.padStart(widthOf(column))).join('')
  );
}

/** Returns one marker's figures as a row. */
export function tableRow(name: string, agreement: Agreement): string {
  const figures = [
    agreement.qwk,
    agreement.qwkPerQuestion,
    agreement.pearson,
    agreement.nrmse,
    agreement.exact,
    agreement.withinOne,
  ];
  const cells = figures.map((figure, index) =>
    (figure === null ? '–' : figure.toFixed(3)).padStart(widthOf(COLUMNS[index] ?? '')),
  );
  return name.padEnd(NAME_WIDTH) + cells.join('');
}
