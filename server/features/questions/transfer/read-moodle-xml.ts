import { parseXml, XmlDocumentType, type XmlElement, XmlError } from '@rgrove/parse-xml';
import {
  answerFeedbackLeftOut,
  brokenAtLine,
  kindUnsupported,
  marksRounded,
  partLeftOut,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import { inCategory, readCategory, type Category } from './category-path.ts';
import { FileProblem } from './file-problem.ts';
import { titleOf, wholeMarks, type FoundFields, type FoundItem } from './found-question.ts';
import { choiceFields } from './choice-answers.ts';
import { findImages, imagesInOptions } from './found-images.ts';
import { noticesOf, plainText, type PlainText } from './html-to-text.ts';
import { childNamed, childrenNamed, filesIn, readText, textIn } from './moodle-elements.ts';
import { orderOf } from './option-order.ts';
import { readTags, tagsLeftOut } from './question-tags.ts';
import { numberAnswer, type NamedAnswer } from './accepted-answers.ts';
import { acceptedFields } from './accepted-fields.ts';
import { matchingFields } from './matching-fields.ts';
import { countFeedback, unplacedParts, type FeedbackCount } from './moodle-unplaced.ts';
import { textBoxSizeOfLines } from './text-box-lines.ts';
import { isTooDeep } from './xml-elements.ts';

/**
 * Reads the questions of a Moodle XML file. Throws FileProblem if it is not one. A document type
 * that could declare entities is refused, and only XML's own entities are ever expanded.
 */
export function readMoodleXml(content: string): FoundItem[] {
  const items: FoundItem[] = [];
  let category: Category = {};
  const questions = childrenNamed(readQuiz(content), 'question');
  const feedback = countFeedback(
    questions.filter(({ attributes }) => readers[attributes.type ?? '']),
  );
  for (const question of questions) {
    if (question.attributes.type === 'category') {
      category = readCategory(textIn(childNamed(question, 'category')));
    } else {
      const place = { topic: category.topic, item: items.length + 1, feedback };
      items.push(inCategory(category, readQuestion(question, place)));
    }
  }
  return items;
}

function readQuiz(content: string): XmlElement {
  const document = parse(content.trimStart());
  if (document.children.some((node) => node instanceof XmlDocumentType)) {
    throw new FileProblem(transferMessages.declaresDocumentType);
  }
  const { root } = document;
  if (root?.name !== 'quiz' || isTooDeep(root)) {
    throw new FileProblem(transferMessages.notMoodleXml);
  }
  return root;
}

function parse(content: string) {
  try {
    return parseXml(content, { preserveDocumentType: true });
  } catch (error) {
    if (error instanceof XmlError) throw new FileProblem(brokenAtLine(error.line));
    // Elements are read recursively, and no real file is nested this deeply.
    if (error instanceof RangeError) throw new FileProblem(transferMessages.notMoodleXml);
    throw error;
  }
}

const readers: Readonly<Record<string, (question: XmlElement) => PlainText>> = {
  essay: readEssayScheme,
  shortanswer: withoutScheme,
  multichoice: withoutScheme,
  truefalse: withoutScheme,
  numerical: withoutScheme,
  matching: withoutScheme,
};

function readQuestion(
  question: XmlElement,
  { topic, item, feedback }: { topic: string | undefined; item: number; feedback: FeedbackCount },
): FoundItem {
  const kind = question.attributes.type ?? '';
  const tags = childrenNamed(childNamed(question, 'tags'), 'tag').map(textIn);
  const parts = ['questiontext', 'graderinfo', 'generalfeedback'];
  const files = filesIn(parts.map((name) => childNamed(question, name)));
  const asked = readText(childNamed(question, 'questiontext'));
  const title = titleOf(textIn(childNamed(question, 'name')) || asked.text);
  const readScheme = readers[kind];
  if (!readScheme) {
    return { item, title, outcome: 'unsupported', problem: kindUnsupported(titleOf(kind)) };
  }
  const scheme = readScheme(question);
  const exact = readExact(question);
  const fields: FoundFields = {
    questionText: asked.text,
    markSchemeAnswer: scheme.text,
    maxMark: readGrade(question),
    topic,
    textBoxSize: readTextBoxSize(question),
    ...exact?.fields,
    ...readTags(tags),
  };
  const ofQuestion = findImages([asked], files);
  const ofScheme = findImages([scheme], files);
  return {
    item,
    title,
    fields,
    images: { question: ofQuestion.images, scheme: ofScheme.images },
    ...(kind === 'multichoice' && {
      order: orderOf(textIn(childNamed(question, 'shuffleanswers'))),
    }),
    notices: [
      ...noticesOf(asked, scheme),
      ...(exact?.losses ?? []),
      ...ofQuestion.notices,
      ...ofScheme.notices,
      ...marksRounded(Number(textIn(childNamed(question, 'defaultgrade'))), readGrade(question)),
      ...unplacedParts(question, feedback),
      ...tagsLeftOut(tags),
    ],
  };
}

/**
 * Reads the information for graders; teachers who give graders none often put it into the feedback
 * for students.
 */
function readEssayScheme(question: XmlElement): PlainText {
  const forGraders = readText(childNamed(question, 'graderinfo'));
  const feedback = readText(childNamed(question, 'generalfeedback'));
  if (isEmpty(feedback)) return forGraders;
  if (isEmpty(forGraders)) return withLoss(feedback, transferMessages.feedbackAsScheme);
  return withLoss(forGraders, partLeftOut('general feedback', feedback.text));
}

const isEmpty = ({ text, images }: PlainText) => text === '' && images.length === 0;

function withLoss(text: PlainText, loss: string): PlainText {
  return { ...text, losses: [loss, ...text.losses] };
}

/**
 * The answers are themselves the scheme; in Greenpen's own files, an image of the scheme is next to
 * them.
 */
function withoutScheme(question: XmlElement): PlainText {
  const { images } = readText(childNamed(question, 'graderinfo'));
  return { ...plainText(''), images, losses: feedbackLosses(question) };
}

/** Returns the fields of a question that is marked by the rules of its kind. */
function readExact(question: XmlElement) {
  const { type } = question.attributes;
  if (type === 'multichoice' || type === 'truefalse') return readChoice(question, type);
  if (type === 'matching') return readMatching(question);
  if (type === 'shortanswer') {
    const { fields, losses } = acceptedFields(
      'term',
      readAnswers(question, textIn),
      readGrade(question),
      true,
    );
    const isCase = textIn(childNamed(question, 'usecase')) === '1';
    return { fields, losses: isCase ? [...losses, transferMessages.caseCounts] : losses };
  }
  if (type !== 'numerical') return undefined;
  const unit = readUnit(question);
  const read = (answer: XmlElement) =>
    numberAnswer(textIn(answer), textIn(childNamed(answer, 'tolerance')), unit);
  return acceptedFields('number', readAnswers(question, read), readGrade(question));
}

function readMatching(question: XmlElement) {
  const pairs = childrenNamed(question, 'subquestion').map((pair) => ({
    item: readText(pair),
    choice: textIn(childNamed(pair, 'answer')),
  }));
  const { fields, losses } = matchingFields(
    pairs.map(({ item, choice }) => ({ item: item.text, choice })),
  );
  const items = pairs.map(({ item }) => item);
  return { fields, losses: [...noticesOf(...items), ...imagesInOptions(items), ...losses] };
}

function readChoice(question: XmlElement, type: 'multichoice' | 'truefalse') {
  const texts = childrenNamed(question, 'answer').map((answer) => ({
    read: type === 'truefalse' ? plainText(titleCase(textIn(answer))) : readText(answer),
    percent: Number(answer.attributes.fraction ?? 0),
  }));
  const answers = texts.map(({ read, percent }) => ({ text: read.text, percent }));
  const isOne =
    type === 'truefalse' || /^(?:true|1)?$/.test(textIn(childNamed(question, 'single')));
  const { fields, losses } = choiceFields(answers, isOne, readGrade(question));
  const read = texts.map((text) => text.read);
  return { fields, losses: [...noticesOf(...read), ...imagesInOptions(read), ...losses] };
}

const titleCase = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

function readAnswers(question: XmlElement, read: (answer: XmlElement) => string): NamedAnswer[] {
  // Moodle compares them as plain text, whatever format they name.
  return childrenNamed(question, 'answer').map((answer) => ({
    text: textIn(answer) === '*' ? '*' : read(answer),
    percent: Number(answer.attributes.fraction ?? 0),
  }));
}

function feedbackLosses(question: XmlElement): string[] {
  const ofAnswers = childrenNamed(question, 'answer').flatMap((answer) => {
    const { text } = readText(childNamed(answer, 'feedback'));
    return text ? [answerFeedbackLeftOut(textIn(answer), text)] : [];
  });
  const general = readText(childNamed(question, 'generalfeedback')).text;
  return general ? [...ofAnswers, partLeftOut('general feedback', general)] : ofAnswers;
}

/** Returns the unit of a numerical question, in brackets if no mark depends on it. */
function readUnit(question: XmlElement): string {
  const units = childrenNamed(childNamed(question, 'units'), 'unit');
  const unit = units.find((one) => Number(textIn(childNamed(one, 'multiplier'))) === 1);
  const name = textIn(childNamed(unit, 'unit_name'));
  if (name === '') return '';
  // Without the unit, marks are deducted, as a share of the answer's mark or of the question's.
  const isGraded = ['1', '2'].includes(textIn(childNamed(question, 'unitgradingtype')));
  return isGraded ? name : `(${name})`;
}

/** Reads `3.0000000` as 3. */
function readGrade(question: XmlElement): number | undefined {
  const grade = textIn(childNamed(question, 'defaultgrade'));
  return grade === '' ? undefined : wholeMarks(Number(grade));
}

function readTextBoxSize(question: XmlElement) {
  const lines = textIn(childNamed(question, 'responsefieldlines'));
  if (lines !== '') return textBoxSizeOfLines(Number(lines));
  const { type } = question.attributes;
  return type === 'shortanswer' || type === 'numerical' ? 'small' : undefined;
}
