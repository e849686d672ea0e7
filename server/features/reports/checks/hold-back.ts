import type { Finding } from '../../../../shared/contract/report-batches.ts';
import { findWhole, sentencesOf } from '../../../../shared/report-passages.ts';
import type { WelfareCheck } from '../../welfare/public.ts';
import { asPronouns } from './as-pronouns.ts';
import type { WrittenReport } from './check-report.ts';

/**
 * Adds to each report's findings, as about safety, the sentences in which the welfare check finds a
 * clear sign, so that none goes home before somebody has decided.
 */
export async function holdBackSigns(
  welfareCheck: WelfareCheck,
  reports: readonly Pick<WrittenReport, 'name' | 'report'>[],
  findings: readonly Finding[][],
): Promise<Finding[][]> {
  const isFound = await findSigns(welfareCheck, reports);
  const held = reports
    .map((report, place) => ({ ...report, place }))
    .filter((_, at) => isFound[at]);
  const sentences = held.flatMap(({ name, report, place }) =>
    sentencesOf(report).map((sentence) => ({ name, report: sentence, place })),
  );
  const isSign = await findSigns(welfareCheck, sentences);
  const byPlace = Map.groupBy(
    sentences.filter((_, at) => isSign[at]),
    ({ place }) => place,
  );
  return findings.map((found, place) => {
    if (!isFound[place]) return found;
    // No single sentence is a sign, but several together are.
    const signs = byPlace.get(place) ?? sentences.filter((one) => one.place === place);
    return withSafety(
      found,
      signs.map(({ report }) => report),
    );
  });
}

/**
 * Returns true for each text that contains a sign, also when read with pronouns instead of the
 * name.
 */
async function findSigns(
  welfareCheck: WelfareCheck,
  texts: readonly Pick<WrittenReport, 'name' | 'report'>[],
): Promise<boolean[]> {
  const readings = texts.map(({ name, report }) => [
    report,
    ...asPronouns(report, name).map(({ text }) => text),
  ]);
  const found = await welfareCheck.check(readings.flat(), 'other');
  let read = 0;
  return readings.map(({ length }) => {
    const some = found.slice(read, read + length);
    read += length;
    return some.some((finding) => finding !== null);
  });
}

function withSafety(findings: readonly Finding[], sentences: readonly string[]): Finding[] {
  const words = findings.find(({ kind }) => kind === 'safety')?.words ?? [];
  const more = sentences.filter(
    (sentence) => !words.some((word) => findWhole(sentence, word) >= 0),
  );
  return [
    { kind: 'safety', words: [...words, ...more] },
    ...findings.filter(({ kind }) => kind !== 'safety'),
  ];
}
