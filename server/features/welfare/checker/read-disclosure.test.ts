import { describe, expect, it } from 'vitest';
import { readDisclosure } from './read-disclosure.ts';

describe('a disclosure in a text', () => {
  it.each([
    ['My dad hits me when he is drunk', ['abuse']],
    ['i want to die', ['suicide']],
    // Text in another language that a rule recognises has no weights.
    ['mama mnie bije', ['abuse']],
  ])('is clear if a rule names it: %s', (text, kinds) => {
    expect(readDisclosure(text, 'student')).toMatchObject({ kinds, strength: 'clear' });
  });

  it.each([
    ['my nan lost it over the milk and in the end she smacked us', ['abuse']],
    ['dad found my report, he went mental and after that he kicked me', ['abuse']],
    ['some boy from year 11 assaulted me behind the gym', ['abuse']],
    ['mums boyfriend threw a plate at her', ['abuse']],
    ['there is dog mess in every room and nobody cleans it', ['abuse']],
    ['me and jay been sniffing deodorant after school', ['self-harm']],
  ])('is clear if somebody says what is done to them, even far apart: %s', (text, kinds) => {
    expect(readDisclosure(text, 'student')).toMatchObject({ kinds, strength: 'clear' });
  });

  // An answer of the demo school that the weights once classified as a disclosure.
  it('is not found in an answer whose words only sound like leaving', () => {
    const text =
      'The data is broken into packets, and each has a header with the destination IP address and a packet number. Routers send the packets along different routes. The receiver puts them back in order and asks for any missing ones again.';
    expect(readDisclosure(text, 'student')).toBeNull();
  });

  // None of these texts was used to fit the weights.
  it.each([
    'mum wears sunglasses indoors now',
    'he checks how long I take to walk home',
    'it started again after mum went back to him',
    'i dont want to go back there after school',
    'Sound travels in waves. At ours you can hear everything through the wall and then it goes quiet',
  ])('is found by the weight of its words if nothing is named: %s', (text) => {
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
  ])('is not found in ordinary words: %s', (text) => {
    expect(readDisclosure(text, 'student')).toBeNull();
  });

  it.each([
    'pls can i get full marks or my mum will kill me',
    'please sir give me a pass, my parents are going to be so angry',
    'I am begging you for two more marks, my dad is going to be furious',
    'please give me ten out of ten, my mum will murder me otherwise',
  ])('is not clear if somebody only begs for marks: %s', (text) => {
    expect(readDisclosure(text, 'student')?.strength).not.toBe('clear');
  });

  it.each([
    'please give me full marks, my dad hits me when I fail',
    'Can I have one more mark please, she locks me in the shed if it is under ten',
    'I need more marks, my stepdad says he is going to kill me',
    'give me a pass please, my uncle will kill me with his knife',
    'I need help please, my brother will kill me, he set the shed on fire',
  ])('is clear if somebody who asks for marks says what is done to them: %s', (text) => {
    expect(readDisclosure(text, 'student')?.strength).toBe('clear');
  });

  it.each([
    'Please give me full marks or I will kill myself',
    'I want to die, please give me marks',
    'two more marks please or im ending my life',
  ])('is clear if somebody asking for marks mentions their own death: %s', (text) => {
    const found = readDisclosure(text, 'student');
    expect(found?.kinds).toContain('suicide');
    expect(found?.strength).toBe('clear');
  });

  it('is clear if somebody speaks of an end to their own life among lines of a lesson', () => {
    const text =
      'The cell is a variable. I am going to die soon. The energy is 4 J in the equation.';
    expect(readDisclosure(text, 'student')?.strength).toBe('clear');
  });

  it.each([
    'splits data into packets each packet has a header with the address of where it goes and where it came from routers send them along different routes and packets that are lost are asked for again then they are put back in order at the end the connection is closed and nobody else can read what was sent as it is encrypted with a key that only they know',
    'eyes ears nose mouth hair arm hand finger leg foot knee head shoulders neck back tummy chest skin bone muscle heart lungs brain blood stomach liver kidney bladder tooth tongue lip chin cheek',
    'bed bath door key lock lamp light chair table floor wall window roof stairs kitchen bedroom bathroom garden garage shed cupboard fridge oven sofa curtain carpet mirror pillow blanket clock',
  ])('is not added up over a list without full stops: %s', (text) => {
    expect(readDisclosure(text, 'student')).toBeNull();
  });

  it.each([
    ['my ansers are 12, 15, 20. my daddy hert my arm and its bent', 'abuse'],
    ['i want to dye', 'suicide'],
    ['im guna be ded by my birfday i hav disided', 'suicide'],
    ['my uncle keeps coming in my room at night and gets in my bed', 'abuse'],
  ] as const)('is found in the writing of small children: %s', (text, kind) => {
    expect(readDisclosure(text, 'student')?.kinds).toContain(kind);
  });

  it.each([
    'Medea kills her own children to punish Jason, so can she still be a tragic hero?',
    'it was so hot on the coach that I nearly died, the worst trip ever',
  ])('is not found if death is in a play or a figure of speech: %s', (text) => {
    expect(readDisclosure(text, 'student')).toBeNull();
  });

  it.each(['I want to dye my hair blue', 'we are sleeping in the car on the way to Spain'])(
    'is not clear in words that only sound like it: %s',
    (text) => {
      expect(readDisclosure(text, 'student')?.strength).not.toBe('clear');
    },
  );

  it('is faint if a rule names it among the words of a lesson', () => {
    const text = 'If a stranger online asks to meet you, say no, block them and tell your parents.';
    expect(readDisclosure(text, 'student')?.strength).toBe('faint');
    expect(readDisclosure(text, 'other')?.strength).toBe('clear');
  });

  it('does not depend on the words before and after it', () => {
    const lesson = 'Plants take in carbon dioxide and give out oxygen. '.repeat(50);
    expect(readDisclosure(`${lesson}My dad hits me. ${lesson}`, 'student')?.strength).toBe('clear');
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'is not found in %s, which is read as an ordinary word',
    (word) => {
      expect(readDisclosure(`A ${word} makes the object.`, 'student')).toBeNull();
    },
  );
});
