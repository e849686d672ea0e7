import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { reportStudentSchema } from '../../../../shared/contract/reports.ts';
import { buildReportRequest } from './report-request.ts';

it('sends this and nothing else for a report', async () => {
  const student = reportStudentSchema.parse({
    name: 'Asha Patel',
    level: 6,
    positives: 'Asha explains osmosis clearly to Bo. Takes tablets for asthma.',
    areasToImprove: 'show working',
    pronouns: 'she',
  });
  const { instructions, content } = buildReportRequest({
    student,
    classInfo: { className: '10B', subject: 'Biology', term: 'Autumn', unitsCovered: 'Cells' },
    tone: 'warm',
    length: 'short',
    classmates: ['Bo Li'],
    unlike: ['Bo reads widely at home and at school.'],
    turn: 1,
  });
  const file = fileURLToPath(new URL('prompts/sent-for-a-report.snap.txt', import.meta.url));
  await expect(`${instructions}\n\n${content}\n`).toMatchFileSnapshot(file);
});
