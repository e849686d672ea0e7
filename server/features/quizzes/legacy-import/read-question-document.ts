import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { questionFields, titleOf, type FoundItem } from '../../questions/public.ts';
import type { FormerDocument } from './documents.ts';
import { readTimestamp } from './read-timestamp.ts';

/** A question of the legacy system, unchecked. */
export interface LegacyQuestion {
  found: FoundItem;
  legacyId: string | null;
  creatorUid: string | null;
  createdAt: Date | undefined;
  updatedAt: Date | undefined;
}

/** Reads a question's document (spec section 3, Question); `item` is its number in the file. */
export function readQuestionDocument(document: FormerDocument, item: number): LegacyQuestion {
  const { id: legacyId, values } = document;
  return {
    found: values ? readFields(values, item) : notADocument(document, item),
    legacyId,
    creatorUid: readCreator(values ?? {}),
    createdAt: readTimestamp(values?.createdAt),
    updatedAt: readTimestamp(values?.updatedAt),
  };
}

function readFields(values: Record<string, unknown>, item: number): FoundItem {
  const fields = Object.fromEntries(questionFields.map((field) => [field, asText(values[field])]));
  const hasImage = Boolean(values.questionImageURL) || Boolean(values.markSchemeImageURL);
  const { textBoxSize } = fields;
  return {
    item,
    title: typeof fields.questionText === 'string' ? titleOf(fields.questionText) : '',
    fields: {
      ...fields,
      maxMark: readNumber(values.maxMark),
      textBoxSize: typeof textBoxSize === 'string' ? textBoxSize.trim().toLowerCase() : textBoxSize,
    },
    notices: hasImage ? [transferMessages.imageLeftOut] : [],
  };
}

/** Texts that look like numbers, such as a spec code of 4.4, were sometimes stored as numbers. */
function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function notADocument({ id }: FormerDocument, item: number): FoundItem {
  const problem = transferMessages.notADocument;
  return { item, title: titleOf(id ?? ''), outcome: 'invalid', problem };
}

/** A number, which forms sometimes stored as text. */
export function readNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}

/** Who made it, under the name of either reading (spec section 3, Quiz). */
export function readCreator(values: Record<string, unknown>): string | null {
  const creator = values.creatorUid ?? values.createdBy;
  return typeof creator === 'string' ? creator : null;
}
