/** What a column of a table holds. */
export type Role =
  | 'answer'
  | 'working'
  | 'guidance'
  | 'mark'
  | 'none'
  | 'accept'
  | 'reject'
  | 'ignore';

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['mark', /^(?:(?:total\s+|max(?:imum)?\s+)?marks?(?:\s+(?:available|awarded|total))?|total)$/i],
  [
    'none',
    /^(?:question(?:\s+(?:number|part|\d{1,2}))?|q(?:n|s|u)?\.?|pt\.?|no\.?|number|part|aos?(?:\b|\s?\d).*|spec\b.*|ref\b.*|ID|level|band|generic\s+scheme|k\s*\/\s*u.*|maths|prac(?:tical)?|section|box|phrase|french|german|spanish|italian|latin|greek|welsh|original|source(?:\s+text)?)$/i,
  ],
  ['reject', /^(?:do not (?:accept|allow|credit)|reject|(?:not |un)accept(?:able|ed)?)s?$/i],
  ['ignore', /^ignore$/i],
  ['accept', /^(?:also )?(?:accept|allow)(?:able)?(?: also)?$|^typical solution$/i],
  [
    'guidance',
    /^(?:(?:extra|additional|further)\s+)?(?:guidance|information|comments?|notes?|details?)(?:[\s/].*)?$|^accept\s*\/.*$|^(?:part(?:ial)? marks?|examiner|assessor|(?:part(?:ial)? marks?|comments?|notes?|hints?)\s+(?:and|\/|&))\s*(?:(?:and|\/|&)\s*)?(?:guidance|comments?|notes?|information)$|^part(?:ial)? marks?$/i,
  ],
  [
    'answer',
    /^(?:(?:acceptable|expected|indicative|model|correct|suggested|possible)\s+)?(?:answers?(?:\(s\))?|content|responses?|mark\s*scheme|marking (?:points?|details|guidance|notes|instructions)|mark points?|(?:illustrative\s+)?scheme|solution|translation|english(?:\s+translation)?|(?:(?:band|level)\s+)?descriptors?|evidence|points?)(?:\s*\/\s*(?:answers?|content|responses?))?$/i,
  ],
];

/** "Acceptable answers" next to a column of answers. */
const ALSO_ACCEPTED = /^(?:acceptable|alternative)\s+(?:answers?|responses?)$/i;

/** Working: if the answer has its own column, this is only one way to it. */
const WORKING = /^(?:working|method|process)$/i;

/** "Key idea", "Sporting example": a title by its looks. */
const LOOKS_LIKE_TITLE = /^\p{Lu}[\p{L} /-]{2,30}$/u;

/** Takes a single unknown title for that of the answers, if no other title names them. */
function nameAnswers(roles: readonly (Role | null)[], cells: readonly string[]): (Role | null)[] {
  const unknown = cells.flatMap((cell, at) => (cell !== '' && roles[at] === null ? [at] : []));
  const isOnly = unknown.length === 1 && LOOKS_LIKE_TITLE.test(cells[unknown[0] ?? 0] ?? '');
  const known = roles.filter((role) => role !== null && role !== 'none');
  return isOnly && known.length > 1 && known.includes('mark') && !known.includes('answer')
    ? roles.map((role, at) => (at === unknown[0] ? 'answer' : role))
    : [...roles];
}

/**
 * Takes an unknown title left of an answer, with marks and more columns, for what the question
 * gives.
 */
function nameGiven(roles: readonly (Role | null)[], cells: readonly string[]): (Role | null)[] {
  const at = roles.indexOf('answer');
  const known = roles.filter((role) => role !== null).length;
  const isTable = at !== -1 && roles.includes('mark') && known > 2;
  return roles.map((role, index) =>
    role === null && isTable && index < at && LOOKS_LIKE_TITLE.test(cells[index] ?? '')
      ? 'none'
      : role,
  );
}

/** Returns the columns that the cells of a header name; null for a cell that names none. */
export function rolesOf(cells: readonly string[]): (Role | null)[] {
  const roles = nameAnswers(
    cells.map((cell) => ROLES.find(([, pattern]) => pattern.test(cell))?.[0] ?? null),
    cells,
  );
  const own = roles.includes('answer') && roles.includes('mark') ? 'working' : 'answer';
  const answers = cells.filter((_, index) => roles[index] === 'answer');
  const named = roles.map((role, index) => {
    const cell = cells[index] ?? '';
    if (WORKING.test(cell)) return own;
    return answers.length > 1 && cell !== answers[0] && ALSO_ACCEPTED.test(cell) ? 'accept' : role;
  });
  // "Accept", "Reject" over a comprehension table: what is accepted is the answer.
  const instead = named.includes('answer') ? -1 : named.indexOf('accept');
  if (instead < 0) return nameGiven(named, cells);
  return named.map((role, index) => {
    const isGiven = index < instead && role === null && LOOKS_LIKE_TITLE.test(cells[index] ?? '');
    if (index === instead) return 'answer';
    return cells[index] === '' || (isGiven && named.includes('reject')) ? 'none' : role;
  });
}

const INTO = /\b(?:in)?to\s+(french|german|spanish|italian|latin|greek|welsh)\b/i;

/**
 * Returns the columns, with the answers under the name of a language if the question asks for it,
 * and not under "English".
 */
export function rolesAsked(cells: readonly string[], questionText: string): (Role | null)[] {
  const roles = rolesOf(cells);
  const language = INTO.exec(questionText)?.[1]?.toLowerCase();
  const target = cells.findIndex((cell) => cell.toLowerCase() === language);
  const given = cells.findIndex((cell) => /^english$/i.test(cell));
  if (target < 0 || given < 0) return roles;
  return roles.map((role, at) => (at === target ? 'answer' : at === given ? 'none' : role));
}
