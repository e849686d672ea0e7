/**
 * Joins "Use of τ = RC (1)" with the calculation below or next to it, "RC = 22 000 × 0.00047 = 10.3
 * s": the point is in words, but a student writes the figures.
 */

const HEADS_EXAMPLE =
  /^\s{0,9}(?:e\.?g\.?\s)?(?:examples?\s(?:of\s(?:an?\s|the\s)?)?(?:calculations?|working)|(?:sample|specimen|worked|model)\s(?:calculations?|working|examples?))\s?:?\s*$/i;

const HAS_MARK = /\s*[([]1(?:\s?marks?)?[)\]]\s*$/;
const HAS_WORDS = /\p{L}{4,}/gu;
const MOST_WORDS = 5;
const LONGEST = 200;
/** "Allow TE throughout", "+147 scores (3)": remarks on marks. */
const OF_MARKS = /\b(?:accept|allow|ignore|reject|condone|scores?|gains?|marks?|award|not)\b/i;

/** "0.00500": a step without a calculation, and not a total of marks. */
const LONE_FIGURE = /^\s*[−–-]?\d+(?:\.\d+|\d{2})\s?[\p{L}\d/^–-]{0,10}\s*$/u;

/** True if a line is a step of a calculation and little else. */
const isStep = (line: string): boolean =>
  line.length <= LONGEST &&
  /\d/.test(line) &&
  /[=≈→⇒]|[\d)]\s?[×÷*/+−–-]\s?[\d(]/.test(line) &&
  !HAS_MARK.test(line) &&
  !OF_MARKS.test(line) &&
  (line.match(HAS_WORDS)?.length ?? 0) <= MOST_WORDS;

/** "640 → 320 → 160 → 80": the last figure is the result. */
const CHAIN = /^\s*[\d.,\s]{1,20}(?:(?:→|⇒|->)\s*[\d.,\s]{1,20}){0,8}(?:→|⇒|->)\s*(?=\d)/;

/**
 * Removes the brackets around what leads to a figure: "(664 – 24 =) 640", "336 – 101 (= 235 kPa)".
 */
export const withoutBrackets = (step: string): string =>
  step
    .trim()
    .replace(/^e\.?g\.?,?\s+/i, '')
    .replace(CHAIN, '= ')
    .replace(/\(([^()=]{1,60}=)\s?\)/g, '$1')
    .replace(/\((=\s?[^()=]{1,60})\)/g, '$1');

/** Returns the figure at the end of a text, including its power of ten. */
const resultOf = (text: string): number | null => {
  const said = text.split(/[=≈→⇒]/).at(-1) ?? '';
  const [, figure = '', power] =
    /([−–-]?\d[\d\s,]{0,20}(?:\.\d{1,20})?)(?:\s?[×x]\s?10\^?\s?([−–-]?\d{1,2}))?/.exec(said) ?? [];
  const number = Number(figure.replaceAll(/[\s,]/g, '').replaceAll(/[−–]/g, '-'));
  if (figure === '' || Number.isNaN(number)) return null;
  return number * 10 ** Number((power ?? '0').replaceAll(/[−–]/g, '-'));
};

/** The relative difference allowed by rounding: 13 and 13.2 count as the same figure. */
const ROUNDED = 0.05;
const isSame = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && Math.abs(one - other) <= ROUNDED * Math.abs(other);

/**
 * Returns the result that a point itself gives: for "E = 2.0 × 10^11 Pa", but not for "Use of σ =
 * F/A".
 */
const ownResult = (point: string): number | null =>
  /\d/.test((/=[^=]*$/.exec(point)?.[0] ?? point).replaceAll(/[\p{L}]\d/gu, ''))
    ? resultOf(point)
    : null;

const putIn = (line: string, joint: string, step: string): string =>
  line.replace(HAS_MARK, (mark) => `${joint}${withoutBrackets(step)}${mark}`);

/** The quantity on the left of a formula: "Use of P = E/t" and "P = 10 584 ÷ 45" have the same. */
const SUBJECT = /(?:^|\s)(\p{L}{1,3})\s?=/u;
const subjectOf = (text: string): string | null => SUBJECT.exec(text)?.[1] ?? null;

/**
 * Gives each point the step that has its figure, or that finds the same quantity as its formula.
 * Remaining points and steps are paired in order, if there are as many of both.
 */
function pairSteps(points: readonly string[], steps: readonly string[]): readonly string[] {
  const owns = points.map((line) => ownResult(line.replace(HAS_MARK, '')));
  const found = points.map((line, at) => {
    const own = owns[at] ?? null;
    const subject = subjectOf(line);
    return steps.findIndex((step) =>
      own === null ? subject !== null && subjectOf(step) === subject : isSame(own, resultOf(step)),
    );
  });
  const restOfPoints = [...points.keys()].filter((at) => owns[at] === null && found[at] === -1);
  const restOfSteps = [...steps.keys()].filter((at) => !found.includes(at));
  const areEven = restOfPoints.length === restOfSteps.length;
  return points.map((line, at) => {
    const place =
      areEven && restOfPoints.includes(at) ? restOfSteps[restOfPoints.indexOf(at)] : found[at];
    const step = steps[place ?? -1];
    return step === undefined ? line : putIn(line, owns[at] === null ? ', ' : ' / ', step);
  });
}

/** Writes a line as a note: kept in place for people, and worth nothing. */
export const asNote = (line: string): string => `Note: ${line.trim()}`;

/** Appends the steps of an example below the points to the points that they belong to. */
function writeExampleBelow(scheme: string): string {
  const lines = scheme.split('\n');
  const at = lines.findIndex((line) => HEADS_EXAMPLE.test(line));
  if (at < 0) return scheme;
  const after = lines.slice(at + 1);
  const end = after.findIndex((line) => !isStep(line) && !LONE_FIGURE.test(line));
  const steps = after.slice(0, end < 0 ? undefined : end);
  const above = lines.slice(0, at);
  const places = [...above.keys()].filter((place) => HAS_MARK.test(above[place] ?? ''));
  const paired = pairSteps(
    places.map((place) => above[place] ?? ''),
    steps,
  );
  if (steps.length === 0 || places.length === 0) return scheme;
  const own = above.map((line, place) => paired[places.indexOf(place)] ?? line);
  const example = [lines[at] ?? '', ...steps].map((line) => asNote(line));
  return [...own, ...example, ...after.slice(steps.length)].join('\n');
}

/** "change in wavelength; ⇥ (669.4 – 656.3 =) 13.1 (nm)": the figure next to its point. */
const STEP_BESIDE =
  /^((?:[^\t\n]{0,12}\t)?(?:MP\s?\d[:.]?\s)?[^\t\n\d]{0,60}\p{L}{4}[^\t\n\d]{0,60})\s?;[^\S\n\t]*\t\s{0,3}([^\t\n]{1,200})(?=\t|$)/gmu;

function writeStepsBeside(scheme: string): string {
  const rows = [...scheme.matchAll(STEP_BESIDE)].filter(([, , step = '']) => isFigure(step));
  if (rows.length < 2) return scheme;
  return scheme.replace(STEP_BESIDE, (row, point: string, step: string) =>
    isFigure(step) ? `${point}, ${withoutBrackets(step)};` : row,
  );
}

/** True for a step, or a figure alone. */
export const isFigure = (cell: string): boolean =>
  !OF_MARKS.test(cell) &&
  /\d{2}|\d[^\d]*\d|=/.test(cell) &&
  (cell.match(HAS_WORDS)?.length ?? 0) <= MOST_WORDS &&
  (isStep(cell) || /^[^\p{L}]*\d[^\p{L}]*[\p{L}°µΩ^\d/ .-]{0,12}$/u.test(cell));

const HEADS_PROGRAM =
  /^\s*(?:e\.?g\.?|(?:python\s+|pseudo-?code\s+)?(?:example|sample|model)(?:\s+(?:program|code|answer|solution|algorithm))?)\s*:?\s*$/i;
const IS_CODE =
  /^\s*(?:[A-Za-z_][\w.[\]]*\s*(?:=|<-|←|:=|\+=|-=)\s*\S|(?:if|else|elif|for|while|repeat|until|do|next|endif|endwhile|endfor|end|print|output|input|return|def|procedure|function)\b)/i;

/**
 * Turns the lines of an example program below points in words into notes: nobody has to write these
 * lines.
 */
function noteExampleProgram(scheme: string): string {
  const lines = scheme.split('\n');
  const at = lines.findIndex((line) => HEADS_PROGRAM.test(line));
  const first = lines.slice(at + 1).findIndex((line) => line.trim() !== '') + at + 1;
  const rest = lines.slice(first);
  const end = rest.findIndex((line) => line.trim() !== '' && !IS_CODE.test(line));
  const program = end < 0 ? rest : rest.slice(0, end);
  const arePoints = lines.slice(0, at).filter((line) => line.trim() !== '').length > 1;
  const isProgram = program.filter((line) => line.trim() !== '').length > 1;
  if (at < 1 || !arePoints || !isProgram || program.some((line) => HAS_MARK.test(line)))
    return scheme;
  return lines
    .map((line, place) =>
      place >= at && place < first + program.length && line.trim() !== '' ? asNote(line) : line,
    )
    .join('\n');
}

export const rewriteExampleCalculations = (scheme: string): string =>
  writeStepsBeside(writeExampleBelow(noteExampleProgram(scheme)));
