import { z } from 'zod';

/**
 * The response requested from a model. Limits are checked in code rather than by the schema: a mark
 * that is too high is worth a flag, not another call.
 */
export const judgementSchema = z.object({
  points: z.array(
    z.object({
      number: z.number().describe('The number of the point.'),
      quote: z
        .string()
        .nullable()
        .describe('The words of the answer that earn the point, copied exactly; null for none.'),
      marks: z.number().describe('Marks for the point: 0 if it is not earned.'),
    }),
  ),
  feedback: z.string().describe('Two or three sentences to the student.'),
  isUnsure: z.boolean().describe('True if another examiner might well decide otherwise.'),
});
export type Judgement = z.infer<typeof judgementSchema>;

const FIGURE = /^\s*(-?\d+(?:\.\d+)?)\.?(?:\s*marks?)?\s*$/i;
const figure = z.union([
  z.number(),
  z
    .string()
    .regex(FIGURE)
    .transform((text) => Number(FIGURE.exec(text)?.[1])),
]);

const spoken = z.object({
  points: z.array(
    z.object({
      number: figure,
      quote: z.string().nullable().catch(null),
      marks: z.union([figure, z.boolean().transform(Number)]),
    }),
  ),
  feedback: z.string().catch(''),
  isUnsure: z.boolean().catch(false),
});

const KEYS = /"(points|number|quote|marks|feedback|is[_ -]?unsure)"(?=:)/giu;
/** In "2/3", the number after the stroke need not be the point's maximum. */
const OUT_OF = /("marks":"\d+)\s*\/\s*\d+"/gu;

/**
 * Normalises the case of keys, accepts a bare list of points, and reads "2/3" as a mark that is in
 * doubt.
 */
function inOurWords(said: unknown): unknown {
  const json = JSON.stringify(Array.isArray(said) ? { points: said } : said).replaceAll(
    KEYS,
    (key) => (/unsure/iu.test(key) ? '"isUnsure"' : key.toLowerCase()),
  );
  const judgement: unknown = JSON.parse(json.replaceAll(OUT_OF, '$1"'));
  return json.search(OUT_OF) < 0 ? judgement : { ...(judgement as object), isUnsure: true };
}

/** The schema for responses of servers without schema support: numbers as words, parts left out. */
export const spokenJudgementSchema: z.ZodType<Judgement> = z.preprocess(inOurWords, spoken);
