import { partLeftOut } from '../../../../shared/messages/transfer.ts';
import { questionFields } from '../../../../shared/question-content.ts';
import type { QuestionRow } from '../questions-queries.ts';
import { fileFields, toFieldValue, type FileField, type FoundFields } from './found-question.ts';

const fieldOfLabel = new Map(
  fileFields
    // Every format has a place for these two.
    .filter((field) => field !== 'questionText' && field !== 'markSchemeAnswer')
    .map((field) => [questionFields[field].inFiles, field]),
);

/**
 * What a format has no place for travels in tags such as `Level: KS3`. `placed` is what it has a
 * place for, beside question and mark scheme.
 */
export function writeTags(question: QuestionRow, placed: readonly FileField[] = []): string[] {
  return [...fieldOfLabel]
    .filter(([, field]) => !placed.includes(field))
    .flatMap(([label, field]) =>
      taggedValues(question, field).map((value) => `${label}: ${value}`),
    );
}

/** Each line of a text has a tag of its own, because a tag has one line. */
function taggedValues(question: QuestionRow, field: FileField): string[] {
  const value = String(question[field]);
  if (questionFields[field].kind !== 'lines') return [value];
  return value.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
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
    const value = tag.slice(colon + 1).trim();
    if (!field || value === '') continue;
    const isNextLine = questionFields[field].kind === 'lines' && field in fields;
    fields[field] = isNextLine ? `${String(fields[field])}\n${value}` : toFieldValue(field, value);
  }
  return fields;
}
