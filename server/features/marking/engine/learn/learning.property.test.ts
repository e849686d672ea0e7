import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from '../built-in-marker.ts';
import type { ConfirmedAnswer } from '../marker.ts';

/** Points of different words, so that it is clear which of them an answer expresses. */
const SAYINGS = [
  'the kettle glows bright orange',
  'a magnet attracts rusty nails',
  'penguins huddle against storms',
  'copper wires conduct electricity',
  'yeast ferments sugary dough',
  'glaciers carve deep valleys',
];
const CHAT = ['I like my dog', 'no idea at all', 'it was sunny yesterday', 'my friend told me'];

interface Shape {
  name: string;
  scheme: (points: readonly string[]) => string;
  points: number;
  maxMark: number;
}

const bullets = (points: readonly string[]): string => points.map((text) => `• ${text}`).join('\n');
const SHAPES: readonly Shape[] = [
  { name: 'a list', points: 3, maxMark: 3, scheme: bullets },
  {
    name: 'any two from five',
    points: 5,
    maxMark: 2,
    scheme: (points) => `Any two from:\n${bullets(points)}`,
  },
  {
    name: 'one mark a bullet, max 4',
    points: 6,
    maxMark: 4,
    scheme: (points) => `1 mark per bullet, max 4\n${bullets(points)}`,
  },
  {
    name: 'marked lines',
    points: 4,
    maxMark: 4,
    scheme: (points) => points.map((text) => `${text} (1)`).join('\n'),
  },
  {
    name: 'a scale',
    points: 4,
    maxMark: 2,
    scheme: (points) =>
      `Key elements:\n${bullets(points)}\n2 points: three key elements\n1 point: one key element`,
  },
];

const marker = createBuiltInMarker();
const answersOf = (points: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.subarray(SAYINGS.slice(0, points)), fc.constantFrom(...CHAT))
    .map(([said, chat]) => (said.length === 0 ? chat : `${said.join('. ')}.`));

async function markOf(
  { scheme, points, maxMark }: Shape,
  userAnswer: string,
  confirmed: readonly ConfirmedAnswer[] = [],
): Promise<number> {
  const { markAwarded } = await marker.mark({
    id: 'a',
    questionText: 'What did you see?',
    markSchemeAnswer: scheme(SAYINGS.slice(0, points)),
    userAnswer,
    maxMark,
    confirmed,
  });
  return markAwarded;
}

const countSaid = (answer: string): number =>
  SAYINGS.filter((saying) => answer.includes(saying)).length;

/** Returns the mark of a person who follows the scheme. */
function rightMark({ name, maxMark }: Shape, answer: string): number {
  const said = countSaid(answer);
  if (name === 'a scale') return said >= 3 ? 2 : Math.min(1, said);
  return Math.min(maxMark, said);
}

describe.each(SHAPES.map((shape) => [shape.name, shape] as const))(
  'confirmed marks on %s',
  (_, shape) => {
    const lessons = fc.uniqueArray(answersOf(shape.points), { minLength: 5, maxLength: 12 });

    it('never make other marks agree less than without them', async () => {
      await fc.assert(
        fc.asyncProperty(
          lessons,
          fc.array(answersOf(shape.points), { minLength: 4 }),
          async (taught, others) => {
            const confirmed = taught.map((userAnswer) => ({
              userAnswer,
              markAwarded: rightMark(shape, userAnswer),
            }));
            let before = 0;
            let after = 0;
            for (const answer of others) {
              before += Math.abs((await markOf(shape, answer)) - rightMark(shape, answer));
              after += Math.abs(
                (await markOf(shape, answer, confirmed)) - rightMark(shape, answer),
              );
            }
            expect(after).toBeLessThanOrEqual(before);
          },
        ),
        { numRuns: 15 },
      );
    });

    it('that are all zero never raise a mark', async () => {
      await fc.assert(
        fc.asyncProperty(lessons, answersOf(shape.points), async (taught, answer) => {
          const confirmed = taught.map((userAnswer) => ({ userAnswer, markAwarded: 0 }));
          expect(await markOf(shape, answer, confirmed)).toBeLessThanOrEqual(
            await markOf(shape, answer),
          );
        }),
        { numRuns: 25 },
      );
    });

    it('are repeated for the answers that they were given to', async () => {
      const marked = lessons.chain((taught) =>
        fc.tuple(
          ...taught.map((userAnswer) =>
            fc
              .integer({ min: 0, max: shape.maxMark })
              .map((markAwarded) => ({ userAnswer, markAwarded })),
          ),
        ),
      );
      await fc.assert(
        fc.asyncProperty(marked, async (confirmed) => {
          for (const { userAnswer, markAwarded } of confirmed) {
            expect(await markOf(shape, userAnswer, confirmed)).toBe(markAwarded);
          }
        }),
        { numRuns: 12 },
      );
    });
  },
);

/** Answers to one statement, from its own words to none of them. */
const STATEMENT = 'A curved lake left behind when a river cuts through the neck of a meander.';
const ABOUT = [
  STATEMENT,
  'a lake left when the river cuts through',
  'the river cuts a meander',
  'a curved piece of water',
  'some kind of lake',
  'the neck of a bottle',
  ...CHAT,
];

describe.each([1, 2, 3, 5, 10])('confirmed marks on one statement for %d', (maxMark) => {
  const about = fc.uniqueArray(fc.constantFrom(...ABOUT), { minLength: 5, maxLength: 9 });
  const marked = async (userAnswer: string, confirmed: readonly ConfirmedAnswer[] = []) => {
    const task = { id: 'a', questionText: 'What is it?', markSchemeAnswer: STATEMENT };
    return (await marker.mark({ ...task, userAnswer, maxMark, confirmed })).markAwarded;
  };

  it('that are all zero never raise a mark, and that are all full never lower one', async () => {
    await fc.assert(
      fc.asyncProperty(about, fc.constantFrom(...ABOUT), async (taught, answer) => {
        const byScheme = await marked(answer);
        const all = (markAwarded: number) =>
          taught.map((userAnswer) => ({ userAnswer, markAwarded }));
        expect(await marked(answer, all(0))).toBeLessThanOrEqual(byScheme);
        expect(await marked(answer, all(maxMark))).toBeGreaterThanOrEqual(byScheme);
      }),
      { numRuns: 25 },
    );
  });

  it('are repeated for the answers that they were given to', async () => {
    await fc.assert(
      fc.asyncProperty(
        about,
        fc.array(fc.integer({ min: 0, max: maxMark }), { minLength: 9, maxLength: 9 }),
        async (taught, marks) => {
          const confirmed = taught.map((userAnswer, index) => ({
            userAnswer,
            markAwarded: marks[index] ?? 0,
          }));
          for (const { userAnswer, markAwarded } of confirmed)
            expect(await marked(userAnswer, confirmed)).toBe(markAwarded);
        },
      ),
      { numRuns: 12 },
    );
  });
});
