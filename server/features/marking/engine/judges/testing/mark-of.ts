import { createBuiltInMarker } from '../../built-in-marker.ts';

const marker = createBuiltInMarker();

/** A question, its scheme and its marks. */
export type Asked = readonly [questionText: string, markSchemeAnswer: string, maxMark: number];

/** A question, its scheme and its marks, with answers and an examiner's marks for them. */
export type MarkedScheme = readonly [
  ...Asked,
  answers: readonly (readonly [string, number | 'left'])[],
];

/** Marks an answer with the built-in marker. */
export async function markAnswer(
  [questionText, markSchemeAnswer, maxMark]: Asked,
  userAnswer: string,
) {
  return await marker.mark({ id: 'a', questionText, markSchemeAnswer, maxMark, userAnswer });
}

/** Returns the mark of an answer, or `left` if it is left to the teacher. */
export async function markOf(asked: Asked, userAnswer: string): Promise<number | 'left'> {
  const { markAwarded, analysis } = await markAnswer(asked, userAnswer);
  return analysis.flags.includes('cannot-judge') ? 'left' : markAwarded;
}

/** Returns the flags of an answer's mark. */
export async function flagsOf(asked: Asked, userAnswer: string): Promise<readonly string[]> {
  return (await markAnswer(asked, userAnswer)).analysis.flags;
}
