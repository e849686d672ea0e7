import { giveWay } from '../../../threads/give-way.ts';

giveWay();

export { buildReportRequest } from './report-request.ts';
export { mendSpelling } from './spelling.ts';
