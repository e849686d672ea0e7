import { paths } from './paths.ts';

/** What a redirect to the front page carries, so that signing in leads back. */
export interface ReturnState {
  returnTo: string;
}

const ORIGIN = 'https://greenpen.invalid';
const RETURN_PARAMETER = 'returnTo';

/**
 * The address to go to after signing in: the given one if it is a path of this site, else the
 * dashboard. Addresses of other sites, also in disguise (`//host`, `/\host`), are not followed.
 */
export function safeReturnPath(candidate: string | null | undefined): string {
  const url = candidate?.startsWith('/') ? parseAddress(candidate) : null;
  if (!url) return paths.dashboard;
  // Dots can leave a path that starts with two slashes, which would name a host when followed.
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

/** The sign-in page, leading back to `returnTo` afterwards. */
export function loginPath(returnTo?: string): string {
  if (!returnTo || returnTo === paths.dashboard) return paths.login;
  return `${paths.login}?${new URLSearchParams({ [RETURN_PARAMETER]: returnTo })}`;
}

/** The safe return path of the sign-in page's own address. */
export function returnPathFrom(search: URLSearchParams): string {
  return safeReturnPath(search.get(RETURN_PARAMETER));
}

/** The return path that a redirect left in the history entry, if any. */
export function returnPathInState(state: unknown): string | undefined {
  const isReturnState = typeof state === 'object' && state !== null && 'returnTo' in state;
  return isReturnState && typeof state.returnTo === 'string'
    ? safeReturnPath(state.returnTo)
    : undefined;
}

export function currentLocation(location: { pathname: string; search: string; hash: string }) {
  return `${location.pathname}${location.search}${location.hash}`;
}
