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

/**
 * Each line of a text has a tag of its own, because a tag has one line. A long text, or one whose blanks
 * a tag would not keep, stands in one tag, in quotation marks as in JSON.
 */
function taggedValues(question: CheckedQuestion, field: FileField): string[] {
  const value = String(question[field]);
  const lines = questionFields[field].kind === 'lines' ? value.split('\n') : [value];
  const isPlain = lines.length <= MAX_TAGS && lines.every(isKept);
  return isPlain ? lines.map((line) => line || EMPTY_LINE) : [quoted(value)];
}

/** Of a field; a text of more lines stands in one tag, which is shorter. */
const MAX_TAGS = 100;

const isKept = (line: string) =>
  line === line.replaceAll(BLANKS, ' ').trim() &&
  line !== EMPTY_LINE &&
  !line.startsWith('"') &&
  !UNWRITABLE.test(line);

/** Programs make one blank of several, and take them from the ends. */
const BLANKS = /[\s\p{Cc}]+/gu;
/** What XML cannot hold, and JSON leaves as it is. */
const UNWRITABLE = /[\u007F-\u009F\uFFFE\uFFFF]/u;
const quoted = (value: string) =>
  JSON.stringify(value).replaceAll(
    /(?! )\s|(?<=[\s"]) | (?=")|[\u007F-\u009F\uFFFE\uFFFF]/gu,
    asCode,
  );
const asCode = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

function unquoted(value: string): string | undefined {
  if (!/^".*"$/su.test(value)) return undefined;
  try {
    return String(JSON.parse(value));
  } catch {
    // Somebody's words in quotation marks.
    return undefined;
  }
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
    if (!field || line === '') continue;
    const value = line === EMPTY_LINE ? '' : (unquoted(line) ?? line);
    const isNextLine = questionFields[field].kind === 'lines' && field in fields;
    fields[field] = isNextLine ? `${String(fields[field])}\n${value}` : toFieldValue(field, value);
  }
  return fields;
}
