import { questionFields, type FileField } from '../../../../shared/question-content.ts';
import type { FoundImages } from './found-images.ts';
import type { OptionOrder } from './option-order.ts';

/** A field's value for what a file says of it, as text or, where its format has such, as a number. */
export function toFieldValue(field: FileField, value: unknown): unknown {
  const { kind } = questionFields[field];
  if (kind === 'number') return readNumber(value);
  // A spec code of 4.4 was sometimes stored as a number.
  if (typeof value === 'number') return String(value);
  return kind === 'choice' && typeof value === 'string' ? value.trim().toLowerCase() : value;
}

/** A number, which forms sometimes stored as text. */
export function readNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}

/** The marks of systems that have parts of one; here they are whole, and at least one where there are any. */
export const wholeMarks = (marks: number): number =>
  marks > 0 ? Math.max(1, Math.round(marks)) : marks;

/** A question as a file has it, unchecked. Fields of which the file says nothing are absent. */
export type FoundFields = Partial<Record<FileField, unknown>>;

/** One item of a file: a question, or the sentence that says why it is none. */
export type FoundItem = {
  /** Its number in the file, the first being 1. */
  item: number;
  title: string;
} & (
  | {
      fields: FoundFields;
      notices: string[];
      images?: FoundImages;
      order?: OptionOrder | undefined;
    }
  | { outcome: 'invalid' | 'unsupported'; problem: string }
);

const MAX_TITLE_CHARACTERS = 80;

/** How a text begins, in one line. */
export function titleOf(text: string): string {
  // Cut first: of a text of megabytes only the beginning matters.
  const start = text.slice(0, 2 * MAX_TITLE_CHARACTERS).replaceAll(/[\s\p{Cc}]+/gu, ' ');
  const characters = [...start.trim()];
  return characters.length <= MAX_TITLE_CHARACTERS
    ? characters.join('')
    : `${characters.slice(0, MAX_TITLE_CHARACTERS - 1).join('')}…`;
}
