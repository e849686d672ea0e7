import { randomUUID } from 'node:crypto';
import type { ImportedItem } from '../../../../shared/contract/question-transfer.ts';
import { questionId } from '../../../../shared/contract/fields.ts';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import {
  checkItem,
  keyOf,
  type NewImportedQuestion,
  type QuestionRow,
  type TransferredQuestion,
} from '../../questions/public.ts';
import type { FormerQuestion } from './read-question-document.ts';

/** The questions of the bank that an import may meet. */
export interface KnownQuestions {
  /** By id, the deleted included. */
  byId: ReadonlyMap<string, QuestionRow>;
  /** By what they ask; only those that are still there. */
  byKey: ReadonlyMap<string, QuestionRow>;
}

/** What becomes of the questions of a file. */
export interface QuestionPlan {
  reports: ImportedItem[];
  toInsert: NewImportedQuestion[];
  /** The id here of each question that is here or will be, by its id in the former system. */
  ids: Map<string, string>;
}

/**
 * Decides what becomes of each question. Ids are kept unless another question has them or they
 * break the rule for ids, such as by an underscore; `ownerOf` says to whom a creator's go.
 */
export function planQuestions(
  questions: readonly FormerQuestion[],
  known: KnownQuestions,
  ownerOf: (creatorUid: string | null) => string,
): QuestionPlan {
  const plan: QuestionPlan = { reports: [], toInsert: [], ids: new Map() };
  for (const former of questions) {
    const { report, question } = checkItem(former.found, {});
    if (!question) {
      plan.reports.push(report);
      continue;
    }
    const { formerId, creatorUid, createdAt, updatedAt } = former;
    const place = findPlace(formerId, question, known, plan.ids);
    plan.reports.push({ ...report, ...place.change, notice: join(report.notice, place.notice) });
    if (place.change.outcome === 'duplicate') continue;
    const createdBy = ownerOf(creatorUid);
    plan.toInsert.push({ ...question, id: place.id, createdBy, createdAt, updatedAt });
  }
  return plan;
}

interface Place {
  id: string;
  change: Partial<ImportedItem>;
  notice: string;
}

/** Where a question goes; remembers in `ids` which id here its own stands for. */
function findPlace(
  formerId: string | null,
  question: TransferredQuestion,
  known: KnownQuestions,
  ids: Map<string, string>,
): Place {
  const repeated = formerId === null ? undefined : ids.get(formerId);
  if (repeated !== undefined) return duplicate(repeated, transferMessages.repeated);
  const same = findSame(question, formerId, known);
  const id = same?.id ?? (isFree(formerId, known) ? formerId : randomUUID());
  if (formerId !== null) ids.set(formerId, id);
  if (same) return duplicate(id, transferMessages.alreadyThere);
  const isRenamed = formerId !== null && formerId !== id;
  return { id, change: {}, notice: isRenamed ? transferMessages.newQuestionId : '' };
}

function duplicate(id: string, problem: string): Place {
  return { id, change: { outcome: 'duplicate', problem }, notice: '' };
}

function join(...sentences: string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function findSame(
  question: TransferredQuestion,
  formerId: string | null,
  { byId, byKey }: KnownQuestions,
): QuestionRow | undefined {
  const key = keyOf(question);
  const namesake = byId.get(formerId ?? '');
  return namesake && !namesake.deletedAt && keyOf(namesake) === key ? namesake : byKey.get(key);
}

function isFree(formerId: string | null, { byId }: KnownQuestions): formerId is string {
  if (formerId === null || byId.has(formerId)) return false;
  const parsed = questionId.safeParse(formerId);
  return parsed.success && parsed.data === formerId;
}
