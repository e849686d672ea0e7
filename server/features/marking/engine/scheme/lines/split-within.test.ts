import { describe, expect, it } from 'vitest';
import { splitAlternatives } from './split-alternatives.ts';

describe('a slash between words of one sentence', () => {
  it.each<[string, string, string[]]>([
    [
      'both ends of a movement',
      'from urban areas / cities to rural areas / the countryside',
      [
        'from urban areas to rural areas',
        'from urban areas to the countryside',
        'from cities to rural areas',
        'from cities to the countryside',
      ],
    ],
    [
      'places where something comes from',
      'glucose moves from the gut / intestine to the blood',
      ['glucose moves from the gut to the blood', 'glucose moves from the intestine to the blood'],
    ],
    [
      'adverbs of one verb',
      'stores frequently / recently used data / instructions',
      [
        'stores frequently used data',
        'stores frequently used instructions',
        'stores recently used data',
        'stores recently used instructions',
      ],
    ],
    [
      'superlatives of one noun, after an alternative',
      'routers forward packets / choose the best / quickest route',
      ['routers forward packets', 'choose the best route', 'choose the quickest route'],
    ],
    ['synonyms', 'fast / quick access memory', ['fast access memory', 'quick access memory']],
    [
      'names of things that get stronger',
      '(because) intermolecular forces / van der Waals forces / London forces become stronger',
      [
        '(because) intermolecular forces become stronger',
        'van der Waals forces become stronger',
        'London forces become stronger',
      ],
    ],
    [
      'quantities that change',
      'breathing rate / tidal volume increases',
      ['breathing rate increases', 'tidal volume increases'],
    ],
    [
      'clauses before a comma',
      'as the number of carbon atoms increases / chain length increases, the boiling point increases',
      [
        'as the number of carbon atoms increases, the boiling point increases',
        'as chain length increases, the boiling point increases',
      ],
    ],
    [
      'subjects and their descriptions',
      'in longitudinal waves the vibrations / oscillations are parallel to the energy transfer, in transverse they are perpendicular / at right angles',
      [
        'in longitudinal waves the vibrations are parallel to the energy transfer, in transverse they are perpendicular',
        'in longitudinal waves the vibrations are parallel to the energy transfer, in transverse they are at right angles',
        'in longitudinal waves the oscillations are parallel to the energy transfer, in transverse they are perpendicular',
        'in longitudinal waves the oscillations are parallel to the energy transfer, in transverse they are at right angles',
      ],
    ],
    [
      'names after an article',
      'each packet is given a header / destination address / sequence number',
      [
        'each packet is given a header',
        'each packet is given a destination address',
        'each packet is given a sequence number',
      ],
    ],
    [
      'comparatives after a preposition',
      'idea of more / faster evaporation',
      ['idea of more evaporation', 'idea of faster evaporation'],
    ],
    [
      'comparatives',
      'the particles have a larger / bigger surface area',
      ['the particles have a larger surface area', 'the particles have a bigger surface area'],
    ],
    [
      'adjectives after an article',
      'pretends to be from a real / trusted organisation',
      ['pretends to be from a real organisation', 'pretends to be from a trusted organisation'],
    ],
    [
      'several adjectives before what they describe',
      '(vaccine contains) dead / inactive / weakened form of the pathogen',
      [
        '(vaccine contains) dead form of the pathogen',
        'inactive form of the pathogen',
        'weakened form of the pathogen',
      ],
    ],
    [
      'names of those who act',
      'white blood cells / lymphocytes produce antibodies',
      ['white blood cells produce antibodies', 'lymphocytes produce antibodies'],
    ],
    [
      'prepositions of place',
      'memory located on / near the processor',
      ['memory located on the processor', 'memory located near the processor'],
    ],
  ])('separates %s', (_, text, expected) => {
    expect(splitAlternatives(text)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['rolled leaves / hairs on leaves', ['rolled leaves', 'hairs on leaves']],
    [
      'sunken stomata / fewer stomata / stomata close during the day',
      ['sunken stomata', 'fewer stomata', 'stomata close during the day'],
    ],
    [
      'spines instead of leaves / small leaves / reduced surface area',
      ['spines instead of leaves', 'small leaves', 'reduced surface area'],
    ],
    [
      'concentration of acid decreases / fewer acid particles / magnesium gets used up',
      ['concentration of acid decreases', 'fewer acid particles', 'magnesium gets used up'],
    ],
    ['antibodies are made faster / more quickly', ['antibodies are made faster', 'more quickly']],
    [
      'plastic is a poor conductor of heat / thermal insulator',
      ['plastic is a poor conductor of heat', 'thermal insulator'],
    ],
    ['heat / thermal energy', ['heat', 'thermal energy']],
    [
      'lack of contraception / children needed to work / early marriage',
      ['lack of contraception', 'children needed to work', 'early marriage'],
    ],
    ['reparations / had to pay a lot', ['reparations', 'had to pay a lot']],
    [
      'so owners keep control / no hostile takeover',
      ['so owners keep control', 'no hostile takeover'],
    ],
    ['heaven as reward / being with God', ['heaven as reward', 'being with God']],
    ['forwards / in the direction of motion', ['forwards', 'in the direction of motion']],
    ['school textbooks rewritten / films made', ['school textbooks rewritten', 'films made']],
  ])('separates whole alternatives in %s', (text, expected) => {
    expect(splitAlternatives(text)).toEqual(expected);
  });
});
