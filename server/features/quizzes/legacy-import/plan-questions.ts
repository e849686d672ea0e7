import { randomUUID } from 'node:crypto';
import type { ImportedItem } from '../../../../shared/contract/question-transfer.ts';
import { questionId } from '../../../../shared/contract/fields.ts';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { keyOf, type NewImportedQuestion, type QuestionRow } from '../../questions/public.ts';
import type { LegacyQuestion } from './read-question-document.ts';

/** Questions of the bank that may match imported ones. */
export interface KnownQuestions {
  /** Questions by id, including deleted ones. */
  byId: ReadonlyMap<string, QuestionRow>;
  /** Questions by content, excluding deleted ones. */
  byKey: ReadonlyMap<string, QuestionRow>;
}

/** The outcome for each question of a file. */
export interface QuestionPlan {
  reports: ImportedItem[];
  toInsert: NewImportedQuestion[];
  /** Maps a question's id in the legacy system to its id here, existing or planned. */
  ids: Map<string, string>;
}

/**
 * Decides the outcome for each question. Ids are kept unless another question has them or they
 * break the rule for ids, for example by an underscore; `ownerOf` returns the owner of a creator's
 * questions.
 */
export function planQuestions(
  questions: readonly LegacyQuestion[],
  known: KnownQuestions,
  ownerOf: (creatorUid: string | null) => string,
): QuestionPlan {
  const plan: QuestionPlan = { reports: [], toInsert: [], ids: new Map() };
  for (const legacy of questions) {
    const { report, question, key } = legacy.checked;
    if (!question) {
      plan.reports.push(report);
      continue;
    }
    const { legacyId, creatorUid, createdAt, updatedAt } = legacy;
    const place = findPlace(legacyId, key, known, plan.ids);
    plan.reports.push({
      ...report,
      ...place.change,
      notices: [...report.notices, ...place.notices],
    });
    if (place.change.outcome === 'duplicate') continue;
    const createdBy = ownerOf(creatorUid);
    plan.toInsert.push({ ...question, id: place.id, createdBy, createdAt, updatedAt });
  }
  return plan;
}

interface Place {
  id: string;
  change: Partial<ImportedItem>;
  notices: string[];
}

/** Finds the id for a question, and records in `ids` which id here replaces its own. */
function findPlace(
  legacyId: string | null,
  key: string,
  known: KnownQuestions,
  ids: Map<string, string>,
): Place {
  const repeated = legacyId === null ? undefined : ids.get(legacyId);
  if (repeated !== undefined) return duplicate(repeated, transferMessages.repeated);
  const same = findSame(key, legacyId, known);
  const id = same?.id ?? (isFree(legacyId, known) ? legacyId : randomUUID());
  if (legacyId !== null) ids.set(legacyId, id);
  if (same) return duplicate(id, transferMessages.alreadyThere);
  const isRenamed = legacyId !== null && legacyId !== id;
  return { id, change: {}, notices: isRenamed ? [transferMessages.newQuestionId] : [] };
}

function duplicate(id: string, problem: string): Place {
  return { id, change: { outcome: 'duplicate', problem }, notices: [] };
}

function findSame(
  key: string,
  legacyId: string | null,
  { byId, byKey }: KnownQuestions,
): QuestionRow | undefined {
  const namesake = byId.get(legacyId ?? '');
  return namesake && !namesake.deletedAt && keyOf(namesake) === key ? namesake : byKey.get(key);
}

function isFree(legacyId: string | null, { byId }: KnownQuestions): legacyId is string {
  if (legacyId === null || byId.has(legacyId)) return false;
  const parsed = questionId.safeParse(legacyId);
  return parsed.success && parsed.data === legacyId;
}
