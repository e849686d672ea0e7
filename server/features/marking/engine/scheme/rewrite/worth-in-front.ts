import { numberOf } from '../lines/read-marks.ts';

/**
 * Rewrites lines that say what kind of answer earns a mark and then give the answer: "1 mark for a
 * cause, e.g. high prices" becomes "1 mark: high prices".
 */

const N = '[1-4]|one|two|three|four';
/** Kinds of answer. The text after the kind earns the mark, not the kind itself. */
const PART = String.raw`(?:methods?|working|calculations?|reasons?|explanations?|expansions?|developments?|examples?|effects?|features?|descriptions?|points?|advantages?|disadvantages?|benefits?|techniques?|causes?|consequences?|ways?|answers?|justifications?|conclusions?|decisions?|judge?ments?|evidence|impacts?|results?|definitions?|substitutions?|units?|figures?|values?|data|names?|trends?|identification|beliefs?|meanings?|terms?|factors?|uses?|evaluation|comparisons?|suggestions?|statements?|observations?|formulae?|formulas?|equations?)`;
const DOING = String.raw`(?:identifying|stating|naming|giving|calculating|explaining|describing|defining|suggesting|selecting|finding|concluding|justifying|recognising|linking|comparing|reading(?: off)?)`;
/** "a valid reason", "the correct unit used", "identifying the mode". */
const WHAT = String.raw`(?:(?:\p{Ll}+ ){0,3}${PART}(?: \p{Ll}+){0,3}|${DOING}(?: \p{Ll}+){0,5})`;
const BULLET = String.raw`^[^\S\n]*(?:[•●▪*–-][^\S\n]+)?`;
/** "1 mark for the reason: …", "One mark for a cause, e.g. …". */
const OF_PART = new RegExp(
  String.raw`${BULLET}(?:award |give )?(${N}) marks? for (?!each\b|every\b|any\b|per\b|all\b|both\b)${WHAT}(?:[^\S\n]*:[^\S\n]*|[^\S\n]*[,;–—-]?[^\S\n]*(?=e\.?g\b|such as\b|for example\b))(\S.*)$`,
  'iu',
);
/** "+1 for: …", "+ 1 mark for …". */
const ONE_MORE = new RegExp(
  String.raw`${BULLET}\+[^\S\n]?([1-4])[^\S\n]+(?:marks?[^\S\n]+)?for\b[^\S\n]*:?[^\S\n]*(\S.*)$`,
  'iu',
);
/** "1 mark for each figure used (max 2): 8.1% in 2011; 3.8% in 2019". */
const OF_EACH = new RegExp(
  String.raw`${BULLET}(?:award )?(?:1|one) marks? for each ${WHAT}[^\S\n]*[,(]?[^\S\n]*(?:up to|max(?:imum)?(?: of)?)[^\S\n]*(${N})(?:[^\S\n]*marks?)?[^\S\n]*\)?[^\S\n]*:[^\S\n]*(\S.*)$`,
  'iu',
);
const HAS_MARK = /[([][1-4](?:\s*marks?)?[)\]]\s*[.;]?\s*$|[✓✔]|\bmarks?\b/i;
const EXAMPLES = /^(?:e\.?g\.?|such as|for example)[^\S\n]*[,:]?[^\S\n]*/i;
const MOST_WORDS = 6;
const FEWEST_EXAMPLES = 3;

/** Returns examples without "e.g."; the commas between three or more short ones become slashes. */
function partExamples(said: string): string {
  const [lead = ''] = EXAMPLES.exec(said) ?? [];
  const rest = said.slice(lead.length);
  if (lead === '' || /[/;]/.test(rest)) return rest;
  const items = rest.split(/,[^\S\n]+(?:or[^\S\n]+)?/);
  const areShort = items.every((item) => item.split(' ').length <= MOST_WORDS);
  return areShort && items.length >= FEWEST_EXAMPLES ? items.join(' / ') : rest;
}

function rewriteLine(line: string): string {
  const [, most, list = ''] = OF_EACH.exec(line) ?? [];
  if (most !== undefined && !HAS_MARK.test(list) && /[;,/]/.test(list))
    return `Any ${numberOf(most)} from: ${list}\n`;
  const [, worth, said = ''] = OF_PART.exec(line) ?? ONE_MORE.exec(line) ?? [];
  return worth === undefined || HAS_MARK.test(said)
    ? line
    : `${numberOf(worth)} mark: ${partExamples(said.trim())}`;
}

export const rewriteWorthInFront = (scheme: string): string =>
  scheme.split('\n').map(rewriteLine).join('\n');
