import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';
import type { Scheme } from './scheme.ts';

const pointsOf = ({ groups }: Scheme) => groups.flatMap(({ points }) => points);

describe('a point that counts only with another', () => {
  const steps = ['turns the tap on ✓', 'hot water fills the pipe ✓', 'the metal gets longer ✓'];
  const needsOf = (remark: string): (number | null)[] => {
    const scheme = readScheme(`${steps.join('\n')}\n${remark}`, 3);
    expect(scheme.conditions).toEqual([]);
    return pointsOf(scheme).map(({ needs }) => needs);
  };

  it.each<[string, (number | null)[]]>([
    ['MP3 only if MP2 given', [null, null, 1]],
    ['third mark dependent on second mark', [null, null, 1]],
    ['2nd mark only awarded if 1st mark is given', [null, 0, null]],
    ['MP3 cannot be awarded without MP1', [null, null, 0]],
    ['mark dep on previous', [null, null, 1]],
    ['MP3 dependent on hot water', [null, null, 1]],
    ['MP2 can only be scored if the tap is mentioned', [null, 0, null]],
    ['MP2 dependent on MP1. MP3 dependent on MP2', [null, 0, 1]],
    ['Third mark is not available unless the second mark is scored', [null, null, 1]],
    ['MP3 requires MP1', [null, null, 0]],
    ['MP2 should not be credited without MP1', [null, 0, null]],
    ['cao, dep on first mark', [null, null, 0]],
    ['M2 cannot score if M1 lost', [null, 0, null]],
    ['MP3 not awarded unless MP2 scored', [null, null, 1]],
    ['No MP2 without MP1', [null, 0, null]],
    ['third tick dependent on second', [null, null, 1]],
    ['marks 2 and 3 dependent on mark 1', [null, 0, 0]],
    ['MP2 and MP3 dependent on MP1', [null, 0, 0]],
  ])('%s', (remark, needs) => {
    expect(needsOf(remark)).toEqual(needs);
  });

  it('is identified by its label, in the remark next to it', () => {
    const scheme = readScheme(
      'M1 the gas is heavier ;\nM2 it sinks ;\nM3 the flame goes out ; M3 dep on M1',
      3,
    );
    expect(pointsOf(scheme).map(({ needs }) => needs)).toEqual([null, null, 0]);
  });

  it.each([
    'marks are not dependent on each other',
    'MP7 only if MP6 given',
    'MP2 dependent on the use of a diagram',
  ])('is not recognised from "%s"', (remark) => {
    const scheme = readScheme(`${steps.join('\n')}\n${remark}`, 3);
    expect(pointsOf(scheme).map(({ needs }) => needs)).toEqual([null, null, null]);
    expect(scheme.conditions.map(({ kind }) => kind)).toEqual(['not-understood']);
  });
});

describe('a remark about losing one point', () => {
  const points = 'the wood floats (1)\nits density is lower (1)\nwater pushes up (1)';
  const rejectedOf = (remark: string): (readonly string[])[] =>
    pointsOf(readScheme(`${points}\n${remark}`, 3)).map(({ rejected }) => rejected);

  it.each<[string, string[][]]>([
    ["'it is light' loses the second mark", [[], ['it is light'], []]],
    ['If air bubbles are mentioned, lose MP1', [['air bubbles'], [], []]],
    ['any reference to glue or nails → loses third mark', [[], [], ['glue', 'nails']]],
    ['Mention of magnetism = CON – lose MP3', [[], [], ['magnetism']]],
    ['Accept sketches. If answer refers to wind, loses first mark', [['wind'], [], []]],
  ])('%s', (remark, rejected) => {
    expect(rejectedOf(remark)).toEqual(rejected);
  });

  it('is not read from a point about losing', () => {
    const scheme = readScheme('the team loses the first match (1)\nthe fans go home (1)', 2);
    expect(pointsOf(scheme).map(({ text }) => text)).toEqual([
      'the team loses the first match',
      'the fans go home',
    ]);
  });
});
