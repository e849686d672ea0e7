import { accessArrangementsSchema } from '../../../../shared/contract/access-arrangements.ts';
import type { MergePreview, MergeDecision } from '../../../../shared/contract/merge.ts';
import { pick } from '../../../../shared/pick.ts';
import { shownEmail } from '../../../../shared/sign-in-name.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database, Db } from '../../../database/client.ts';
import { openRecords } from '../../../database/open-records.ts';
import { fail } from '../../../http/fail.ts';
import { lockRoles, noteMerged, recordAuditEvent, removePerson } from '../../accounts/public.ts';
import { describeArrangements } from '../set-arrangements.ts';
import { joinGiven } from './join-arrangements.ts';
import {
  findAccountFacts,
  listSatTwice,
  lockAccounts,
  type AccountFacts,
} from './merge-queries.ts';
import { joinAccounts, joinSeries, moveWork } from './move-work-queries.ts';

interface Accounts {
  keptId: string;
  otherId: string;
}

/**
 * Previews merging two accounts of one student, and lists the quizzes that both sat, for which
 * someone must decide what counts. Throws MERGE_WITH_ITSELF, STUDENT_NOT_FOUND if one is not a
 * student, or MERGE_WHILE_SITTING.
 */
export async function previewMerge(
  database: Db,
  { keptId, otherId }: Accounts,
): Promise<MergePreview> {
  if (keptId === otherId) throw fail('MERGE_WITH_ITSELF');
  const kept = await getFacts(database, keptId);
  const other = await getFacts(database, otherId);
  if (kept.isSitting || other.isSitting) throw fail('MERGE_WHILE_SITTING');
  const satTwice = await listSatTwice(database, keptId, otherId);
  return { kept: present(kept), other: present(other), satTwice };
}

/**
 * Merges two accounts in one transaction: all work, classes and records of the other account move
 * to the one that stays, and the other is deleted. It cannot be undone (docs/decisions/0057).
 * Throws the errors of the preview, and MERGE_CHANGED if the decisions do not cover exactly the
 * quizzes that both sat. The list of erased people records that the two are one person.
 */
export function mergeAccounts(
  database: Database,
  actor: Actor,
  accounts: Accounts,
  decisions: readonly MergeDecision[],
  dataDir: string,
): Promise<{ quizzes: number }> {
  const { keptId, otherId } = accounts;
  return database.transaction(async (transaction) => {
    await lockRoles(transaction);
    await lockAccounts(transaction, [keptId, otherId]);
    const { kept, other, satTwice } = await previewMerge(transaction, accounts);
    const decided = new Map(decisions.map(({ quizCode, counts }) => [quizCode, counts]));
    const isComplete =
      decided.size === satTwice.length && satTwice.every(({ quizCode }) => decided.has(quizCode));
    if (!isComplete) throw fail('MERGE_CHANGED');
    // The records of what each account did belong to one person from now on; their text stays.
    await openRecords(transaction);
    for (const [quizCode, counts] of decided) {
      const [winnerId, loserId] = counts === 'kept' ? [keptId, otherId] : [otherId, keptId];
      await joinSeries(transaction, quizCode, { winnerId, loserId });
    }
    await moveWork(transaction, accounts);
    const given = joinGiven(kept, other);
    await joinAccounts(transaction, accounts, given);
    await removePerson(transaction, other, actor.id);
    await recordAuditEvent(transaction, actor, {
      action: 'accounts-merged',
      subject: kept,
      detail: [
        `${other.displayName} (${other.signInName})`,
        `${other.quizzes} quizzes`,
        `${satTwice.length} sat in both`,
        `now ${given.extraTimePercentage}% extra time`,
        `arrangements: ${describeArrangements(given.accessArrangements)}`,
      ].join(', '),
    });
    // Last, so that a merge that fails is not recorded.
    await noteMerged(dataDir, otherId, keptId);
    return { quizzes: kept.quizzes + other.quizzes - satTwice.length };
  });
}

async function getFacts(database: Db, id: string): Promise<AccountFacts> {
  const facts = await findAccountFacts(database, id);
  if (facts?.role !== 'student') throw fail('STUDENT_NOT_FOUND');
  return facts;
}

function present(facts: AccountFacts): MergePreview['kept'] {
  return {
    ...pick(facts, ['id', 'displayName', 'createdAt', 'quizzes', 'classes', 'canSignIn']),
    ...pick(facts, ['isSuspended', 'leftAt', 'extraTimePercentage']),
    signInName: shownEmail(facts.email),
    accessArrangements: accessArrangementsSchema.parse(facts.accessArrangements ?? {}),
  };
}
