import type { Finding, Report, ReportBatch } from '../../../shared/contract/report-batches.ts';
import { questionsMessages } from '../../../shared/messages/questions.ts';
import { passagesOf } from '../../../shared/report-passages.ts';
import type { Actor } from '../../access/actor.ts';
import { fail } from '../../http/fail.ts';
import type { Services } from '../../http/route.ts';
import { findNamesakes } from '../accounts/public.ts';
import { bodyOf } from './check-report.ts';
import { holdBackSigns } from './hold-back.ts';
import {
  findReaderName,
  listMissing,
  listNames,
  listPrevious,
  listRemarks,
} from './reading/reading-queries.ts';
import {
  listDecisions,
  listReports,
  type BatchRow,
  type DecisionRow,
  type ReportRow,
} from './reports-queries.ts';

type Tools = Pick<Services, 'database' | 'reportChecker' | 'reportWriter' | 'welfareCheck'>;

/** A batch with its reports as far as they are written, and what to look at in each. */
export async function presentBatch(
  tools: Tools & { actor: Actor },
  batch: BatchRow,
): Promise<ReportBatch> {
  const { database, reportWriter, actor } = tools;
  const { handedInAt } = batch;
  return {
    id: batch.id,
    input: batch.input,
    usesModel: reportWriter.usesModel ?? false,
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

/** One report among the others of its batch. Throws NOT_FOUND where it was deleted meanwhile. */
export async function presentReport(
  tools: Omit<Tools, 'reportWriter'>,
  batch: BatchRow,
  id: string,
): Promise<Report> {
  const report = (await presentReports(tools, batch)).find((other) => other.id === id);
  if (!report) throw fail('NOT_FOUND');
  return report;
}

export async function presentReports(
  { database, reportChecker, welfareCheck }: Omit<Tools, 'reportWriter'>,
  batch: BatchRow,
): Promise<Report[]> {
  const rows = await listReports(database, batch.id);
  // A student whose data was erased has no report any more, and still a place in the input.
  const students = rows.flatMap(({ position }) => batch.input.students[position] ?? []);
  const input = { ...batch.input, students };
  const findings = await holdBackSigns(
    welfareCheck,
    rows.map(({ name, report }, place) => ({ name, report: bodyOf(report, input, place) })),
    await reportChecker.checkReports(rows, input),
  );
  const decisions = Map.groupBy(await listDecisions(database, batch.id), (row) => row.reportId);
  const remarks = Map.groupBy(await listRemarks(database, batch.id), (row) => row.reportId);
  const previous = await listPrevious(database, batch);
  const apart = await findNamesakes(
    database,
    students.flatMap(({ userId }) => userId ?? []),
  );
  const detailOf = (place: number) => apart.get(students[place]?.userId ?? '') ?? '';
  const signers = await listNames(
    database,
    rows.flatMap(({ signedBy }) => signedBy ?? []),
  );
  return rows.map((row, index) => ({
    ...present(row, [...(findings[index] ?? []), ...unsourcedOf(row)], decisions.get(row.id) ?? []),
    detail: detailOf(index),
    signed: row.signedAt && {
      by: signers.get(row.signedBy ?? '') ?? questionsMessages.unknownTeacher,
      at: row.signedAt.toISOString(),
    },
    remarks: (remarks.get(row.id) ?? []).map(({ remark, by, at }) => ({
      remark,
      by: by ?? questionsMessages.unknownTeacher,
      at: at.toISOString(),
    })),
    previous: describePrevious(
      previous.find((before) => {
        const userId = students[index]?.userId ?? null;
        if (userId !== null && before.userId !== null) return userId === before.userId;
        // A name that was typed may be the other's where two share it.
        return before.name === row.name && detailOf(index) === '';
      }),
    ),
  }));
}

function describePrevious(
  row: Awaited<ReturnType<typeof listPrevious>>[number] | undefined,
): Report['previous'] {
  if (!row) return null;
  const { className, term } = row.input.classInfo;
  return { about: [className, term].filter((part) => part !== '').join(', '), report: row.report };
}

/** What a model said and nobody has taken out. */
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
