import { describe, expect, it } from 'vitest';
import { doerOf, formatConfidence, flagSentence, markerName } from './format-mark.ts';

describe('markerName', () => {
  it.each([
    ['built-in', 'the built-in marker'],
    ['openai:gpt-x', 'gpt-x (openai)'],
    ['ollama:llama3:8b', 'llama3:8b (ollama)'],
    ['school-marker', 'school-marker'],
  ])('says "%s" as "%s"', (marker, name) => {
    expect(markerName({ marker })).toBe(name);
  });
});

describe('doerOf', () => {
  it.each([
    ['Ms Okafor', 'openai:gpt-x', 'Ms Okafor'],
    [null, 'built-in', 'The built-in marker'],
    [null, null, 'Greenpen'],
  ])('says of a change by %s with %s that %s made it', (teacher, marker, name) => {
    expect(doerOf({ teacher, marker })).toBe(name);
  });
});

describe('formatConfidence', () => {
  it('has three levels', () => {
    const words = [0, 0.59, 0.6, 0.84, 0.85, 1].map((confidence) =>
      formatConfidence({ confidence, flags: [] }),
    );
    const [unsure, fairly, confident] = [
      'The AI is not sure of this mark.',
      'The AI is fairly sure of this mark.',
      'The AI is confident of this mark.',
    ];
    expect(words).toEqual([unsure, unsure, fairly, fairly, confident, confident]);
  });

  it('is not sure of a mark that is in doubt', () => {
    expect(formatConfidence({ confidence: 0.9, flags: ['doubt'] })).toBe(
      'The AI is not sure of this mark.',
    );
  });
});

describe('flagSentence', () => {
  it('asks the teacher to check', () => {
    expect(flagSentence('doubt')).toMatch(/^Check this one: /);
  });

  it('says why an answer was left to the teacher, if the marker knows', () => {
    expect(flagSentence('cannot-judge', 'content-filter')).toBe(
      'The AI left this to you: the model’s content filter stopped it. It may contain something upsetting. Read it and mark it yourself.',
    );
  });
});
