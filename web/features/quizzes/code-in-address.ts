import { matchPath } from 'react-router';

const patterns = [
  '/live-quiz/:quizCode',
  '/quiz-results/:quizCode',
  '/reteach/:quizCode',
  '/quiz-settings/:quizCode',
];

/** Returns the quiz code in a page's path or query, or null. */
export function codeInAddress(pathname: string, search: string): string | null {
  for (const pattern of patterns) {
    const quizCode = matchPath(pattern, pathname)?.params.quizCode;
    if (quizCode) return quizCode.toUpperCase();
  }
  return new URLSearchParams(search).get('code')?.toUpperCase() || null;
}

/** Navigation state that marks a quiz as just created. */
export const NEW_QUIZ = 'new-quiz';
