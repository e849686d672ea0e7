import type { LoadPage } from './load-page.ts';

/** The pages that students or everyone can open; all others are in `further-pages.ts`. */
export const firstPages = {
  '/login': () => import('./pages/login-page.tsx'),
  '/account': () => import('./pages/own-account-page.tsx'),
  '/dashboard': () => import('./pages/dashboard-page.tsx'),
  '/enter-quiz': () => import('./pages/enter-quiz-page.tsx'),
  '/view-my-scores': () => import('./pages/view-my-scores-page.tsx'),
  '/typing-test': () => import('./pages/typing-test-page.tsx'),
  '/join-teacher': () => import('./pages/join-teacher-page.tsx'),
  '*': () => import('./pages/not-found-page.tsx'),
} satisfies Record<string, LoadPage>;
