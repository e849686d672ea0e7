import { expect, it } from 'vitest';
import { describeGrades } from './describe-grades.ts';

it.each([
  [
    { given: 25, inPencil: 3, notReleased: 25, newerUnmarked: 0 },
    ' 25 grades: 3 with marks in pencil, 25 not released to students.',
  ],
  [
    { given: 1, inPencil: 1, notReleased: 0, newerUnmarked: 0 },
    ' 1 grade: 1 with marks in pencil.',
  ],
  [{ given: 25, inPencil: 0, notReleased: 0, newerUnmarked: 0 }, ''],
  [
    { given: 24, inPencil: 0, notReleased: 0, newerUnmarked: 1 },
    ' No grade yet for 1 student: a newer attempt is not marked.',
  ],
  [
    { given: 23, inPencil: 3, notReleased: 0, newerUnmarked: 2 },
    ' 23 grades: 3 with marks in pencil. No grade yet for 2 students: a newer attempt is not marked.',
  ],
])(
  'says which grades are in pencil, which students do not see yet, and whose are left out',
  (grades, said) => {
    expect(describeGrades(grades)).toBe(said);
  },
);
