import {
  MAX_ROLLOVER_FINDINGS_SHOWN,
  MAX_TEACHER_CODE_ATTEMPTS,
} from '../../../../shared/business-rules.ts';
import type { RolloverPlan, RolloverReport } from '../../../../shared/contract/rollover.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database, Db } from '../../../database/client.ts';
import { transactOrPreview } from '../../../database/preview.ts';
import { fail } from '../../../http/fail.ts';
import { createTeacherCode, recordActs, recordAuditEvent } from '../../accounts/public.ts';
import { listTakenCodes } from '../roster/class-changes-queries.ts';
import { lockSchoolChanges } from '../roster/match-queries.ts';
import { placeByList } from './place-by-list.ts';
import { planClasses } from './plan-classes.ts';
import * as queries from './rollover-queries.ts';

/**
 * Starts a new school year in one transaction: archives the classes of the previous year, creates
 * their successors, and suspends leavers. Answers, marks and results stay where they are. A preview
 * does the same and rolls back. Throws ROLLOVER_EMPTY if no class belongs to an ending year, or
 * ROLLOVER_PROBLEMS if lines of the list are not understood.
 */
export function rollOver(
  database: Database,
  actor: Actor,
  { dryRun, ...plan }: RolloverPlan & { dryRun: boolean },
): Promise<RolloverReport> {
  return transactOrPreview(database, { dryRun }, async (transaction) => {
    await lockSchoolChanges(transaction);
    const report = await apply(transaction, actor, plan);
    if (!dryRun && report.problems > 0) throw fail('ROLLOVER_PROBLEMS');
    return report;
  });
}

async function apply(transaction: Db, actor: Actor, plan: RolloverPlan): Promise<RolloverReport> {
  const { academicYear, carry } = plan;
  const planned = planClasses(await queries.listEndingClasses(transaction, academicYear), plan);
  const archived = planned.filter(({ fate }) => fate !== 'stays');
  if (archived.length === 0) throw fail('ROLLOVER_EMPTY');
  const draw = drawCodes(await listTakenCodes(transaction));
  const next = archived.flatMap(({ ending, next: following }) =>
    following
      ? [{ ...following, ...ending, ...following, successorCode: draw(ending.ownerUsername) }]
      : [],
  );
  const goingOn = next.filter(({ name }) => name !== '');
  const rolloverId = await queries.insertRollover(transaction, academicYear, actor.id);
  await queries.insertNextClasses(transaction, next, academicYear);
  if (carry === 'all') await queries.carryStudents(transaction, goingOn);
  const { placed, findings } = await placeByList(
    transaction,
    carry === 'list' ? plan.list : [],
    goingOn.map(({ successorCode, name }) => ({ code: successorCode, name })),
  );
  await queries.placeStudents(transaction, placed);
  const codesOf = (isIn: (one: (typeof planned)[number]) => boolean) =>
    planned.filter(isIn).map(({ ending }) => ending.teacherCode);
  const leavers = await queries.suspendLeaving(
    transaction,
    rolloverId,
    codesOf(({ fate }) => fate === 'leaves'),
    // Students on the list for a new class stay, too.
    [...codesOf(({ fate }) => fate !== 'leaves'), ...goingOn.map((one) => one.successorCode)],
    academicYear,
  );
  await recordActs(transaction, actor, queries.leavingActs(rolloverId));
  await queries.archiveEnding(
    transaction,
    rolloverId,
    archived.map(({ ending }) => ending.teacherCode),
    next,
  );
  const members = await queries.countMembers(
    transaction,
    next.map(({ successorCode }) => successorCode),
  );
  const successors = new Map(next.map((one) => [one.teacherCode, one]));
  await queries.exchangeCodes(
    transaction,
    next.filter(({ isFirst }) => isFirst),
  );
  await recordAuditEvent(transaction, actor, {
    action: 'year-begun',
    detail: `${academicYear}: classes ${archived.length} archived, ${goingOn.length} go on; leavers: ${leavers.length}`,
  });
  return {
    classes: planned.map(({ ending, fate, next: following }) => ({
      teacherCode: ending.teacherCode,
      name: ending.name,
      teacherName: ending.teacherName,
      students: ending.students,
      fate,
      next:
        following && following.name !== ''
          ? {
              ...following,
              students: members.get(successors.get(ending.teacherCode)?.successorCode ?? '') ?? 0,
            }
          : null,
    })),
    leavers: { total: leavers.length, shown: leavers.slice(0, MAX_ROLLOVER_FINDINGS_SHOWN) },
    findings: findings.slice(0, MAX_ROLLOVER_FINDINGS_SHOWN),
    problems: findings.length,
  };
}

/** Returns a function that generates unused codes in the spec's format. */
function drawCodes(taken: Set<string>) {
  return (username: string): string => {
    for (let attempt = 0; attempt < MAX_TEACHER_CODE_ATTEMPTS; attempt += 1) {
      const code = createTeacherCode(username);
      if (taken.has(code)) continue;
      taken.add(code);
      return code;
    }
    throw new Error(`No free class code was found for ${username}.`);
  };
}
