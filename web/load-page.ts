import { createElement, type ComponentType, type ReactElement } from 'react';
import { matchPath } from 'react-router';
import { routeAccess, type RoutePattern } from './features/accounts/route-access.ts';
import { firstPages } from './first-pages.ts';

export type LoadPage = () => Promise<{ default: ComponentType }>;

type FirstPattern = keyof typeof firstPages;

/** A page's route; `*` is an unknown address, `site` the frame of the public pages. */
export type PagePattern = RoutePattern | '*' | 'site';

/** The front page and the pages its footer links to, which have a separate header and footer. */
export const sitePatterns = [
  '/',
  '/privacy',
  '/terms',
  '/built-in-marker',
  '/github',
] as const satisfies readonly RoutePattern[];

const loaded = new Map<PagePattern, ReactElement>();

const isFirst = (pattern: PagePattern): pattern is FirstPattern => pattern in firstPages;

async function fetchPart(pattern: PagePattern): Promise<void> {
  const load = isFirst(pattern)
    ? firstPages[pattern]
    : (await import('./further-pages.ts')).furtherPages[pattern];
  loaded.set(pattern, createElement((await load()).default));
}

function partsAt(pathname: string): PagePattern[] {
  const patterns = Object.keys(routeAccess) as RoutePattern[];
  const pattern = patterns.find((one) => matchPath(one, pathname) !== null) ?? '*';
  return sitePatterns.some((one) => one === pattern) ? ['site', pattern] : [pattern];
}

/**
 * Loads the code of the page at a path; returns null if it is already loaded. A failed load is
 * retried on the next call.
 */
export function loadPage(pathname: string): Promise<void> | null {
  const missing = partsAt(pathname).filter((part) => !loaded.has(part));
  if (missing.length === 0) return null;
  return Promise.all(missing.map(fetchPart)).then(
    () => undefined,
    () => undefined,
  );
}

/** Renders a page that `loadPage` has loaded. */
export function LoadedPage({ pattern }: { pattern: PagePattern }) {
  const page = loaded.get(pattern);
  if (page === undefined) throw new Error(`The page ${pattern} could not be fetched.`);
  return page;
}
