import { z } from 'zod';
import { MIN_SEARCH_CHARACTERS } from '../business-rules.ts';
import { shortText } from './fields.ts';
import { permitted } from './route.ts';

/** What a search finds: for staff all but the last two, which are for students. */
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
  /** By which the web makes its address: a code for quizzes and classes. */
  id: z.string(),
  title: z.string(),
  /** What tells two of the same title apart. */
  detail: z.string(),
});
export type Found = z.infer<typeof foundSchema>;

export const searchContract = {
  /** A few of each kind that the actor may open, by a part of a name or by words of a question. */
  find: permitted('search.use', 'ownRows')
    .route({ method: 'GET', path: '/search' })
    .input(z.object({ search: shortText.pipe(z.string().min(MIN_SEARCH_CHARACTERS)) }))
    .output(z.object({ items: z.array(foundSchema) })),
};
