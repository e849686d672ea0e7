import type { QuestionRow } from '../questions-queries.ts';
import { categoryOfTopic } from './category-path.ts';
import { titleOf } from './found-question.ts';
import { writeTags } from './question-tags.ts';

/** Questions as a GIFT file of essays, their mark schemes as general feedback. */
export function writeGift(questions: readonly QuestionRow[]): string {
  const blocks = questions.flatMap((question, index) =>
    question.topic === questions[index - 1]?.topic
      ? [writeQuestion(question)]
      : [`$CATEGORY: ${inOneLine(categoryOfTopic(question.topic))}`, writeQuestion(question)],
  );
  return blocks.map((block) => `${block}\n\n`).join('');
}

function writeQuestion(question: QuestionRow): string {
  const tags = writeTags(question).map((tag) => `[tag:${escapeTag(tag)}]`);
  const name = escapeGift(titleOf(question.questionText));
  const asked = escapeGift(question.questionText);
  const scheme = escapeGift(question.markSchemeAnswer);
  return `// ${tags.join(' ')}\n::${name}::[plain]${asked}{####[plain]${scheme}}`;
}

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
