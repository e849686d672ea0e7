import type { Scheme, SchemeCondition } from '../engine/scheme/scheme.ts';

/** Describes the conditions on a scheme's points, as an examiner would word them. */
export function describeConditions(scheme: Scheme): string[] {
  const { conditions, rejected, ignored, scale, groups } = scheme;
  const routes = groups.filter(({ route }) => route !== null).length;
  return [
    ...conditions.map(describe),
    ...rejected.map((text) => `No marks at all for an answer that says: ${text}.`),
    ...ignored.map((text) => `Neither for nor against the answer: ${text}.`),
    ...(scale ?? []).map(({ points, marks }) => `${points} points earn ${marks} marks.`),
    ...(routes > 1 ? ['There are several routes: give marks on the best of them only.'] : []),
  ];
}

function describe(condition: SchemeCondition): string {
  switch (condition.kind) {
    case 'final-answer':
      return `The right final answer${condition.answer === null ? '' : ` (${condition.answer})`} earns ${condition.marks} marks, with or without working.`;
    case 'special-case':
      return `Special case: ${condition.answer} earns ${condition.marks} marks in all.`;
    case 'all-or-nothing':
      return 'All of it is needed for the mark; a part earns nothing.';
    case 'list-principle':
      return 'List principle: each wrong item takes one right item away.';
    case 'errors-carried-forward':
      return 'Errors are carried forward: what follows rightly from a wrong figure is right.';
    case 'limit':
      return `At most ${condition.marks} marks: ${condition.text}.`;
    case 'open':
    case 'not-understood':
      return condition.text;
  }
}
