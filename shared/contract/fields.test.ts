import { describe, expect, it } from 'vitest';
import { quizCodeMessages } from '../messages/quiz-code.ts';
import { page, pageSize, questionId, quizCode, shortText, submissionId, text } from './fields.ts';

describe('a quiz code', () => {
  it.each([
    'ABC123',
    'abc123',
    ' ABC123 ',
    'abc 123',
    'A B C\t1 2 3\n',
    '\u200BABC\u200E123\uFEFF',
    '\u202EABC\u00A0123\u00AD',
  ])('is understood when typed as %j', (typed) => {
    expect(quizCode.parse(typed)).toBe('ABC123');
  });

  it.each(['', '   ', 'ABC12', 'ABC1234', 'ABC-12', 'ÄBC123', 'ABC12%', 'ABC12_', '١٢٣٤٥٦'])(
    'is refused when typed as %j, with a sentence that says what a code looks like',
    (typed) => {
      expect(quizCode.safeParse(typed).error?.issues[0]?.message).toBe(quizCodeMessages.format);
    },
  );
});

describe('a question id', () => {
  it.each([
    ['q1', 'q1'],
    ['questions/q1', 'q1'],
    ['/databases/main/documents/questions/q1', 'q1'],
  ])('given as %j is read as %j', (given, id) => {
    expect(questionId.parse(given)).toBe(id);
  });

  it.each(['', 'questions/', 'a_b', 'a b', 'ä', 'x'.repeat(101), `${'x/'.repeat(300)}q1`])(
    'given as %j is refused',
    (given) => {
      expect(questionId.safeParse(given).success).toBe(false);
    },
  );
});

describe('a submission id', () => {
  it('joins person, quiz and question with underscores', () => {
    expect(submissionId.safeParse('student-1_ABC123_question-9').success).toBe(true);
  });

  it.each(['', 'student', 'a_ABC123', 'a_abc123_q', 'a_ABC123_q_r', '_ABC123_q', 'a_ABC123_'])(
    'is refused as %j',
    (given) => {
      expect(submissionId.safeParse(given).success).toBe(false);
    },
  );
});

describe('a line', () => {
  it.each([
    ['\u200BMaya\uFEFF Patel\u200E', 'Maya Patel'],
    ['7C\u00A0Science\u2060', '7C\u00A0Science'],
    ['pho\u00ADto\u200Bsynthesis', 'photosynthesis'],
    ['\u200B \u200D\u202E', ''],
  ])('given as %j is read as %j, without invisible characters', (given, meant) => {
    expect(shortText.parse(given)).toBe(meant);
  });

  it.each(['👩\u200D🔬', 'می\u200Cخواهم', 'abc \u2067שלום\u2069 def'])(
    'keeps the joiners and direction marks inside %j',
    (given) => {
      expect(shortText.parse(given)).toBe(given);
    },
  );
});

describe('a text', () => {
  it('loses NUL, which PostgreSQL cannot store, and keeps everything else', () => {
    expect(text(20).parse('a\u0000b\n\tمرحبا 👩‍🔬')).toBe('ab\n\tمرحبا 👩‍🔬');
  });

  it('can be as long as its limit and no longer', () => {
    expect(text(3).safeParse('abc').success).toBe(true);
    expect(text(3).safeParse('abcd').success).toBe(false);
  });

  it('is not refused if only NULs exceed the limit', () => {
    expect(text(3).parse('ab\u0000\u0000c')).toBe('abc');
  });

  it('is trimmed if it is short', () => {
    expect(shortText.parse('  Cell biology \n')).toBe('Cell biology');
  });
});

describe('a page', () => {
  it('is read from a query string as a number and starts at 1', () => {
    expect(page.parse('3')).toBe(3);
    expect(page.parse(undefined)).toBe(1);
  });

  it.each(['0', '-1', '1.5', 'x', '1e9'])('is refused as %j', (given) => {
    expect(page.safeParse(given).success).toBe(false);
  });

  it('has the size that the screen asks for, within reason', () => {
    expect(pageSize(5).parse(undefined)).toBe(5);
    expect(pageSize(5).parse('50')).toBe(50);
    expect(pageSize(5).safeParse('201').success).toBe(false);
  });
});
