/** "Award [1] for an example only". */
const PAID_IN_BRACKETS =
  /\b(award|allow|give|credit)\s+[([](\d)[)\]]\s+(?=(?:for|if)\b[^\n]*\bonly\b)/gi;
/** "Award [2 max] if …". */
const MOST_IN_BRACKETS =
  /\b(?:award|allow|give|credit)\s+[([](\d)\s*max(?:imum)?[)\]]\s+(?=(?:if|for|where|when)\b)/gi;
/** "•¹ factorise", "•² solve": a bullet and its number. */
const NUMBERED_BULLET = /([•●▪])[ ]?[¹²³⁴-⁹](?=\s)/g;

/** "Knowledge (K) 1 mark: cheaper exports": the skill, what it is worth, and then what earns it. */
const SKILL_WITH_MARK =
  /^[^\S\n]*(?:knowledge|application|analysis|evaluation|understanding|interpretation|identification|explanation|development)[^\S\n]*(?:\([A-Z]{1,3}\d?\))?[^\S\n]*[–:-]?[^\S\n]*[([]?([1-3])[^\S\n]*marks?[)\]]?[^\S\n]*[:–-][^\S\n]*(\S.*)$/gim;
/** "Any one of the following (1) plus explanation (1):" */
const ONE_AND_MORE =
  /^.{0,60}[([]1[)\]]\s*(?:plus|and|\+|with)\s+(?:an?\s+|its\s+|the\s+)?(explanation|development|expansion|elaboration|reason|example|effect)s?\s*[([]1[)\]]\s*:?\s*$/gim;
/** "1 1/3 (A1)  4/3 scores M1M1A0": what another answer scores, behind the point. */
const BEHIND_CODE = /([([]d?[MAB]\d[)\]])[^\S\n]+(?=\S+\s+(?:scores?|gets?|gains?)\b)/g;
/** "If no other mark is scored, allow 1 for …": a special case. */
const IF_NOTHING_ELSE =
  /^[^\S\n]*if no(?:thing else| (?:other )?marks?)(?: (?:is|are|has been|have been))?(?: (?:scored|awarded|gained|earned|given|credited))?[,:]?[^\S\n]+(?:then[^\S\n]+)?(?:allow|award|give|credit|score)[^\S\n]+[([]?(\d)[)\]]?(?:[^\S\n]+marks?)?[^\S\n]+for[^\S\n]+/gim;
const SCORES_CODES = /\b(scores?|gets?|gains?)\s+((?:[MAB]\d[,\s]*){2,})(?=\s|$)/gm;

const sumOf = (codes: string): number =>
  (codes.match(/\d/g) ?? []).reduce((sum, digit) => sum + Number(digit), 0);

/** Signs of some boards, written as the reader knows them. */
export const writePlainly = (scheme: string): string =>
  scheme
    .replace(MOST_IN_BRACKETS, 'max $1 ')
    .replace(PAID_IN_BRACKETS, '$1 $2 marks ')
    .replace(NUMBERED_BULLET, '$1 ')
    .replace(SKILL_WITH_MARK, '$2 ($1)')
    .replace(ONE_AND_MORE, '1 mark for a reason, 1 mark for its $1')
    .replace(BEHIND_CODE, '$1\n')
    .replace(IF_NOTHING_ELSE, 'SC $1 for ')
    .replace(SCORES_CODES, (_, verb: string, codes: string) => `${verb} ${sumOf(codes)} marks`);
