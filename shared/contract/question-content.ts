import { z } from 'zod';
import { findOptionsProblem, findRightOptionsProblem } from '../choice-problems.ts';
import { hasOptions } from '../choice-question.ts';
import { questionsMessages } from '../messages/questions.ts';
import {
  isSchemeToCome,
  type QuestionField,
  questionFieldNames,
  questionFields,
} from '../question-content.ts';
import { shortText, text } from './fields.ts';
import { uploadUrl } from './uploads.ts';

/*
 * The validation of a question's fields, by the kind that shared/question-content.ts gives each.
 * Kept separate, so that screens which only name the fields do not need zod.
 */

type Fields = typeof questionFields;
type FieldKind = Fields[QuestionField]['kind'];
type FieldOf<Kind extends FieldKind> = Extract<Fields[QuestionField], { kind: Kind }>;

const requiredNumber = z
  .number(questionsMessages.requiredFields)
  .int(questionsMessages.requiredFields);

/** Schemas for input. */
const inputs = {
  lines: ({ maxCharacters }: FieldOf<'lines'>) => text(maxCharacters).default(''),
  line: (_field: FieldOf<'line'>) =>
    z
      .string(questionsMessages.requiredFields)
      .pipe(shortText)
      .pipe(z.string().min(1, questionsMessages.requiredFields)),
  number: ({ max }: FieldOf<'number'>) => requiredNumber.min(0).max(max),
  choice: ({ values, empty }: FieldOf<'choice'>) => z.enum(values).default(empty),
  image: ({ uploadedAs }: FieldOf<'image'>) => uploadUrl(uploadedAs).nullable().default(null),
};

/** Schemas for stored values. */
const stored = {
  lines: (_field: FieldOf<'lines'>) => z.string(),
  line: (_field: FieldOf<'line'>) => z.string(),
  number: (_field: FieldOf<'number'>) => z.number(),
  choice: ({ values }: FieldOf<'choice'>) => z.enum(values),
  image: (_field: FieldOf<'image'>) => z.string().nullable(),
};

type EnumOf<Field> = Field extends { values: readonly (infer Value extends string)[] }
  ? z.ZodEnum<{ [One in Value]: One }>
  : never;
type InputShape = {
  [Name in QuestionField]: Fields[Name] extends FieldOf<'choice'>
    ? z.ZodDefault<EnumOf<Fields[Name]>>
    : ReturnType<(typeof inputs)[Fields[Name]['kind']]>;
};
type StoredShape = {
  [Name in QuestionField]: Fields[Name] extends FieldOf<'choice'>
    ? EnumOf<Fields[Name]>
    : ReturnType<(typeof stored)[Fields[Name]['kind']]>;
};

type Makers = { [Kind in FieldKind]: (field: FieldOf<Kind>) => z.ZodType };

/** Builds a schema for each field, with the maker for its kind. */
function shapeBy(makers: Makers) {
  const schemaOf = <Kind extends FieldKind>(kind: Kind, field: FieldOf<Kind>) =>
    makers[kind](field);
  return Object.fromEntries(
    questionFieldNames.map((name) => {
      const field = questionFields[name];
      return [name, schemaOf(field.kind, field)];
    }),
  );
}

const inputShape = shapeBy(inputs) as InputShape;
const storedShape = shapeBy(stored) as StoredShape;

/**
 * A teacher's input for a question (spec sections 3 and 5). `schemeToCome` allows it to be saved
 * without a mark scheme; it has no effect on a question with one.
 */
export const questionInputSchema = z
  .object({ ...inputShape, schemeToCome: z.boolean().default(false) })
  .overwrite((question) => (hasOptions(question.kind) ? question : { ...question, options: '' }))
  .refine((question) => question.questionText.trim() !== '' || question.questionImageURL, {
    error: questionsMessages.questionRequired,
    path: ['questionText'],
  })
  .refine((question) => question.schemeToCome || !isSchemeToCome(question), {
    error: questionsMessages.markSchemeRequired,
    path: ['markSchemeAnswer'],
  })
  .check(({ value: question, issues }) => {
    if (question.kind === 'text') return;
    const options = findOptionsProblem(question);
    if (options !== null) {
      issues.push({ code: 'custom', message: options, path: ['options'], input: question.options });
    } else if (!isSchemeToCome(question)) {
      const message = findRightOptionsProblem(question);
      const input = question.markSchemeAnswer;
      if (message !== null)
        issues.push({ code: 'custom', message, path: ['markSchemeAnswer'], input });
    }
  });
export type QuestionInput = z.input<typeof questionInputSchema>;

/** The stored content of a question that decides what is asked and how it is marked. */
export const questionContentSchema = z.object(storedShape);
