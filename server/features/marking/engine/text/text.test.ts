import { describe, expect, it } from 'vitest';
import { quantityAgreement, readQuantity } from './numbers.ts';
import { editDistance } from '../../../../../shared/edit-distance.ts';
import { isMisspelling } from './spelling.ts';
import { stem } from './stem.ts';
import { areSynonyms } from './synonyms.ts';
import { tokenise } from './tokenise.ts';

const agreement = (wanted: string, given: string): number => {
  const [a, b] = [readQuantity(wanted, 0), readQuantity(given, 0)];
  return a === null || b === null ? -1 : quantityAgreement(a, b);
};

describe('stems', () => {
  it.each([
    ['evaporated evaporates evaporation evaporate evaporating'],
    ['increase increases increased increasing'],
    ['plant plants planted'],
    ['broke broken break breaks'],
    ['hard harder hardest'],
    ['colour color colours'],
    ['metre meter metres'],
    ['oxidise oxidize oxidised oxidation'],
    ['needs needed need'],
    ['stopped stops stop'],
    ['erode eroded erosion'],
    ['collide collides collision'],
    ['divide dividing division'],
    ['expand expanded expansion'],
    ['absorb absorbed absorption'],
    ['emit emitted emission'],
    ['compress compressed compression'],
    ['confuse confused confusion'],
    ['receive received reception'],
    ['describe described description'],
    ['evolve evolved evolution'],
    ['move moved movement'],
    ['find found finds'],
    ['add adds added adding'],
    ['swim swam swum'],
    ['villus villi'],
    ['temperature temp temps'],
    ['concentration conc'],
    ['government govt'],
    ['different diff'],
    ['information info'],
    ['belief believe believed'],
    ['cheap cheaper cheapest'],
    ['safe safer safest'],
  ])('are the same for %s', (forms) => {
    expect(new Set(forms.split(' ').map((form) => stem(form))).size).toBe(1);
  });

  it.each([
    ['gas', 'go'],
    ['plant', 'planet'],
    ['need', 'new'],
    ['speed', 'spell'],
    ['found', 'founded'],
    ['tension', 'tend'],
    ['session', 'set'],
    ['version', 'very'],
  ])('are different for %s and %s', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });
});

describe('spelling', () => {
  it.each([
    ['chlorophil', 'chlorophyll'],
    ['recieve', 'receive'],
    ['vibartes', 'vibrates'],
    ['temprature', 'temperature'],
  ])('accepts %s as a misspelling of %s', (written, meant) => {
    expect(isMisspelling(written, meant)).toBe(true);
  });

  it.each([
    ['salt', 'malt'],
    ['alkane', 'alkene'],
    ['sulfate', 'sulfite'],
    ['absorb', 'adsorb'],
    ['co2', 'co3'],
    ['mitosis', 'meiosis'],
  ])('does not accept %s as a misspelling of %s', (written, meant) => {
    expect(isMisspelling(written, meant)).toBe(false);
  });

  it('counts swapped neighbouring letters as one error', () => {
    expect(editDistance('recieve', 'receive', 2)).toBe(1);
  });

  it('stops counting beyond the limit', () => {
    expect(editDistance('abcdefgh', 'zyxwvuts', 2)).toBe(3);
  });
});

describe('quantities', () => {
  it.each([
    ['9.8 m/s^2', '9.8m/s2'],
    ['9.8 m/s^2', '9.8 ms-2'],
    ['9.8 m/s^2', '9.8 m s⁻²'],
    ['3,000 J', '3000 joules'],
    ['3 kJ', '3000 J'],
    ['3 x 10^8 m/s', '300000000 metres per second'],
    ['50%', '50 percent'],
    ['25 °C', '25 celsius'],
    ['40', '40 m'],
  ])('such as %s and %s are read as the same', (wanted, given) => {
    expect(agreement(wanted, given)).toBe(1);
  });

  it.each([
    ['9.8 m/s^2', '9.8 N/kg'],
    ['40 m', '40 s'],
    ['40 m', '4 m'],
    ['-3', '3'],
  ])('such as %s and %s are kept separate', (wanted, given) => {
    expect(agreement(wanted, given)).toBe(0);
  });

  it('count as half if the unit is missing', () => {
    expect(agreement('9.8 m/s^2', '9.8')).toBe(0.5);
  });
});

describe('tokens', () => {
  it('give the position of their characters, whatever is in between', () => {
    const text = '😀 The CO₂\0 isn’t 3 km away!';
    const found = tokenise(text).map((token) => text.slice(token.start, token.end));
    expect(found).toEqual(['The', 'CO₂', 'isn’t', '3 km', 'away']);
  });

  it('show what a negation covers, and that it ends with its clause', () => {
    const negated = tokenise('It does not need soil, but it needs light because no dark helps')
      .filter((token) => token.negatedBy !== null)
      .map((token) => token.word);
    expect(negated).toEqual(['need', 'soil', 'dark', 'helps']);
  });

  it('recognise a negation that is misspelt or lacks its apostrophe, and what it negates', () => {
    const negated = tokenise('it dosent float cos air is out, they havnt moved bc it rained')
      .filter((token) => token.negatedBy !== null)
      .map((token) => token.word);
    expect(negated).toEqual(['float', 'moved']);
  });

  it.each([
    ['gives off', 'releases'],
    ['gives it out', 'releases'],
    ['let the heat out', 'releases'],
    ['soaks up', 'absorbs'],
    ['took in', 'absorbs'],
    ['got rid of', 'removes'],
    ['takes place', 'occurs'],
    ['got out', 'escapes'],
    ['looked after', 'cares'],
    ['wore away', 'erodes'],
  ])('of the phrase %s are read as %s', (phrase, verb) => {
    expect(tokenise(phrase)[0]?.stem).toBe(stem(verb));
  });

  it.each(['gives a talk about it', 'got a rise', 'let him think', 'takes a place', 'went. out'])(
    'of the words %s are left unchanged',
    (text) => {
      const [first] = tokenise(text);
      expect(first?.stem).toBe(stem(first?.word ?? ''));
    },
  );

  it('distinguish an option letter from an article', () => {
    const labels = tokenise('A cat chose B. A').filter((token) => token.stem.startsWith('='));
    expect(labels.map((token) => token.start)).toEqual([12, 15]);
  });
});

describe('synonyms', () => {
  it.each([
    ['staff', 'employees'],
    ['crash', 'collision'],
    ['advertise', 'promotion'],
    ['dearer', 'expensive'],
    ['enormous', 'huge'],
    ['snaps', 'shatters'],
    ['foreign', 'overseas'],
    ['lorry', 'truck'],
    ['sliced', 'chopped'],
    ['unfair', 'unjust'],
  ])('include %s for %s', (given, wanted) => {
    expect(areSynonyms(stem(given), stem(wanted))).toBe(true);
  });

  it.each([
    ['atom', 'molecule'],
    ['speed', 'velocity'],
    ['weather', 'climate'],
    ['mitosis', 'meiosis'],
    ['profit', 'revenue'],
    ['cheap', 'expensive'],
    ['advantage', 'disadvantage'],
    ['employer', 'employee'],
    ['memory', 'storage'],
    ['accurate', 'precise'],
    ['artery', 'vein'],
    ['simile', 'metaphor'],
  ])('do not include %s and %s', (one, other) => {
    expect(areSynonyms(stem(one), stem(other))).toBe(false);
  });

  it('are recognised in all forms of a word', () => {
    expect(areSynonyms(stem('increases'), stem('rising'))).toBe(true);
  });

  it('do not carry over from one meaning to the next', () => {
    expect(areSynonyms(stem('split'), stem('divorce'))).toBe(false);
  });
});
