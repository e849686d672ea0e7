import { z } from 'zod';
import { MIN_SEARCH_CHARACTERS } from '../business-rules.ts';
import { shortText } from './fields.ts';
import { permitted } from './route.ts';

/** The kinds of search results: staff find all but the last two, which are for students. */
const foundKinds = [
  'quiz',
  'student',
  'colleague',
  'administrator',
  'class',
  'question',
  'set-quiz',
  'score',
] as const;
export type FoundKind = (typeof foundKinds)[number];

const foundSchema = z.object({
  kind: z.enum(foundKinds),
  /** The id that the web builds its address from: a code for quizzes and classes. */
  id: z.string(),
  title: z.string(),
  /** Distinguishes results with the same title. */
  detail: z.string(),
});
export type Found = z.infer<typeof foundSchema>;

export const searchContract = {
  /**
   * Finds a few results of each kind that the actor may open, by part of a name or words of a
   * question.
   */
  find: permitted('search.use', 'ownRows')
    .route({ method: 'GET', path: '/search' })
    .input(z.object({ search: shortText.pipe(z.string().min(MIN_SEARCH_CHARACTERS)) }))
    .output(z.object({ items: z.array(foundSchema) })),
};
