import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { questionKinds } from '../../../../shared/choice-question.ts';
import {
  questionContentSchema,
  questionInputSchema,
} from '../../../../shared/contract/question-content.ts';
import {
  questionFieldNames,
  questionFields,
  type QuestionValues,
} from '../../../../shared/question-content.ts';
import type { LeftKinds } from './change-kind.ts';

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

const schemeFields = z.object({ options: z.string(), markSchemeAnswer: z.string() });
const leftSchema = z.object({
  left: z.partialRecord(
    z.enum(questionKinds),
    z.object({ written: schemeFields, next: schemeFields }),
  ),
});

/** What was written for other kinds of answer and kept with it. */
export const toLeftKinds = (kept: unknown): LeftKinds =>
  leftSchema.safeParse(kept).data?.left ?? {};

/** What is wrong with the form, as sentences by field. */
export const problemsOf = schemaResolver(questionInputSchema, { sync: true });
