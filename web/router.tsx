import { useRoutes, type RouteObject } from 'react-router';
import { AppFrame } from './features/accounts/frame/app-frame.tsx';
import { routeAccess, type RoutePattern } from './features/accounts/route-access.ts';
import { RouteGuard } from './features/accounts/route-guard.tsx';
import { SearchButton } from './features/search/search-button.tsx';
import { PageBoundary } from './history/page-boundary.tsx';
import { LoadedPage, sitePatterns } from './load-page.ts';
import { findPageHead } from './page-heads.ts';
import ErrorPage from './pages/error-page.tsx';

function guardedRoute(pattern: RoutePattern): RouteObject {
  return {
    element: <RouteGuard access={routeAccess[pattern]} head={findPageHead(pattern)} />,
    children: [{ path: pattern, element: <LoadedPage pattern={pattern} /> }],
  };
}

const isSite = (pattern: RoutePattern) => sitePatterns.some((one) => one === pattern);
const patterns = Object.keys(routeAccess) as RoutePattern[];

/** All routes, each page within its header and behind the access check. */
const routes: RouteObject[] = [
  {
    element: <LoadedPage pattern="site" />,
    children: patterns.filter(isSite).map(guardedRoute),
  },
  {
    element: <AppFrame search={<SearchButton />} whenBroken={<ErrorPage />} />,
    children: [
      ...patterns.filter((pattern) => !isSite(pattern)).map(guardedRoute),
      { path: '*', element: <LoadedPage pattern="*" /> },
    ],
  },
];

export function Pages() {
  return <PageBoundary fallback={<ErrorPage />}>{useRoutes(routes)}</PageBoundary>;
}
