import { numberOf } from './read-marks.ts';
import type { ScaleStep } from '../scheme.ts';

const NUMBER = String.raw`(\d|one|two|three|four|five|six|seven|eight)`;
const THINGS = String.raw`(?:\w+\s+){0,3}?(?:elements?|points?|pieces?|ideas?|reasons?|features?|items?|facts?|examples?|differences?|similarities|conclusions?|changes?|ways?)`;
const MARKS_FIRST = new RegExp(
  String.raw`^(?:score(?:\s+of)?\s+|[([]?)(\d)\s*(?:points?|marks?)?[)\]]?\s*[:=–—→-]+\s*(?:(?:the\s+)?(?:response|answer|student)\s+(?:describes|includes|gives|contains|mentions|identifies)\s+)?(?:at\s+least\s+|only\s+|any\s+)?${NUMBER}(?:\s*(?:,|or|to|-|–)\s*(?:\d|more|one|two|three|four|five|six))*\s+(?:\w+\s+){0,2}?${THINGS}\b`,
  'i',
);
const POINTS_FIRST = new RegExp(
  String.raw`^(?:any\s+|at\s+least\s+|only\s+)?${NUMBER}(?:\s*(?:or|to|-|–)\s*(?:\d|more|one|two|three|four|five|six))*\s+${THINGS}\s*(?:[:=–—→>-]+|earns?|scores?|gets?|for)\s*(\d)\s*(?:points?|marks?)?\.?$`,
  'i',
);
const NOTHING =
  /^(?:score(?:\s+of)?\s+|[([]?)0\s*(?:points?|marks?)?[)\]]?\s*(?:[:=–—-]|$).*$|^(?:no|zero|none|other)\b.*(?:[:=–—→>-]+)\s*0\s*(?:points?|marks?)?$/i;

/**
 * Reads "Score 2: two key elements", "four key elements → 3 points"; returns null for any other
 * line.
 */
export function readScaleStep(line: string): ScaleStep | null {
  const marksFirst = MARKS_FIRST.exec(line);
  if (marksFirst !== null) return { marks: Number(marksFirst[1]), points: numberOf(marksFirst[2]) };
  const pointsFirst = POINTS_FIRST.exec(line);
  if (pointsFirst !== null)
    return { marks: Number(pointsFirst[2]), points: numberOf(pointsFirst[1]) };
  return NOTHING.test(line) ? { marks: 0, points: 0 } : null;
}

const CORRECT = new RegExp(
  String.raw`^(?:any\s+|all\s+)?${NUMBER}(?:\s*(?:or|to|-|–)\s*\d)*\s+(?:\w+\s+)?correct(?:\s+\p{L}+)?\s*[:=–→-]*\s*[([]?(\d)\s*(?:marks?)?[)\]]?$`,
  'iu',
);

/**
 * Reads "4 correct = 3 marks, 2 or 3 correct = 2 marks" below as many points; returns nothing for
 * any other line.
 */
export function readScaleLine(line: string, points: number): ScaleStep[] {
  const steps = line.split(/\s*[,;]\s*/).flatMap((part) => {
    const match = CORRECT.exec(part);
    return match === null ? [] : [{ points: numberOf(match[1]), marks: Number(match[2]) }];
  });
  const isAll = steps.length === line.split(/[,;]/).length && steps.length > 1;
  return isAll && steps.every((step) => step.points <= points) ? steps : [];
}

/**
 * Returns the steps of a scheme in rising order, or null if they do not form a scale for counted
 * points.
 */
export function settleScale(steps: readonly ScaleStep[], maxMark: number): ScaleStep[] | null {
  const rising = steps.filter((step) => step.points > 0).toSorted((a, b) => a.points - b.points);
  const isRising = rising.every(
    (step, index) => index === 0 || step.marks > (rising[index - 1]?.marks ?? 0),
  );
  if (rising.length < 2 || !isRising || rising.at(-1)?.marks !== maxMark) return null;
  return rising;
}
