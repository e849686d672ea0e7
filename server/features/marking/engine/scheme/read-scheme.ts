import { newDraft, pointsOf } from './draft/draft.ts';
import { signMissedPoints } from './missed-points.ts';
import { closeCells } from './layout/close-cells.ts';
import { putAnswerToItsMark } from './layout/answer-beside-method.ts';
import { nameBeliefs } from './draft/name-beliefs.ts';
import { splitLevels } from './lines/level-bands.ts';
import { areCodesCounting, settleTags } from './lines/read-code.ts';
import { countDetail, countPairs, readDetail } from './lines/read-detail.ts';
import { readLadder } from './lines/read-ladder.ts';
import { areWorthsWithEquals } from './lines/read-marks.ts';
import { MOVED } from './layout/fallen-lines.ts';
import { gatherFallenCells } from './layout/gather-fallen-cells.ts';
import { joinWrapped } from './layout/join-wrapped.ts';
import { endHeadings, openRoutes } from './layout/open-routes.ts';
import { isTitleCell, restoreColumns } from './layout/restore-columns.ts';
import { rewriteExampleCalculations } from './rewrite/example-calculation.ts';
import { writeNumberedBullets, writeNumbers } from './rewrite/numbered-bullets.ts';
import { rewritePoints, rewriteWhatIsSaid } from './rewrite/rewrite-scheme.ts';
import { restoreSigns } from './rewrite/symbol-font.ts';
import type { Asked, Scheme } from './scheme.ts';
import { settleDraft } from './draft/settle-draft.ts';
import { writeSkillRows } from './layout/skill-rows.ts';
import { splitSentences } from './layout/split-sentences.ts';
import { splitScheme, type SchemeLine } from './layout/split-lines.ts';
import { bracketMarksInFront, unfoldLayout } from './layout/unfold-layout.ts';
import { readLine } from './lines/read-line.ts';
import { addWholeAnswer } from './lines/read-whole.ts';

const countMarked = (lines: readonly SchemeLine[]): ReadonlyMap<number, number> =>
  new Map(
    [...Map.groupBy(lines, ({ line }) => line)].map(([line, pieces]) => [
      line,
      pieces.filter(({ text }) => /(?:[([]\d[)\]]|[✓✔])\s*[.;]?\s*$/.test(text)).length,
    ]),
  );

/** More than any question has. Points after that are not read, and the teacher is warned. */
const MAX_SCHEME_POINTS = 200;

/**
 * A longer run of blanks or dots means the same, and the patterns restart at each of its
 * characters.
 */
const LONG_RUN = /[^\S\n]{100,}|\.{100,}/g;
const MAX_RUN = 100;
/** A wide indent means the same as a narrow one, and slows the patterns down. */
const WIDE_GAP = /[^\S\t\n]{4,}/g;
/** A special case after a point on the same line. */
const SPECIAL_CASE =
  /(\S)[ \t]+(?=SC:?\s?B?\s?\d\s+(?:for\b|if\b|(?:an?\s+)?answers?\b|[£$€]?\d))/g;

/** "−  File size is smaller": the minus sign used as a bullet. */
const MINUS_AS_BULLET = /^([^\S\n]*)−(?=[^\S\n]+\p{L}{3})/gmu;

/**
 * Restores symbol-font characters, and joins the steps of an example to the points that they belong
 * to.
 */
export const restoreScheme = (text: string): string =>
  rewriteExampleCalculations(
    writeNumberedBullets(writeNumbers(restoreSigns(text).replaceAll(MINUS_AS_BULLET, '$1–'))),
  );

/**
 * Reads the text of a mark scheme for an answer worth at most `maxMark`. The question shows which
 * cells of a table only repeat it. Never throws.
 */
export function readScheme(text: string, maxMark: number, questionText = ''): Scheme {
  const short = restoreScheme(text.replaceAll(MOVED, '')).replace(LONG_RUN, (run) =>
    run.slice(0, MAX_RUN),
  );
  const asked = { maxMark, questionText };
  const cells = gatherFallenCells(closeCells(short, asked), asked);
  const rows = writeSkillRows(cells, maxMark);
  const pointed = rewritePoints(rows, asked);
  const marked = openRoutes(joinWrapped(endHeadings(pointed), asked), maxMark);
  const read = readOnce(marked, asked);
  const signed = signMissedPoints(marked, maxMark, read);
  return signed === null ? read : readOnce(signed, asked);
}

function readOnce(text: string, asked: Asked): Scheme {
  const { maxMark, questionText } = asked;
  const unfolded = unfoldLayout(rewriteWhatIsSaid(text, asked), maxMark, isTitleCell);
  const restored = restoreColumns(unfolded, maxMark, questionText).split('\n');
  const narrow = bracketMarksInFront(putAnswerToItsMark(restored).join('\n'), maxMark)
    .replace(WIDE_GAP, '   ')
    .replace(SPECIAL_CASE, '$1\n');
  const split = splitScheme(settleTags(narrow), questionText);
  const detail =
    readDetail(split, maxMark, questionText) ?? readLadder(split, maxMark, questionText);
  const { hasLevels, content, bands } =
    detail === null
      ? splitLevels(split, maxMark)
      : { hasLevels: false, content: detail.content, bands: [] };
  const lines = splitSentences(content, maxMark);
  const texts = lines.map((line) => line.text);
  const manner = {
    codesCount: areCodesCounting(texts),
    equalsGiveMarks: areWorthsWithEquals(texts, maxMark),
    markedOnLine: countMarked(lines),
    maxMark,
    questionText,
  };
  const draft = newDraft();
  for (const line of lines) {
    if (pointsOf(draft).length >= MAX_SCHEME_POINTS) {
      draft.conditions.push({ kind: 'not-understood', text: line.text, line: line.line });
      break;
    }
    readLine(draft, line, manner);
  }
  const [first] = lines;
  if (pointsOf(draft).length === 0 && first !== undefined) addWholeAnswer(draft, first, manner);
  nameBeliefs(draft, questionText);
  if (detail !== null) countDetail(draft, detail);
  const isByDetail = detail !== null || countPairs(draft, maxMark);
  return settleDraft(draft, {
    maxMark,
    hasLevels,
    levels: bands.map((line) => line.text),
    isModelAnswer: lines.length > content.length,
    isByDetail,
  });
}
