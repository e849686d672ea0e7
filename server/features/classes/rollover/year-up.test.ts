import { describe, expect, it } from 'vitest';
import { yearAfter, yearNumberOf, yearUp } from './year-up.ts';

const upped = (name: string, yearGroup: string) => Object.values(yearUp({ name, yearGroup }));

describe('a class a year later', () => {
  it.each([
    ['9B Biology', '9', '10B Biology', '10'],
    ['9B Biology', 'Year 9', '10B Biology', 'Year 10'],
    ['Biology 9B', 'Y9', 'Biology 10B', 'Y10'],
    ['Set 1 Maths, Year 9', '9', 'Set 1 Maths, Year 10', '10'],
    ['9B', '', '10B', ''],
    ['Year 12 Physics', '', 'Year 13 Physics', ''],
    ['Reception Owls', 'Reception', 'Year 1 Owls', '1'],
    ['Chess club', '', 'Chess club', ''],
    ['1066 and after', '', '1066 and after', ''],
    // Leading zeros keep the width of the number.
    ['09B Biology', '9', '10B Biology', '10'],
    ['09B', '', '10B', ''],
    ['07 Owls', '07', '08 Owls', '08'],
    ['Maths 08/1', 'Year 08', 'Maths 09/1', 'Year 09'],
    // A class of two consecutive years keeps its name.
    ['12/13 Music', '', '12/13 Music', ''],
    ['12/13 Music', '12/13', '12/13 Music', '12/13'],
    ['12/13 Music', '12', '12/13 Music', '12'],
    ['Year 3 and 4', '', 'Year 3 and 4', ''],
    ['Music', 'Y12 & Y13', 'Music', 'Y12 & Y13'],
    // A number after a single year is that of a set.
    ['7/8 French', '7', '8/8 French', '8'],
    ['9/1 Maths', '', '10/1 Maths', ''],
    // The year group decides, not a number that happens to be in the name.
    ['2nd set', '8', '2nd set', '9'],
    ['GCSE 2027', '10', 'GCSE 2027', '11'],
  ])('%s of year group "%s" becomes %s of "%s"', (name, yearGroup, newName, newYear) => {
    expect(upped(name, yearGroup)).toEqual([newName, newYear]);
  });

  it('its year number is found in the field or at the start of the name', () => {
    expect(yearNumberOf({ name: '11X', yearGroup: '' })).toBe(11);
    expect(yearNumberOf({ name: '11X', yearGroup: 'mixed' })).toBeNull();
    expect(yearNumberOf({ name: 'Owls', yearGroup: 'R' })).toBe(0);
  });

  it('its academic year follows the previous one, even at the turn of a century', () => {
    expect([yearAfter('2026/27'), yearAfter('2098/99')]).toEqual(['2027/28', '2099/00']);
  });
});
