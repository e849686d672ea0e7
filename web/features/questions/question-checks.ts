import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import {
  questionContentSchema,
  questionInputSchema,
} from '../../../shared/contract/question-content.ts';
import {
  questionFieldNames,
  questionFields,
  type QuestionValues,
} from '../../../shared/question-content.ts';

/** A draft may be incomplete, and one from an earlier release lacks newer fields. */
const draftSchema = z.object(
  Object.fromEntries(
    questionFieldNames.map((name) => {
      const { kind, empty } = questionFields[name];
      const stored = questionContentSchema.shape[name];
      const draft = z.union([stored, z.literal(empty)]).default(empty);
      return [name, kind === 'image' ? questionInputSchema.shape[name] : draft];
    }),
  ),
) as unknown as z.ZodType<QuestionValues>;

/** Parses a stored draft; null if it is not a question. */
export const toDraft = (kept: unknown): QuestionValues | null =>
  draftSchema.safeParse(kept).data ?? null;

/** Returns the form's problems, as sentences by field. */
export const problemsOf = schemaResolver(questionInputSchema, { sync: true });
