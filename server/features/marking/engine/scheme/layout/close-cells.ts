import type { Asked } from '../scheme.ts';
import { writeCellsOfLines } from './cells-of-lines.ts';
import { joinCodesOfCell } from './codes-in-cell.ts';
import { writeCodesInNotes } from './codes-in-notes.ts';
import { dropGiven } from './drop-given.ts';
import { giveMarksToEquation } from './equation-marks.ts';
import { headLegend } from './legend-below.ts';
import { dropObjectives } from './mark-with-objective.ts';
import { writeNumberedTicks } from './numbered-ticks.ts';
import { joinPipeRows } from './join-pipe-rows.ts';
import { writeTabsForPipes } from './tabs-for-pipes.ts';
import { emptyNumberCell } from './question-label.ts';
import { dropTotalAmongLetters, dropTotalBesideCode } from './total-beside-first.ts';
import { writeScoredWorking } from './scored-working.ts';
import { rewriteCodesInLine } from '../rewrite/codes-in-line.ts';
import { joinNibbles } from '../rewrite/nibbles.ts';
import { rewriteRungs } from '../rewrite/rungs.ts';

/** Joins the lines of each table cell, before the table is read in any other way. */
export function closeCells(text: string, asked: Asked): string {
  const { maxMark, questionText } = asked;
  const coded = rewriteCodesInLine(joinNibbles(text, asked), asked);
  const plain = dropObjectives(
    writeNumberedTicks(
      dropTotalAmongLetters(
        emptyNumberCell(dropTotalBesideCode(writeTabsForPipes(joinPipeRows(rewriteRungs(coded))))),
        maxMark,
      ),
    ),
  );
  const equations = giveMarksToEquation(dropGiven(plain, questionText), maxMark);
  const cells = joinCodesOfCell(writeScoredWorking(equations));
  const noted = headLegend(writeCodesInNotes(cells, maxMark, questionText), maxMark);
  return writeCellsOfLines(noted, asked);
}
