import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckedQuestion } from '../create-question.ts';
import { checkItem } from './check-items.ts';
import type { FoundItem } from './found-question.ts';
import type { ExportedQuestion } from './exported-question.ts';
import { withSafeOrder } from './option-order.ts';
import { readCsv } from './read-csv.ts';
import { readGift } from './read-gift.ts';
import { readMoodleXml } from './read-moodle-xml.ts';
import { readQti } from './read-qti.ts';
import { writeCsv } from './write-csv.ts';
import { writeGift } from './write-gift.ts';
import { writeMoodleXml } from './write-moodle-xml.ts';
import {
  blanks,
  exactQuestions,
  hostile,
  markup,
  questions,
  wholes,
  words,
} from './testing/arbitrary-questions.ts';
import { writeQti } from './write-qti.ts';

function roundTrip<Content>(
  originals: readonly CheckedQuestion[],
  write: (questions: readonly ExportedQuestion[]) => Content,
  read: (content: Content) => FoundItem[],
) {
  const images = { question: null, scheme: null };
  const exported = originals.map((question) => ({ ...question, images }));
  return withSafeOrder(read(write(exported))).map((found) => {
    const { question } = checkItem(found, {}, true);
    // A question that comes back unchanged has lost nothing.
    return question && 'notices' in found && found.notices.length === 0 ? question : found;
  });
}

const forms = {
  csv: (all: readonly CheckedQuestion[]) => roundTrip(all, writeCsv, readCsv),
  gift: (all: readonly CheckedQuestion[]) => roundTrip(all, writeGift, readGift),
  'Moodle XML': (all: readonly CheckedQuestion[]) => roundTrip(all, writeMoodleXml, readMoodleXml),
  QTI: (all: readonly CheckedQuestion[]) => roundTrip(all, writeQti, readQti),
};

describe('a round trip gives the same questions', () => {
  it('through CSV', () => {
    fc.assert(
      fc.property(fc.array(questions(hostile), { minLength: 1, maxLength: 5 }), (originals) => {
        expect(forms.csv(originals)).toEqual(originals);
      }),
      { numRuns: 300 },
    );
  });

  it('through Moodle XML', () => {
    fc.assert(
      fc.property(
        fc.array(questions([...markup, ...words, ...blanks]), { minLength: 1, maxLength: 5 }),
        (originals) => {
          expect(forms['Moodle XML'](originals)).toEqual(originals);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('through GIFT', () => {
    fc.assert(
      fc.property(
        fc.array(questions([...markup, ...words, ...blanks]), { minLength: 1, maxLength: 5 }),
        (originals) => {
          expect(forms.gift(originals)).toEqual(originals);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('through a QTI package', () => {
    fc.assert(
      fc.property(
        fc.array(questions([...markup, ...words, ...blanks]), { minLength: 1, maxLength: 3 }),
        (originals) => {
          expect(forms.QTI(originals)).toEqual(originals);
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each(Object.keys(forms) as (keyof typeof forms)[])('of maximum length, through %s', (form) => {
    fc.assert(
      fc.property(wholes, (original) => {
        expect(isDeepStrictEqual(forms[form]([original]), [original])).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it.each(Object.keys(forms) as (keyof typeof forms)[])(
    'of every exact kind, through %s',
    (form) => {
      fc.assert(
        fc.property(fc.array(exactQuestions, { minLength: 1, maxLength: 3 }), (originals) => {
          expect(forms[form](originals)).toEqual(originals);
        }),
        { numRuns: 150 },
      );
    },
  );
});
