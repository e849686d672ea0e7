export { buildReportRequest } from './report-request.ts';
export { mendSpelling } from './spelling.ts';
