import type { z } from 'zod';
import {
  MAX_QUESTION_TEXT_CHARACTERS,
  MAX_SHORT_TEXT_CHARACTERS,
  MAX_SYNONYM_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import { questionInputSchema, type TextBoxSize } from '../../../../shared/contract/questions.ts';
import type {
  ImportedItem,
  QuestionDefaults,
} from '../../../../shared/contract/question-transfer.ts';
import { generalMessages } from '../../../../shared/messages/general.ts';
import {
  fieldMissing,
  fieldTooLong,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import {
  fieldLabels,
  questionFields,
  type FoundFields,
  type FoundItem,
  type QuestionField,
} from './found-question.ts';

/** A question of a file that keeps the rules of the question form. */
export interface TransferredQuestion {
  questionText: string;
  markSchemeAnswer: string;
  maxMark: number;
  topic: string;
  subject: string;
  level: string;
  specCode: string;
  textBoxSize: TextBoxSize;
  synonyms: string;
}

/** An item of a file with what becomes of it, and its question where there is one to import. */
export interface CheckedItem {
  report: ImportedItem;
  question: TransferredQuestion | null;
}

/** Checks an item as the question form would be; `defaults` stand in for what it leaves out. */
export function checkItem(found: FoundItem, defaults: Partial<QuestionDefaults>): CheckedItem {
  const { item, title } = found;
  if ('problem' in found) {
    const { outcome, problem } = found;
    return { report: { item, title, outcome, problem, notice: '' }, question: null };
  }
  const notice = found.notices.join(' ');
  const fields = withDefaults(found.fields, defaults);
  const checked = questionInputSchema.safeParse(fields);
  if (!checked.success) {
    const problem = explain(checked.error.issues, fields);
    return { report: { item, title, outcome: 'invalid', problem, notice }, question: null };
  }
  return {
    report: { item, title, outcome: 'ready', problem: '', notice },
    question: contentOf(checked.data),
  };
}

const identifying = questionFields.filter((field) => field !== 'synonyms');

/** What makes two questions the same; synonyms are added as answers come in, and do not count. */
export function keyOf(question: Omit<TransferredQuestion, 'synonyms'>): string {
  return JSON.stringify(identifying.map((field) => question[field]));
}

/**
 * Marks as duplicates the questions that an earlier item repeats or that are among `knownKeys`,
 * those of the bank.
 */
export function markDuplicates(
  items: readonly CheckedItem[],
  knownKeys: ReadonlySet<string>,
): CheckedItem[] {
  const seen = new Set<string>();
  return items.map((item) => {
    if (!item.question) return item;
    const key = keyOf(item.question);
    const isKnown = knownKeys.has(key);
    if (!isKnown && !seen.has(key)) {
      seen.add(key);
      return item;
    }
    const problem = isKnown ? transferMessages.alreadyThere : transferMessages.repeated;
    return { report: { ...item.report, outcome: 'duplicate', problem }, question: null };
  });
}

function withDefaults(fields: FoundFields, defaults: Partial<QuestionDefaults>): FoundFields {
  const stated = Object.entries(fields).filter(([, value]) => isStated(value));
  return { ...defaults, ...Object.fromEntries(stated) };
}

function isStated(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function contentOf(question: TransferredQuestion): TransferredQuestion {
  const { questionText, markSchemeAnswer, maxMark, topic, subject, level } = question;
  const { specCode, textBoxSize, synonyms } = question;
  const asked = { questionText, markSchemeAnswer, maxMark, textBoxSize, synonyms };
  return { ...asked, topic, subject, level, specCode };
}

/** Every mistake once, as sentences that name the field. */
function explain(issues: readonly z.core.$ZodIssue[], fields: FoundFields): string {
  return [...new Set(issues.map((issue) => explainIssue(issue, fields)))].join(' ');
}

function explainIssue({ path, code, message }: z.core.$ZodIssue, fields: FoundFields): string {
  const field = questionFields.find((name) => name === path[0]);
  if (!field) return generalMessages.invalidInput;
  if (code === 'too_big' && field !== 'maxMark') {
    return fieldTooLong(fieldLabels[field], limitOf(field));
  }
  switch (field) {
    case 'questionText':
    case 'markSchemeAnswer':
      return code === 'custom' ? message : generalMessages.invalidInput;
    case 'textBoxSize':
      return transferMessages.textBoxSizeInvalid;
    case 'maxMark':
      return fields.maxMark === undefined
        ? fieldMissing(fieldLabels.maxMark)
        : transferMessages.maxMarkInvalid;
    default:
      return fieldMissing(fieldLabels[field]);
  }
}

function limitOf(field: QuestionField): number {
  if (field === 'synonyms') return MAX_SYNONYM_CHARACTERS;
  const isLong = field === 'questionText' || field === 'markSchemeAnswer';
  return isLong ? MAX_QUESTION_TEXT_CHARACTERS : MAX_SHORT_TEXT_CHARACTERS;
}
