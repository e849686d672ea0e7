import { describe, expect, it } from 'vitest';
import { flagsOf, markOf, type Asked } from '../testing/mark-of.ts';

const PARTS: Asked = [
  'Name the gas given off at the cathode and the gas given off at the anode.',
  'hydrogen ;\nchlorine ;',
  2,
];
const LIST: Asked = ['Name two gases that are made.', 'hydrogen ;\nchlorine ;', 2];

describe('names that are asked for one after the other', () => {
  it('are doubted the other way round', async () => {
    expect(await flagsOf(PARTS, 'chlorine and hydrogen')).toContain('doubt');
    expect(await flagsOf(PARTS, 'hydrogen and chlorine')).toEqual([]);
  });

  it('are not where the question asks for so many in any order', async () => {
    expect(await flagsOf(LIST, 'chlorine and hydrogen')).toEqual([]);
    expect(await markOf(LIST, 'chlorine and hydrogen')).toBe(2);
  });
});
