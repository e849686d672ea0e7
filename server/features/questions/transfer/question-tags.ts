import { partLeftOut } from '../../../../shared/messages/transfer.ts';
import { fileFields, questionFields, type FileField } from '../../../../shared/question-content.ts';
import type { CheckedQuestion } from '../create-question.ts';
import { toFieldValue, type FoundFields } from './found-question.ts';

const fieldOfLabel = new Map(fileFields.map((field) => [questionFields[field].inFiles, field]));
/** Represents an empty line in a tag. */
const EMPTY_LINE = '¶';

/**
 * Writes fields that a format does not support as tags such as `Level: KS3`, except those in
 * `placed`.
 */
function writeTags(question: CheckedQuestion, placed: readonly FileField[]): string[] {
  return [...fieldOfLabel]
    .filter(([, field]) => !placed.includes(field))
    .flatMap(([label, field]) =>
      taggedValues(question, field).map((value) => `${label}: ${value}`),
    );
}

/**
 * Writes each line of a text as a separate tag, because a tag is one line. A long text, or one
 * whose spaces a tag would not keep, is written as one tag, quoted as in JSON.
 */
function taggedValues(question: CheckedQuestion, field: FileField): string[] {
  const value = String(question[field]);
  const lines = questionFields[field].kind === 'lines' ? value.split('\n') : [value];
  const isPlain = lines.length <= MAX_TAGS && lines.every(isKept);
  return isPlain ? lines.map((line) => line || EMPTY_LINE) : [quoted(value)];
}

/** The maximum per field; a text with more lines is written as one tag, which is shorter. */
const MAX_TAGS = 100;

const isKept = (line: string) =>
  line === line.replaceAll(BLANKS, ' ').trim() &&
  line !== EMPTY_LINE &&
  !line.startsWith('"') &&
  !UNWRITABLE.test(line);

/** Programs collapse several spaces into one, and trim both ends. */
const BLANKS = /[\s\p{Cc}]+/gu;
/** Characters that XML cannot hold and JSON leaves unescaped. */
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
    // The text itself is in quotation marks, and is not JSON.
    return undefined;
  }
}

/**
 * Returns the tags for the fields that a format does not preserve: `read` holds the fields it
 * preserves.
 */
export function tagsBeside(question: CheckedQuestion, read: FoundFields): string[] {
  const usual: FoundFields = { kind: 'text', textBoxSize: 'medium' };
  const isSaid = (field: FileField) =>
    (read[field] ?? usual[field] ?? '') === question[field] || question[field] === '';
  return writeTags(question, fileFields.filter(isSaid));
}

/** Returns a sentence for each tag that names no field. */
export function tagsLeftOut(tags: readonly string[]): string[] {
  return tags.filter((tag) => !fieldOfTag(tag)).map((tag) => partLeftOut('tag', tag));
}

const fieldOfTag = (tag: string) => fieldOfLabel.get(tag.slice(0, tag.indexOf(':')).trim());

/** Reads the fields in a question's tags; other tags are ignored. */
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
