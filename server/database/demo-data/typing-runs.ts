/** A run of the typing test, as its result is stored. */
export interface DemoTypingRun {
  /** Whole days since it was typed. */
  daysAgo: number;
  wpm: number;
  /** Percent, 0..100. */
  accuracy: number;
  charsTyped: number;
  wordsCompleted: number;
}

const run = (
  daysAgo: number,
  wpm: number,
  accuracy: number,
  charsTyped: number,
  wordsCompleted: number,
): DemoTypingRun => ({ daysAgo, wpm, accuracy, charsTyped, wordsCompleted });

/** Person key → their runs, oldest first. One place on the leaderboard is left free. */
export const demoTypingRuns: Readonly<Record<string, readonly DemoTypingRun[]>> = {
  'demo-amara-okafor': [
    run(21, 52, 97, 134, 23),
    run(14, 57, 98, 146, 26),
    run(3, 61, 98, 156, 28),
  ],
  'demo-maya-patel': [
    run(27, 29, 90, 81, 9),
    run(24, 33, 92, 90, 12),
    run(20, 31, 93, 84, 11),
    run(13, 36, 94, 96, 14),
    run(12, 38, 93, 102, 14),
    run(6, 37, 96, 97, 15),
    run(2, 42, 95, 111, 17),
  ],
  'demo-kwame-boateng': [
    run(27, 55, 94, 147, 21),
    run(13, 59, 95, 156, 24),
    run(6, 64, 96, 167, 27),
  ],
  'demo-aisha-rahman': [run(24, 48, 98, 122, 22), run(10, 53, 98, 136, 24)],
  'demo-wei-ling-tan': [run(20, 46, 97, 119, 20), run(6, 50, 96, 130, 21)],
  'demo-chloe-pemberton': [run(13, 41, 93, 111, 15)],
  'demo-oliver-hargreave': [run(27, 30, 88, 85, 8), run(24, 28, 91, 77, 9), run(6, 35, 90, 98, 11)],
  'demo-rhys-llewellyn': [run(10, 33, 94, 88, 13)],
  'demo-tyler-brockwell': [run(13, 21, 84, 63, 4), run(6, 24, 87, 69, 6)],
};
