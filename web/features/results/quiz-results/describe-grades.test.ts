import { expect, it } from 'vitest';
import { describeGrades } from './describe-grades.ts';

it.each([
  [
    { given: 25, inPencil: 3, notReleased: 25 },
    ' 25 grades: 3 with marks in pencil, 25 not released to students.',
  ],
  [{ given: 1, inPencil: 1, notReleased: 0 }, ' 1 grade: 1 with marks in pencil.'],
  [{ given: 25, inPencil: 0, notReleased: 0 }, ''],
])('says of grades what is in pencil and what students do not see yet', (grades, said) => {
  expect(describeGrades(grades)).toBe(said);
});
