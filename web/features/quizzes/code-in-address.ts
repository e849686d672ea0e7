import { matchPath } from 'react-router';

const patterns = [
  '/live-quiz/:quizCode',
  '/quiz-results/:quizCode',
  '/reteach/:quizCode',
  '/quiz-settings/:quizCode',
];

/** The code of the quiz that a page is about, as its path or its query names it; else null. */
export function codeInAddress(pathname: string, search: string): string | null {
  for (const pattern of patterns) {
    const quizCode = matchPath(pattern, pathname)?.params.quizCode;
    if (quizCode) return quizCode.toUpperCase();
  }
  return new URLSearchParams(search).get('code')?.toUpperCase() || null;
}

/** What a navigation to the quiz says beside its address: it has only just been made. */
export const NEW_QUIZ = 'new-quiz';
