/** Rewrites rows that begin with the skill that a mark is for as separate points. */

const SKILL = String.raw`(?:KU?|AP|APP|App|AN|An|EV|AO[^\S\n]?[1-4][a-z]?|Knowledge|Application|Analysis|Evaluation|Understanding)`;
/** "K (1)  for an advantage, e.g. …", "AP 1   Use of the context, e.g. …". */
const ROW = new RegExp(
  String.raw`^[^\S\n]*(?:[•●▪*][^\S\n]*)?${SKILL}[^\S\n]*(?:[([]([1-4])[)\]]|([1-4])(?=[^\S\n]{2,}|\t))[^\S\n]*[:–-]?[^\S\n]*(?:for[^\S\n]+)?(\S.*)$`,
  'gmu',
);
/** "AO1 (1 mark)", "AO2 (up to 2 marks)" on separate lines, over the points. */
const HEADING = new RegExp(
  String.raw`^[^\S\n]*${SKILL}[^\S\n]*[([](?:(?:[Uu]p[^\S\n]+to|[Mm]ax(?:imum)?)[^\S\n]+)?([1-6])[^\S\n]*[Mm]arks?[)\]][:.]?[^\S\n]*$`,
  'gm',
);
/** What an examiner looks for, in front of examples that would show it. */
const LEAD = /^(?:[^:;\d]{0,90}?(?:\([^()]{0,50}\))?,?[^\S\n]*)\be\.?g\.?,?:?[^\S\n]+/i;
const PAID_ITEM = /[([]1[)\]][^\S\n]*[,;.]?[^\S\n]*/;
/** "for revenue: demand is inelastic": the answer that it belongs to. */
const CASE = /^for[^\S\n]+[\p{L} ]{3,25}:[^\S\n]*/u;
const MOST_WORDS = 5;

function examplesOf(list: string): string[] {
  const sign = list.includes(';') ? /\s*;\s*/ : /\s+\/\s+/;
  const items = list.split(sign);
  const named = list.split(/\s*,\s*/);
  const areNames = items.length === 1 && named.every((one) => one.split(' ').length <= MOST_WORDS);
  return (areNames ? named : items).map((one) => one.trim()).filter((one) => one !== '');
}

/**
 * Writes a row's examples as alternatives; if they have a mark each, as many count as the row
 * gives.
 */
function writeRow(worth: number, said: string): string {
  const list = said.replace(LEAD, '');
  const items = list.split(PAID_ITEM).map((item) => item.trim().replace(CASE, ''));
  if (worth > 1 && items.length > 2)
    return [
      `Any ${worth} from:`,
      ...items.filter((item) => item !== '').map((item) => `• ${item}`),
    ].join('\n');
  return list === said ? `${said} (${worth})` : `${examplesOf(list).join(' OR ')} (${worth})`;
}

/**
 * Removes "K", "AP", "AN" in front of several rows: the skill is not part of an answer, and an
 * example is enough.
 */
export function rewriteSkills(written: string): string {
  const isHeaded = [...written.matchAll(HEADING)].length > 1;
  const scheme = isHeaded ? written.replace(HEADING, 'Max $1 from:') : written;
  const rows = [...scheme.matchAll(ROW)].length;
  if (rows < 2) return scheme;
  return scheme.replace(ROW, (_, bracketed: string | undefined, bare: string, said: string) =>
    writeRow(Number(bracketed ?? bare), said),
  );
}
