import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { AppFrame } from './features/accounts/app-frame.tsx';
import { routeAccess, type RoutePattern } from './features/accounts/route-access.ts';
import { RouteGuard } from './features/accounts/route-guard.tsx';
import ErrorPage from './pages/error-page.tsx';
import NotFoundPage from './pages/not-found-page.tsx';
import { PageSkeleton } from './ui/page-skeleton.tsx';

type PageModule = Promise<{ default: ComponentType }>;

const pages: Record<RoutePattern, () => PageModule> = {
  '/': () => import('./pages/landing-page.tsx'),
  '/login': () => import('./pages/login-page.tsx'),
  '/dashboard': () => import('./pages/dashboard-page.tsx'),
  '/create-questions': () => import('./pages/create-questions-page.tsx'),
  '/create-quiz': () => import('./pages/create-quiz-page.tsx'),
  '/quiz-success': () => import('./pages/quiz-success-page.tsx'),
  '/view-quizzes': () => import('./pages/view-quizzes-page.tsx'),
  '/view-quiz-responses': () => import('./pages/view-quiz-responses-page.tsx'),
  '/enter-quiz': () => import('./pages/enter-quiz-page.tsx'),
  '/view-my-scores': () => import('./pages/view-my-scores-page.tsx'),
};

function guardedRoute(pattern: RoutePattern): RouteObject {
  return {
    element: <RouteGuard access={routeAccess[pattern]} />,
    children: [
      {
        path: pattern,
        lazy: async () => ({ Component: (await pages[pattern]()).default }),
      },
    ],
  };
}

const patterns = Object.keys(pages) as RoutePattern[];

/** Every page, loaded when it is opened, within the header and behind the route table. */
export const router = createBrowserRouter([
  {
    element: <AppFrame />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [...patterns.map(guardedRoute), { path: '*', element: <NotFoundPage /> }],
      },
    ],
  },
]);
