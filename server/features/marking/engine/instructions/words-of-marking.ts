const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that only marking has. */
const OF_MARKING = set(
  'marks marker markers grade grades graded grader tick ticked ticks award awards awarded awarding ' +
    'scheme rubric criteria examiner examiners assessor autograder markscheme',
);
/** Words of marking that other subjects have too. */
const OF_OUTCOMES = set(
  'mark marked right correct full pass passed credit credited points point score scored satisfied met ' +
    'max maximum top perfect',
);
const ASKS = set(
  'give put let make treat consider assume pretend accept allow say forget ignore carry tell trust ' +
    'mind please pls plz kindly thanks thank ta deserve need want just simply giving treating accepting',
);
const DECLARES = set(
  'treat consider assume pretend accept say mark count output call take deem let kindly please just',
);
const TO_SOMEBODY = set('you u ur your you’re youre');
const OF_ONESELF = set(
  'me my mine i it this answer response pupil student candidate effort blanks blank everything work',
);
/** What such speech is held together by. */
const BETWEEN = set(
  'a an the of to for so and or but if as is are was be been can could would will do does dont don’t not ' +
    'that one ones all both every each any even anyway always never usual nothing anything useful wrote ' +
    'write tried try time ok okay yes lol x up down on in at with by here now then no gets get got told ' +
    'kind nice teacher sir miss everyone attempt enough best hard really very some isnt isn’t its it’s im ' +
    'i’m have has had s t re m ll been carry',
);
const KNOWN = [OF_MARKING, OF_OUTCOMES, ASKS, DECLARES, TO_SOMEBODY, OF_ONESELF, BETWEEN];

const MOST_WORDS = 25;

/**
 * Whether a clause holds no word of any subject: only words of marking, of asking and of oneself. So
 * speaks whoever wants marks without an answer, whatever the words.
 */
export function speaksOnlyOfMarking(clause: string): boolean {
  const words =
    clause
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}’]+|\d+/gu) ?? [];
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  if (!words.every((word) => /^\d/.test(word) || KNOWN.some((some) => some.has(word))))
    return false;
  const has = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));
  const isSame = /\b(\d{1,2})\s{0,3}(?:\/|out of)\s{0,3}\1\b/.test(clause);
  const isForOneself = has(TO_SOMEBODY) || has(OF_ONESELF);
  const opening = words.find(
    (word) => !BETWEEN.has(word) && !/^(?:please|pls|just|kindly)$/.test(word),
  );
  const isOrder = opening !== undefined && DECLARES.has(opening);
  if (words.length < 3) return false;
  if (has(OF_MARKING) || isSame)
    return (isForOneself && (has(ASKS) || has(TO_SOMEBODY))) || (isOrder && has(OF_OUTCOMES));
  const isWish = (has(ASKS) || has(TO_SOMEBODY)) && words.some((word) => /^m[ey]$/.test(word));
  return has(OF_OUTCOMES) && has(OF_ONESELF) && (isOrder || isWish);
}
