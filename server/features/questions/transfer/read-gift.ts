import { parse, type GIFTQuestion, type TextChoice, type TextFormat } from 'gift-pegjs';
import {
  MAX_IMPORT_ROWS,
  MAX_QUESTION_TEXT_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import {
  brokenAtLine,
  fieldTooLong,
  kindUnsupported,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import { topicOfCategory } from './category-path.ts';
import { fieldLabels, titleOf, type FoundItem } from './found-question.ts';
import { formattedToText } from './html-to-text.ts';
import { readTags } from './question-tags.ts';
import { shortAnswerScheme } from './short-answer-scheme.ts';

interface Block {
  text: string;
  /** The line in the file with which it begins, from 1. */
  line: number;
}

/** A question and its mark scheme at their longest, each sign escaped, with room for comments. */
const MAX_BLOCK_CHARACTERS = 5 * MAX_QUESTION_TEXT_CHARACTERS;
const MAX_COMMENT_CHARACTERS = 5_000;

/**
 * Reads the questions of a GIFT file, which empty lines part; of a file with more than can be
 * imported, one more than that.
 */
export function readGift(content: string): FoundItem[] {
  const items: FoundItem[] = [];
  let topic: string | undefined;
  for (const block of splitBlocks(content)) {
    if (items.length > MAX_IMPORT_ROWS) break;
    const category = /^[ \t]*\$CATEGORY:(.*)$/m.exec(block.text);
    if (category) topic = topicOfCategory(category[1] ?? '');
    const question = category ? afterCategory(block.text) : block.text;
    if (hasQuestion(question)) {
      items.push(readBlock({ ...block, text: question }, topic, items.length + 1));
    }
  }
  return items;
}

function splitBlocks(content: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const all = content.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of [...all, ''].entries()) {
    if (line.trim() !== '') {
      lines.push(line);
    } else if (lines.length > 0) {
      blocks.push({ text: lines.join('\n'), line: index - lines.length + 1 });
      lines = [];
    }
  }
  return blocks;
}

function isComment(line: string): boolean {
  return line.trimStart().startsWith('//');
}

function hasQuestion(block: string): boolean {
  return block.split('\n').some((line) => line.trim() !== '' && !isComment(line));
}

function afterCategory(block: string): string {
  return block
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('$CATEGORY:'))
    .join('\n');
}

function readBlock({ text, line }: Block, topic: string | undefined, item: number): FoundItem {
  const title = titleOf(withoutComments(text));
  if (text.length > MAX_BLOCK_CHARACTERS) {
    const problem = fieldTooLong(fieldLabels.questionText, MAX_QUESTION_TEXT_CHARACTERS);
    return { item, title, outcome: 'invalid', problem };
  }
  const question = parseBlock(text);
  return question
    ? readQuestion(question, { topic, ...readTags(tagsOf(text)) }, item)
    : { item, title, outcome: 'invalid', problem: brokenAtLine(line) };
}

function parseBlock(text: string): GIFTQuestion | undefined {
  try {
    const questions = parse(withoutComments(text));
    return questions.length === 1 ? questions[0] : undefined;
  } catch {
    // Whatever the grammar stumbles over, the block is not written as GIFT.
    return undefined;
  }
}

function withoutComments(block: string): string {
  const lines = block.split('\n');
  return lines.filter((line) => !isComment(line)).join('\n');
}

/** `[tag:…]` in the comments of a block, as Moodle writes them. */
function tagsOf(block: string): string[] {
  const comments = block.split('\n').filter(isComment).join('\n');
  const tags = comments
    .slice(0, MAX_COMMENT_CHARACTERS)
    .matchAll(/\[tag:((?:\\\]|[^\]\n]){1,500})\]/g);
  return [...tags].map((tag) => (tag[1] ?? '').replaceAll(String.raw`\]`, ']'));
}

const kinds: Readonly<Record<string, string>> = {
  MC: 'multiple choice',
  TF: 'true or false',
  Matching: 'matching',
  Numerical: 'numerical',
  Description: 'description',
  Category: 'category',
};

function readQuestion(
  question: GIFTQuestion,
  found: { topic?: unknown; maxMark?: unknown },
  item: number,
): FoundItem {
  if (question.type !== 'Essay' && question.type !== 'Short') {
    const name = question.type === 'Category' ? question.title : nameOf(question);
    const kind = kinds[question.type] ?? question.type;
    return { item, title: titleOf(name), outcome: 'unsupported', problem: kindUnsupported(kind) };
  }
  const asked = readText(question.stem);
  const feedback = readText(question.globalFeedback);
  const scheme = readScheme(question, feedback.text, found.maxMark);
  const hasImages = asked.hasImages || (question.type === 'Essay' && feedback.hasImages);
  return {
    item,
    title: titleOf(nameOf(question)),
    fields: {
      ...(question.type === 'Short' && { textBoxSize: 'small' }),
      ...found,
      questionText: asked.text,
      markSchemeAnswer: scheme.markScheme,
    },
    notices: [
      ...(hasImages ? [transferMessages.imageLeftOut] : []),
      ...(scheme.hasPartMarks ? [transferMessages.partMarksLeftOut] : []),
    ],
  };
}

function nameOf(question: { title: string | null; stem: TextFormat }): string {
  return question.title || readText(question.stem).text;
}

/** GIFT has no place for what graders are told, so an essay's feedback holds it. */
function readScheme(
  question: { type: string; choices?: TextChoice[] },
  feedback: string,
  maxMark: unknown,
) {
  if (question.type === 'Essay') return { markScheme: feedback, hasPartMarks: false };
  const answers = (question.choices ?? []).map(({ text, weight, isCorrect }) => ({
    text: readText(text).text,
    percent: weight ?? (isCorrect ? 100 : 0),
  }));
  return shortAnswerScheme(answers, typeof maxMark === 'number' ? maxMark : undefined);
}

function readText(text: TextFormat | null) {
  return text ? formattedToText(text.text, text.format) : { text: '', hasImages: false };
}
