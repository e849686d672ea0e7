import { describe, expect, it } from 'vitest';
import { createHider } from './hide-personal.ts';

const people = [
  { name: 'Siobhán O’Neill', username: 'soneill7' },
  { name: 'Anna-Lena Weiß', username: 'anna.lena' },
  { name: 'Elizabeth Osei', username: 'water' },
  { name: 'Charles Boyle', username: 'cb' },
];
const hide = createHider({
  questionText: 'State Boyle’s law, and Charles’s law.',
  markSchemeAnswer: 'pressure × volume is constant (1)',
  people,
});

describe('an answer sent outside the school', () => {
  it.each([
    ['My friend Siobhan told me', 'My friend [NAME 1] told me'],
    ["O’Neills answer, ONeill and o'neill", '[NAME 1]s answer, [NAME 1] and [NAME 1]'],
    ['Lena and Liz agree', '[NAME 2] and [NAME 3] agree'],
    ['ask soneill7 or anna.lena', 'ask [NAME 1] or [NAME 2]'],
    ['It was soneill7. Ask anna.lena, please', 'It was [NAME 1]. Ask [NAME 2], please'],
    ['siobháns idea, and annalenas', '[NAME 1]s idea, and [NAME 2]s'],
    ['Ｓｉｏｂｈａｎ and Sio\u200bbhan', '[NAME 1] and [NAME 1]'],
    ['write to s.oneill@school.example.', 'write to [EMAIL 1].'],
    ['write to s.oneill＠school.example.', 'write to [EMAIL 1].'],
    ['I am @siob_h on there', 'I am [ACCOUNT 1] on there'],
    ['call 07700 900123 or +44 20 7946 0018', 'call [PHONE 1] or [PHONE 2]'],
    ['I live at SW1A 1AA, or m1 1ae', 'I live at [POSTCODE 1], or [POSTCODE 2]'],
  ])('hides personal details: %j becomes %j', (text, hidden) => {
    expect(hide(text).text).toBe(hidden);
  });

  it.each([
    'Boyle’s law: pressure times volume is constant. Charles found another.',
    'The water evaporates.',
    'N2 + 3H2 -> 2NH3 and H2 2HO and C6H12O6',
    'x = 3.14159265358, 6.02214076e23, 0.0000000001 m',
    'The binary number is 0101101011.',
    'In 1914 1918 1939 1945 there were wars.',
  ])('is left unchanged if it is about the subject: %j', (text) => {
    expect(hide(text).text).toBe(text);
  });

  it('has its hidden words restored in text that a model copies', () => {
    const { text, show } = hide('Siobhán’s bulb at M1 1AE was brighter.');
    expect(text).toBe('[NAME 1]’s bulb at [POSTCODE 1] was brighter.');
    expect(show(text)).toBe('Siobhán’s bulb at M1 1AE was brighter.');
    expect(show('[NAME 9] knows')).toBe('[NAME 9] knows');
  });

  it.each([
    'Elizabeth Osei says so.',
    'Liz told Elizabeth that Osei is right.',
    'First Anna-Lena, then Lena and Weiß.',
  ])('has each name restored as it was spelled in each place: %j', (text) => {
    const { text: hidden, show } = hide(text);
    expect(hidden).toMatch(/\[NAME \d\].*\[NAME \d\]/);
    expect(show(hidden)).toBe(text);
  });

  it('has names restored in scripts without spaces', () => {
    const chinese = createHider({
      questionText: '',
      markSchemeAnswer: '',
      people: [{ name: '王小明', username: 'wang' }],
    })('王小明说植物吸收二氧化碳');
    expect(chinese.text).toBe('[NAME 1]说植物吸收二氧化碳');
    expect(chinese.show(chinese.text)).toBe('王小明说植物吸收二氧化碳');
  });
});
