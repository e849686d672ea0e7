import { describe, expect, it } from 'vitest';
import type { ReportWarning } from '../../../../shared/contract/report-batches.ts';
import { findContradiction, findMixedVoice, findPraisedFlaw } from './find-contradiction.ts';
import { findConcernWords } from './find-words.ts';

/** Notes as teachers type them, by what somebody should look at before they go home. */
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
    ['could lose some weight', 'always pretty', 'smells', 'scruffy uniform', 'skinny'],
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
    ],
  ],
  [
    'insult',
    [
      'lazy',
      'lol, who knows',
      'see me',
      'a nightmare in lessons',
      'graces us with his presence',
      'not the sharpest tool',
      'attention seeking',
      'wonders never cease',
    ],
  ],
  [
    'colleague',
    [
      'better than with Mr Jones',
      'after last year’s teacher left',
      'the supply never marked',
      'ask the head of year',
    ],
  ],
  [
    'leftover',
    ['H/W late', 'TA helps', 'level 4 -> 5', 'tbc', 'XXXX works well', 'good :)', 'insert name'],
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
];

describe('what must not go home unread', () => {
  it.each(notes.flatMap(([kind, texts]) => texts.map((text) => [kind, text])))(
    '%s: %s',
    (kind, text) => {
      expect(findConcernWords(text).map((found) => found.kind)).toContain(kind);
    },
  );

  it.each(fit)('lets go what may: %s', (text) => {
    expect(findConcernWords(text)).toEqual([]);
  });

  it('finds words that contradict each other, or the level', () => {
    expect(findContradiction('Well organised. Often disorganised.', 5)).toBe(
      '“organised” and “disorganised”',
    );
    expect(findContradiction('Top of the class.', 2)).toBe('“Top of the class” at level 2');
    expect(findContradiction('Well organised.', 5)).toBeUndefined();
  });

  it('finds a flaw among the strengths, and not among the next steps', () => {
    expect(findPraisedFlaw('Level.\n\nStrengths\nRushes his work.\n\nNext steps\nRead.')).toBe(
      'Rushes',
    );
    expect(
      findPraisedFlaw('Level.\n\nStrengths\nReads.\n\nNext steps\nRushes his work.'),
    ).toBeUndefined();
  });

  it('finds a report that speaks to the student', () => {
    expect(findMixedVoice('Asha reads widely. Keep up your effort.')).toBe('your');
    expect(findMixedVoice('A young writer.')).toBeUndefined();
  });

  it('takes no longer for texts that are no notes', () => {
    for (const text of ['a ', '(', 'mr ', 'ta', '\\', 'self ']) {
      expect(findConcernWords(text.repeat(2_500)).length).toBeLessThan(10);
    }
  });
});
