import { readAcceptedNumber } from '../../../../shared/number-question.ts';
import { categoryOfTopic } from './category-path.ts';
import { acceptedNumbers, acceptedTerms, matchedPairs, weighedOptions } from './exact-parts.ts';
import type { ExportedQuestion } from './exported-question.ts';
import type { FoundImage } from './found-images.ts';
import { titleOf } from './found-question.ts';
import { tagsBeside } from './question-tags.ts';
import { readMoodleXml } from './read-moodle-xml.ts';
import { linesOfTextBox } from './text-box-lines.ts';
import { escapeXml } from './xml-text.ts';

/**
 * Writes questions as a Moodle XML file, each as the matching Moodle kind, with its images
 * embedded. An essay's mark scheme is its information for graders. Anything that Moodle cannot hold
 * is written as tags, so that a question can be read back unchanged.
 */
export function writeMoodleXml(questions: readonly ExportedQuestion[]): string {
  const elements = questions.flatMap((question, index) =>
    question.topic === questions[index - 1]?.topic
      ? [writeQuestion(question)]
      : [writeCategory(question.topic), writeQuestion(question)],
  );
  return file(elements);
}

const file = (elements: readonly string[]) =>
  ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...elements, '</quiz>', ''].join('\n');

function writeCategory(topic: string): string {
  return `  <question type="category">
    <category>${writeText(categoryOfTopic(topic))}</category>
  </question>`;
}

const moodleTypes = {
  text: 'essay',
  choice: 'multichoice',
  choices: 'multichoice',
  number: 'numerical',
  term: 'shortanswer',
  matching: 'matching',
} as const;

function writeQuestion(question: ExportedQuestion): string {
  const plain = { ...question, images: { question: null, scheme: null } };
  const [read] = readMoodleXml(file([writeElement(withoutBytes(question), [])]));
  const tags = tagsBeside(plain, read && 'fields' in read ? read.fields : {});
  return writeElement(question, tags);
}

const empty = (image: FoundImage | null) => image && { ...image, bytes: new Uint8Array() };

/** Returns the question with empty images, whose text is written the same way. */
function withoutBytes(question: ExportedQuestion): ExportedQuestion {
  const { question: asked, scheme } = question.images;
  return { ...question, images: { question: empty(asked), scheme: empty(scheme) } };
}

function writeElement(question: ExportedQuestion, tags: readonly string[]): string {
  const { kind, images, maxMark, questionText } = question;
  // A question whose scheme is to come has no answers to list.
  const type = question.markSchemeAnswer === '' ? 'essay' : moodleTypes[kind];
  const scheme = type === 'essay' ? question.markSchemeAnswer : '';
  const parts = [
    `<name>${writeText(titleOf(questionText))}</name>`,
    writePart('questiontext', questionText, images.question),
    '<generalfeedback format="plain_text"><text></text></generalfeedback>',
    `<defaultgrade>${maxMark}</defaultgrade>`,
    '<penalty>0</penalty>',
    '<hidden>0</hidden>',
    ...(type === 'essay' ? essayParts(question) : answerParts(question)),
    ...(type === 'essay' || images.scheme ? [writePart('graderinfo', scheme, images.scheme)] : []),
    '<tags>',
    ...tags.map((tag) => `  <tag>${writeText(tag)}</tag>`),
    '</tags>',
  ];
  return [
    `  <question type="${type}">`,
    ...parts.map((part) => `    ${part}`),
    '  </question>',
  ].join('\n');
}

function essayParts({ textBoxSize }: ExportedQuestion): string[] {
  return [
    '<responseformat>plain</responseformat>',
    '<responserequired>0</responserequired>',
    `<responsefieldlines>${linesOfTextBox[textBoxSize]}</responsefieldlines>`,
    '<attachments>0</attachments>',
    '<attachmentsrequired>0</attachmentsrequired>',
    '<responsetemplate format="plain_text"><text></text></responsetemplate>',
  ];
}

function answerParts(question: ExportedQuestion): string[] {
  const { kind } = question;
  if (kind === 'matching') {
    const pairs = matchedPairs(question).map(
      ({ item, choice }) =>
        `<subquestion format="plain_text">${writeText(item)}<answer>${writeText(choice)}</answer></subquestion>`,
    );
    return ['<shuffleanswers>true</shuffleanswers>', ...pairs];
  }
  if (kind === 'number') return numberParts(question);
  if (kind === 'term') {
    return ['<usecase>0</usecase>', ...acceptedTerms(question).map((one) => answer(one))];
  }
  return [
    `<single>${kind === 'choice'}</single>`,
    '<shuffleanswers>false</shuffleanswers>',
    '<answernumbering>none</answernumbering>',
    ...weighedOptions(question).map((one) => answer(one)),
  ];
}

const answer = ({ text, percent }: { text: string; percent: number }, more = '') =>
  `<answer fraction="${percent}" format="plain_text">${writeText(text)}${more}</answer>`;

function numberParts(question: ExportedQuestion): string[] {
  const numbers = acceptedNumbers(question);
  const [unit] = question.markSchemeAnswer
    .split('\n')
    .flatMap((line) => readAcceptedNumber(line.replace(/\s*\(\d{1,3}\)$/, '')) ?? []);
  const answers = numbers.map(({ value, tolerance, percent }) =>
    answer({ text: String(value), percent }, `<tolerance>${tolerance}</tolerance>`),
  );
  if (!unit || unit.unit === '') return answers;
  return [
    ...answers,
    `<units><unit><multiplier>1</multiplier><unit_name>${escapeXml(unit.unit)}</unit_name></unit></units>`,
    `<unitgradingtype>${unit.isUnitAsked ? 1 : 0}</unitgradingtype>`,
    '<unitpenalty>1</unitpenalty>',
  ];
}

/** Writes a text, as HTML if it shows an image, which follows in base64. */
function writePart(name: string, text: string, image: FoundImage | null): string {
  if (!image) return `<${name} format="plain_text">${writeText(text)}</${name}>`;
  const lines = escapeXml(text).replaceAll('\n', '<br>');
  const html = `${lines}<p><img src="@@PLUGINFILE@@/${encodeURIComponent(image.name)}" alt=""></p>`;
  const bytes = Buffer.from(image.bytes).toString('base64');
  const held = `<file name="${escapeXml(image.name)}" path="/" encoding="base64">${bytes}</file>`;
  return `<${name} format="html">${writeText(html)}${held}</${name}>`;
}

function writeText(text: string): string {
  return `<text>${escapeXml(text)}</text>`;
}
