import {
  MAX_IMPORT_ROWS,
  MAX_QUESTION_TEXT_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import {
  answerFeedbackLeftOut,
  brokenAtLine,
  fieldTooLong,
  kindUnsupported,
  partLeftOut,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import { questionFields } from '../../../../shared/question-content.ts';
import { acceptedFields } from './accepted-fields.ts';
import { inCategory, readCategory, type Category } from './category-path.ts';
import { titleOf, type FoundItem } from './found-question.ts';
import { readGiftQuestion, type GiftQuestion, type GiftText } from './gift-question.ts';
import { choiceFields } from './choice-answers.ts';
import { findImages } from './found-images.ts';
import { matchingFields } from './matching-fields.ts';
import { formattedToText, noticesOf, plainText, type PlainText } from './html-to-text.ts';
import { readTags, tagsLeftOut } from './question-tags.ts';

interface Block {
  text: string;
  /** Its first line in the file, counting from 1. */
  line: number;
}

/** The maximum length of a question with its mark scheme, every character escaped. */
const MAX_BLOCK_CHARACTERS = 5 * MAX_QUESTION_TEXT_CHARACTERS;
/** The maximum length of both as tags, in which a character may take six characters. */
const MAX_COMMENT_CHARACTERS = 20 * MAX_QUESTION_TEXT_CHARACTERS;
/** An unclosed tag ends with its line. */
const TAG = /\[tag:((?:\\\]|[^\]\n])*)(\]|$)/gm;

/**
 * Reads the questions of a GIFT file, which are separated by empty lines. Reads at most one more
 * than can be imported.
 */
export function readGift(content: string): FoundItem[] {
  const items: FoundItem[] = [];
  let category: Category = {};
  for (const block of splitBlocks(content)) {
    if (items.length > MAX_IMPORT_ROWS) break;
    const named = /^[ \t]*\$CATEGORY:(.*)$/m.exec(block.text);
    if (named) category = readCategory(named[1] ?? '');
    const question = named ? afterCategory(block.text) : block.text;
    if (hasQuestion(question)) {
      const read = readBlock({ ...block, text: question }, category.topic, items.length + 1);
      items.push(inCategory(category, read));
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
  const said = withoutComments(text);
  const title = titleOf(said);
  if (said.length > MAX_BLOCK_CHARACTERS) {
    const problem = fieldTooLong(questionFields.questionText.inFiles, MAX_QUESTION_TEXT_CHARACTERS);
    return { item, title, outcome: 'invalid', problem };
  }
  const question = readGiftQuestion(said);
  if (!question) return { item, title, outcome: 'invalid', problem: brokenAtLine(line) };
  const tags = tagsOf(text);
  const found = readQuestion(question, { topic, ...readTags(tags) }, item);
  if (!('fields' in found)) return found;
  const id = /\[id:((?:\\\]|[^\]\n]){1,500})\]/.exec(commentsOf(text).replaceAll(TAG, ''))?.[1];
  const idLoss = id === undefined ? [] : [partLeftOut('ID number', id)];
  return { ...found, notices: [...found.notices, ...idLoss, ...tagsLeftOut(tags)] };
}

function withoutComments(block: string): string {
  const lines = block.split('\n');
  return lines.filter((line) => !isComment(line)).join('\n');
}

const commentsOf = (block: string) =>
  block.split('\n').filter(isComment).join('\n').slice(0, MAX_COMMENT_CHARACTERS);

/** Finds `[tag:…]` in the comments of a block, as Moodle writes them. */
function tagsOf(block: string): string[] {
  return [...commentsOf(block).matchAll(TAG)]
    .filter(([, , end]) => end === ']')
    .map(([, tag = '']) => tag.replaceAll(String.raw`\]`, ']'));
}

function readQuestion(
  question: GiftQuestion,
  found: { topic?: unknown; maxMark?: unknown },
  item: number,
): FoundItem {
  const asked = readText(question.asked);
  const title = titleOf(question.name || asked.text);
  const { kind } = question;
  if (kind === 'description') {
    return { item, title, outcome: 'unsupported', problem: kindUnsupported(kind) };
  }
  const scheme = kind === 'essay' ? readEssayScheme(question, found) : readFeedback(question);
  const exact = readExact(question, marksOf(found));
  // GIFT cannot hold files.
  const ofQuestion = findImages([asked], () => undefined);
  const ofScheme = findImages([scheme], () => undefined);
  return {
    item,
    title,
    fields: {
      ...((kind === 'numerical' || kind === 'shortanswer') && { textBoxSize: 'small' }),
      questionText: asked.text,
      markSchemeAnswer: scheme.text,
      ...exact?.fields,
      ...found,
    },
    images: { question: ofQuestion.images, scheme: ofScheme.images },
    // Greenpen's own files, which have tags for the marks, keep the order of the options.
    ...(kind === 'multiple choice' && found.maxMark === undefined && { order: 'unsaid' }),
    notices: [
      ...noticesOf(asked, scheme),
      ...(exact?.losses ?? []),
      ...ofQuestion.notices,
      ...ofScheme.notices,
    ],
  };
}

/**
 * GIFT has no field for the graders' information, so an essay's general feedback holds it.
 * Greenpen's own files give the marks as well; a teacher should check those of other files.
 */
function readEssayScheme({ generalFeedback }: GiftQuestion, { maxMark }: { maxMark?: unknown }) {
  const found = readText(generalFeedback);
  const isOurs = found.text === '' || maxMark !== undefined;
  return isOurs
    ? found
    : { ...found, losses: [transferMessages.feedbackAsScheme, ...found.losses] };
}

/** Reads the feedback of a question that lists its answers, which Greenpen does not support. */
function readFeedback({ answers, generalFeedback }: GiftQuestion): PlainText {
  const general = readText(generalFeedback).text;
  const losses = [
    ...answers.flatMap((one) =>
      one.feedback ? [answerFeedbackLeftOut(one.text, one.feedback)] : [],
    ),
    ...(general ? [partLeftOut('general feedback', general)] : []),
  ];
  return { ...plainText(''), losses };
}

/** Returns the fields of a question that is marked by the rules of its kind. */
function readExact(question: GiftQuestion, maxMark: number | undefined) {
  const { kind, answers, pairs } = question;
  if (kind === 'multiple choice' || kind === 'true or false') {
    const isOne = question.isOneChosen || kind !== 'multiple choice';
    return choiceFields(answers, isOne, maxMark);
  }
  if (kind === 'numerical') return acceptedFields('number', answers, maxMark);
  if (kind === 'shortanswer') return acceptedFields('term', answers, maxMark, true);
  if (kind !== 'matching') return undefined;
  const read = pairs.map(({ item, choice }) => ({ item: readText(item), choice }));
  const { fields, losses } = matchingFields(
    read.map(({ item, choice }) => ({ item: item.text, choice })),
  );
  return { fields, losses: [...noticesOf(...read.map(({ item }) => item)), ...losses] };
}

const marksOf = ({ maxMark }: { maxMark?: unknown }) =>
  typeof maxMark === 'number' ? maxMark : undefined;

const readText = ({ text, format }: GiftText) => formattedToText(text, format);
