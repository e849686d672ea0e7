import { describe, expect, it } from 'vitest';
import { findMixedVoice, findOddVoices } from './find-voice.ts';

const others = ['Bo reads widely.', 'Cem draws well.'];
const voiceOf = (report: string) => findOddVoices([report, ...others])[0];

describe('checking the voice of a class’s reports', () => {
  it('finds a report that addresses the student', () => {
    expect(findMixedVoice('Asha reads widely. Keep up your effort.')).toBe('your');
    const steps = 'Asha reads.\n\nNext steps\nCheck your spelling.';
    expect(findMixedVoice(steps)).toBeUndefined();
    expect(findMixedVoice(`${steps} You rush.`)).toBe('You');
    expect(findMixedVoice('A young writer. Accurate, as you would expect.')).toBeUndefined();
  });

  it.each([
    ['Overall I am pleased with Asha.', 'I'],
    ['Asha works well, and I’d like to see more.', 'I'],
    ['Asha has impressed me.', 'me'],
    ['My advice to Asha is to revise.', 'My'],
  ])('finds the one that says “I” if the others do not: %s', (report, word) => {
    expect(voiceOf(report)).toBe(word);
  });

  it.each([
    'Asha knows why Henry I was feared and what Elizabeth I did.',
    'Asha read “I am my own master” aloud.',
    'Asha revised for Paper I and World War I.',
    'Asha met the deadline.',
  ])('and finds none if no teacher speaks: %s', (report) => {
    expect(voiceOf(report)).toBeUndefined();
  });

  it('allows “I” in a class that mostly uses it, and ignores reports that are not written', () => {
    const class10 = ['I am pleased with Asha.', 'I enjoy Bo’s work.', 'Cem draws well.'];
    expect(findOddVoices(class10)).toEqual([undefined, undefined, undefined]);
    expect(findOddVoices(['I am pleased with Asha.', '', ''])[0]).toBeUndefined();
  });
});
