import { describe, expect, it } from 'vitest';
import { eighthCases } from './testing/eighth-cases.ts';
import { eleventhCases } from './testing/eleventh-cases.ts';
import { fifthCases, fifthKin } from './testing/fifth-cases.ts';
import { fourthCases } from './testing/fourth-cases.ts';
import { keptCases } from './testing/kept-cases.ts';
import { laterCases } from './testing/later-cases.ts';
import { ninthCases } from './testing/ninth-cases.ts';
import { openCases } from './testing/open-cases.ts';
import { secondCases } from './testing/second-cases.ts';
import { seventhCases } from './testing/seventh-cases.ts';
import { tenthCases } from './testing/tenth-cases.ts';
import { thirdCases } from './testing/third-cases.ts';
import { thirteenthCases } from './testing/thirteenth-cases.ts';
import { twelfthCases } from './testing/twelfth-cases.ts';
import { checkWelfare } from './check-welfare.ts';

const sets = {
  open: openCases,
  kept: keptCases,
  later: laterCases,
  second: secondCases,
  third: thirdCases,
  fourth: fourthCases,
  fifth: fifthCases,
  'fifth kin': fifthKin,
  seventh: seventhCases,
  eighth: eighthCases,
  ninth: ninthCases,
  tenth: tenthCases,
  eleventh: eleventhCases,
  twelfth: twelfthCases,
  thirteenth: thirteenthCases,
};
const all = Object.values(sets);
const texts = all.flatMap(({ concerns, ordinary }) => [
  ...Object.values(concerns).flat(),
  ...ordinary,
]);

describe('the welfare check', () => {
  it('is tested on at least 300 texts, each once', () => {
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(300);
  });

  it.each(Object.entries(sets))('finds at least 97 of 100 concerns in the %s cases', (_, set) => {
    const concerns = Object.values(set.concerns).flat();
    const missed = concerns.filter((text) => checkWelfare(text).length === 0);
    expect(missed.slice(Math.floor(concerns.length * 0.03))).toEqual([]);
  });

  it.each(Object.entries(sets))(
    'holds back at most 7 of 100 ordinary texts in the %s cases',
    (_, set) => {
      const held = set.ordinary.filter((text) => checkWelfare(text).length > 0);
      expect(held.slice(Math.floor(set.ordinary.length * 0.07))).toEqual([]);
    },
  );

  it.each([
    ['i want to k!ll myself', 'suicide'],
    ['I want to k i l l myself', 'suicide'],
    ['I WANT TO KILL MYSELF', 'suicide'],
    ['i wаnt tо diе', 'suicide'],
    ['i wαnt tο diε', 'suicide'],
    ['ɪ ᴡᴀɴᴛ ᴛᴏ ᴅɪᴇ', 'suicide'],
    ['ｉ ｗａｎｔ ｔｏ ｄｉｅ', 'suicide'],
    ['𝓲 𝔀𝓪𝓷𝓽 𝓽𝓸 𝓭𝓲𝓮', 'suicide'],
    ['🅸 🆆🅰🅽🆃 🆃🅾 🅳🅸🅴', 'suicide'],
    ['i want to k\u2062ill my\u202Eself', 'suicide'],
    ['i want to k\u{E0041}ill my\uFE0Fself', 'suicide'],
    ['i want to k/i/l/l myself', 'suicide'],
    ['i want to k😀i😀l😀l myself', 'suicide'],
    ['i want to k(i)ll myself', 'suicide'],
    ['1 w4n7 70 d13', 'suicide'],
    ['i want to ki11 my$elf', 'suicide'],
    ['i want to 💀', 'suicide'],
    ['i\nwant\nto\ndie', 'suicide'],
    ['i want to... die', 'suicide'],
    ['i want to kiiiilllll myself', 'suicide'],
    ['I\u200B want to ki\u200Bll myself', 'suicide'],
    ['i wan’t to kill myself', 'suicide'],
    ['my uncle r*ped me', 'abuse'],
    ['im thinkin about jumpin off the roof', 'suicide'],
  ])('recognises words however they are written: %s', (text, kind) => {
    expect(checkWelfare(text)).toContain(kind);
  });

  it.each([
    ['ihatemylifeandwanttodie', 'suicide'],
    ['he.hits.me.every.day', 'abuse'],
    ['ma stepda leathers me when hes steamin', 'abuse'],
    ['ah cannae dae this anymair', 'suicide'],
    ['wor mam leaves us on us own aal neet wi nowt to eat', 'abuse'],
    ['gonna chef him up after school', 'violence'],
    ['there is a skeng in my room', 'weapons'],
    ['vreau sa mor', 'suicide'],
    ['عمي يلمسني في الليل', 'abuse'],
    ['لا أريد أن أعيش', 'suicide'],
  ])('understands slang, dialects, words run together and other languages: %s', (text, kind) => {
    expect(checkWelfare(text)).toContain(kind);
  });

  it.each([
    'Thechloroplastabsorbslightenergy',
    'My da works on the railways.',
    'mama ma duce la scoala',
    'عمي يلعب كرة القدم',
    'My guitar has a strap on the back.',
    'That question 💀 I hate it',
    'λ = h/p and ρ = m/V at 70 °C, so CO2 and H2O weigh more than 1 g',
    'Macbeth\nwants\nto be king',
  ])('does not mistake slang or words run together for a concern: %s', (text) => {
    expect(checkWelfare(text)).toEqual([]);
  });

  it('finds one sentence in a long answer', () => {
    const lesson = 'Plants take in carbon dioxide and give out oxygen. '.repeat(200);
    expect(checkWelfare(`${lesson}My dad hits me. ${lesson}`)).toContain('abuse');
  });

  it.each([
    '',
    '   ',
    '\u0000',
    '!!!',
    '*'.repeat(20_000),
    'i '.repeat(10_000),
    'a.'.repeat(10_000),
  ])('finds nothing in text without meaning (%#)', (text) => {
    expect(checkWelfare(text)).toEqual([]);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'reads %s as an ordinary word',
    (word) => {
      expect(checkWelfare(`A ${word} makes the object. My dad hits me.`)).toEqual(['abuse']);
    },
  );

  // Different wordings of what the sixth trial had shown to be missing.
  it.each([
    ['i wrote a letter to my family in case', 'suicide'],
    ['ive got a plan for when', 'suicide'],
    ['doesnt matter i wont be around next week', 'suicide'],
    ['would anyone even care if i just vanished', 'suicide'],
    ['the marks on my arm are from my sharpener', 'self-harm'],
    ['I need a few cans of cider before school to calm down', 'self-harm'],
    ['im hooked on ket', 'self-harm'],
    ['my stepdad punched my mums face in', 'abuse'],
    ['we dont have gas and i look after my little brothers', 'abuse'],
    ['the boys pin me against the lockers at break', 'abuse'],
    ['she stopped feeding me because i answered back', 'abuse'],
    ['they took my documents and i want to escape from them', 'abuse'],
    ['me and tyler will put that year 8 in hospital', 'violence'],
    ['ship all the immigrants back', 'hate'],
    ['the nazis had some good ideas', 'hate'],
    // Welsh, Polish and Urdu as spoken at home, in different words from the cases.
    ['rwy isio lladd fy hun', 'suicide'],
    ['chcę umrzeć', 'suicide'],
    ['mama mnie bije', 'abuse'],
    ['mujhe chacha roz marta hai', 'abuse'],
    ['no1 wud care if i just dissapeared 4ever', 'suicide'],
    ['he sent me a video of an execution and says we need to kill the infidels', 'hate'],
  ])('finds: %s', (text, kind) => {
    expect(checkWelfare(text)).toContain(kind);
  });

  it.each([
    'A noose is a loop that tightens when it is pulled.',
    'We learned that Samaritans help people who feel suicidal.',
    'I ran away from the bull and fell in the mud.',
    'Looking after the planet matters to our family.',
    'Mae fy nhad yn gweithio mewn ysbyty a dw i eisiau mynd i Gaerdydd.',
    'Moja mama pracuje w szkole i chce zostać lekarzem.',
    'I went to the country park and my physio rubs my legs after rugby.',
    'Today is my last day at this school.',
    'Hitler had good luck in the elections of 1932, as prices rose.',
  ])('finds nothing in: %s', (text) => {
    expect(checkWelfare(text)).toEqual([]);
  });

  it('names the most urgent first', () => {
    expect(checkWelfare('I have a knife in my bag. I want to kill myself.')).toEqual([
      'suicide',
      'weapons',
    ]);
  });
});
