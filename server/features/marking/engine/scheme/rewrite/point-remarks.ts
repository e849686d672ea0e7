import { POINT_NAME } from '../draft/find-named.ts';

/** Rewrites remarks that name their point by number in the form that the scheme reader knows. */

const VERB = String.raw`accept|allow|condone|credit|ignore|reject|do\s+n[o'’]t\s+(?:accept|allow|award|credit|give)|not`;
/** "1. Engulfs;" in the answer cell: a point and its number. */
const NUMBERED = /^(?:[^\t]{0,12}\t)*\s*(\d)\.\s+(?=\S)/;
/** A remark in the same row after the mark. */
const BEHIND_MARK = /^(.*\t\s*[([]?\d[)\]]?\s*\t)\s*(\d)\.\s+(\S.*)$/;
const WITH_VERB = new RegExp(String.raw`^(${VERB})\b\s*:?\s*(.+?)[.;]?$`, 'i');
/**
 * "Accept endocytosis OR description": the alternative means other words, which an answer does not
 * say literally.
 */
const OR_DESCRIBED = /\s*(?:\bor\b|\/)\s*(?:an?\s+)?(?:descriptions?|described)\b.*$/i;

function writeRemark(point: string, said: string): string {
  const [, verb, what = ''] = WITH_VERB.exec(said) ?? [];
  if (verb === undefined) return `Note: ${said}`;
  return `${verb} ${what.replace(OR_DESCRIBED, '')} for mark point ${point}`;
}

const LEAST_POINTS = 2;

/**
 * Rewrites "1. Accept surrounds", "2. Ignore …" in a comments column after the points "1. Engulfs;"
 * to "3. Enzymes digest;" below each other: a number that was already used does not begin a point.
 */
function writeComments(text: string): string {
  let last = 0;
  return text
    .split('\n')
    .map((line) => {
      const own = NUMBERED.exec(line)?.[1];
      if (own !== undefined && Number(own) === last + 1) {
        last += 1;
        return line.replace(BEHIND_MARK, (_, row: string, point: string, said: string) =>
          Number(point) <= last ? row + writeRemark(point, said) : row + said,
        );
      }
      const [, again = '', said = ''] = /^\s*(\d)\.\s+(\S.*)$/.exec(line) ?? [];
      return last >= LEAST_POINTS && again !== '' && Number(again) <= last && Number(again) > 0
        ? writeRemark(again, said)
        : line;
    })
    .join('\n');
}

/**
 * "Do not award MP2 for 'more collisions' alone", "DO NOT ALLOW MP3 if ions move", "for MP1 ignore
 * …".
 */
const VERB_THEN_POINT = new RegExp(
  String.raw`(^|\t|[.;]\s+)(${VERB})[^\S\n]+(?:the[^\S\n]+)?(?:MP|BP|marking point|mark point)[^\S\n]?(\d)[^\S\n]+(?:for|if)[^\S\n]+([^\n\t.;]+)`,
  'gim',
);
const POINT_THEN_VERB = new RegExp(
  String.raw`(^|\t|[.;]\s+)(?:for|in)[^\S\n]+(?:MP|BP|marking point|mark point)[^\S\n]?(\d)[^\S\n]*[,:–-]?[^\S\n]*(${VERB})[^\S\n]+([^\n\t.;]+)`,
  'gim',
);

/**
 * "If molecules are mentioned, lose M3", "'weak bonds' → loses the second mark": what forfeits a
 * point.
 */
const LOSES = new RegExp(
  String.raw`(^|[.;])[^\S\n]*(?:R\s+|reject\s+)?(?:(?:if|any|for|the|an?)\s+)*(?:(?:explanation|answer|candidate|student)s?\s+)?(?:(?:refers?|references?|mentions?|mentioning|refs?\.?)\s+(?:to\s+|of\s+)?)?((?![^\n]*\bunits?\b)[^\n\t.;]{3,80}?)\s*(?:\b(?:is|are)\s+)?(?:\b(?:mentioned|stated|given|seen|used)\b)?[^\S\n]*(?:[,→–—=:-]+|\n)?[^\S\n]*(?:CON\s*[:–-]?\s*)?(?:loses?|negates)\s+(${POINT_NAME})[^\n\t]{0,12}$`,
  'gim',
);

/** "NOT M2 and M3 if breaking covalent bonds stated", "Do not award M1 or M2 for ions". */
const REFUSES_SEVERAL =
  /^[^\S\n]*(?:NOT|reject|do not (?:award|allow|accept|credit|give)|no|withhold)[^\S\n]+((?:MP?|[ABC])\d(?:[^\S\n]*(?:,|&|\/|and|or)[^\S\n]*(?:MP?|[ABC])\d)*)[^\S\n]+(?:if|when|where|for)[^\S\n]+([^\n\t;]{3,100}?)(?:[^\S\n]+(?:is|are))?(?:[^\S\n]+(?:stated|mentioned|given|seen|included|used|implied))?[.]?[^\S\n]*$/gim;

const refuseSeveral = (scheme: string): string =>
  scheme.replace(REFUSES_SEVERAL, (_, names: string, what: string) =>
    (names.match(/[A-Z]+\d/gi) ?? []).map((name) => `reject ${what} for ${name}`).join('\n'),
  );

const REFUSES = /^(?:do|not)/i;

const writeNamed = (before: string, verb: string, point: string, what: string): string =>
  `${before}${REFUSES.test(verb) ? 'reject' : verb} ${what.trim()} for mark point ${point}`;

/**
 * Tests for the verb first: few schemes speak of losing a mark, and the full pattern is slow to
 * fail.
 */
const writeLosses = (scheme: string): string =>
  /(?:loses?|negates)\s/i.test(scheme)
    ? scheme.replace(
        LOSES,
        (_, before: string, what: string, name: string) =>
          `${before === '' ? '' : `${before}\n`}reject ${what} for ${name}`,
      )
    : scheme;

export const rewritePointRemarks = (scheme: string): string =>
  writeLosses(refuseSeveral(writeComments(scheme)))
    .replace(VERB_THEN_POINT, (_, before: string, verb: string, point: string, what: string) =>
      writeNamed(before, verb, point, what),
    )
    .replace(POINT_THEN_VERB, (_, before: string, point: string, verb: string, what: string) =>
      writeNamed(before, verb, point, what),
    );
