import { describe, expect, it } from 'vitest';
import type { ReportWarning } from '../../../../shared/contract/report-batches.ts';
import { findConcerns } from './find-concerns.ts';
import { findContradiction, findPraisedFlaw } from './find-contradiction.ts';

/** Notes as teachers type them, by the warning that they should cause. */
const notes: [ReportWarning, string[]][] = [
  [
    'safety',
    [
      'Her focus should now be on self harm concerns',
      'seemed bruised on Monday',
      'social worker involved',
      'caught vaping',
      'being bullied in form',
      'talked about suicide',
      'referred to CAMHS',
      'comes in hungry',
      'up all night gaming',
      'marks on his arms',
      'comes in filthy',
    ],
  ],
  [
    'health',
    [
      'has calmed down since his medication',
      'anxiety before tests',
      'missed two weeks for surgery',
      'forgets his inhaler',
      'diabetic',
      'often ill',
      'needs to wear his glasses',
      'needs her pump before PE',
      'off with her kidneys again',
      'still in nappies',
    ],
  ],
  [
    'needs',
    [
      'SEN (dyslexia)',
      'good considering his ADHD',
      'on the autism pathway',
      'has an EHCP',
      'uses a wheelchair',
      'extra time in tests',
      'EAL student',
      'in a set below his ability',
      'has a 1:1 with him',
    ],
  ],
  [
    'meals',
    [
      'FSM',
      'pupil premium',
      'family on benefits',
      'parents cannot afford a calculator',
      'disadvantaged',
      'could not afford the trip',
      'things are tight at home',
      'gets a free lunch',
    ],
  ],
  [
    'family',
    [
      'Dad passed away in Oct',
      'parents divorcing',
      'in foster care',
      'Mum says she works late',
      'his brother was the same',
      'difficult home life',
      'custody case',
    ],
  ],
  [
    'appearance',
    [
      'could lose some weight',
      'always pretty',
      'smells',
      'scruffy uniform',
      'skinny',
      'carrying a bit of timber',
      'fake tan',
    ],
  ],
  [
    'belief',
    [
      'tired during Ramadan',
      'Muslim girl',
      'recent immigrant',
      'strong accent',
      'Polish',
      'their religion',
      'came over from Kabul',
      'because of her beliefs',
      'had no English',
    ],
  ],
  [
    'insult',
    [
      'lazy',
      'lol, who knows',
      'waste of a stool; thinks he can cruise; lights on, nobody home',
      'see me',
      'a nightmare in lessons',
      'graces us with his presence',
      'not the sharpest tool',
      'attention seeking',
      'wonders never cease',
      'joins in when she is in the mood',
      'when not chatting he works well',
      'isn’t the worst in the set',
      'as much use as a chocolate teapot',
      'laid back to the point of horizontal',
      'the attention span of a goldfish',
    ],
  ],
  [
    'colleague',
    [
      'better than with Mr Jones',
      'Mr davies said the same',
      'after last year’s teacher left',
      'the supply never marked',
      'ask the head of year',
    ],
  ],
  [
    'leftover',
    [
      'missing since 3/11/26',
      'ring home',
      'TA helps',
      'level 4 -> 5',
      'tbc',
      'XXXX works well',
      'good :)',
      'insert name',
      'less of the above',
    ],
  ],
];

const fit = [
  'Asks good questions and is confident with graphs.',
  'Works well in a group and listens to others.',
  'Reads widely and writes with care.',
  'Show all working in calculations.',
  'Revise the structure of the cell.',
  'Practise spelling key words each week.',
  'Couldn’t have worked any harder.',
  'Losing gracefully.',
  'Rarely late.',
  'Check answers against the question.',
  'A pleasure to teach.',
  'Has made strong progress since September.',
  'Link violence and suicide in the novel to its time.',
  'Good knowledge of the plague, surgery and vaccination.',
  'Her knife skills are excellent.',
  'Learn one study each for phobias and depression.',
  'The poet’s meaning comes from Year 9 work.',
  'Ratios such as 1:1 and 1:2.',
  'Back up points about the Jews in Nazi Germany with dates.',
];

describe('checking notes for what must not go home unread', () => {
  it.each(notes.flatMap(([kind, texts]) => texts.map((text) => [kind, text])))(
    '%s: %s',
    (kind, text) => {
      expect(findConcerns(text).map((found) => found.kind)).toContain(kind);
    },
  );

  it.each([
    ['safety', 'mentioned suicide in the play', ''],
    ['safety', 'suicide in the play rehearsal came up', ''],
    ['health', 'secure knowledge of cells, surgery in May', ''],
    ['family', 'Dad dies as Christmas comes', 'Drama'],
    ['family', 'can describe her family being split up', 'Spanish'],
  ])(
    'does not excuse as part of a lesson what may be about the student: %s, %s',
    (kind, text, taught) => {
      expect(findConcerns(text, { taught }).map((found) => found.kind)).toContain(kind);
    },
  );

  it('treats giving up as a flaw, and never giving up as none', () => {
    expect(
      findPraisedFlaw('Level.\n\nStrengths\nNever gives up.\n\nNext steps\nRead.'),
    ).toBeUndefined();
    expect(findPraisedFlaw('Level.\n\nStrengths\nGives up.\n\nNext steps\nRead.')).toBe('Gives up');
  });

  it.each(fit)('lets through what may go home: %s', (text) => {
    expect(findConcerns(text)).toEqual([]);
  });

  it('finds words that contradict each other, or the level', () => {
    expect(findContradiction('Well organised. Often disorganised.', 5)).toEqual([
      'organised',
      'disorganised',
    ]);
    expect(findContradiction('Top of the class.', 2)).toEqual(['Top of the class']);
    expect(findContradiction('Struggles with most topics.', 8)).toEqual(['Struggles with most']);
    expect(findContradiction('Well organised.', 5)).toEqual([]);
    expect(findContradiction('Never late. No longer disorganised, now organised.', 5)).toEqual([]);
  });

  it('finds a flaw among the strengths, and not among the next steps', () => {
    expect(findPraisedFlaw('Level.\n\nStrengths\nRushes his work.\n\nNext steps\nRead.')).toBe(
      'Rushes',
    );
    expect(
      findPraisedFlaw('Level.\n\nStrengths\nReads.\n\nNext steps\nRushes his work.'),
    ).toBeUndefined();
    for (const flaw of ['talking over', 'interrupting', 'answering back']) {
      expect(findPraisedFlaw(`Level.\n\nStrengths\nAlways ${flaw}.\n`)).toBe(flaw);
      expect(findPraisedFlaw(`Level.\n\nStrengths\nStopped ${flaw}.\n`)).toBeUndefined();
    }
  });

  it.each([
    ['Explains the causes of disease', 'Biology'],
    ['Excellent knowledge of Islam', 'Religious Studies'],
    ['Wrote an essay about poverty in Victorian London', 'History'],
    ['Off to a good start with the medicine timeline', 'History'],
    ['Describes families in Spanish', 'Spanish'],
    ['Good questions about drugs and how they act', 'Biology'],
  ])('does not mistake the subject of a lesson for a trait of the student: %s', (text, taught) => {
    expect(findConcerns(text, { taught })).toEqual([]);
  });

  it.each([
    ['Explains osmosis well despite his asthma', 'health'],
    ['Knows this topic, being Jewish', 'belief'],
    ['Missed the unit on disease because of his illness', 'health'],
    ['Wrote about self-harm', 'safety'],
  ])('but does find what is said about the student: %s', (text, kind) => {
    expect(findConcerns(text, { taught: 'Biology' }).map((found) => found.kind)).toContain(kind);
  });

  it.each(['Christian', 'Sen', 'Nan', 'Roma', 'Islam', 'Grief', 'Ginger', 'Jude Law'])(
    'does not mistake a name for a word to look at: %s',
    (name) => {
      expect(findConcerns(`${name} reads widely.`, { names: [name] })).toEqual([]);
    },
  );

  it.each(['dislexia', 'bereavment', 'divorsed', 'overwieght', 'Ramadam', 'lazey', 'safegaurding'])(
    'recognises a misspelt word to look at, %s, unless it is a name',
    (slip) => {
      expect(findConcerns(`good, but ${slip} again`)).toHaveLength(1);
      expect(findConcerns(`good, but ${slip} again`, { names: [`${slip} Hall`] })).toEqual([]);
    },
  );

  it('finds a claim of both always and never', () => {
    expect(findContradiction('Always on time.\n\nNext steps\nNever on time.', 5)).toEqual([
      'Always on time',
      'Never on time',
    ]);
    expect(findContradiction('Always gives 110%, never gives up.', 5)).toEqual([]);
  });

  it('finds little in long texts that are not real notes', () => {
    for (const text of ['a ', '(', 'mr ', 'ta', '\\', 'self ']) {
      expect(findConcerns(text.repeat(2_500)).length).toBeLessThan(10);
    }
  });
});
