import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from '../built-in-marker.ts';
import { languageOf } from './feedback-language.ts';
import { clauseAround } from './quotes.ts';
import { writeFeedback, type FeedbackMaterial } from './write-feedback.ts';

const material: FeedbackMaterial = {
  marks: 2,
  maxMark: 3,
  quotes: ['light is absorbed'],
  remarks: [],
  hint: 'Now say why.',
  isDoubtful: false,
  instructsMarker: false,
  language: 'en',
  key: 'a',
};

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];
const allWordings = (changes: Partial<FeedbackMaterial>): string[] =>
  KEYS.map((key) => writeFeedback({ ...material, ...changes, key }));

describe('feedback', () => {
  it('names the score, the student’s words and what to do next', () => {
    for (const text of allWordings({})) {
      expect(text).toMatch(/^You earned 2 of 3 marks\. .*“light is absorbed”\. Now say why\.$/);
    }
  });

  it('asks for nothing more at full marks', () => {
    for (const text of allWordings({ marks: 3 })) expect(text).toMatch(/you earned all 3 marks\.$/);
    for (const text of allWordings({ marks: 2, maxMark: 2 })) expect(text).toContain('both marks');
    for (const text of allWordings({ marks: 1, maxMark: 1 })) expect(text).toContain('the mark.');
  });

  it('stays kind when nothing was earned', () => {
    for (const text of allWordings({ marks: 0, quotes: [] })) {
      expect(text).toMatch(/^This answer does not earn a mark yet\./);
      expect(text).not.toMatch(/wrong|bad|fail/i);
    }
  });

  it('gives only the mark if the mark is in doubt', () => {
    for (const marks of [0, 2, 3]) {
      for (const text of allWordings({ marks, isDoubtful: true, remarks: ['Check the unit.'] })) {
        expect(text).not.toMatch(/“|Check|why|done|[Gg]ood/);
      }
    }
  });

  it('says each thing once', () => {
    const remarks = ['Check the unit.', 'Check the unit.'];
    expect(writeFeedback({ ...material, remarks }).split('Check the unit.')).toHaveLength(2);
  });

  it('says that notes to the marker do not count', () => {
    expect(writeFeedback({ ...material, instructsMarker: true })).toContain(
      'notes to the marker do not count',
    );
  });

  it('varies between answers, but is the same for the same answer', () => {
    expect(new Set(allWordings({})).size).toBeGreaterThan(1);
    expect(writeFeedback(material)).toBe(writeFeedback(material));
  });

  it('never shows words of the scheme that are in neither the question nor the answer', async () => {
    const { feedback } = await createBuiltInMarker().mark({
      id: 'a',
      questionText: 'How does a leaf make food?',
      markSchemeAnswer: 'light absorbed by chlorophyll (1)\nglucose produced (1)',
      userAnswer: 'it absorbs light with chlorophyll',
      maxMark: 2,
    });
    expect(feedback).not.toContain('glucose');
    expect(feedback).toContain('You earned 1 of 2 marks.');
  });

  it('keeps formulas complete in the words that earned a mark', async () => {
    const { analysis } = await createBuiltInMarker().mark({
      id: 'a',
      questionText: 'Name the gas.',
      markSchemeAnswer: 'oxygen, O2 (1)',
      userAnswer: 'The gas is oxygen, $O_2 + 4$ of it',
      maxMark: 1,
    });
    const quote = analysis.points[0]?.quote ?? '';
    expect(quote).toContain('oxygen');
    expect(quote.split('$').length % 2).toBe(1);
  });
});

const around = (text: string, words: string): string | null =>
  clauseAround(text, text.indexOf(words), text.indexOf(words) + words.length);

describe('a quote', () => {
  it('is a whole clause', () => {
    const answer = 'Plants are green. The leaf absorbs light, and roots take in water.';
    expect(around(answer, 'absorbs')).toBe('The leaf absorbs light');
    expect(around(answer, 'water')).toBe('roots take in water');
    expect(around('Because of the crash many had no work', 'work')).toBe(
      'Because of the crash many had no work',
    );
  });

  it.each([
    ['too long', `${'the leaf absorbs light and '.repeat(6)}water`, 'water'],
    ['a single word', 'osmosis', 'osmosis'],
    ['maths', 'The answer is $x^2$ here', 'answer'],
    ['a calculation', 'it is 3 + 4 so seven', '3'],
    ['markup', 'The <b>leaf</b> absorbs light', 'absorbs'],
    ['already a quotation', 'He says “no more” to her', 'says'],
  ])('is left out if it is %s', (_, answer, words) => {
    expect(around(answer, words)).toBeNull();
  });
});

describe('the language of a question', () => {
  it.each([
    ['en', 'Explain why the sky is blue.'],
    ['en', "Translate into English: 'Je vais au cinéma avec mes amis le samedi soir.'"],
    ['en', 'Calculate 3 × 4.'],
    ['en', 'Osmosis?'],
    ['fr', 'Expliquez pourquoi le ciel est bleu.'],
    ['de', 'Warum ist der Himmel blau?'],
    ['es', '¿Por qué el cielo es azul?'],
    ['cy', 'Pam mae’r awyr yn las yn y dydd?'],
    ['other', 'Почему небо голубое?'],
  ])('is %s: %s', (language, question) => {
    expect(languageOf(question)).toBe(language);
  });

  it('determines the language of the feedback', () => {
    expect(writeFeedback({ ...material, language: 'fr' })).toBe('Tu as 2 points sur 3.');
    expect(writeFeedback({ ...material, language: 'other' })).toBe('2/3');
  });
});
