import { describe, expect, it } from 'vitest';
import { isHeldBack, plainFeedback } from './feedback-text.ts';

describe('feedback written by a model', () => {
  it.each([
    ['**Well done!** See [this](https://evil.example).', 'Well done! See this.'],
    ['Good. https://evil.example/x Think on.', 'Good. Think on.'],
    ['<b>Good</b><script>alert(1)</script> work', 'Good work'],
    ['# Feedback\n- You name the gas.\n- Think on.', 'Feedback You name the gas. Think on.'],
    ['<think>Two marks (or one)?</think>You name the gas.', 'You name the gas.'],
    ['Two marks (or one)?</think> You name the gas.', 'You name the gas.'],
    ['You name the gas. <think>Two marks (or one)?', 'You name the gas.'],
    ['<think>Two marks (or one)?', ''],
    ['Go\u200bod \u202eidea', 'Good idea'],
  ])('is reduced to plain text: %j', (written, plain) => {
    expect(plainFeedback(written)).toBe(plain);
  });

  it.each([
    'You are so stupid.',
    'What a pathetic answer.',
    'You should kill yourself.',
    'You look sexy today.',
    'Students like you never learn this.',
    'Email me at tutor@example.com.',
    'Call 07700 900123 for help.',
    'Add me on Snapchat!',
    'As an AI I cannot say.',
    'You got 3/3.',
    'You earn full marks.',
    'Well done, [NAME 3].',
    'You are so stu\u200bpid.',
    'You are **stu**pid.',
    'You are stuрid.',
    'You are s t u p i d.',
    'Tu es stupide.',
    'Du bist so dumm.',
    'Eres un idiota.',
    'Rwyt ti’n dwp.',
    'Tue-toi.',
  ])('is withheld: %j', (feedback) => {
    expect(isHeldBack(feedback, 'Explain osmosis.')).toBe(true);
  });

  it.each([
    'You explain how white blood cells kill bacteria. Think about antibodies.',
    'You say why Romeo ends his life. Think about who is to blame.',
    'You describe sexual reproduction in plants well.',
    'You compare race and class in the novel.',
    'You name the body’s own defence. What comes next?',
    'Good use of figures: 1939 to 1945.',
    'Tu expliques bien pourquoi le film est drôle.',
    'Du erklärst gut, warum der Versuch misslang.',
  ])('is left unchanged if it is about the subject: %j', (feedback) => {
    expect(isHeldBack(feedback, 'Explain.')).toBe(false);
  });

  it('may use words that the question uses', () => {
    expect(isHeldBack('You say what JSON is for.', 'What is JSON?')).toBe(false);
    expect(isHeldBack('JSON it is. As an AI I liked it.', 'What is JSON?')).toBe(true);
  });
});
