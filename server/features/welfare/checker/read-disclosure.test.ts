import { describe, expect, it } from 'vitest';
import { readDisclosure } from './read-disclosure.ts';

describe('what is found in a text', () => {
  it.each([
    ['My dad hits me when he is drunk', ['abuse']],
    ['i want to die', ['suicide']],
    // What rules know in another language has no weights.
    ['mama mnie bije', ['abuse']],
  ])('is clear where a rule names it: %s', (text, kinds) => {
    expect(readDisclosure(text, 'student')).toMatchObject({ kinds, strength: 'clear' });
  });

  it.each([
    ['my nan lost it over the milk and in the end she smacked us', ['abuse']],
    ['dad found my report, he went mental and after that he kicked me', ['abuse']],
    ['some boy from year 11 assaulted me behind the gym', ['abuse']],
    ['mums boyfriend threw a plate at her', ['abuse']],
    ['there is dog mess in every room and nobody cleans it', ['abuse']],
    ['me and jay been sniffing deodorant after school', ['self-harm']],
  ])('is clear where somebody says what is done to them, far apart too: %s', (text, kinds) => {
    expect(readDisclosure(text, 'student')).toMatchObject({ kinds, strength: 'clear' });
  });

  // An answer of the demo school, which weights once took for a disclosure.
  it('is nothing in an answer whose words only sound like leaving', () => {
    const text =
      'The data is broken into packets, and each has a header with the destination IP address and a packet number. Routers send the packets along different routes. The receiver puts them back in order and asks for any missing ones again.';
    expect(readDisclosure(text, 'student')).toBeNull();
  });

  // None of these is in the texts that the weights were fitted to.
  it.each([
    'mum wears sunglasses indoors now',
    'he checks how long I take to walk home',
    'it started again after mum went back to him',
    'i dont want to go back there after school',
    'Sound travels in waves. At ours you can hear everything through the wall and then it goes quiet',
  ])('is found by the weight of the words where nothing is named: %s', (text) => {
    const found = readDisclosure(text, 'student');
    expect(found?.kinds).toEqual(['unnamed']);
    expect(found?.toldBy.length).toBeGreaterThan(0);
    expect(readDisclosure(text, 'other')).toBeNull();
  });

  it.each([
    'My mum works in a hospital and my dad drives a bus.',
    'Sound travels in waves, so you can hear it through a wall.',
    'Lady Macbeth cannot sleep because she feels guilty about the murder.',
    'I was late because the bus broke down.',
    'On Saturdays I help my uncle in his shop.',
    'The enzyme is denatured, so the reaction stops.',
    '',
    '!!!',
  ])('is nothing in ordinary words: %s', (text) => {
    expect(readDisclosure(text, 'student')).toBeNull();
  });

  it('is faint where a rule names it and the words around it are of a lesson', () => {
    const text = 'If a stranger online asks to meet you, say no, block them and tell your parents.';
    expect(readDisclosure(text, 'student')?.strength).toBe('faint');
    expect(readDisclosure(text, 'other')?.strength).toBe('clear');
  });

  it('does not depend on the words before and behind', () => {
    const lesson = 'Plants take in carbon dioxide and give out oxygen. '.repeat(50);
    expect(readDisclosure(`${lesson}My dad hits me. ${lesson}`, 'student')?.strength).toBe('clear');
  });

  it.each(['constructor', '__proto__', 'toString'])('reads %s as the word that it is', (word) => {
    expect(readDisclosure(`A ${word} makes the object.`, 'student')).toBeNull();
  });
});
