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

/** A draft may be incomplete, and one of an earlier release lacks the fields that came later. */
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

/** What was kept on this device; null where it is no question's. */
export const toDraft = (kept: unknown): QuestionValues | null =>
  draftSchema.safeParse(kept).data ?? null;

/** What is wrong with the form, as sentences by field. */
export const problemsOf = schemaResolver(questionInputSchema, { sync: true });
