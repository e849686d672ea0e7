import { expect, it } from 'vitest';
import { namesPerson } from './names-person.ts';

it.each([
  ['Mr Hopper hits me', 'Grace Hopper'],
  ['hopper grabbed my arm', 'Ms Hopper'],
  ['it is mr hoppers fault', 'Grace Hopper'],
  ['miss O’Neill scares me', "Siobhan O'Neill"],
  ['dr. grant touches me', 'Ulysses Grant'],
  ['MR MAY HURT ME', 'Mr May'],
  ['Liz told me not to say', 'Elizabeth Bell'],
  ['李娜打我', '李娜'],
])('“%s” names %s', (text, name) => {
  expect(namesPerson(text, name)).toBe(true);
});

it.each([
  ['i miss my nan and want to die', 'Miss Hopper'],
  ['Mr Smith hits me', 'Mr Hopper'],
  ['it may be that i will go', 'Will May'],
  ['my teacher hits me', 'Grace Hopper'],
])('“%s” does not name %s', (text, name) => {
  expect(namesPerson(text, name)).toBe(false);
});
