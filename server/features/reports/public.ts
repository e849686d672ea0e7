export { findBatch, findReport } from './reports-queries.ts';
export { mayRead } from './reading/reading-rules.ts';
export { continueBatches } from './continue-batches.ts';
export { createReportChecker, type ReportChecker } from './checks/report-checker.ts';
export { describeSentForReports } from './sent-for-reports.ts';
export { createReportWriter } from './create-report-writer.ts';
export { observeWriter } from './observe-writer.ts';
export { writeBatch } from './write-batch.ts';
export type { ReportWriter } from './writer/report-writer.ts';
