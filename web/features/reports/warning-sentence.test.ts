import { expect, it } from 'vitest';
import { warningSentence } from './warning-sentence.ts';

it('says if a report speaks to the student, or in a voice unlike the rest of the class', () => {
  expect(warningSentence({ kind: 'mixed-voice', words: ['your'] })).toBe(
    'Speaks to the student rather than about them: “your”.',
  );
  expect(warningSentence({ kind: 'mixed-voice', words: ['I'] })).toBe(
    'Says “I”, where most of these reports do not.',
  );
  expect(warningSentence({ kind: 'mixed-voice', words: ['You', 'my'] })).toMatch(
    /student.*“You”\. Says “my”/u,
  );
});
