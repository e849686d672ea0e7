import { partLeftOut } from '../../../../shared/messages/transfer.ts';
import { fileFields, questionFields, type FileField } from '../../../../shared/question-content.ts';
import type { CheckedQuestion } from '../create-question.ts';
import { toFieldValue, type FoundFields } from './found-question.ts';

const fieldOfLabel = new Map(fileFields.map((field) => [questionFields[field].inFiles, field]));
/** Stands in a tag for a line without words. */
const EMPTY_LINE = '¶';

/** What a format has no place for travels in tags such as `Level: KS3`. `placed` is what needs none. */
function writeTags(question: CheckedQuestion, placed: readonly FileField[] = []): string[] {
  return [...fieldOfLabel]
    .filter(([, field]) => !placed.includes(field))
    .flatMap(([label, field]) =>
      taggedValues(question, field).map((value) => `${label}: ${value}`),
    );
}

/** Each line of a text has a tag of its own, because a tag has one line. */
function taggedValues(question: CheckedQuestion, field: FileField): string[] {
  const value = String(question[field]);
  if (questionFields[field].kind !== 'lines') return [value];
  const lines = value.trim() === '' ? [] : value.trim().split(/\r\n|\n|\r/);
  return lines.map((line) => line.trim() || EMPTY_LINE);
}

/** The tags for what a format's own form does not say: `read` is what it says of the fields. */
export function tagsBeside(question: CheckedQuestion, read: FoundFields): string[] {
  const usual: FoundFields = { kind: 'text', textBoxSize: 'medium' };
  const isSaid = (field: FileField) =>
    (read[field] ?? usual[field] ?? '') === question[field] || question[field] === '';
  return writeTags(question, fileFields.filter(isSaid));
}

/** A sentence for each tag that names no field. */
export function tagsLeftOut(tags: readonly string[]): string[] {
  return tags.filter((tag) => !fieldOfTag(tag)).map((tag) => partLeftOut('tag', tag));
}

const fieldOfTag = (tag: string) => fieldOfLabel.get(tag.slice(0, tag.indexOf(':')).trim());

/** What a question's tags say of its fields; tags of other kinds are passed over. */
export function readTags(tags: readonly string[]): FoundFields {
  const fields: FoundFields = {};
  for (const tag of tags) {
    const colon = tag.indexOf(':');
    const field = fieldOfTag(tag);
    const line = tag.slice(colon + 1).trim();
    const value = line === EMPTY_LINE && field !== undefined ? '' : line;
    if (!field || line === '') continue;
    const isNextLine = questionFields[field].kind === 'lines' && field in fields;
    fields[field] = isNextLine ? `${String(fields[field])}\n${value}` : toFieldValue(field, value);
  }
  return fields;
}
