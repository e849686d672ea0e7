import { fieldLabels, type FoundFields, type QuestionField } from './found-question.ts';

/** What neither Moodle XML nor GIFT has a place for: it travels in tags such as `Level: KS3`. */
const taggedFields = ['topic', 'subject', 'level', 'specCode'] as const;
/** What GIFT cannot say either. */
const numericTags = ['maxMark', 'textBoxSize'] as const;
const SYNONYMS = `${fieldLabels.synonyms}:`;
type TaggedField = (typeof taggedFields)[number] | (typeof numericTags)[number];

const fieldOfLabel = new Map<string, TaggedField>(
  [...taggedFields, ...numericTags].map((field) => [fieldLabels[field], field]),
);

type Tagged = Record<TaggedField, string | number> & { synonyms: string };

/** The tags for a file whose format has marks and text boxes of its own. */
export function writeTags(question: Tagged): string[] {
  return [...taggedFields.map((field) => writeTag(question, field)), ...writeSynonyms(question)];
}

/** The tags for a file whose format has neither. */
export function writeAllTags(question: Tagged): string[] {
  const tags = numericTags.map((field) => writeTag(question, field));
  return [...writeTags(question), ...tags];
}

function writeTag(question: Tagged, field: TaggedField): string {
  return `${fieldLabels[field]}: ${question[field]}`;
}

/** Each group of synonyms has a tag of its own, because a tag has one line. */
function writeSynonyms({ synonyms }: Tagged): string[] {
  return synonyms
    .split(/[\r\n]+/)
    .map((group) => group.trim())
    .filter((group) => group !== '')
    .map((group) => `${SYNONYMS} ${group}`);
}

/** What a question's tags say of its fields; tags of other kinds are passed over. */
export function readTags(tags: readonly string[]): FoundFields {
  const fields: Partial<Record<QuestionField, unknown>> = {};
  for (const tag of tags) {
    const colon = tag.indexOf(':');
    const field = fieldOfLabel.get(tag.slice(0, colon).trim());
    const value = tag.slice(colon + 1).trim();
    if (field && value !== '') fields[field] = field === 'maxMark' ? Number(value) : value;
  }
  const groups = tags
    .filter((tag) => tag.startsWith(SYNONYMS))
    .map((tag) => tag.slice(SYNONYMS.length).trim());
  return groups.length === 0 ? fields : { ...fields, synonyms: groups.join('\n') };
}
