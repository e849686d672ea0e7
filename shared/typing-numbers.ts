/** The numbers of the typing test; business-rules.ts has all others. */

export const TYPING_TEST_SECONDS = 30;
export const TYPING_COUNTDOWN_SECONDS = 3;
export const TYPING_WORDS_PER_LIST = 100;
export const TYPING_WORDS_PER_PAGE = 18;
export const TYPING_CHARACTERS_PER_WORD = 5;
export const MAX_WPM = 300;
export const TYPING_LEADERBOARD_SIZE = 10;
/** As many as can be distinguished in a plot. */
export const TYPING_HISTORY_RESULTS = 30;
/** Limits the endless word of a held key; the longest word of the list is far shorter. */
export const MAX_TYPED_WORD_CHARACTERS = 24;
/** More words than fingers can commit in 30 s, at a letter and a space each. */
export const MAX_TYPED_WORDS = 500;
/** The network's allowance for a result after the 30 s are over. */
export const TYPING_GRACE_SECONDS = 15;
/** How far the clocks of browser and server may drift apart in one run. */
export const TYPING_CLOCK_TOLERANCE_MS = 250;
/** The fastest on record reach 25 (300 WPM) over a short run, and a little more in bursts. */
export const MAX_HUMAN_CHARACTERS_PER_SECOND = 32;
/** The number of consecutive words that the burst is measured over. */
export const TYPING_BURST_WORDS = 8;
/** People's times per word vary by a third or more; a timer's hardly vary. */
export const MIN_HUMAN_PACE_VARIATION = 0.05;
