import { uncapital } from './person.ts';
import { withArticle } from './read-predicate.ts';
import type { NotePart } from './read-note.ts';
import { AFTER_DESCRIBING, BAD, BAD_THINGS, DESCRIBING, PRAISE, PROPER } from './words.ts';

/** Of these there is one or another, so they want an article. */
const COUNTED =
  '(?:ability|accent|approach|attitude|book|command|contribution|essay|eye for detail|grade|grasp|' +
  'calculator|dictionary|imagination|improvement|knack|laptop|list|mark|mentor|memory|performance|planner|project|range|report|result|' +
  'routine|score|seat|sense of humour|sheet|start|style|timetable|turn of phrase|understanding|' +
  'voice|work ethic)(?=$| \\(| (?:about|across|at|by|for|from|in|of|on|since|this|throughout|to|towards|when|with)\\b)';
const COUNTED_THING = new RegExp(
  `^(?!(?:an?|the|some|no|any|very|much|more|less|understanding)\\b)(?:(?!of\\b|in\\b|to\\b|with\\b)\\p{Ll}+ ){1,2}${COUNTED}`,
  'iu',
);
/** `more positive attitude`; but `more imagination` is not counted. */
const COUNTED_NEED = new RegExp(
  `^(?:(?:more|less) \\p{Ll}+|better|greater|improved|stronger|wider) ${COUNTED}`,
  'iu',
);
const NEED = /^(?:more|better|greater|further|improved|additional|less|fewer|extra)\b/iu;
/** `Cells (86%)`, as marked work suggests it. */
const TOPIC = /^(?:\S+ ){1,6}\(\d+%\)$/u;
const MEASURED =
  /\b(?:attendance|average|effort|exam|grade|mark|marks|mock|quiz|result|score|test)\b/iu;

/** `poor behaviour`, `missing homework`; but `late for lessons` is what one is. */
export function readConcern(piece: string): NotePart | null {
  const [first = '', second = 'for'] = piece.toLowerCase().split(' ');
  const lacked = /^lack of (.+)$/iu.exec(piece)?.[1];
  if (lacked !== undefined) return { kind: 'concern', text: `a lack of ${lacked}` };
  const isConcern =
    BAD_THINGS.has(first) ||
    (BAD.has(first) && !AFTER_DESCRIBING.has(second)) ||
    /^(?:times (?:when|where)|\d+ (?:missing|late|incomplete|unfinished|overdue))\b/iu.test(piece);
  return isConcern ? { kind: 'concern', text: piece } : null;
}

/** What is left: something that one has or works on. */
export function readThing(piece: string): NotePart {
  if (NEED.test(piece)) {
    return { kind: 'need', text: COUNTED_NEED.test(piece) ? withArticle(uncapital(piece)) : piece };
  }
  const [first = ''] = piece.toLowerCase().split(' ');
  const isTopic = !DESCRIBING.has(first) && !PRAISE.has(first) && !MEASURED.test(piece);
  if (TOPIC.test(piece) && isTopic) return { kind: 'topic', text: piece };
  return { kind: 'thing', text: counted(piece) };
}

/** `a neat book`, where the teacher left the article out. */
export function counted(thing: string): string {
  const [first = ''] = thing.toLowerCase().split(' ');
  if (!COUNTED_THING.test(thing)) return thing;
  return withArticle(PROPER.has(first) ? thing : uncapital(thing));
}

/** Whether there are several of it: `high standards`, `art and music`. */
export function isSeveral(thing: string): boolean {
  if (/ and /u.test(thing)) return true;
  const [head = thing] = thing.split(
    / (?:about|at|for|from|in|of|on|since|to|towards|when|with)\b| \(/u,
  );
  return (
    /[^su]s$/u.test(head) &&
    !/(?:athletics|gymnastics|maths|mathematics|physics|politics|economics|analysis|emphasis|tennis)$/iu.test(
      head,
    )
  );
}
