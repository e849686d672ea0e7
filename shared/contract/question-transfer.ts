import { z } from 'zod';
import { MAX_IMPORT_COLUMNS } from '../business-rules.ts';
import { type BelongingField, belongingFields, fileFields } from '../question-content.ts';
import { importFormats } from '../transfer-formats.ts';
import { shortText } from './fields.ts';
import { questionInputSchema } from './question-content.ts';

/**
 * What becomes of one item of an imported file. Those that are `unsupported` or a `duplicate` are
 * left out; one that is `invalid` keeps all others out too, unless the teacher lets it go.
 */
const importOutcomes = ['ready', 'invalid', 'unsupported', 'duplicate'] as const;

/** A column of a CSV file, and the field that it fills; null where it is left out. */
const fileColumnSchema = z.object({
  heading: z.string(),
  field: z.enum(fileFields).nullable(),
});
export type FileColumn = z.infer<typeof fileColumnSchema>;

const importedItemSchema = z.object({
  /** Its number in the file, the first being 1; in a CSV file, of the row below the header. */
  item: z.number().int(),
  /** By which a teacher recognises it: a name, or how its text begins. */
  title: z.string(),
  outcome: z.enum(importOutcomes),
  /** Why it is not ready, as a sentence; empty when it is. */
  problem: z.string(),
  /** What else a teacher should know of it, such as each loss, a sentence each; mostly none. */
  notices: z.array(z.string()),
  /** Of a question paper: what was taken for its marks, for a teacher to compare. */
  recognised: z.object({ markScheme: z.string(), maxMark: z.number() }).optional(),
});
export type ImportedItem = z.infer<typeof importedItemSchema>;

/** What of an import is the same for every kind of file. */
const importChoices = {
  /** The text of the file; of a form that is no text, its bytes in base64. */
  content: z.string(),
  /** Only says what would happen. */
  dryRun: z.boolean(),
  /** Imports what is ready although some of it is invalid. */
  leaveOutInvalid: z.boolean().default(false),
};

/** What a question gets where its file says nothing of it; empty or absent for nothing. */
const questionDefaultsSchema = z.object({
  ...(Object.fromEntries(belongingFields.map((name) => [name, shortText.default('')])) as Record<
    BelongingField,
    z.ZodDefault<typeof shortText>
  >),
  maxMark: questionInputSchema.shape.maxMark.optional(),
});
export type QuestionDefaults = z.infer<typeof questionDefaultsSchema>;

/** The mark scheme of a question paper, in a document of its own. */
const schemeFileSchema = z.object({ format: z.enum(['docx', 'paper']), content: z.string() });
export type SchemeFile = z.infer<typeof schemeFileSchema>;

export const importQuestionsSchema = z.object({
  ...importChoices,
  format: z.enum(importFormats),
  defaults: questionDefaultsSchema.prefault({}),
  /** Of a question paper: its mark scheme, whose numbers are those of the paper. */
  scheme: schemeFileSchema.optional(),
  /**
   * Of a CSV file: which field each of its columns fills, in their order. Kept for the next file of this
   * person. Absent for what the headings say, or were said to mean before.
   */
  columns: z.array(z.enum(fileFields).nullable()).max(MAX_IMPORT_COLUMNS).optional(),
});

export const importedQuestionsSchema = z.object({
  items: z.array(importedItemSchema),
  imported: z.number(),
  /** Of a CSV file: where its columns go, or would go. Without one for the question there are no items. */
  columns: z.array(fileColumnSchema).optional(),
});

export const importLegacySchema = z.object(importChoices);

export const importedLegacySchema = z.object({
  questions: z.array(importedItemSchema),
  quizzes: z.array(importedItemSchema),
  imported: z.object({ questions: z.number(), quizzes: z.number() }),
  /** What was in the file and is not imported, in sentences. */
  notices: z.array(z.string()),
});
