import { CsvError, parse } from 'csv-parse/sync';
import type { FileColumn } from '../../../../shared/contract/question-transfer.ts';
import { csvOptions } from '../../../../shared/csv.ts';
import { quotesBroken } from '../../../../shared/messages/transfer.ts';
import { fileFields, questionFields, type FileField } from '../../../../shared/question-content.ts';
import { FileProblem } from './file-problem.ts';

/** Headings are compared without punctuation or case; letters of every alphabet count. */
const plainHeading = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 60);

const fieldOfLabel = new Map(
  fileFields.flatMap((field) => [
    [plainHeading(questionFields[field].inFiles), field],
    [plainHeading(field), field],
  ]),
);

/** Returns the field that the specification's own heading names. */
export const namedField = (heading: string): FileField | undefined =>
  fieldOfLabel.get(plainHeading(heading));

/** Other names that teachers and other systems use for the fields. */
const OTHER_NAMES: readonly (readonly [FileField, RegExp])[] = [
  ['questionText', /^(?:q|questions|prompt|stem|item|questionstem|task|questionmax\d+characters)$/],
  [
    'options',
    /^(?:(?:incorrect|wrong)?(?:answer|option|choice|distractor)(?:choice|option)?[a-j\d]\d?(?:optional|max\d+characters)?|[a-f])$/,
  ],
  [
    'markSchemeAnswer',
    /^(?:(?:model|correct|right|expected|sample)?answers?|markingscheme|solution|scheme|answerkey|key|correct(?:options?|choices?)?|correctanswers?(?:chooseatleastone|onlyincludeanswer))$/,
  ],
  ['maxMark', /^(?:marks?|maxmarks|maximummarks?|points|score|maxscore|outof)$/],
  ['topic', /^(?:topics|unit|chapter|theme|category)$/],
  ['subject', /^(?:course|discipline)$/],
  ['level', /^(?:keystage|year|yeargroup|grade|stage|tier|class)$/],
  [
    'specCode',
    /^(?:spec|specref|specificationref(?:erence)?|specification|objective|standard|code)$/,
  ],
];

/** A person's earlier choices for headings: a field, or null for a column to leave out. */
export type KnownHeadings = Readonly<Record<string, FileField | null>>;

const commonName = (heading: string): FileField | undefined =>
  OTHER_NAMES.find(([, names]) => names.test(plainHeading(heading)))?.[0];

/** The maximum number of lines above the headings, such as a title and instructions. */
const MAX_LINES_ABOVE = 20;

/**
 * Returns the row of a list's headings: the first row, or a row below a title that names the
 * question and two other fields.
 */
export function headingsAt(rows: readonly (readonly string[])[]): number {
  const at = rows.slice(0, MAX_LINES_ABOVE + 1).findIndex((row) => {
    const fields = row.map((cell) => namedField(cell) ?? commonName(cell));
    return fields.includes('questionText') && fields.filter(Boolean).length > 2;
  });
  return Math.max(0, at);
}

/**
 * Proposes a field for each column of a list: as its own heading names it, otherwise as this person
 * chose before, otherwise as a common name suggests. Two columns share a field only if their own
 * headings say so, or if they hold several options.
 */
export function proposeColumns(content: string, known: KnownHeadings): FileColumn[] {
  const rows = parseCsv(content, MAX_LINES_ABOVE + 1);
  const headings = rows[headingsAt(rows)] ?? [];
  const optionsInColumns =
    headings.filter((heading) => commonName(heading) === 'options').length > 1;
  const named = headings.map(namedField);
  const taken = new Set<FileField | undefined>(named);
  const free = (field: FileField | null | undefined) => {
    if (field === 'options') return optionsInColumns || !taken.has(field) ? field : null;
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const chosen = headings.map((heading, index) => {
    const plain = plainHeading(heading);
    return named[index] ?? (Object.hasOwn(known, plain) ? free(known[plain]) : undefined);
  });
  return headings.map((heading, index) => {
    const common = commonName(heading);
    const suggested = common === 'options' && !optionsInColumns ? undefined : common;
    const field = chosen[index];
    return { heading, field: field === undefined ? free(suggested) : field };
  });
}

/**
 * Returns the choices that differ from the proposal for a list's headings. A column that was only
 * dropped to make room for another does not count as left out.
 */
export function choicesIn(
  columns: readonly FileColumn[],
  proposed: readonly FileColumn[],
): KnownHeadings {
  const fields = new Set(columns.map(({ field }) => field));
  const changed = columns.filter(({ heading, field }, index) => {
    const before = proposed[index]?.field;
    const madeRoom = field === null && before && fields.has(before);
    return plainHeading(heading) !== '' && field !== before && !madeRoom;
  });
  return Object.fromEntries(changed.map(({ heading, field }) => [plainHeading(heading), field]));
}

/**
 * Returns the rows of a list, or the first of them. Throws FileProblem if its quotation marks do
 * not match.
 */
export function parseCsv(content: string, to: number): string[][] {
  try {
    return parse(content, { ...csvOptions(content), to });
  } catch (error) {
    if (error instanceof CsvError) throw new FileProblem(quotesBroken(Number(error.lines ?? 1)));
    throw error;
  }
}
