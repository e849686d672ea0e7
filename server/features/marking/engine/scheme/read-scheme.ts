import { newDraft, pointsOf } from './draft.ts';
import { signMissedPoints } from './missed-points.ts';
import { putAnswerToItsMark } from './answer-beside-method.ts';
import { splitLevels } from './level-bands.ts';
import { areCodesCounting, settleTags } from './read-code.ts';
import { countDetail, countPairs, readDetail } from './read-detail.ts';
import { areWorthsWithEquals } from './read-marks.ts';
import { isTitleCell, restoreColumns } from './restore-columns.ts';
import { joinBrokenRows } from './join-broken-rows.ts';
import { joinListsInCells } from './list-in-a-cell.ts';
import { joinCodes } from './join-codes.ts';
import type { Scheme } from './scheme.ts';
import { settleDraft } from './settle-draft.ts';
import { splitSentences } from './split-sentences.ts';
import { splitScheme, type SchemeLine } from './split-lines.ts';
import { bracketMarksInFront, unfoldLayout } from './unfold-layout.ts';
import { writeBracketsPlainly } from './write-brackets-plainly.ts';
import { writeConventionsPlainly, writeOtherWay } from './write-conventions-plainly.ts';
import { writeCountedListsPlainly } from './write-counted-lists-plainly.ts';
import { writeLabelsPlainly, writeLetteredParts } from './write-labels-plainly.ts';
import { writeLayoutPlainly } from './write-layout-plainly.ts';
import { writeMarksPlainly } from './write-marks-plainly.ts';
import { writeNamesPlainly } from './write-names-plainly.ts';
import { writePlainly } from './write-plainly.ts';
import { writePointRemarksPlainly } from './write-point-remarks-plainly.ts';
import { writeRemarksPlainly } from './write-remarks-plainly.ts';
import { writeTracePlainly } from './write-trace-plainly.ts';
import { writeResponsesPlainly } from './write-responses-plainly.ts';
import { writeRowsPlainly } from './write-rows-plainly.ts';
import { writeSentencesPlainly } from './write-sentences-plainly.ts';
import { writeSkillsPlainly } from './write-skills-plainly.ts';
import { readLine } from './read-line.ts';

const countMarked = (lines: readonly SchemeLine[]): ReadonlyMap<number, number> =>
  new Map(
    [...Map.groupBy(lines, ({ line }) => line)].map(([line, pieces]) => [
      line,
      pieces.filter(({ text }) => /(?:[([]\d[)\]]|[✓✔])\s*[.;]?\s*$/.test(text)).length,
    ]),
  );

/** No question has as many. What follows them is not read, and the teacher is told so. */
const MAX_SCHEME_POINTS = 200;

/** A longer run of blanks or dots says no more, and rules look from each of its places. */
const LONG_RUN = /[^\S\n]{100,}|\.{100,}/g;
const MAX_RUN = 100;
/** A wide indent means no more than a narrow one, and costs time. */
const WIDE_GAP = /[^\S\t\n]{4,}/g;
/** A special case that stands behind a point on its line. */
const SPECIAL_CASE =
  /(\S)[ \t]+(?=SC:?\s?B?\s?\d\s+(?:for\b|if\b|(?:an?\s+)?answers?\b|[£$€]?\d))/g;

/**
 * Reads the text of a mark scheme for an answer worth at most `maxMark`. The question tells which
 * cells of a table only repeat it. Never throws.
 */
export function readScheme(text: string, maxMark: number, questionText = ''): Scheme {
  const short = text.replace(LONG_RUN, (run) => run.slice(0, MAX_RUN));
  const counted = writeCountedListsPlainly(writeRowsPlainly(short, maxMark, questionText), maxMark);
  const named = writeNamesPlainly(counted, maxMark, questionText);
  const labelled = joinCodes(writeBracketsPlainly(writeLetteredParts(named)));
  const bounded = writeMarksPlainly(writeLabelsPlainly(writeOtherWay(labelled, maxMark)), maxMark);
  const read = readOnce(bounded, maxMark, questionText);
  const signed = signMissedPoints(bounded, maxMark, read);
  return signed === null ? read : readOnce(signed, maxMark, questionText);
}

function readOnce(text: string, maxMark: number, questionText: string): Scheme {
  const traced = writeTracePlainly(writeResponsesPlainly(text, maxMark), questionText, maxMark);
  const unfolded = unfoldLayout(
    writeLayoutPlainly(
      writePlainly(
        writeRemarksPlainly(
          writeConventionsPlainly(
            writeSentencesPlainly(
              writeSkillsPlainly(
                joinBrokenRows(joinListsInCells(writePointRemarksPlainly(traced))),
              ),
            ),
          ),
        ),
      ),
      questionText,
    ),
    maxMark,
    isTitleCell,
  );
  const restored = restoreColumns(unfolded, maxMark, questionText).split('\n');
  const narrow = bracketMarksInFront(putAnswerToItsMark(restored).join('\n'), maxMark)
    .replace(WIDE_GAP, '   ')
    .replace(SPECIAL_CASE, '$1\n');
  const split = splitScheme(settleTags(narrow), questionText);
  const detail = readDetail(split, maxMark, questionText);
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
