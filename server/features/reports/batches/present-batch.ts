import type { Finding, Report, ReportBatch } from '../../../../shared/contract/report-batches.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import { passagesOf } from '../../../../shared/report-passages.ts';
import type { Actor } from '../../../access/actor.ts';
import { ownerFilter } from '../../../access/authorize.ts';
import { fail } from '../../../http/fail.ts';
import type { Services } from '../../../http/route.ts';
import { findNamesakes } from '../../accounts/public.ts';
import { bodyOf } from '../checks/check-report.ts';
import { holdBackSigns } from '../checks/hold-back.ts';
import { listBehind } from './suggest-report.ts';
import { findLastTime } from '../reading/last-time.ts';
import { findReaderName, listMissing, listNames, listRemarks } from '../reading/reading-queries.ts';
import {
  listDecisions,
  listReports,
  type BatchRow,
  type DecisionRow,
  type ReportRow,
} from '../reports-queries.ts';

/** What presenting a report needs, with the person it is shown to. */
export type PresentTools = Pick<Services, 'database' | 'reportChecker' | 'welfareCheck'> & {
  actor: Actor;
};

/** Presents a batch with its reports as far as they are written, and what to check in each. */
export async function presentBatch(
  tools: PresentTools & Pick<Services, 'reportWriter'>,
  batch: BatchRow,
): Promise<ReportBatch> {
  const { database, reportWriter, actor } = tools;
  const { handedInAt } = batch;
  const { isByModel = reportWriter.usesModel ?? false, ...input } = batch.input;
  return {
    id: batch.id,
    input,
    usesModel: isByModel,
    createdAt: batch.createdAt.toISOString(),
    isOwn: batch.teacherId === actor.id,
    handedIn: handedInAt && {
      at: handedInAt.toISOString(),
      reader: await findReaderName(database, batch),
    },
    missing: await listMissing(database, batch),
    reports: await presentReports(tools, batch),
  };
}

/** Presents one report of a batch. Throws NOT_FOUND if it was deleted in the meantime. */
export async function presentReport(
  tools: PresentTools,
  batch: BatchRow,
  id: string,
): Promise<Report> {
  const report = (await presentReports(tools, batch)).find((other) => other.id === id);
  if (!report) throw fail('NOT_FOUND');
  return report;
}

export async function presentReports(
  { database, reportChecker, welfareCheck, actor }: PresentTools,
  batch: BatchRow,
): Promise<Report[]> {
  const rows = await listReports(database, batch.id);
  // An erased student no longer has a report, but still has a place in the input.
  const students = rows.flatMap(({ position }) => batch.input.students[position] ?? []);
  const input = { ...batch.input, students };
  const findings = await holdBackSigns(
    welfareCheck,
    rows.map(({ name, report }, place) => ({ name, report: bodyOf(report, input, place) })),
    await reportChecker.checkReports(rows, input),
  );
  const decisions = Map.groupBy(await listDecisions(database, batch.id), (row) => row.reportId);
  const remarks = Map.groupBy(await listRemarks(database, batch.id), (row) => row.reportId);
  const lastTime = await findLastTime(database, actor, batch);
  const apart = await findNamesakes(
    database,
    students.flatMap(({ userId }) => userId ?? []),
  );
  const userIdOf = (place: number) => students[place]?.userId ?? null;
  const detailOf = (place: number) => apart.get(userIdOf(place) ?? '') ?? '';
  const behind = await listBehind(
    database,
    rows.map(({ report }, place) => ({ report, userId: userIdOf(place) })),
    {
      subject: batch.input.classInfo.subject,
      teacherId: actor.id === batch.teacherId ? ownerFilter(actor, 'quiz.read') : batch.teacherId,
    },
  );
  const signers = await listNames(
    database,
    rows.flatMap(({ signedBy }) => signedBy ?? []),
  );
  return rows.map((row, index) => ({
    ...present(row, [...(findings[index] ?? []), ...unsourcedOf(row)], decisions.get(row.id) ?? []),
    detail: detailOf(index),
    behind: behind.get(userIdOf(index) ?? '') ?? null,
    signed: row.signedAt && {
      by: signers.get(row.signedBy ?? '') ?? questionsMessages.unknownTeacher,
      at: row.signedAt.toISOString(),
    },
    remarks: (remarks.get(row.id) ?? []).map(({ remark, by, at }) => ({
      remark,
      by: by ?? questionsMessages.unknownTeacher,
      at: at.toISOString(),
    })),
    previous: lastTime({ name: row.name, userId: userIdOf(index) }, detailOf(index) !== ''),
  }));
}

/** Finds the unsourced sentences of a model that are still in the report. */
function unsourcedOf({ report, unsourced }: ReportRow): Finding[] {
  const words = unsourced.filter((sentence) => report.includes(sentence));
  return words.length === 0 ? [] : [{ kind: 'no-source', words }];
}

function present(
  { id, position, name, report, state, failure, revision }: ReportRow,
  findings: readonly Finding[],
  decisions: readonly DecisionRow[],
) {
  const warnings = findings.map((finding) => {
    const decided = decisions.find(
      ({ kind, passages }) =>
        kind === finding.kind && passagesOf(report, finding).every((own) => passages.includes(own)),
    );
    const decision = decided && { by: decided.by ?? '', at: decided.decidedAt.toISOString() };
    return { ...finding, decision: decision ?? null };
  });
  return { id, position, name, report, state, failure, revision, warnings };
}
