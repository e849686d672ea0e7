export { findBatch, findReport } from './reports-queries.ts';
export { mayRead } from './reading/reading-rules.ts';
export { continueBatches } from './batches/continue-batches.ts';
export { createReportChecker, type ReportChecker } from './checks/report-checker.ts';
export { describeSentForReports } from './writer/sent-for-reports.ts';
export { createReportWriter } from './writer/create-report-writer.ts';
export { observeWriter } from './writer/observe-writer.ts';
export { writeBatch } from './batches/write-batch.ts';
export type { ReportWriter } from './writer/report-writer.ts';
