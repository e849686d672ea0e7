import { z } from 'zod';
import { MAX_IMPORT_COLUMNS } from '../business-rules.ts';
import { type BelongingField, belongingFields, fileFields } from '../question-content.ts';
import { importFormats } from '../transfer-formats.ts';
import { shortText } from './fields.ts';
import { questionInputSchema } from './question-content.ts';

/**
 * The outcome for one item of an imported file. `unsupported` and `duplicate` items are left out;
 * an `invalid` one keeps all others out too, unless the teacher allows it to be left out.
 */
const importOutcomes = ['ready', 'invalid', 'unsupported', 'duplicate'] as const;

/** A column of a CSV file, and the field that it fills; null if it is left out. */
const fileColumnSchema = z.object({
  heading: z.string(),
  field: z.enum(fileFields).nullable(),
});
export type FileColumn = z.infer<typeof fileColumnSchema>;

const importedItemSchema = z.object({
  /** Its number in the file, counting from 1; in a CSV file, of the row below the header. */
  item: z.number().int(),
  /** The label a teacher recognises it by: a name, or the beginning of its text. */
  title: z.string(),
  outcome: z.enum(importOutcomes),
  /** The reason why it is not ready, as a sentence; empty if it is. */
  problem: z.string(),
  /**
   * Other things a teacher should know about it, such as each loss, one sentence each; usually
   * none.
   */
  notices: z.array(z.string()),
  /**
   * For a question paper: the mark scheme and marks that were recognised, for a teacher to compare.
   */
  recognised: z.object({ markScheme: z.string(), maxMark: z.number() }).optional(),
});
export type ImportedItem = z.infer<typeof importedItemSchema>;

/** The part of an import that is the same for every kind of file. */
const importChoices = {
  /** The text of the file; for a binary format, its bytes in base64. */
  content: z.string(),
  /** Only previews the import. */
  dryRun: z.boolean(),
  /** Imports the valid items even if others are invalid. */
  leaveOutInvalid: z.boolean().default(false),
};

/** The defaults for fields that a file does not mention; empty or absent for none. */
const questionDefaultsSchema = z.object({
  ...(Object.fromEntries(belongingFields.map((name) => [name, shortText.default('')])) as Record<
    BelongingField,
    z.ZodDefault<typeof shortText>
  >),
  maxMark: questionInputSchema.shape.maxMark.optional(),
});
export type QuestionDefaults = z.infer<typeof questionDefaultsSchema>;

/** The mark scheme of a question paper, in a separate document. */
const schemeFileSchema = z.object({ format: z.enum(['docx', 'paper']), content: z.string() });
export type SchemeFile = z.infer<typeof schemeFileSchema>;

export const importQuestionsSchema = z.object({
  ...importChoices,
  format: z.enum(importFormats),
  defaults: questionDefaultsSchema.prefault({}),
  /** For a question paper: its mark scheme, which uses the paper's numbers. */
  scheme: schemeFileSchema.optional(),
  /**
   * For a CSV file: the field that each of its columns fills, in order. Stored for this person's
   * next file. If absent, the fields follow from the headings, or from the earlier choices for
   * them.
   */
  columns: z.array(z.enum(fileFields).nullable()).max(MAX_IMPORT_COLUMNS).optional(),
});

export const importedQuestionsSchema = z.object({
  items: z.array(importedItemSchema),
  imported: z.number(),
  /**
   * For a CSV file: its columns, and the fields they fill or would fill. Without a column for the
   * question there are no items.
   */
  columns: z.array(fileColumnSchema).optional(),
});

export const importLegacySchema = z.object(importChoices);

export const importedLegacySchema = z.object({
  questions: z.array(importedItemSchema),
  quizzes: z.array(importedItemSchema),
  imported: z.object({ questions: z.number(), quizzes: z.number() }),
  /** Sentences about the parts of the file that are not imported. */
  notices: z.array(z.string()),
});
