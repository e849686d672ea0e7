import { PlatformError } from './ask-platform.ts';

/** Any way to write a link with this relation: quoted or not, with further parameters and relations. */
const NEXT_LINK = /<([^>]*)>[^<]*;\s*rel\s*=\s*(?:"[^"<]*\bnext\b|'[^'<]*\bnext\b|next\b)/i;

/**
 * Where a list goes on by the Link header, null where it ends. Another server is not asked with our
 * token. A platform behind a proxy may name itself without TLS; it is asked with TLS all the same.
 * Throws PlatformError where the list goes on and cannot be followed.
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
