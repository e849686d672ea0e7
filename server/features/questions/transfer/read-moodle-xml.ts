import { parseXml, XmlDocumentType, XmlElement, XmlError } from '@rgrove/parse-xml';
import {
  brokenAtLine,
  kindUnsupported,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import { topicOfCategory } from './category-path.ts';
import { FileProblem } from './file-problem.ts';
import { titleOf, type FoundFields, type FoundItem } from './found-question.ts';
import { formattedToText, noticesOf, type PlainText } from './html-to-text.ts';
import { readTags } from './question-tags.ts';
import { shortAnswerScheme } from './short-answer-scheme.ts';
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

function readQuestion(question: XmlElement, topic: string | undefined, item: number): FoundItem {
  const kind = question.attributes.type ?? '';
  const asked = readText(childNamed(question, 'questiontext'));
  const title = titleOf(textIn(childNamed(question, 'name')) || asked.text);
  if (kind !== 'essay' && kind !== 'shortanswer') {
    return { item, title, outcome: 'unsupported', problem: kindUnsupported(titleOf(kind)) };
  }
  const scheme = kind === 'essay' ? readEssayScheme(question) : readAnswers(question);
  const fields: FoundFields = {
    questionText: asked.text,
    markSchemeAnswer: scheme.text,
    maxMark: readGrade(question),
    topic,
    textBoxSize: readTextBoxSize(question),
    ...readTags(childrenNamed(childNamed(question, 'tags'), 'tag').map(textIn)),
  };
  return { item, title, fields, notices: noticesOf(asked, scheme) };
}

/** What graders are told; teachers who tell them nothing often tell students in the feedback. */
function readEssayScheme(question: XmlElement): PlainText {
  const forGraders = readText(childNamed(question, 'graderinfo'));
  const feedback = readText(childNamed(question, 'generalfeedback'));
  const isTold = forGraders.text !== '' || forGraders.hasImages;
  if (feedback.text === '' && !feedback.hasImages) return forGraders;
  if (!isTold) return withLoss(feedback, transferMessages.feedbackAsScheme);
  return withLoss(forGraders, transferMessages.generalFeedbackLeftOut);
}

function withLoss(text: PlainText, loss: string): PlainText {
  return { ...text, losses: [loss, ...text.losses] };
}

function readAnswers(question: XmlElement): PlainText {
  // Whatever format they name, Moodle compares them as plain text.
  const answers = childrenNamed(question, 'answer').map((answer) => ({
    text: textIn(answer),
    percent: Number(answer.attributes.fraction ?? 0),
    feedback: readText(childNamed(answer, 'feedback')).text,
  }));
  const { markScheme, losses } = shortAnswerScheme(answers, readGrade(question));
  if (answers.some(({ feedback }) => feedback)) losses.push(transferMessages.answerFeedbackLeftOut);
  if (readText(childNamed(question, 'generalfeedback')).text)
    losses.push(transferMessages.generalFeedbackLeftOut);
  return { text: markScheme, losses, hasImages: false };
}

/** `3.0000000` as 3. */
function readGrade(question: XmlElement): number | undefined {
  const grade = textIn(childNamed(question, 'defaultgrade'));
  return grade === '' ? undefined : Number(grade);
}

function readTextBoxSize(question: XmlElement) {
  const lines = textIn(childNamed(question, 'responsefieldlines'));
  if (lines !== '') return textBoxSizeOfLines(Number(lines));
  return question.attributes.type === 'shortanswer' ? 'small' : undefined;
}

/** An element that holds its text in `text`, and its images in `file`. */
function readText(element: XmlElement | undefined): PlainText {
  if (!element) return { text: '', hasImages: false, losses: [] };
  const found = formattedToText(
    childNamed(element, 'text')?.text ?? '',
    element.attributes.format ?? 'html',
  );
  const hasFiles = childNamed(element, 'file') !== undefined;
  return { ...found, hasImages: found.hasImages || hasFiles };
}

/** An element's own text, mostly in a `text` within it. */
function textIn(element: XmlElement | undefined): string {
  return (childNamed(element, 'text') ?? element)?.text.trim() ?? '';
}

function childNamed(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenNamed(element, name)[0];
}

function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => child instanceof XmlElement && child.name === name,
  );
}
