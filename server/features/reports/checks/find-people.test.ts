import { describe, expect, it } from 'vitest';
import { findUnknownNames } from './find-people.ts';

const find = (text: string, names: readonly string[] = ['Ben Okafor'], taught = '') =>
  findUnknownNames(text, { names, taught });

describe('people named in a note who are not in the class', () => {
  it.each([
    ['Sat away from Tyler; chats to Zofia.', ['Tyler', 'Zofia']],
    ['Sat next to jayden, distracted by k.brown.', ['jayden', 'k.brown']],
    ['She and Maisie chat. Fell out with Bethan and Cerys.', ['Bethan', 'Cerys', 'Maisie']],
  ])('are found if the student sits near them or talks to them: %s', (text, found) => {
    expect(find(text).toSorted()).toEqual(found.toSorted());
  });

  it.each([
    'sits with Tyler',
    'Sits with Tyler',
    'SITS with Tyler',
    'sits with tyler',
    'SITS WITH TYLER',
  ])('are found in upper or lower case: %s', (text) => {
    expect(find(text).map((name) => name.toLowerCase())).toEqual(['tyler']);
  });

  it.each(['SHE AND Maisie chat', 'Maisie and he share', 'Silly Around Maisie', 'FOLLOWS Maisie'])(
    'are found whatever the case of the words around them: %s',
    (text) => {
      expect(find(text)).toEqual(['Maisie']);
    },
  );

  it('are found however often the check is run', () => {
    const looks = Array.from({ length: 5_000 }, (_, index) =>
      find(index % 2 === 0 ? 'Unlike Tyler' : 'unlike Tyler'),
    );
    expect(new Set(looks.flat())).toEqual(new Set(['Tyler']));
    expect(looks.every(({ length }) => length === 1)).toBe(true);
  });

  it.each([
    'Zoë',
    'Émile',
    'E\u0301mile',
    'Łukasz',
    'Jean-Luc',
    'Anne-marie',
    'O’Brien',
    "O'Brien",
    'D’Arcy',
    'McKenzie',
    'DeShawn',
    'Maisie-Jo O’Connor',
  ])('are named in full: %s', (name) => {
    expect(find(`Chats with ${name}.`)).toEqual([name]);
    expect(find(`Chats with ${name}’s friends.`)).toEqual([name]);
    expect(find(`Distracted by ${name}'s chat.`)).toEqual([name]);
    expect(find(`She and ${name} chat.`)).toEqual([name]);
    expect(find(`Messes about with Cerys and ${name.split(' ')[0]}.`)).toEqual([
      'Cerys',
      name.split(' ')[0],
    ]);
  });

  it.each(['zoë', 'émile', 'jean-luc', "o'brien", 'tyler'])(
    'are named in full if they are written in lower case: %s',
    (name) => {
      expect(find(`Sits next to ${name}’s friends.`)).toEqual([name]);
    },
  );

  it.each([
    ['Ben', 'Talks to ben okafor.'],
    ['O’Brien', "Chats with O'Brien."],
    ['Jean-Luc Vale', 'Chats with Jean-Luc’s group.'],
    ['E\u0301mile', 'Chats with Émile.'],
  ])('do not include members of the class, however they are written: %s', (name, text) => {
    expect(find(text, [name, 'Ben Okafor'])).toEqual([]);
  });

  it.each([
    'Sits with others. Works with Python. Poems by Duffy.',
    'Talks about Macbeth. Romeo and his family.',
    'Sits next to well-behaved friends. Helped with A-levels and X-rays. Distracted by others’ work.',
    'WORKS WELL WITH OTHERS. SITS WITH FRIENDS. TALKS WITH CONFIDENCE.',
  ])('are not found if no person is named: %s', (text) => {
    expect(find(text, ['Ben Okafor'], 'Macbeth, Romeo and Juliet')).toEqual([]);
  });
});
