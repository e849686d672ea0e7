import { OF_ANSWERS } from '../scheme/lines/marking-talk.ts';
import { tokenise } from '../text/tokenise.ts';

/**
 * Decides whether an answer has the words that a condition mentions: those that earn nothing,
 * trigger it, or are required.
 */

/** "if a £ sign is placed on the final answer", "if ions are mentioned". */
const TRIGGER =
  /\b(?:if|when|where)\s+(.{2,60}?)\s+(?:(?:is|are|was|were|has been|have been)\s+)?(?:mentioned|used|given|seen|placed|included|added|stated|written|referred to|shown|chosen|selected|picked|quoted|named)\b/i;
/** "Max 1 if covalent bonds, molecules or ions". */
const BARE_TRIGGER =
  /(?<!\b(?:only|even)\s)\b(?:if|when)\s+(?:(?:any\s+)?(?:references?|mentions?)\s+(?:to|of)\s+|(?:the\s+)?(?:candidates?|students?|answers?|they)\s+(?:mentions?|refers?\s+to|says?|states?|talks?\s+about)\s+)?([^,:;.()–—]{3,80})/i;
/** "if there is no reference to erosion", "if 'mole' is never mentioned". */
const ABSENT =
  /\bno\s+(?:references?|mentions?|ideas?)\s+(?:is\s+made\s+)?(?:to|of)\s+(.{2,60}?)(?=\s*[,:;.()–—]|\s*$)|\b(?:if|when|where|unless)\s+(.{2,50}?)\s+(?:(?:is|are|was|were|has|have)\s+)*(?:never|not)\s+(?:been\s+)?(?:mentioned|named|stated|used|included|referred to|given)\b|\bif\s+no\s+(.{2,40}?)\s+(?:is|are|has been|have been)\s+(?:named|mentioned|given|stated|included|used)\b/i;
const DENIES =
  /\b(?:no|not|n't|neither|never|without|only|unless|wrong|incorrect|other|both|one|all|less|fewer|more|working)\b/i;
/** Actions that no word of an answer shows: it swaps, reverses, leaves out, repeats. */
const IN_NO_WORDS_OF_ITS_OWN =
  /\b(?:revers|invert|swap|different|another|interchang|order|errors?\b|logic|muddl|confus|contradict|missing|omit|left out|wrong|incorrect|fail|repeat|same|similar|unlabelled|labels?\b|reasons?\b|links?\b|linked|lists?\b|listed|just|too many|extra|attempt|format|works?\b|function|one-sided|sides?\b|way(?:s|\s+round)?\b|program|code\b|clauses?\b|figures?\b|rounded|rounding|converted|conversion|units?\b|individual|method)/i;
const SIGN = /[£$€%°π√→]/;

/** "English descriptions gain no credit", "no marks for a bare list": answers that earn nothing. */
const GAINS_NOTHING: readonly RegExp[] = [
  /^[MABCEP]\s?0\s+(?:if|for|where|when)\s+(.{3,80})/,
  /^(.{1,80}?)\s+(?:(?:(?:should|will|must|can|do|does)\s+)?(?:gains?|earns?|scores?|gets?|receives?|(?:is|are) worth)\s+(?:no (?:credit|marks?)|0|zero|nil|nothing)\b|=\s*(?:0|zero|nil|no marks?)(?![.\d]))/i,
  /^(.{3,80}?)\s+(?:(?:should|does|do|will|can|is|are|to)\s+)*(?:not|cannot)\s+(?:be\s+|to\s+be\s+)?(?:credited|creditworthy|scored?|gain|earn|enough|sufficient)\b/i,
  /^(.{2,80}?)\s*(?:[–—:→-]\s*|\s)(?:no\s+(?:marks?|credit)|insufficient|nil|penali[sz]ed?|loses?|cancels?|NAQ)\b/i,
  /^(.{3,80}?)\s*(?:[–—:→]\s*|\s-\s*)0\b(?![.\d])/i,
];
/**
 * "Do not credit 'army was reduced' without a figure": does not concern answers without the quoted
 * words.
 */
const REFUSES_QUOTED =
  /(?:\b(?:do not|don['’]t|not|no)\s+(?:credit|accept|award|allow|marks?|enough|give|mark)\b|^(?:R|reject|NE)\b)[^'‘"“]{0,30}(?=['‘"“])/i;
const QUOTED = /['‘"“]([^'‘’"“”]{3,60})['’"”]/g;
/**
 * "Do not credit 'oxygen' without the idea of more / faster": does not concern answers with the
 * added idea.
 */
const WITHOUT =
  /\bwithout\s+(?:(?:an?|the|any|some)\s+)?(?:(?:ideas?|mention|references?|ref|details?|statement|qualification)\s*(?:of|to)?\s*)?(.{3,60})$/i;
/** "Any mention of ions", "CON any reference to intermolecular forces". */
const ANY_MENTION =
  /\bany\s+(?:mention|reference)s?\s+(?:of|to)\s+(.{3,50}?)(?=\s+[–—-]\s|\s*[,;:=.]|\s+(?:in|should|is|are|gets?|scores?|gains?|loses?|will|must|cannot|can|does)\s|$)/i;
/** "15/56 implies this mark", "extra points do not lose marks": gives marks, or removes none. */
const GIVES =
  /\bimplies\b|\b(?:is|are|scores?|gets?)\s+full\s+marks\b|\bnot\s+essential\b|\bdo(?:es)?\s+not\s+lose\b|\b(?:is|are)\s+independent\b/i;
/** "Only if zinc is identified". */
const ONLY_IF =
  /\bonly\s+(?:be\s+\p{L}+\s+)?if\s+(.{2,40}?)\s+(?:(?:is|are|was|has been)\s+)?(?:identified|named|given|mentioned|stated|present|seen|shown|chosen)\b/iu;
/** "Figures must be correct if given". */
export const OF_FIGURES = /\b(?:figures?|numbers?|dates?)\s+must\b/i;
/** "% sign must be present". */
const SIGN_NEEDED =
  /([%£$€°])\s*(?:signs?|symbols?)?\s+must\s+be\s+(?:present|shown|given|included|seen)\b/i;
/** "If the answer is given in £". */
const GIVEN_IN_SIGN =
  /\b(?:given|expressed|written|stated)\s+(?:in|with|as)\s+(?:an?\s+)?([£$€%])/i;

/** "Lysosome must fuse / join / empty into the vesicle". */
const MUST = /^(.*?)\bmust\s+(?:(?:be|have|use|include|mention|contain)\s+)*(.*)$/i;
/** "Must mention TOP", "must refer to forces": all that is required follows. */
const MUST_SAY =
  /^(?:(?:n\.?b\.?|notes?|also|but)[\s:]+)*must\s+(?:also\s+|clearly\s+)?(?:have|use|include|mention|contain|say|state|name|show|refer\s+to)\s+(.+)$/i;
/** "both 'strong' and 'negative' needed", "'concentrated' needed at least once". */
const QUOTED_NEEDED =
  /\b(?:needed|required|essential|must\s+be\s+(?:present|given|stated|mentioned|seen|used|included))\b/i;
const TOKEN = /(?<!\p{L})[A-Z]{2,}(?!\p{L})/gu;
const ALTERNATIVES = /\s*(?:\/|,|;|\bor\b)\s*/i;

const tellingOf = (text: string): Set<string> =>
  new Set(
    tokenise(text)
      .filter(({ word, isFunctionWord }) => !isFunctionWord && !OF_ANSWERS.has(word))
      .filter(
        ({ word }) => !/^(?:note|bullet|sign|final|present|used|descriptions?|\d+)$/.test(word),
      )
      .map(({ stem }) => stem),
  );

/** Up to this many words must all be in an answer; of more, a single one may be enough. */
const MOST_TOGETHER = 3;

/**
 * True if an answer has the telling words of what earns nothing; true as well if there are none.
 */
function holdsAny(refused: string, stems: ReadonlySet<string>): boolean {
  const telling = tellingOf(refused);
  if (telling.size > 0 && telling.size <= MOST_TOGETHER) return telling.isSubsetOf(stems);
  return telling.size === 0 || !telling.isDisjointFrom(stems);
}

/** "SELECT *", "<=", "m/s²": signs that are compared literally. */
const WRITTEN = /^(?=.*[*<>=+^²³/])[^\s,;]{1,12}(?:\s+[^\s,;]{1,12}){0,5}$/;
const unspaced = (text: string): string => text.toLowerCase().replaceAll(/[\s'"‘’“”]+/g, '');

/** True if an answer has one of the listed alternatives. */
const saysOneOf = (named: string, stems: ReadonlySet<string>): boolean =>
  named
    .split(ALTERNATIVES)
    .map((one) => tellingOf(one))
    .some((telling) => telling.size > 0 && telling.isSubsetOf(stems));

/**
 * True if the answer has what triggers a condition, or lacks what it requires; true if that is
 * unclear.
 */
function isTriggered(condition: string, text: string, stems: ReadonlySet<string>): boolean {
  const absent = ABSENT.exec(condition);
  const lacking = absent?.slice(1).find((part) => part !== undefined);
  if (lacking !== undefined) return !saysOneOf(lacking, stems);
  const bare = BARE_TRIGGER.exec(condition)?.[1];
  const trigger = TRIGGER.exec(condition)?.[1] ?? bare;
  if (trigger === undefined || DENIES.test(trigger)) return true;
  const sign = SIGN.exec(trigger)?.[0];
  if (sign !== undefined) return text.includes(sign);
  if (IN_NO_WORDS_OF_ITS_OWN.test(trigger)) return true;
  const telling = tellingOf(trigger);
  return telling.size === 0 || !telling.isDisjointFrom(stems);
}

/** True if the answer says what the condition asks for. */
function isFulfilled(condition: string, text: string, stems: ReadonlySet<string>): boolean {
  const quoted = QUOTED_NEEDED.test(condition) ? [...condition.matchAll(QUOTED)] : [];
  if (quoted.length > 0) return quoted.every(([, said = '']) => saysOneOf(said, stems));
  const [, subject = '', what] = MUST.exec(condition) ?? [];
  if (what === undefined || /\bnot\b/i.test(condition)) return false;
  if (/\bquot(?:es|ation marks)\b/i.test(what)) return /["'“‘]/.test(text);
  const named = condition.match(TOKEN) ?? [];
  if (named.length > 0)
    return named.every((token) => new RegExp(String.raw`\b${token}\b`, 'i').test(text));
  const wanted = MUST_SAY.exec(condition)?.[1];
  if (wanted !== undefined) return saysOneOf(wanted, stems);
  const [about, asked] = [tellingOf(subject), tellingOf(what)];
  return about.size > 0 && about.isSubsetOf(stems) && !asked.isDisjointFrom(stems);
}

/** Returns what earns nothing: "lithium" in "if lithium is chosen = 0 marks". */
function refusedBy(condition: string): string | null {
  const said = condition.replace(/^[[(]|^(?:(?:n\.?b\.?|notes?|con)[\s:.]+)+/i, '');
  const refused = GAINS_NOTHING.map((pattern) => pattern.exec(said)?.[1]).find(
    (found) => found !== undefined,
  );
  return refused === undefined ? null : (TRIGGER.exec(refused)?.[1] ?? refused);
}

/**
 * Returns whether an answer says one of the quoted words: "'It is stronger' or 'more secure' on its
 * own = 0"; null if nothing is quoted.
 */
function saysQuoted(
  condition: string,
  refused: string | null,
  stems: ReadonlySet<string>,
): boolean | null {
  const within = REFUSES_QUOTED.test(condition) ? condition : (refused ?? '');
  const quoted = [...within.matchAll(QUOTED)];
  if (quoted.length === 0) return null;
  const added = WITHOUT.exec(condition)?.[1] ?? '';
  return (
    !saysOneOf(added, stems) && quoted.some(([, said = '']) => tellingOf(said).isSubsetOf(stems))
  );
}

/**
 * Returns whether an answer has the words or the sign that a condition names; null if it names
 * none.
 */
function bearsBySign(condition: string, text: string, stems: ReadonlySet<string>): boolean | null {
  const mention = ANY_MENTION.exec(condition)?.[1];
  if (mention !== undefined) return tellingOf(mention).isSubsetOf(stems);
  const needed = SIGN_NEEDED.exec(condition)?.[1];
  if (needed !== undefined) return !text.includes(needed);
  const sign = GIVEN_IN_SIGN.exec(condition)?.[1];
  if (sign !== undefined) return text.includes(sign);
  if (OF_FIGURES.test(condition)) return /\d/.test(text);
  const named = ONLY_IF.exec(condition)?.[1];
  if (named === undefined) return null;
  const telling = tellingOf(named);
  return telling.size === 0 ? null : !telling.isSubsetOf(stems);
}

/** True if a condition concerns an answer, judging by the words of both. */
export function bearsByWords(condition: string, text: string, stems: ReadonlySet<string>): boolean {
  if (GIVES.test(condition)) return false;
  const refused = refusedBy(condition);
  const said = saysQuoted(condition, refused, stems) ?? bearsBySign(condition, text, stems);
  if (said !== null) return said;
  if (refused !== null && WRITTEN.test(refused)) return unspaced(text).includes(unspaced(refused));
  if (refused !== null && saysOneOf(WITHOUT.exec(refused)?.[1] ?? '', stems)) return false;
  if (refused !== null && !DENIES.test(refused) && !IN_NO_WORDS_OF_ITS_OWN.test(refused))
    return holdsAny(refused, stems);
  return isTriggered(condition, text, stems) && !isFulfilled(condition, text, stems);
}
