import { MAX_FOUND_OF_A_KIND } from '../../../shared/business-rules.ts';
import type { Found } from '../../../shared/contract/search.ts';
import type { Actor } from '../../access/actor.ts';
import { isAllowed, ownerFilter } from '../../access/authorize.ts';
import type { Database } from '../../database/client.ts';
import { listSetQuizzes } from '../attempts/public.ts';
import {
  findAdministrators,
  findClasses,
  findColleagues,
  findQuestions,
  findQuizzes,
  findScores,
  findStudents,
} from './search-queries.ts';

/** A few of each kind that the actor may open; each kind by the permission that its own page asks for. */
export async function find(database: Database, actor: Actor, search: string): Promise<Found[]> {
  const part = search.toLowerCase();
  const found = await Promise.all([
    isAllowed(actor, 'quiz.list')
      ? findQuizzes(database, part, ownerFilter(actor, 'quiz.list'))
      : [],
    isAllowed(actor, 'student.read')
      ? findStudents(database, part, ownerFilter(actor, 'student.read'))
      : [],
    isAllowed(actor, 'user.list') ? findColleagues(database, part) : [],
    isAllowed(actor, 'user.list') ? findAdministrators(database, part) : [],
    isAllowed(actor, 'class.list')
      ? findClasses(database, part, ownerFilter(actor, 'class.list'))
      : [],
    isAllowed(actor, 'question.list') ? findQuestions(database, wordsIn(part)) : [],
    isAllowed(actor, 'attempt.start') ? findSetQuizzes(database, part, actor.id) : [],
    isAllowed(actor, 'score.list') ? findScores(database, part, actor.id) : [],
  ]);
  return found.flat();
}

/** What the student can begin, go on with, or will. */
async function findSetQuizzes(database: Database, part: string, userId: string): Promise<Found[]> {
  const { items } = await listSetQuizzes(database, userId);
  return items
    .filter(({ state }) => state === 'in-progress' || state === 'open' || state === 'upcoming')
    .filter(({ title, quizCode }) => `${title}\n${quizCode}`.toLowerCase().includes(part))
    .slice(0, MAX_FOUND_OF_A_KIND)
    .map(({ quizCode, title }) => ({
      kind: 'set-quiz' as const,
      id: quizCode,
      title: title || quizCode,
      detail: quizCode,
    }));
}

/** Each word or number of the search, as a beginning of what it looks for: `'mito':*`. */
function wordsIn(part: string): string {
  const words = part.match(/[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu) ?? [];
  return words.map((word) => `'${word}':*`).join(' & ');
}
