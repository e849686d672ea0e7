import type { ReportBatch } from '../../../../shared/contract/report-batches.ts';
import { levelBandName } from '../../../../shared/level-bands.ts';

/** The average length and tone of some students' reports. */
export interface GroupBalance {
  group: string;
  reports: number;
  words: number;
  /** Per 100 words each. */
  praise: number;
  effort: number;
  ability: number;
}

const PRAISE =
  /\b(?:accurate|beautiful\p{L}*|brilliant\p{L}*|careful\p{L}*|confident\p{L}*|creative\p{L}*|enjoys?|enthusias\p{L}*|excellent|excels?|fantastic|good|great|impressive|insightful|joy|kind|lovely|mature\p{L}*|outstanding|perceptive|pleas\p{L}*|polite|proud|secure|strong|superb|thoughtful|well|wonderful)\b/giu;
const EFFORT =
  /\b(?:conscientious|dedicated|determin\p{L}*|diligen\p{L}*|effort|hard[- ]?working|hard|persever\p{L}*|practis\p{L}*|prepared|resilien\p{L}*|tries|try|trying|works?|working)\b/giu;
const ABILITY =
  /\b(?:able|ability|bright|brilliant|capable|clever|exceptional|gift\p{L}*|insightful|intelligen\p{L}*|natural|outstanding|quick|sharp|talent\p{L}*)\b/giu;

const pronounGroups = { she: 'she / her', he: 'he / him', they: 'they / them', none: 'not said' };

/**
 * Measures the length and tone of a class's reports, by pronouns and by level; null if there are
 * too few to compare.
 */
export function balanceOf({ reports, input }: ReportBatch): GroupBalance[] | null {
  const read = reports.flatMap(({ report, position }) => {
    const student = input.students[position];
    return student && report !== '' ? [{ report, student }] : [];
  });
  const groups = [
    ...groupBy(read, ({ student }) => pronounGroups[student.pronouns]),
    ...groupBy(read, ({ student }) => `Level: ${levelBandName(student.level)}`),
  ].map(([group, members]) =>
    describe(
      group,
      members.map(({ report }) => report),
    ),
  );
  return groups.length > 2 ? groups : null;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const keys = [...new Set(items.map(keyOf))].sort();
  return keys.map((key) => [key, items.filter((item) => keyOf(item) === key)]);
}

function describe(group: string, reports: readonly string[]): GroupBalance {
  const all = reports.join(' ');
  const words = (all.match(/[\p{L}\p{N}’'-]+/gu) ?? []).length;
  const share = (pattern: RegExp) => (100 * (all.match(pattern) ?? []).length) / Math.max(1, words);
  return {
    group,
    reports: reports.length,
    words: words / reports.length,
    praise: share(PRAISE),
    effort: share(EFFORT),
    ability: share(ABILITY),
  };
}
