import { createBuiltInMarker } from '../../built-in-marker.ts';

const marker = createBuiltInMarker();

/** A question, its scheme and its marks. */
export type Asked = readonly [questionText: string, markSchemeAnswer: string, maxMark: number];

/** The same with answers and the marks that an examiner gives them. */
export type MarkedScheme = readonly [
  ...Asked,
  answers: readonly (readonly [string, number | 'left'])[],
];

/** What the built-in marker makes of an answer. */
export async function markAnswer(
  [questionText, markSchemeAnswer, maxMark]: Asked,
  userAnswer: string,
) {
  return await marker.mark({ id: 'a', questionText, markSchemeAnswer, maxMark, userAnswer });
}

/** The mark of an answer; `left` where it is left to the teacher. */
export async function markOf(asked: Asked, userAnswer: string): Promise<number | 'left'> {
  const { markAwarded, analysis } = await markAnswer(asked, userAnswer);
  return analysis.flags.includes('cannot-judge') ? 'left' : markAwarded;
}

/** Its flags. */
export async function flagsOf(asked: Asked, userAnswer: string): Promise<readonly string[]> {
  return (await markAnswer(asked, userAnswer)).analysis.flags;
}
