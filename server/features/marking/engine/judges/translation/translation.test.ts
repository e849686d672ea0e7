import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from '../../built-in-marker.ts';

const marker = createBuiltInMarker();

async function markOf(
  [questionText, markSchemeAnswer, maxMark]: readonly [string, string, number],
  userAnswer: string,
) {
  const task = { id: 'a', questionText, markSchemeAnswer, maxMark, userAnswer };
  return (await marker.mark(task)).markAwarded;
}

const HOLIDAY = [
  'Translate into English: "L’été prochain, nous allons visiter l’Espagne avec nos cousins. Il fera chaud."',
  'next summer ✓\nwe are going to visit Spain ✓\nwith our cousins ✓\nit will be hot / warm ✓\nR last summer',
  4,
] as const;

describe('a translation into English', () => {
  it.each([
    ['Next summer we are going to visit Spain with our cousins. It will be hot.', 4],
    ['next summer we are going to visit spain with our cousins, it will be warm', 4],
    ['Last summer we are going to visit Spain with our cousins. It will be hot.', 3],
    ['Next summer we are going to visit Spain with our cousin. It will be cold.', 2],
    ['Next summer we went to Spain with my cousins. It was hot.', 1],
    ['I like summer', 0],
  ])('%j gets %i', async (answer, mark) => {
    expect(await markOf(HOLIDAY, answer)).toBe(mark);
  });
});

const SISTER = [
  'Translate into German: "My sister is small and she plays tennis."',
  'meine Schwester (1)\nist klein (1) R kleine\n(und) sie spielt Tennis (1)\nIgnore capital letters',
  3,
] as const;

describe('a translation into another language', () => {
  it.each([
    ['Meine Schwester ist klein und sie spielt Tennis.', 3],
    ['meine schwester ist klein, sie spielt tennis', 3],
    ['Mein Schwester ist klein und sie spielt Tennis', 2],
    ['Meine Schwester ist groß und sie spielt Tennis', 2],
    ['Meine Schwester ist klein und sie spielen Tennis', 2],
    ['my sister', 0],
  ])('%j gets %i', async (answer, mark) => {
    expect(await markOf(SISTER, answer)).toBe(mark);
  });
});

describe('the parts of a translation', () => {
  const football = [
    'Translate into French: "My brother likes to play football."',
    'Mon frère (1)\naime (1)\njouer au foot(ball) (1)',
    3,
  ] as const;
  const girl = [
    'Translate into English: puella in horto ambulat.',
    'the girl / a girl (1)\nin the garden (1)\nwalks / is walking (1)',
    3,
  ] as const;
  const aunt = [
    'Translate into English: "Je suis allée chez ma tante."',
    "je suis allée\tI went\taccept: I have gone\treject: I go\nchez ma tante\tto my aunt's\t\treject: uncle",
    2,
  ] as const;

  it.each([
    [football, 'Mon frère aime jouer au football', 3],
    [football, 'Mon frère aime jouer au foot', 3],
    [girl, 'The girl walks in the garden', 3],
    [girl, 'A girl is walking in the garden', 3],
    [aunt, "I have gone to my aunt's", 2],
  ])(
    '%#: can leave out or include words in brackets, and be put in either way',
    async (of, answer, mark) => {
      expect(await markOf(of, answer)).toBe(mark);
    },
  );
});
