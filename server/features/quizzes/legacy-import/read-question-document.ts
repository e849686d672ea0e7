import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { fileFields } from '../../../../shared/question-content.ts';
import {
  checkItem,
  titleOf,
  toFieldValue,
  type CheckedItem,
  type FoundItem,
} from '../../questions/public.ts';
import type { FormerDocument } from './documents.ts';
import { readTimestamp } from './read-timestamp.ts';

/** A question of the legacy system. */
export interface LegacyQuestion {
  checked: CheckedItem;
  legacyId: string | null;
  creatorUid: string | null;
  createdAt: Date | undefined;
  updatedAt: Date | undefined;
}

/** Reads a question's document (spec section 3, Question); `item` is its number in the file. */
export function readQuestionDocument(document: FormerDocument, item: number): LegacyQuestion {
  const { id: legacyId, values } = document;
  return {
    checked: checkItem(values ? readFields(values, item) : notADocument(document, item), {}),
    legacyId,
    creatorUid: readCreator(values ?? {}),
    createdAt: readTimestamp(values?.createdAt),
    updatedAt: readTimestamp(values?.updatedAt),
  };
}

function readFields(values: Record<string, unknown>, item: number): FoundItem {
  const fields = Object.fromEntries(
    fileFields.map((field) => [field, toFieldValue(field, values[field])]),
  );
  const hasImage = Boolean(values.questionImageURL) || Boolean(values.markSchemeImageURL);
  return {
    item,
    title: typeof fields.questionText === 'string' ? titleOf(fields.questionText) : '',
    fields,
    notices: hasImage ? [transferMessages.imageNotInFile] : [],
  };
}

function notADocument({ id }: FormerDocument, item: number): FoundItem {
  const problem = transferMessages.notADocument;
  return { item, title: titleOf(id ?? ''), outcome: 'invalid', problem };
}

/** Returns the creator, under either of the two field names (spec section 3, Quiz). */
export function readCreator(values: Record<string, unknown>): string | null {
  const creator = values.creatorUid ?? values.createdBy;
  return typeof creator === 'string' ? creator : null;
}
