import type { SchemeReading } from '../../../../shared/contract/scheme-reading.ts';
import { countMarks } from '../engine/feedback/phrases.ts';
import { recogniseKind } from '../engine/judges/recognise-kind.ts';
import { abstainsFrom } from '../engine/scheme/abstains-from.ts';
import { marksAvailable } from '../engine/scheme/find-warnings.ts';
import { readScheme } from '../engine/scheme/read-scheme.ts';
import type { SchemeCondition, SchemePoint } from '../engine/scheme/scheme.ts';
import { tidyScheme } from '../engine/scheme/tidy-scheme.ts';

/** A scheme that a teacher is writing, with its question. */
interface WrittenScheme {
  questionText: string;
  markSchemeAnswer: string;
  maxMark: number;
}

/** Describes a mark scheme as the marker reads it, in the contract's terms. */
export function describeScheme(written: WrittenScheme): SchemeReading {
  const { questionText, markSchemeAnswer, maxMark } = written;
  const scheme = readScheme(markSchemeAnswer, maxMark, questionText);
  const available = marksAvailable(scheme.groups);
  const asked = {
    questionText,
    maxMark,
    scheme: markSchemeAnswer,
    conditions: scheme.conditions,
  };
  const describe = (point: SchemePoint) => ({
    ...describePoint(point),
    kind: point.isKindGiven ? point.kind : recogniseKind(point, asked),
  });
  return {
    groups: scheme.groups.map(({ cap, route, points }) => ({
      cap,
      route,
      points: points.map(describe),
    })),
    conditions: [
      ...scheme.conditions.flatMap((condition) => describeCondition(condition) ?? []),
      ...scheme.ignored.map((text) => `Neither earns nor loses anything: ${text}.`),
      ...scheme.rejected.map((text) => `No mark for an answer that says: ${text}.`),
    ],
    levels: [...scheme.levels],
    notes: scheme.notes.filter((note) => !isTold(note, scheme.conditions)),
    marksAvailable: available,
    sum: scheme.hasLevels || scheme.kind === 'empty' ? 'unknown' : compare(available, maxMark),
    warnings: [...scheme.warnings],
    abstains: abstainsFrom(scheme),
    tidied: tidyScheme(markSchemeAnswer, maxMark, questionText),
  };
}

function describePoint(point: SchemePoint) {
  return {
    point: point.text,
    marks: point.marks,
    isKindGiven: point.isKindGiven,
    line: point.line,
    alternatives: point.statements.filter((text) => fold(text) !== fold(point.text)),
    accepts: [
      ...point.standIns,
      ...point.partial.map(({ text, marks }) => `${text} (for ${countMarks(marks)})`),
    ],
    ignores: [...point.ignored],
    rejects: [...point.rejected],
  };
}

/** Key words in capitals do not count as a different wording. */
const fold = (text: string): string => text.trim().toLowerCase();

/** Describes a condition in a sentence; null for one that is shown as a warning. */
function describeCondition(condition: SchemeCondition): string | null {
  switch (condition.kind) {
    case 'final-answer':
      return `The right ${condition.answer === null ? 'final answer' : `answer, ${condition.answer},`} earns ${countMarks(condition.marks)} with or without working.`;
    case 'special-case':
      return `${countMarks(condition.marks)} for ${condition.answer}, in place of the points.`;
    case 'all-or-nothing':
      return 'All of it is needed: part of the answer earns no mark.';
    case 'list-principle':
      return 'Each wrong item takes one right item away.';
    case 'errors-carried-forward':
      return 'A wrong figure that is carried on correctly does not lose the later points.';
    case 'limit':
      return `A limit of ${countMarks(condition.marks)}: ${condition.text}`;
    case 'open':
      return `Other answers may be right too, and are for you to judge: ${condition.text}`;
    case 'not-understood':
      return null;
  }
}

/** True if a note only repeats something that is already shown as a condition. */
const isTold = (note: string, conditions: readonly SchemeCondition[]): boolean =>
  conditions.some((condition) => {
    if (condition.kind === 'special-case')
      return (
        /^(?:or\s+)?(?:(?:SC\s?)?[MAB]\s?\d\s+)?for\b/.test(note) && note.includes(condition.answer)
      );
    return (condition.kind === 'limit' || condition.kind === 'open') && condition.text === note;
  });

/** Compares the marks available in the scheme with the question's maximum. */
function compare(available: number, maxMark: number): SchemeReading['sum'] {
  if (available === maxMark) return 'fits';
  return available < maxMark ? 'short' : 'over';
}
