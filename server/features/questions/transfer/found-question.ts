import { questionFields, type FileField } from '../../../../shared/question-content.ts';
import type { FoundImages } from './found-images.ts';
import type { OptionOrder } from './option-order.ts';

/** Converts a file's value for a field to a text, or to a number if the file has a number there. */
export function toFieldValue(field: FileField, value: unknown): unknown {
  const { kind } = questionFields[field];
  if (kind === 'number') return readNumber(value);
  // A spec code of 4.4 was sometimes stored as a number.
  if (typeof value === 'number') return String(value);
  return kind === 'choice' && typeof value === 'string' ? value.trim().toLowerCase() : value;
}

/** Parses a number, which forms sometimes stored as text. */
export function readNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}

/**
 * Rounds the fractional marks of other systems: marks are whole here, and at least one if there are
 * any.
 */
export const wholeMarks = (marks: number): number =>
  marks > 0 ? Math.max(1, Math.round(marks)) : marks;

/** A question from a file, not validated yet. Fields that the file does not mention are absent. */
export type FoundFields = Partial<Record<FileField, unknown>>;

/** One item of a file: a question, or the sentence that says why it is not one. */
export type FoundItem = {
  /** Its number in the file, counting from 1. */
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

/** Returns the beginning of a text on one line. */
export function titleOf(text: string): string {
  // Cut first, because only the beginning of a text of megabytes matters.
  const start = text.slice(0, 2 * MAX_TITLE_CHARACTERS).replaceAll(/[\s\p{Cc}]+/gu, ' ');
  const characters = [...start.trim()];
  return characters.length <= MAX_TITLE_CHARACTERS
    ? characters.join('')
    : `${characters.slice(0, MAX_TITLE_CHARACTERS - 1).join('')}…`;
}
