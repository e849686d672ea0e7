import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type {
  ImportedItem,
  QuestionDefaults,
} from '../../../../shared/contract/question-transfer.ts';
import { uploadFolders, type UploadKind } from '../../../../shared/contract/uploads.ts';
import { generalMessages } from '../../../../shared/messages/general.ts';
import {
  fieldMissing,
  fieldTooLong,
  mustBeOneOf,
  mustBeWholeNumber,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import {
  contentOf,
  type FileField,
  fileFields,
  isSchemeToCome,
  questionFields,
} from '../../../../shared/question-content.ts';
import { questionInputSchema } from '../../../../shared/contract/question-content.ts';
import type { CheckedQuestion } from '../create-question.ts';
import type { FoundImages } from './found-images.ts';
import type { FoundFields, FoundItem } from './found-question.ts';

/** An item of a file with its outcome, and its question if there is one to import. */
export interface CheckedItem {
  report: ImportedItem;
  question: CheckedQuestion | null;
  /** Its images, which the question gets only after they are stored. */
  images?: FoundImages;
  /** Identifies equal questions of the file; empty if there is no question. */
  key: string;
}

/** A placeholder URL for an image until it is stored. */
const toBeStored = (kind: UploadKind) => `/api/files/${uploadFolders[kind]}/0_to-be-stored`;

/**
 * Validates an item like the question form; `defaults` fill in missing fields, and with
 * `mayLackScheme` its mark scheme may be to come.
 */
export function checkItem(
  found: FoundItem,
  defaults: Partial<QuestionDefaults>,
  mayLackScheme = false,
): CheckedItem {
  const { item, title } = found;
  if ('problem' in found) {
    const { outcome, problem } = found;
    return { report: { item, title, outcome, problem, notices: [] }, question: null, key: '' };
  }
  const { notices, images } = found;
  const fields = withDefaults(found.fields, defaults);
  const checked = questionInputSchema.safeParse({
    ...fields,
    ...(images?.question.length && { questionImageURL: toBeStored('question') }),
    ...(images?.scheme.length && { markSchemeImageURL: toBeStored('markscheme') }),
    schemeToCome: mayLackScheme,
  });
  if (!checked.success) {
    const problem = explain(checked.error.issues, fields);
    return {
      report: { item, title, outcome: 'invalid', problem, notices },
      question: null,
      key: '',
    };
  }
  const question = contentOf(checked.data);
  const isToCome = isSchemeToCome(question);
  return {
    report: {
      item,
      title,
      outcome: 'ready',
      problem: '',
      notices: isToCome ? [...notices, transferMessages.schemeToCome] : notices,
    },
    question,
    ...(images && { images }),
    key: images ? `${keyOf(question)} ${digestOf(images)}` : keyOf(question),
  };
}

/**
 * The fields that identify a question. Synonyms are added as answers come in, so they do not count.
 */
const identifying = fileFields.filter((field) => field !== 'synonyms');

export function keyOf(question: Pick<CheckedQuestion, FileField>): string {
  return JSON.stringify(identifying.map((field) => question[field]));
}

/**
 * Returns the key of a question in a file that may hold images: a question with an image differs
 * from one without. The key does not identify the image.
 */
export function keyWithImage(
  question: Pick<CheckedQuestion, FileField | 'questionImageURL'>,
): string {
  const key = keyOf(question);
  return question.questionImageURL === null ? key : `${key} with image`;
}

function digestOf({ question, scheme }: FoundImages): string {
  const hash = createHash('sha256');
  for (const { bytes } of [...question, ...scheme]) hash.update(bytes);
  return hash.digest('base64');
}

/**
 * Marks questions as duplicates if an earlier item repeats them, or if they are among the `known`,
 * which are in the bank.
 */
export function markDuplicates(
  items: readonly CheckedItem[],
  known: ReadonlySet<CheckedItem>,
): CheckedItem[] {
  const seen = new Set<string>();
  return items.map((item) => {
    if (!item.question) return item;
    const { key } = item;
    const isKnown = known.has(item);
    if (!isKnown && !seen.has(key)) {
      seen.add(key);
      return item;
    }
    const problem = isKnown ? transferMessages.alreadyThere : transferMessages.repeated;
    return { ...item, report: { ...item.report, outcome: 'duplicate', problem }, question: null };
  });
}

function withDefaults(fields: FoundFields, defaults: Partial<QuestionDefaults>): FoundFields {
  const stated = Object.entries(fields).filter(([, value]) => isStated(value));
  return { ...defaults, ...Object.fromEntries(stated) };
}

function isStated(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Describes every mistake once, in sentences that name the field. */
function explain(issues: readonly z.core.$ZodIssue[], fields: FoundFields): string {
  return [...new Set(issues.map((issue) => explainIssue(issue, fields)))].join(' ');
}

function explainIssue({ path, code, message }: z.core.$ZodIssue, fields: FoundFields): string {
  const name = fileFields.find((field) => field === path[0]);
  if (!name) return generalMessages.invalidInput;
  const field = questionFields[name];
  if (field.kind === 'choice') return mustBeOneOf(field.inFiles, field.values);
  if (field.kind === 'number') {
    return fields[name] === undefined
      ? fieldMissing(field.inFiles)
      : mustBeWholeNumber(field.inFiles, field.max);
  }
  if (code === 'too_big') return fieldTooLong(field.inFiles, field.maxCharacters);
  if (field.kind === 'line') return fieldMissing(field.inFiles);
  // A rule about several fields has its own sentence.
  return code === 'custom' ? message : generalMessages.invalidInput;
}
