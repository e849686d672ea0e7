import { categoryOfTopic } from './category-path.ts';
import { acceptedNumbers, acceptedTerms, matchedPairs, weighedOptions } from './exact-parts.ts';
import type { ExportedQuestion } from './exported-question.ts';
import { titleOf } from './found-question.ts';
import { tagsBeside } from './question-tags.ts';
import { readGift } from './read-gift.ts';

/**
 * Writes questions as a GIFT file, each as the matching GIFT kind: an essay's mark scheme is its
 * general feedback. Anything that GIFT cannot hold is written as tags, so that a question can be
 * read back unchanged.
 */
export function writeGift(questions: readonly ExportedQuestion[]): string {
  const blocks = questions.flatMap((question, index) =>
    question.topic === questions[index - 1]?.topic
      ? [writeQuestion(question)]
      : [`$CATEGORY: ${inOneLine(categoryOfTopic(question.topic))}`, writeQuestion(question)],
  );
  return blocks.map((block) => `${block}\n\n`).join('');
}

function writeQuestion(question: ExportedQuestion): string {
  const name = escapeGift(titleOf(question.questionText));
  const asked = escapeGift(question.questionText);
  const block = `::${name}::[plain]${asked}{${answersOf(question)}}`;
  const marks = `// [tag:Max Mark: ${question.maxMark}]\n`;
  const [read] = readGift(marks + block);
  const fields = read && 'fields' in read ? read.fields : {};
  const tags = tagsBeside(question, { ...fields, maxMark: undefined });
  return `// ${tags.map((tag) => `[tag:${escapeTag(tag)}]`).join(' ')}\n${block}`;
}

/**
 * Writes what an answer earns; always stated for an answer that itself begins with a percent sign.
 */
const weighed = (text: string, percent: number, usual: number) =>
  (percent === usual && !text.startsWith('%') ? '' : `%${percent}%`) + escapeGift(text);

function answersOf(question: ExportedQuestion): string {
  const { kind, markSchemeAnswer } = question;
  // A question whose scheme is to come has no answers to list.
  if (kind === 'text' || markSchemeAnswer === '')
    return `####[plain]${escapeGift(markSchemeAnswer)}`;
  if (kind === 'number') {
    const numbers = acceptedNumbers(question).map(
      ({ value, tolerance, percent }) => `=${weighed(String(value), percent, 100)}:${tolerance}`,
    );
    return `#${inLines(numbers)}`;
  }
  if (kind === 'term') {
    return inLines(
      acceptedTerms(question).map(({ text, percent }) => `=${weighed(text, percent, 100)}`),
    );
  }
  if (kind === 'matching') {
    return inLines(
      matchedPairs(question).map(
        ({ item, choice }) => `=${escapeGift(item)} -> ${escapeGift(choice)}`,
      ),
    );
  }
  return inLines(
    weighedOptions(question).map(({ text, percent }) => {
      const isRight = kind === 'choice' && percent === 100;
      return isRight ? `=${weighed(text, percent, 100)}` : `~${weighed(text, percent, 0)}`;
    }),
  );
}

const inLines = (answers: readonly string[]) => `\n${answers.join('\n')}\n`;

function inOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ');
}

function escapeTag(tag: string): string {
  // A backslash at the end would escape the bracket that closes the tag.
  return inOneLine(tag)
    .replaceAll(']', String.raw`\]`)
    .replace(/\\$/, '$& ');
}

function escapeGift(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\~=#{}:]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}
