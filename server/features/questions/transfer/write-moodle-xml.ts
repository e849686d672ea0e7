import type { QuestionRow } from '../questions-queries.ts';
import { categoryOfTopic } from './category-path.ts';
import { titleOf } from './found-question.ts';
import { writeTags } from './question-tags.ts';
import { linesOfTextBox } from './text-box-lines.ts';

/** Questions as a Moodle XML file of essays, their mark schemes as information for graders. */
export function writeMoodleXml(questions: readonly QuestionRow[]): string {
  const elements = questions.flatMap((question, index) =>
    question.topic === questions[index - 1]?.topic
      ? [writeQuestion(question)]
      : [writeCategory(question.topic), writeQuestion(question)],
  );
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...elements, '</quiz>', ''].join(
    '\n',
  );
}

function writeCategory(topic: string): string {
  return `  <question type="category">
    <category>${writeText(categoryOfTopic(topic))}</category>
  </question>`;
}

function writeQuestion(question: QuestionRow): string {
  const tags = writeTags(question, ['maxMark', 'textBoxSize']).map(
    (tag) => `      <tag>${writeText(tag)}</tag>`,
  );
  return `  <question type="essay">
    <name>${writeText(titleOf(question.questionText))}</name>
    <questiontext format="plain_text">${writeText(question.questionText)}</questiontext>
    <generalfeedback format="plain_text"><text></text></generalfeedback>
    <defaultgrade>${question.maxMark}</defaultgrade>
    <penalty>0</penalty>
    <hidden>0</hidden>
    <responseformat>plain</responseformat>
    <responserequired>0</responserequired>
    <responsefieldlines>${linesOfTextBox[question.textBoxSize]}</responsefieldlines>
    <attachments>0</attachments>
    <attachmentsrequired>0</attachmentsrequired>
    <graderinfo format="plain_text">${writeText(question.markSchemeAnswer)}</graderinfo>
    <responsetemplate format="plain_text"><text></text></responsetemplate>
    <tags>
${tags.join('\n')}
    </tags>
  </question>`;
}

function writeText(text: string): string {
  return `<text>${escapeXml(text)}</text>`;
}

/** What XML cannot hold at all, not even escaped. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // A reader of XML takes a bare one for a line feed.
  '\r': '&#13;',
};

function escapeXml(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll(/[&<>\r]/g, (sign) => escapes[sign] ?? sign);
}
