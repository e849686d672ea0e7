import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from './built-in-marker.ts';
import { writeFeedback, type FeedbackMaterial } from './write-feedback.ts';

const material: FeedbackMaterial = {
  marks: 2,
  maxMark: 3,
  quotes: ['light is absorbed'],
  doubtful: [],
  missing: 1,
  isPartial: false,
  topics: ['leaf'],
  instructsMarker: false,
  key: 'a',
};

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];
const allWordings = (changes: Partial<FeedbackMaterial>): string[] =>
  KEYS.map((key) => writeFeedback({ ...material, ...changes, key }));

describe('feedback', () => {
  it('names the score, the student’s words and where to look', () => {
    for (const text of allWordings({})) {
      expect(text).toContain('You earned 2 of 3 marks.');
      expect(text).toContain('“light is absorbed”');
      expect(text).toContain('One more point is missing: think about “leaf”.');
    }
  });

  it('counts in grammatical numbers', () => {
    expect(writeFeedback({ ...material, marks: 1, missing: 2 })).toContain(
      'Two more points are missing',
    );
    expect(writeFeedback({ ...material, marks: 1, maxMark: 12, missing: 11 })).toContain(
      '11 more points are missing',
    );
    for (const text of allWordings({ marks: 1, maxMark: 1, missing: 0 })) {
      expect(text).toContain('you earned the mark');
      expect(text).not.toContain('marks');
    }
  });

  it('asks for nothing more at full marks', () => {
    for (const text of allWordings({ marks: 3, missing: 0 })) {
      expect(text).toContain('all 3 marks');
      expect(text).not.toMatch(/missing|more|again/);
    }
  });

  it('stays kind when nothing was earned', () => {
    for (const text of allWordings({ marks: 0, missing: 3, quotes: [] })) {
      expect(text).toMatch(/does not earn a mark yet/);
      expect(text).not.toMatch(/wrong|bad|fail/i);
    }
  });

  it('points at what is turned round in the student’s own words', () => {
    for (const text of allWordings({ marks: 0, doubtful: ['the rate falls'], quotes: [] })) {
      expect(text).toContain('“the rate falls”');
    }
  });

  it('says that notes to the marker do not count', () => {
    expect(writeFeedback({ ...material, instructsMarker: true })).toContain(
      'notes to the marker do not count',
    );
  });

  it('is varied, and the same for the same answer', () => {
    expect(new Set(allWordings({})).size).toBeGreaterThan(1);
    expect(writeFeedback(material)).toBe(writeFeedback(material));
  });

  it('reads as sentences, whatever the material', () => {
    const topics = [[], ['leaf']];
    for (const marks of [0, 1, 2, 3]) {
      for (const missing of [0, 1, 2]) {
        for (const isPartial of [true, false]) {
          for (const text of topics.flatMap((some) =>
            allWordings({ marks, missing, isPartial, topics: some }),
          )) {
            expect(text).toMatch(/^[A-Z].*[.?]$/);
            expect(text).not.toMatch(/ {2}|\.\.|undefined| ,|1 marks|1 points/);
          }
        }
      }
    }
  });

  it('shortens a long quote and keeps it on one line', () => {
    const text = writeFeedback({ ...material, quotes: [`light\n${'and water '.repeat(30)}`] });
    expect(text).not.toContain('\n');
    expect(text).toContain(' …”');
    expect(text.length).toBeLessThan(300);
  });

  it('quotes formulas whole', async () => {
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
    const long = `${'so we get '.repeat(8)}$x^2 + 3x + 12 = 0$ and so on`;
    const text = writeFeedback({ ...material, quotes: [long] });
    expect(text).not.toContain('$');
    expect(text).toContain(' …”');
  });

  it('never shows words of the scheme that neither question nor answer has', async () => {
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
});
