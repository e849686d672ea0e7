import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGiftQuestion } from './gift-question.ts';

const askedIn = (source: string) => readGiftQuestion(source)?.asked.text;
const answersIn = (source: string) =>
  readGiftQuestion(source)?.answers.map(({ text, percent }) => [text, percent]);

describe('a GIFT question, read as Moodle reads it', () => {
  it.each([
    ['What is 3:1 as a fraction? {}', 'What is 3:1 as a fraction?'],
    ['If x = 4, what is 2x? {}', 'If x = 4, what is 2x?'],
    ['Use a #hashtag ~once~ in a sentence. {}', 'Use a #hashtag ~once~ in a sentence.'],
    ['Why does A -> B? {}', 'Why does A -> B?'],
    ['The ratio 2::3 means what? {}', 'The ratio 2::3 means what?'],
    [String.raw`Write \{ and \\ and C:\new. {}`, String.raw`Write { and \ and C:` + '\new.'],
    [String.raw`A path: C:\temp {}`, String.raw`A path: C:\temp`],
  ])('keeps special characters outside the braces unchanged: %s', (source, asked) => {
    expect(askedIn(source)).toBe(asked);
  });

  it.each<[string, [string, number][]]>([
    ['Which type? {=List<String>}', [['List<String>', 100]]],
    [
      'Which tag? {=<strong> =<b>}',
      [
        ['<strong>', 100],
        ['<b>', 100],
      ],
    ],
    [
      String.raw`Which is true? {=x<y =%50%x<\=y}`,
      [
        ['x<y', 100],
        ['x<=y', 50],
      ],
    ],
    ['Capital? {Paris}', [['Paris', 100]]],
    [
      'Capital? {=Paris#Well done =%33.3%Lyon}',
      [
        ['Paris', 100],
        ['Lyon', 33.3],
      ],
    ],
    [
      String.raw`Equation? {=y\=2x =\#1}`,
      [
        ['y=2x', 100],
        ['#1', 100],
      ],
    ],
    [
      'Sign? {=50% =a%b}',
      [
        ['50%', 100],
        ['a%b', 100],
      ],
    ],
  ])('keeps answers as typed: %s', (source, answers) => {
    expect(answersIn(source)).toEqual(answers);
  });

  it.each([
    ['Q {}', 'essay'],
    ['Q', 'description'],
    ['Q {T}', 'true or false'],
    ['Q {FALSE#No, it is not.}', 'true or false'],
    ['Q {True}', 'shortanswer'],
    ['Q {=a ~b}', 'multiple choice'],
    ['Q {=a -> b =c -> d}', 'matching'],
    ['Q {#3:0.5}', 'numerical'],
    ['Q {####general feedback}', 'essay'],
  ])('recognises the kind of %s', (source, kind) => {
    expect(readGiftQuestion(source)?.kind).toBe(kind);
  });

  it('gives its name, format, feedback and the text after the braces', () => {
    expect(
      readGiftQuestion(
        String.raw`::Ratio 1\:2::[markdown]Water boils at {=100#Yes####Of *water*.} degrees.`,
      ),
    ).toEqual({
      name: 'Ratio 1:2',
      kind: 'shortanswer',
      asked: { text: 'Water boils at _____ degrees.', format: 'markdown' },
      answers: [{ text: '100', percent: 100, feedback: 'Yes' }],
      pairs: [],
      isOneChosen: true,
      generalFeedback: { text: 'Of *water*.', format: 'markdown' },
    });
  });

  it.each(['Q {=a', 'Q =a}', 'Q } {', '{'])(
    'is not guessed at if braces are unmatched: %s',
    (text) => {
      expect(readGiftQuestion(text)).toBeUndefined();
    },
  );

  it('never makes the reader fail, whatever it contains', () => {
    const signs = fc.constantFrom(
      '{',
      '}',
      '\\',
      '=',
      '~',
      '#',
      '####',
      '::',
      '->',
      '%50%',
      '[html]',
      'a',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 40 }), (parts) => {
        const question = readGiftQuestion(parts.join(''));
        expect(question === undefined || typeof question.asked.text === 'string').toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
