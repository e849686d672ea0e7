import { paths } from './paths.ts';

/** State that a redirect to the front page carries, so that signing in leads back. */
export interface ReturnState {
  returnTo: string;
}

const ORIGIN = 'https://greenpen.invalid';
const RETURN_PARAMETER = 'returnTo';

/**
 * Returns the address to open after signing in: the given one if it is a path of this site,
 * otherwise the dashboard. Addresses of other sites, even disguised ones (`//host`, `/\host`), are
 * not followed.
 */
export function safeReturnPath(candidate: string | null | undefined): string {
  const url = candidate?.startsWith('/') ? parseAddress(candidate) : null;
  if (!url) return paths.dashboard;
  // Resolving dots can leave a path that starts with two slashes, which the browser would read as a
  // host.
  const isOwnPage =
    url.origin === ORIGIN && !url.pathname.startsWith('//') && !isEntrance(url.pathname);
  return isOwnPage ? `${url.pathname}${url.search}${url.hash}` : paths.dashboard;
}

function parseAddress(address: string): URL | null {
  try {
    return new URL(address, ORIGIN);
  } catch {
    return null;
  }
}

function isEntrance(pathname: string): boolean {
  return pathname === paths.landing || pathname === paths.login || pathname === paths.signup;
}

/** Returns the path of the sign-in page, which leads back to `returnTo` afterwards. */
export function loginPath(returnTo?: string): string {
  if (!returnTo || returnTo === paths.dashboard) return paths.login;
  return `${paths.login}?${new URLSearchParams({ [RETURN_PARAMETER]: returnTo })}`;
}

/** Returns the safe return path from the address of the sign-in page. */
export function returnPathFrom(search: URLSearchParams): string {
  return safeReturnPath(search.get(RETURN_PARAMETER));
}

/** Returns the return path that a redirect left in the history entry, if any. */
export function returnPathInState(state: unknown): string | undefined {
  const isReturnState = typeof state === 'object' && state !== null && 'returnTo' in state;
  return isReturnState && typeof state.returnTo === 'string'
    ? safeReturnPath(state.returnTo)
    : undefined;
}

export function currentLocation(location: { pathname: string; search: string; hash: string }) {
  return `${location.pathname}${location.search}${location.hash}`;
}
