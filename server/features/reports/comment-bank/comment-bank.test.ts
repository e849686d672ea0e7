import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTeacher } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findConcerns } from '../checks/find-concerns.ts';

const OWN = [
  'Comment;Part;Level to;Level from;Subject',
  '"He/she reads widely; well done.";Strength;9;7;English',
  '[Name] should read more.;Next step;3;1;',
].join('\r\n');

describe('the comment bank', () => {
  let app: TestApp;
  let api: Awaited<ReturnType<TestApp['as']>>['reports'];

  beforeAll(async () => {
    app = await startTestApp();
    api = (await app.as(await buildTeacher(app.database))).reports;
  });
  afterAll(() => app.stop());

  it('has a starter set for every level, none of which needs a second look', async () => {
    const { items } = await api.listComments();
    for (const part of ['strength', 'next-step'] as const) {
      for (let level = 1; level <= 9; level += 1) {
        const fitting = items.filter(
          (item) =>
            item.part === part &&
            item.subject === '' &&
            item.levelFrom <= level &&
            level <= item.levelTo,
        );
        expect(fitting.length).toBeGreaterThanOrEqual(3);
      }
    }
    expect(items.flatMap(({ comment }) => findConcerns(comment.replaceAll(/[[\]]/g, '')))).toEqual(
      [],
    );
  });

  it('lists the school’s own comments first, as a spreadsheet writes them, and replaces them with each import', async () => {
    expect(await api.importComments({ content: OWN })).toEqual({ imported: 2 });
    expect(await api.importComments({ content: OWN })).toEqual({ imported: 2 });
    const { items } = await api.listComments();
    expect(items.filter(({ isOfSchool }) => isOfSchool)).toEqual(items.slice(0, 2));
    expect(items.slice(0, 2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          subject: 'English',
          levelFrom: 7,
          part: 'strength',
          comment: 'He/she reads widely; well done.',
        }),
        expect.objectContaining({ subject: '', levelTo: 3, part: 'next-step' }),
      ]),
    );
  });

  it.each([
    ['Name,Mark\nAsha,5', /first row needs the headings/],
    ['Comment,Part,Level from\nReads.,Strength,1\nReads.,Strength,12', /Row 2 is not a comment/],
    ['Comment,Part\n"Reads,Strength', /first row needs the headings/],
    ['Comment,Part', /first row needs the headings/],
    ['Comment,Part\nReads.,Strength\nIs late.,Weakness\nIs late.,Sometimes', /Row 3 is not a/],
    ['Comment,Part,Level from\nReads.,Strength,five', /Row 1 is not a comment/],
    ['Comment,Part,Level from,Level to\nReads.,Strength,7,3', /Row 1 is not a comment/],
    ['PK\u0003\u0004\u0000\u0000', /first row needs the headings/],
  ])('says which row is wrong, and keeps the existing comments: %j', async (content, message) => {
    const before = await api.listComments();
    await expect(api.importComments({ content })).rejects.toMatchObject({
      message: expect.stringMatching(message),
    });
    expect(await api.listComments()).toEqual(before);
  });

  it('accepts no more comments than it can show', async () => {
    const content = `Comment,Part\n${'Reads.,Strength\n'.repeat(5_001)}`;
    await expect(api.importComments({ content })).rejects.toMatchObject({
      message: expect.stringMatching(/up to 5,000 comments/),
    });
  });
});
