import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { AppFrame } from './features/accounts/app-frame.tsx';
import { routeAccess, type RoutePattern } from './features/accounts/route-access.ts';
import { RouteGuard } from './features/accounts/route-guard.tsx';
import { SearchButton } from './features/search/search-button.tsx';
import { findPageHead } from './page-heads.ts';
import ErrorPage from './pages/error-page.tsx';

type PageModule = Promise<{ default: ComponentType }>;

const pages: Record<RoutePattern, () => PageModule> = {
  '/': () => import('./pages/landing-page.tsx'),
  '/privacy': () => import('./pages/privacy-page.tsx'),
  '/terms': () => import('./pages/terms-page.tsx'),
  '/built-in-marker': () => import('./pages/built-in-marker-page.tsx'),
  '/github': () => import('./pages/github-page.tsx'),
  '/login': () => import('./pages/login-page.tsx'),
  '/signup': () => import('./pages/signup-page.tsx'),
  '/reset-password': () => import('./pages/reset-password-page.tsx'),
  '/signed-in': () => import('./pages/signed-in-page.tsx'),
  '/confirm-email': () => import('./pages/confirm-email-page.tsx'),
  '/launch': () => import('./pages/launch-page.tsx'),
  '/account': () => import('./pages/own-account-page.tsx'),
  '/dashboard': () => import('./pages/dashboard-page.tsx'),
  '/manage-users': () => import('./pages/manage-users-page.tsx'),
  '/create-questions': () => import('./pages/create-questions-page.tsx'),
  '/edit-question/:questionId': () => import('./pages/edit-question-page.tsx'),
  '/create-quiz': () => import('./pages/create-quiz-page.tsx'),
  '/quiz-success': () => import('./pages/quiz-success-page.tsx'),
  '/view-quizzes': () => import('./pages/view-quizzes-page.tsx'),
  '/live-quiz/:quizCode': () => import('./pages/live-quiz-page.tsx'),
  '/quiz-results': () => import('./pages/results-page.tsx'),
  '/quiz-results/:quizCode': () => import('./pages/quiz-results-page.tsx'),
  '/quiz-settings/:quizCode': () => import('./pages/quiz-settings-page.tsx'),
  '/reteach/:quizCode': () => import('./pages/reteach-page.tsx'),
  '/view-quiz-responses': () => import('./pages/view-quiz-responses-page.tsx'),
  '/marker': () => import('./pages/marker-page.tsx'),
  '/what-leaves': () => import('./pages/what-leaves-page.tsx'),
  '/system': () => import('./pages/system-page.tsx'),
  '/audit-trail': () => import('./pages/audit-trail-page.tsx'),
  '/school-settings': () => import('./pages/school-settings-page.tsx'),
  '/first-steps': () => import('./pages/first-steps-page.tsx'),
  '/connections': () => import('./pages/connections-page.tsx'),
  '/welfare': () => import('./pages/welfare-page.tsx'),
  '/welfare/:concernId': () => import('./pages/welfare-concern-page.tsx'),
  '/enter-quiz': () => import('./pages/enter-quiz-page.tsx'),
  '/view-my-scores': () => import('./pages/view-my-scores-page.tsx'),
  '/auto-report': () => import('./pages/auto-report-page.tsx'),
  '/typing-test': () => import('./pages/typing-test-page.tsx'),
  '/join-teacher': () => import('./pages/join-teacher-page.tsx'),
  '/view-students': () => import('./pages/view-students-page.tsx'),
  '/classes': () => import('./pages/classes-page.tsx'),
  '/student-profile/:studentId': () => import('./pages/student-profile-page.tsx'),
};

function lazyRoute(path: string, load: () => PageModule): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) };
}

function guardedRoute(pattern: RoutePattern): RouteObject {
  return {
    element: <RouteGuard access={routeAccess[pattern]} head={findPageHead(pattern)} />,
    children: [lazyRoute(pattern, pages[pattern])],
  };
}

/** The front page and what its footer leads to, which have a header and a footer of their own. */
const sitePatterns: readonly RoutePattern[] = [
  '/',
  '/privacy',
  '/terms',
  '/built-in-marker',
  '/github',
];
const appPatterns = (Object.keys(pages) as RoutePattern[]).filter(
  (pattern) => !sitePatterns.includes(pattern),
);

/** Every page, loaded when it is opened, within the header and behind the route table. */
export const router = createBrowserRouter([
  {
    lazy: async () => ({
      Component: (await import('./features/landing/site-layout.tsx')).SiteLayout,
    }),
    errorElement: <ErrorPage />,
    children: sitePatterns.map(guardedRoute),
  },
  {
    element: <AppFrame search={<SearchButton />} />,
    errorElement: <ErrorPage />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          ...appPatterns.map(guardedRoute),
          lazyRoute('*', () => import('./pages/not-found-page.tsx')),
        ],
      },
    ],
  },
]);
