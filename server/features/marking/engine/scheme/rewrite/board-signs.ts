import { sumOfCodes } from '../lines/read-code.ts';

/** "Award [1] for an example only". */
const PAID_IN_BRACKETS =
  /\b(award|allow|give|credit)\s+[([](\d)[)\]]\s+(?=(?:for|if)\b[^\n]*\bonly\b)/gi;
/** "Award [2 max] if …". */
const MOST_IN_BRACKETS =
  /\b(?:award|allow|give|credit)\s+[([](\d)\s*max(?:imum)?[)\]]\s+(?=(?:if|for|where|when)\b)/gi;
/** "•¹ factorise", "•² solve": a bullet and its number. */
const NUMBERED_BULLET = /([•●▪])[ ]?[¹²³⁴-⁹](?=\s)/g;

/** "Knowledge (K) 1 mark: cheaper exports": the skill, its mark, and then what earns it. */
const SKILL_WITH_MARK =
  /^[^\S\n]*(?:knowledge|application|analysis|evaluation|understanding|interpretation|identification|explanation|development)[^\S\n]*(?:\([A-Z]{1,3}\d?\))?[^\S\n]*[–:-]?[^\S\n]*[([]?([1-3])[^\S\n]*marks?[)\]]?[^\S\n]*[:–-][^\S\n]*(\S.*)$/gim;
/** "Any one of the following (1) plus explanation (1):" */
const ONE_AND_MORE =
  /^.{0,60}[([](?:max\s+)?\d[)\]]\s*(?:plus|and|\+|with)\s+(?:an?\s+|its\s+|the\s+|one\s+)?(?:linked\s+|matching\s+)?(explanation|development|expansion|elaboration|reason|example|effect|function|use|purpose)s?\s*[([]1[)\]](?:,?\s*(?:twice|(?:for\s+)?each|[x×]\s?2))?\s*[.:]?\s*$/gim;
/** "1 1/3 (A1)  4/3 scores M1M1A0": what another answer scores, after the point. */
const BEHIND_CODE = /([([]d?[MAB]\d[)\]])[^\S\n]+(?=\S+\s+(?:scores?|gets?|gains?)\b)/g;
/** "If no other mark is scored, allow 1 for …": a special case. */
const IF_NOTHING_ELSE =
  /(?<=^|\t)[^\S\n]*if (?:no(?:thing else| (?:other )?marks?)|0(?: marks?)?|zero)(?: (?:is|are|has been|have been))?(?: (?:scored|awarded|gained|earned|given|credited))?[,:]?[^\S\n]+(?:then[^\S\n]+)?(?:allow|award|give|credit|score)[^\S\n]+[([]?(\d)[)\]]?(?:[^\S\n]+marks?)?[^\S\n]+for(?:[^\S\n]+|[^\S\n]*(\n)[^\S\n]*)/gim;
const SCORES_CODES = /\b(scores?|gets?|gains?)\s+((?:[MABC]\d[,\s]*){2,})(?=\s|$)/gm;
/** "[2.5 without a unit: C1 A0]": what an incomplete answer is worth. */
const CODES_IN_BRACKETS =
  /^[^\S\n]*\[([^\]\n:]{1,60}):[^\S\n]*((?:[MABC]\d[,\s]*){2,})\][^\S\n]*$/gm;

/** "unreported crime (1 mark): fear of reprisal (+1 mark)". */
const ON_TOP = /[([]\s*\+\s*([1-3])\s*(?:marks?|m)?\s*[)\]]/gi;
/** "(1d)", "(1)(d)": a mark for developing the point. */
const DEVELOPED = /[([]\s*\+?([1-3])\s*d\s*[)\]]|([([][1-3][)\]])\s*[([]d[)\]]/g;
/** "at constant temperature (1) / if it stays the same": another wording after the mark. */
const WORDING_BEHIND_MARK =
  /^([^()[\]\n]*(?:\([^()\d]*\)[^()[\]\n]*)*)([([]\d[)\]])[^\S\n]*(\/[^\S\n]*[^()[\]\n]*\p{L}[^()[\]\n]*)$/gmu;
/** "civil – balance; criminal – doubt [1 for both]": one mark for the whole line. */
const ONE_FOR_BOTH = /^(.*\S)[^\S\n]*[([](\d)(?:[^\S\n]*marks?)? for (?:both|all)[)\]][^\S\n]*$/gim;
/** "340 (A1)  [A0 for 341]", "more frequent; [more collisions = 0]": what earns nothing. */
const NOTHING_FOR =
  /[^\S\n]*\[(?:[MAB]0 for ([^\]\n]+)|([^\]\n=\d]*\p{L}{3}[^\]\n=\d]*?)[^\S\n]*=[^\S\n]*0)\]/gu;
/** "340 (A1)   3.4 × 10² scores full marks". */
const FULL_BEHIND =
  /([)\]✓])[^\S\n]+(\d[^()[\]\n]{0,40}?) (?:scores|gains|gets) full marks[.]?[^\S\n]*$/gm;
/** "[R killed / dies]", "[A: prop-1-yl ethanoate]", "[not: exports rise]". */
const REMARK_IN_BRACKETS =
  /(^)?[^\S\n]*\[(R|A|I|NE|CON|not)(?::[^\S\n]*|[^\S\n]+(?=['‘"“\p{Ll}]))([^\]\n]+)\]/gmu;
const VERBS: Readonly<Record<string, string>> = {
  A: 'accept',
  R: 'reject',
  CON: 'reject',
  not: 'reject',
};
/** "Method mark 2: 68 × 1.2". */
const ROLE_IN_WORDS =
  /^[^\S\n]*(Method|Accuracy|Independent)[^\S\n]+marks?[^\S\n]*\d?[^\S\n]*[:–-][^\S\n]*(?=\S)/gim;
const ROLES: Readonly<Record<string, string>> = { m: 'M1', a: 'A1', i: 'B1' };
/** "larger headlines // ORA politics": the reverse argument, whatever follows. */
const REVERSE_BEHIND = /[^\S\n]*\/\/[^\S\n]*ORA\b[^\n;]*/g;
/** "Any 2 ✓✓". */
const ANY_TICKS = /^[^\S\n]*(any[^\S\n]+(?:\d|two|three|four))[^\S\n]*✓+[^\S\n]*$/gim;
/** "water }", "} both": a brace that a table draws around rows. */
const BRACES = /[^\S\n]*[}{⎫⎬⎭](?<!\{[^{}\n]*[}{⎫⎬⎭])(?=[^\S\n]*$)|(?<=\t)[}⎫⎬⎭][^\S\n]*/gmu;
/** "or any other valid response": points that are not listed may be right too. */
const OR_ANY_OTHER =
  /^[^\S\n]*or (?=any (?:other )?(?:valid|relevant|reasonable|appropriate|suitable|sensible|correct)\b)/gim;
/** "Function (1 mark each, max 2)", "Max 4 (2 × 2)": the limit is what counts. */
const EACH_AND_MOST = /[([](?:1|one) marks? (?:for )?each[,;]?\s*(?=max)/gi;
const MOST_AND_PRODUCT =
  /^([^\S\n]*max(?:imum)?\.?[^\S\n]*\d)[^\S\n]*[([]\d[^\S\n]*[x×][^\S\n]*\d[)\]]/gim;
/** "I  breathing in": an "I" followed by two blanks is not a pronoun. */
const IGNORED_BEHIND_GAP = /^([^\S\n]*)I(?: {2,}|\t)(?=\p{Ll})/gmu;

/** "I. Case of output": "I" means "ignore" and is not a Roman numeral. */
const IGNORED_WITH_STOP =
  /^([^\S\n]*)I\.[^\S\n]*(?=(?:any|case|missing|spelling|misspel\w+|minor|additional|extra|unnecessary|spac(?:es|ing)|quot\w+|order|indent\w+|punctuation|data types?|messages?|(?:\p{L}+ )?prompts?|absence|lack|use of|inclusion|errors?|brackets|speech marks|capital\w*)\b)/gimu;

/** "} both, in either order, 1 + 1" after the names. */
const IN_EITHER_ORDER =
  /(?<![^\S\n])(?<!^[^\S\n]*(?:accept|allow)\b[^\n]{0,60})[^\S\n]*(?:,[^\S\n]*)?(?:both,?[^\S\n]+)?in (?:either|any) order,?[^\S\n]*(?:[([]?1[^\S\n]*\+[^\S\n]*1[)\]]?)?[^\S\n]*$/gim;
/** "Additional: reject …". */
const ADDITIONAL =
  /^[^\S\n]*(?:additional|further|extra)(?:[^\S\n]+(?:guidance|information|notes?))?[^\S\n]*:[^\S\n]*(?=(?:accept|allow|ignore|reject|do not|credit)\b)/gim;
/** "Example: e.g. ministers in court; independent judges (1)": any one of them earns the mark. */
const ANY_EXAMPLE =
  /^([^\S\n]*(?:\p{Lu}\p{Ll}+:?[^\S\n]+)?e\.?g\.?[^\S\n:][^()[\]\n]*;[^()[\]\n]*)([([]1[)\]][^\S\n]*)$/gmu;

/** "Any of the following, to a max of 2:" */
const ANY_TO_MOST =
  /^[^\S\n]*any[^\S\n]+of[^\S\n]+(?:the following|these|those)[,:]?[^\S\n]*(?=(?:(?:up[^\S\n]+)?to[^\S\n]+(?:a[^\S\n]+)?)?max)/gim;

/** Rewrites signs of some boards in the form that the scheme reader knows. */
export const rewriteBoardSigns = (scheme: string): string =>
  scheme
    .replace(MOST_IN_BRACKETS, 'max $1 ')
    .replace(PAID_IN_BRACKETS, '$1 $2 marks ')
    .replace(NUMBERED_BULLET, '$1 ')
    .replace(SKILL_WITH_MARK, '$2 ($1)')
    .replace(ONE_AND_MORE, '1 mark for a reason, 1 mark for its $1')
    .replace(BEHIND_CODE, '$1\n')
    .replace(
      IF_NOTHING_ELSE,
      (_, worth: string, end: string | undefined) => `${end ?? ''}SC ${worth} for `,
    )
    .replace(ON_TOP, '($1)')
    .replace(DEVELOPED, (_, worth?: string, mark?: string) => mark ?? `(${worth})`)
    .replace(WORDING_BEHIND_MARK, '$1$3 $2')
    .replace(
      ONE_FOR_BOTH,
      (_, said: string, worth: string) => `${said.replaceAll(';', ' and')} (${worth})`,
    )
    .replace(FULL_BEHIND, '$1; accept $2')
    .replace(NOTHING_FOR, (_, figure?: string, words?: string) =>
      figure === undefined ? `; ignore ${words}` : `; reject ${figure}`,
    )
    .replace(
      REMARK_IN_BRACKETS,
      (_, start: string | undefined, letter: string, said: string) =>
        `${start === undefined ? '; ' : ''}${VERBS[letter] ?? 'ignore'}: ${said}`,
    )
    .replace(ROLE_IN_WORDS, (_, role: string) => `${ROLES[role.charAt(0).toLowerCase()]} `)
    .replace(REVERSE_BEHIND, ' ORA')
    .replace(ANY_TO_MOST, '')
    .replace(ANY_TICKS, '$1 from:')
    .replace(BRACES, '')
    .replace(IN_EITHER_ORDER, '')
    .replace(ADDITIONAL, '')
    .replace(ANY_EXAMPLE, (_, said: string, mark: string) => said.replaceAll(';', ' /') + mark)
    .replace(OR_ANY_OTHER, 'Accept ')
    .replace(EACH_AND_MOST, '(')
    .replace(MOST_AND_PRODUCT, '$1')
    .replace(IGNORED_BEHIND_GAP, '$1ignore ')
    .replace(IGNORED_WITH_STOP, '$1ignore ')
    .replace(CODES_IN_BRACKETS, '$1 scores $2')
    .replace(
      SCORES_CODES,
      (_, verb: string, codes: string) => `${verb} ${sumOfCodes(codes)} marks`,
    );
