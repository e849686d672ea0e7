import { parseXml, XmlDocumentType, type XmlElement, XmlError } from '@rgrove/parse-xml';
import {
  answerFeedbackLeftOut,
  brokenAtLine,
  imageLeftOut,
  kindUnsupported,
  partLeftOut,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import { topicOfCategory } from './category-path.ts';
import { FileProblem } from './file-problem.ts';
import { titleOf, type FoundFields, type FoundItem } from './found-question.ts';
import { choiceFields } from './choice-answers.ts';
import { findImages, nameIn } from './found-images.ts';
import { noticesOf, plainText, type PlainText } from './html-to-text.ts';
import { childNamed, childrenNamed, filesIn, readText, textIn } from './moodle-elements.ts';
import { readTags, tagsLeftOut } from './question-tags.ts';
import { answersScheme, numberAnswer } from './accepted-answers.ts';
import { textBoxSizeOfLines } from './text-box-lines.ts';

/**
 * Reads the questions of a Moodle XML file. Throws FileProblem where it is none; a document type,
 * with which entities could be declared, is refused, and no entity but XML's own is ever read.
 */
export function readMoodleXml(content: string): FoundItem[] {
  const items: FoundItem[] = [];
  let topic: string | undefined;
  for (const question of childrenNamed(readQuiz(content), 'question')) {
    if (question.attributes.type === 'category') {
      topic = topicOfCategory(textIn(childNamed(question, 'category')));
    } else {
      items.push(readQuestion(question, topic, items.length + 1));
    }
  }
  return items;
}

function readQuiz(content: string): XmlElement {
  const document = parse(content.trimStart());
  if (document.children.some((node) => node instanceof XmlDocumentType)) {
    throw new FileProblem(transferMessages.declaresDocumentType);
  }
  if (document.root?.name !== 'quiz') throw new FileProblem(transferMessages.notMoodleXml);
  return document.root;
}

function parse(content: string) {
  try {
    return parseXml(content, { preserveDocumentType: true });
  } catch (error) {
    if (error instanceof XmlError) throw new FileProblem(brokenAtLine(error.line));
    // Elements are read recursively, and no real file is nested so deep.
    if (error instanceof RangeError) throw new FileProblem(transferMessages.notMoodleXml);
    throw error;
  }
}

const readers: Readonly<Record<string, (question: XmlElement) => PlainText>> = {
  essay: readEssayScheme,
  shortanswer: (question) => readAnswers(question, textIn),
  multichoice: withoutScheme,
  truefalse: withoutScheme,
  numerical: (question) =>
    readAnswers(
      question,
      (answer) =>
        numberAnswer(textIn(answer), textIn(childNamed(answer, 'tolerance')), readUnit(question)),
      'number',
    ),
};

function readQuestion(question: XmlElement, topic: string | undefined, item: number): FoundItem {
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
  const chosen = readChoice(question);
  const fields: FoundFields = {
    questionText: asked.text,
    markSchemeAnswer: scheme.text,
    maxMark: readGrade(question),
    topic,
    textBoxSize: readTextBoxSize(question),
    ...readTags(tags),
    ...chosen?.fields,
  };
  const ofQuestion = findImages([asked], files);
  const ofScheme = findImages([scheme], files);
  return {
    item,
    title,
    fields,
    images: { question: ofQuestion.images, scheme: ofScheme.images },
    notices: [
      ...noticesOf(asked, scheme),
      ...(chosen?.losses ?? []),
      ...ofQuestion.notices,
      ...ofScheme.notices,
      ...unplacedParts(question),
      ...tagsLeftOut(tags),
    ],
  };
}

/** What Moodle has a place for and Greenpen has none. */
const unplaced = { responsetemplate: 'response template', hint: 'hint', idnumber: 'ID number' };

function unplacedParts(question: XmlElement): string[] {
  return Object.entries(unplaced).flatMap(([name, label]) =>
    childrenNamed(question, name).flatMap((part) => {
      const text = childNamed(part, 'text') ? readText(part).text : textIn(part);
      return text ? [partLeftOut(label, text)] : [];
    }),
  );
}

/** What graders are told; teachers who tell them nothing often tell students in the feedback. */
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

/** Options are the scheme themselves. */
function withoutScheme(question: XmlElement): PlainText {
  return { ...plainText(''), losses: feedbackLosses(question) };
}

function readChoice(question: XmlElement) {
  const { type } = question.attributes;
  if (type !== 'multichoice' && type !== 'truefalse') return undefined;
  const texts = childrenNamed(question, 'answer').map((answer) => ({
    read: type === 'truefalse' ? plainText(titleCase(textIn(answer))) : readText(answer),
    percent: Number(answer.attributes.fraction ?? 0),
  }));
  const answers = texts.map(({ read, percent }) => ({ text: read.text, percent }));
  const isOne =
    type === 'truefalse' || /^(?:true|1)?$/.test(textIn(childNamed(question, 'single')));
  const { fields, losses } = choiceFields(answers, isOne, readGrade(question));
  const ofImages = texts.flatMap(({ read }) =>
    read.images.map((address) => imageLeftOut(nameIn(address), 'inOption')),
  );
  return {
    fields,
    losses: [...noticesOf(...texts.map(({ read }) => read)), ...ofImages, ...losses],
  };
}

const titleCase = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

function readAnswers(
  question: XmlElement,
  read: (answer: XmlElement) => string,
  kind?: 'number',
): PlainText {
  // Whatever format they name, Moodle compares them as plain text.
  const answers = childrenNamed(question, 'answer').map((answer) => ({
    text: textIn(answer) === '*' ? '*' : read(answer),
    percent: Number(answer.attributes.fraction ?? 0),
  }));
  const { markScheme, losses } = answersScheme(answers, readGrade(question), kind);
  return { ...plainText(markScheme), losses: [...losses, ...feedbackLosses(question)] };
}

function feedbackLosses(question: XmlElement): string[] {
  const ofAnswers = childrenNamed(question, 'answer').flatMap((answer) => {
    const { text } = readText(childNamed(answer, 'feedback'));
    return text ? [answerFeedbackLeftOut(textIn(answer), text)] : [];
  });
  const general = readText(childNamed(question, 'generalfeedback')).text;
  return general ? [...ofAnswers, partLeftOut('general feedback', general)] : ofAnswers;
}

/** The unit of a numerical question, in brackets where no mark depends on it. */
function readUnit(question: XmlElement): string {
  const units = childrenNamed(childNamed(question, 'units'), 'unit');
  const unit = units.find((one) => Number(textIn(childNamed(one, 'multiplier'))) === 1);
  const name = textIn(childNamed(unit, 'unit_name'));
  if (name === '') return '';
  return textIn(childNamed(question, 'unitgradingtype')) === '1' ? name : `(${name})`;
}

/** `3.0000000` as 3. */
function readGrade(question: XmlElement): number | undefined {
  const grade = textIn(childNamed(question, 'defaultgrade'));
  return grade === '' ? undefined : Number(grade);
}

function readTextBoxSize(question: XmlElement) {
  const lines = textIn(childNamed(question, 'responsefieldlines'));
  if (lines !== '') return textBoxSizeOfLines(Number(lines));
  const { type } = question.attributes;
  return type === 'shortanswer' || type === 'numerical' ? 'small' : undefined;
}
