import { describe, expect, it } from 'vitest';
import { fillComment } from './fill-comment.ts';

const comment =
  '[Name] knows what [he/she/they] [needs/need], and [his/her/their] notes help [him/her/them]. [He/She/They] [is/are] sure of [himself/herself/themselves].';

describe('a comment of the bank', () => {
  it.each([
    ['she', 'Asha knows what she needs, and her notes help her. She is sure of herself.'],
    ['he', 'Asha knows what he needs, and his notes help him. He is sure of himself.'],
    ['they', 'Asha knows what they need, and their notes help them. They are sure of themselves.'],
    ['none', 'Asha knows what Asha needs, and Asha’s notes help Asha. Asha is sure of Asha.'],
  ] as const)('refers to the student as chosen: %s', (pronouns, expected) => {
    expect(fillComment(comment, { name: 'Asha Patel', pronouns })).toBe(expected);
  });

  it('understands the placeholders that schools write themselves', () => {
    const own = 'He/she should check his/her work. <name> can do it.';
    expect(fillComment(own, { name: 'Bo Li', pronouns: 'he' })).toBe(
      'He should check his work. Bo can do it.',
    );
  });
});
