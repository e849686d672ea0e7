import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markFlagSchema, type MarkFlag } from '../../../../../../shared/contract/ai-analysis.ts';
import { feedbackFor } from '../feedback-for.ts';
import type { Finding } from '../../judges/judge.ts';
import { readAnswer } from '../../match/answer.ts';
import { PLAIN_POINT, type PointKind, type SchemePoint } from '../../scheme/scheme.ts';

/**
 * `cases.txt` describes its own format. The judges' findings are given, so that only the wording is
 * tested.
 */
const lines = readFileSync(new URL('cases.txt', import.meta.url), 'utf8').split('\n');

interface Told {
  question: string;
  answer: string;
  marks: number;
  maxMark: number;
  flags: MarkFlag[];
  feedback: string;
}

function readPoint(line: string): SchemePoint {
  const [kind = '', marks = '', ...text] = line.split(' ');
  const words = text.join(' ');
  return {
    ...PLAIN_POINT,
    text: words,
    statements: [words],
    kind: kind as PointKind,
    marks: Number(marks),
  };
}

const RESULT =
  /^(?<marks>\d)(?:=(?<words>[^?]*))?(?:\?(?<finding>[\w-]+))?(?:!\s*(?<against>.+))?$/;

function tell(question: string, points: readonly SchemePoint[], line: string): Told {
  const [text = '', ...cells] = line.split(' | ');
  const userAnswer = text.replaceAll(String.raw`\n`, '\n');
  const results = cells.slice(0, points.length).map((cell) => RESULT.exec(cell)?.groups ?? {});
  const flags = cells.slice(points.length).map((flag) => markFlagSchema.parse(flag));
  const maxMark = Math.min(
    points.reduce((sum, point) => sum + point.marks, 0),
    question.includes('Give two') ? 2 : 12,
  );
  const task = { id: 'a', questionText: question, userAnswer, maxMark, markSchemeAnswer: 'x (1)' };
  const answer = readAnswer(userAnswer);
  const judged = points.map((point, index) => {
    const { marks, words, finding, against } = results[index] ?? {};
    const carrying = words ?? against;
    const start = carrying === undefined ? -1 : userAnswer.indexOf(carrying);
    expect(carrying === undefined || start >= 0, `“${carrying}” stands in “${userAnswer}”`).toBe(
      true,
    );
    const end = start + (carrying?.length ?? 0);
    return {
      point,
      share: Number(marks) / point.marks,
      found: 1,
      isTouched: start >= 0,
      wordsMet: 1,
      conflict: against === undefined ? null : ('negated' as const),
      isReplaced: false,
      isWithheld: false,
      isRoundabout: false,
      tokens: answer.tokens.filter(
        (token) => start >= 0 && token.start >= start && token.end <= end,
      ),
      evidence: null,
      marks: Number(marks),
      finding: (finding ?? null) as Finding | null,
      verdict: null,
    };
  });
  const feedback = feedbackFor(task, answer, judged, flags);
  const marks = judged.reduce((sum, point) => sum + point.marks, 0);
  return { question, answer: text, marks, maxMark, flags, feedback };
}

function tellAll(): Told[] {
  const told: Told[] = [];
  let question = '';
  let points: SchemePoint[] = [];
  for (const line of lines) {
    const content = line.slice(3);
    if (line.startsWith('Q: ')) [question, points] = [content, []];
    if (line.startsWith('M: ')) points.push(readPoint(content));
    if (line.startsWith('A: ')) told.push(tell(question, points, content));
  }
  return told;
}

describe('feedback on all kinds of points', () => {
  const told = tellAll();

  it('matches at least 150 stored texts that were checked one by one', async () => {
    expect(told.length).toBeGreaterThanOrEqual(150);
    const page = told.map(
      ({ question, answer, marks, maxMark, flags, feedback }) =>
        `${question}\n  ${answer}\n  ${[`${marks}/${maxMark}`, ...flags].join(' ')}: ${feedback}\n`,
    );
    await expect(page.join('\n')).toMatchFileSnapshot('feedback-texts.txt');
  });

  it('contains no maths, markup or unfinished quote', () => {
    for (const { feedback } of told) expect(feedback).not.toMatch(/[$\\<>{}`*_|]|…|undefined| {2}/);
  });

  const feedbackWhere = (holds: (one: Told) => boolean): string =>
    told
      .filter((one) => holds(one))
      .map(({ feedback }) => feedback)
      .join('\n');

  it('does not praise if the mark is in doubt', () => {
    const doubtful = feedbackWhere(({ flags }) => flags.length > 0);
    expect(doubtful).not.toMatch(/right|well done|good|“/i);
  });

  it('asks for nothing more at full marks, and never sounds like full marks below them', () => {
    const full = feedbackWhere(({ marks, maxMark }) => marks === maxMark);
    expect(full).not.toMatch(/missing|check|yet|question/i);
    const less = feedbackWhere(({ marks, maxMark }) => marks < maxMark);
    expect(less).not.toMatch(/well done|good work|all \d|both marks/i);
  });

  it('never quotes an answer worth 0 as right', () => {
    expect(feedbackWhere(({ marks }) => marks === 0)).not.toContain('“');
  });
});
