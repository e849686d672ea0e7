import { PlatformError } from './ask-platform.ts';

/** Matches a link with the relation `next`, quoted or not, with other parameters and relations. */
const NEXT_LINK = /<([^>]*)>[^<]*;\s*rel\s*=\s*(?:"[^"<]*\bnext\b|'[^'<]*\bnext\b|next\b)/i;

/**
 * Returns the next page of a list from its Link header; null at the end. Never sends our token to
 * another server. A platform behind a proxy may give its own address without TLS; the request uses
 * TLS regardless. Throws PlatformError if there is a next page that cannot be followed.
 */
export function findNextPage(
  { name }: { name: string },
  header: string | string[] | undefined,
  url: string,
): string | null {
  const next = NEXT_LINK.exec([header ?? []].flat().join(','))?.[1];
  if (next === undefined) return null;
  const asked = new URL(url);
  const found = URL.canParse(next, url) ? new URL(next, url) : null;
  if (!found || !/^https?:$/.test(found.protocol))
    throw new PlatformError(
      `${name} said in a way that was not understood where its list goes on.`,
    );
  if (found.host !== asked.host)
    throw new PlatformError(
      `${name} goes on with its list at ${found.host}, and only ${asked.host} is asked for it.`,
    );
  if (asked.protocol === 'https:') found.protocol = 'https:';
  return found.href;
}
