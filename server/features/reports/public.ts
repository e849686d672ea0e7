export { findBatch, findReport } from './reports-queries.ts';
export { createReportWriter } from './create-report-writer.ts';
export { observeWriter } from './observe-writer.ts';
export { writeBatch } from './write-batch.ts';
export type { ReportWriter } from './writer/report-writer.ts';
