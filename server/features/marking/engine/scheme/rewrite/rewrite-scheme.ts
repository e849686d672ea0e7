import { joinBrokenRows } from '../layout/join-broken-rows.ts';
import { joinCodes, splitCodes } from '../layout/join-codes.ts';
import type { Asked } from '../scheme.ts';
import { rewriteBoardSigns } from './board-signs.ts';
import { rewriteBrackets } from './brackets.ts';
import { rewriteConventions, rewriteNotations, rewriteOtherWay } from './conventions.ts';
import { rewriteCountedLists } from './counted-lists.ts';
import { rewriteHeadings } from './headings.ts';
import { rewriteLabels, rewriteLetteredParts } from './labels.ts';
import { rewriteLayout } from './layout.ts';
import { rewriteLettersBelow } from './letters-below.ts';
import { rewriteLimitsInWords } from './limits-in-words.ts';
import { rewriteListHeadings } from './list-headings.ts';
import { rewriteLogicPieces } from './logic-pieces.ts';
import { rewriteMarks } from './marks.ts';
import { rewriteNames } from './names.ts';
import { rewriteParts } from './parts.ts';
import { rewritePointRemarks } from './point-remarks.ts';
import { rewriteProgramLetters } from './program-letters.ts';
import { rewriteRemarksAbove } from './remarks-above.ts';
import { rewriteRemarks } from './remarks.ts';
import { rewriteResponses } from './responses.ts';
import { rewriteRows } from './rows.ts';
import { rewriteFigureRows } from './rungs.ts';
import { rewriteSentences } from './sentences.ts';
import { rewriteSkills } from './skills.ts';
import { rewriteSmallerMarks } from './smaller-marks.ts';
import { rewriteStepsOnOneLine } from './steps-on-one-line.ts';
import { rewriteSubLimits } from './sub-limits.ts';
import { rewriteTitles } from './titles.ts';
import { rewriteTotalsBehindLists } from './total-behind-list.ts';
import { rewriteTrace } from './trace.ts';
import { rewriteTraceRows } from './trace-rows.ts';
import { rewriteTruth } from './truth.ts';
import { rewriteVerdicts } from './verdicts.ts';
import { rewriteWorthInFront } from './worth-in-front.ts';

/**
 * Rewrites one of the boards' notations in the form that the scheme reader knows; returns any other
 * text unchanged.
 */
type Rewriting = (text: string, asked: Asked) => string;

/**
 * Rewritings that show where the points are and what they are worth. Each builds on those above it.
 */
const OF_POINTS: readonly Rewriting[] = [
  rewriteFigureRows,
  rewriteSubLimits,
  rewriteRemarksAbove,
  rewriteStepsOnOneLine,
  rewriteTruth,
  rewriteTraceRows,
  rewriteLogicPieces,
  rewriteProgramLetters,
  rewriteNotations,
  rewriteLettersBelow,
  rewriteTotalsBehindLists,
  rewriteWorthInFront,
  rewriteLimitsInWords,
  rewriteTitles,
  rewriteListHeadings,
  rewriteParts,
  rewriteSmallerMarks,
  rewriteHeadings,
  rewriteRows,
  rewriteCountedLists,
  rewriteNames,
  rewriteLetteredParts,
  rewriteBrackets,
  splitCodes,
  joinCodes,
  rewriteOtherWay,
  rewriteLabels,
  rewriteMarks,
];

/** Rewritings of remarks on the points, and of remaining layout. Each builds on those above it. */
const OF_REMARKS: readonly Rewriting[] = [
  rewriteVerdicts,
  rewriteResponses,
  rewriteTrace,
  rewritePointRemarks,
  joinBrokenRows,
  rewriteSkills,
  rewriteSentences,
  rewriteConventions,
  rewriteRemarks,
  rewriteBoardSigns,
  rewriteLayout,
];

const inTurn =
  (rewritings: readonly Rewriting[]): Rewriting =>
  (text, asked) =>
    rewritings.reduce((written, rewriting) => rewriting(written, asked), text);

export const rewritePoints = inTurn(OF_POINTS);
export const rewriteWhatIsSaid = inTurn(OF_REMARKS);
