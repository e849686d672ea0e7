import { numberOf } from '../lines/read-marks.ts';

/**
 * Matches a list on one line, with marks after it: "Any two from: cost; speed; safety (2)". Marks
 * that repeat how many items count are dropped, because they belong to the whole list and not to
 * the last item.
 */
const LIST =
  /^(?<lead>[^\S\n]*(?:[•●–-][^\S\n]+)?(?:any[^\S\n]+)?(?<count>two|three|four|five|six|[2-6])(?:[^\S\n]+(?:points?|reasons?|examples?|ideas?|answers?))?(?:[^\S\n]+(?:from|of)(?:[^\S\n]+the[^\S\n]+following|[^\S\n]+these)?)?[^\S\n]*:)(?<items>[^\n]*;[^\n]*?)[^\S\n]*[([](?<worth>[2-6])(?:[^\S\n]*marks?)?[)\]][^\S\n]*[.;]?[^\S\n]*$/gimu;
const HAS_MARK = /[([]\d(?:\s*marks?)?[)\]]|[✓✔]|\t/;

export const rewriteTotalsBehindLists = (scheme: string): string =>
  scheme.replaceAll(LIST, (found: string, ...rest) => {
    const { lead, count, items, worth } = rest.at(-1) as Record<
      'lead' | 'count' | 'items' | 'worth',
      string
    >;
    const isTotal = numberOf(count) === numberOf(worth) && !HAS_MARK.test(items);
    // The empty line ends the list.
    return isTotal && items.split(';').length >= numberOf(count) ? `${lead}${items}\n` : found;
  });
