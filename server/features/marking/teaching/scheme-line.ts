import type { schemeLineKinds } from '../../../../shared/choices.ts';

/** A teacher's addition to a mark scheme. */
export interface SchemeLine {
  kind: (typeof schemeLineKinds)[number];
  line: string;
  /** The point it is about, in the marker's wording; if absent, the last point. */
  point?: string;
}

/** A lesson's change of a scheme. */
export interface SchemeChange {
  before: string;
  after: string;
}

/**
 * Removes a taught line from the scheme, wherever it was placed. The lesson's change of the scheme
 * distinguishes its line from the same words for another point; if the line no longer exists, the
 * scheme is returned unchanged.
 */
export function removeSchemeLine(
  scheme: string,
  taught: SchemeLine,
  change?: SchemeChange,
): string {
  const directive = writeDirective(taught);
  const own =
    change &&
    findPlaces(change.after, directive).find(
      (place) => squeeze(cut(change.after, place)) === squeeze(change.before),
    );
  if (own && change.after === scheme) return change.before;
  const place = findPlaces(scheme, directive).findLast(
    ({ owner }) => own === undefined || owner === own.owner,
  );
  return place ? cut(scheme, place) : scheme;
}

/** The position of a directive, and its context. */
interface Place {
  start: number;
  end: number;
  /** The nearest line above that is not a directive, or the words before a bracket. */
  owner: string;
}

const OWNER_CHARACTERS = 30;

function findPlaces(scheme: string, directive: string): Place[] {
  const places: Place[] = [];
  const bracketed = inBrackets(directive);
  for (let at = scheme.indexOf(bracketed); at !== -1; at = scheme.indexOf(bracketed, at + 1)) {
    const owner = scheme.slice(Math.max(0, at - OWNER_CHARACTERS), at);
    places.push({ start: at, end: at + bracketed.length, owner });
  }
  let start = 0;
  let owner = '';
  for (const line of scheme.split('\n')) {
    const end = start + line.length;
    const said = line.trim();
    // Includes the line break above, or its own.
    if (said === directive)
      places.push({ start: Math.max(0, start - 1), end: end + Number(start === 0), owner });
    else if (said !== '' && !/^(?:accept|reject|note)\b/i.test(said)) owner = said;
    start = end + 1;
  }
  return places;
}

const cut = (scheme: string, { start, end }: Place) => scheme.slice(0, start) + scheme.slice(end);
const squeeze = (scheme: string) => scheme.replaceAll(/\s+/g, ' ').trim();

/** Returns a line to be put inside another line. */
export const inBrackets = (directive: string): string =>
  ` (${directive.replaceAll(/[()[\]{}]/g, '')})`;

/** Returns a line as it is written in the scheme. */
export function writeDirective({ kind, line }: SchemeLine): string {
  const said = line.replaceAll(/\s+/g, ' ').trim();
  return `${kind}: ${said.replace(/^(?:accept|reject|note)\b\s*:?\s*/i, '') || said}`;
}
