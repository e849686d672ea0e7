import { counted } from '../counted.ts';

/** The sentences of transfer. Those from spec sections 4, 5 and 8 are word for word. */
export const transferMessages = {
  unreadable: 'This file could not be read.',
  itemsInvalid: 'Some items need your attention. Nothing has been imported yet.',
  tooLarge: 'A file can be at most 24 MB. Please split it.',
  tooMany: 'At most 5,000 items can be imported at once. Please split the file.',
  empty: 'There are no questions in this file.',
  columnsMissing:
    'The columns Question and Mark Scheme were not found. Please download the template to see how the file should look.',
  sayWhichColumns: 'Please say above which column holds the question, and check the file again.',
  sayWhichScheme:
    'No column holds the mark schemes. Please say above which does, or check the file again to import the questions as “scheme to come”.',
  cellsTooMany: 'This row has more cells than there are columns.',
  alreadyThere: 'This question is already in the question bank.',
  repeated: 'This question is in the file more than once.',
  penaltiesLeftOut: 'Its wrong options took marks away; here they earn nothing.',
  wrongTakesMark: 'Here each wrong option that is chosen loses one mark, down to 0.',
  caseCounts: 'Capitals counted in its answers; here they do not.',
  modelAsScheme: 'The answer it gave as right is now the mark scheme. Please check it.',
  notXml: 'This is not an XML file that could be read.',
  notQti: 'There are no QTI items in this file.',
  notAPackage: 'This is not a ZIP file that could be opened.',
  packageTooLarge:
    'Unpacked, this file would be larger than any package of questions, so it was not opened.',
  packageLeadsOut: 'This ZIP file points to places outside itself, so it was not opened.',
  wildcardsInWords:
    'An asterisk in its answers stood for any words, so it is now a written question, marked by meaning.',
  moreThanAll: 'An answer that earned more than full marks now earns full marks.',
  formattingLeftOut: 'More of its bold, italics and the like was left out.',
  imageNotInFile: 'Its image was left out. Please add it to the question afterwards.',
  mathmlAsText: 'A formula in MathML was turned into plain text. Please check it.',
  schemeToCome:
    'It has no mark scheme. It is imported as “scheme to come”, and cannot be used in a quiz until it has one.',
  formulasRewritten:
    'Formulas of the Word document were rewritten as maths between dollar signs. Please check them.',
  trackedChanges:
    'The Word document has tracked changes. It was read as if all of them were accepted: what they delete is left out.',
  tableAsLines: 'Its table was turned into lines of text. Please check it.',
  feedbackAsScheme: 'Its general feedback is now the mark scheme. Please check it.',
  notMoodleXml: 'This is not a Moodle XML file. In Moodle, export the questions as Moodle XML.',
  declaresDocumentType:
    'This file declares a document type, which Moodle never writes. It was not read any further.',
  notJson: 'This is not a JSON file with the documents of the legacy system.',
  notADocument: 'This is not a document of the legacy system.',
  quizAlreadyThere: 'This quiz is already here.',
  quizRepeated: 'This quiz code is in the file more than once.',
  quizWithoutQuestions: 'None of its questions could be found.',
  timeLimitInvalid: 'The time limit must be a whole number of seconds, a day at most.',
  tooManyQuestions: 'A quiz can have at most 500 questions.',
  optionsSorted:
    'Its options now stand in alphabetical order, so that their order does not tell which is right.',
  orderToCheck:
    'Its options stay in the order of the file, because they name each other by their places. Please check that the order does not tell which is right.',
  newQuestionId: 'It was given a new id.',
  notWord: 'This is not a Word document (.docx) that could be read.',
  beforeQuestions: 'This comes before the first numbered question, and is not imported.',
  linesLeftOut: 'Its lines to write on were left out.',
  totalLeftOut: 'The line with the total of its marks was left out.',
  furnitureLeftOut: 'A line such as “Turn over” was left out.',
  marksAdded: 'It had marks in several places; they were added up.',
  checkFailed: 'The file could not be checked. Please try again.',
  importFailed: 'Nothing could be imported. Please try again.',
} as const;

/** The sentence for a part of a mark scheme whose number no question has. */
export function schemeWithoutQuestion(label: string): string {
  return label === ''
    ? 'This comes before the first number in the mark scheme, and is not imported.'
    : `The mark scheme has this under ${label}, and the paper has no such question. It is not imported.`;
}

/** The sentence for a question whose paper and mark scheme disagree. */
export function marksDiffer(paper: number, scheme: number): string {
  return `The paper gives ${paper}, its mark scheme ${scheme}. Please check its marks.`;
}

/** The sentence for a nested category of which a topic is made. */
export function categoryCut(path: readonly string[], topic: string): string {
  return `Of the category “${inShort(path.join(' / '))}” only “${inShort(topic)}” was kept, as the topic.`;
}

/** The sentence for text that may state the marks of a question. */
export function marksUnread(text: string): string {
  return `“${inShort(text)}” was left in its text and not read as marks. Please check its marks.`;
}

/** The sentence for a right answer in a list that may mean two options. */
export function rightAnswerTaken(written: string, option: string): string {
  return `“${inShort(written)}” could be the place of an option or its words. “${inShort(option)}” was taken as right. Please check it.`;
}

/** The sentence for a right answer in a list that is not one of the options. */
export function rightAnswerUnknown(written: string): string {
  return `“${inShort(written)}” is given as the right answer, but is none of the options.`;
}

/** The sentence for text above the headings of a list. */
export function aboveHeadings(text: string): string {
  return `The text above the headings was left out: “${inShort(text)}”.`;
}

/** The sentence for a column that questions have no field for. */
export function columnLeftOut(heading: string): string {
  return `The column “${inShort(heading)}” of the file was left out.`;
}

/** The sentence for a link in an imported text, of which only the words are kept. */
export function linkLeftOut(address: string): string {
  return `The address of a link was left out: ${inShort(address)}.`;
}

/** The sentence for media that an imported text plays or embeds. */
export function mediaLeftOut(element: string, address: string | undefined): string {
  const kind = mediaKinds[element] ?? 'Something embedded';
  return address ? `${kind} was left out: ${inShort(address)}.` : `${kind} was left out.`;
}

/** The sentence for an answer whose share of the marks is not a whole mark. */
export function partMarkLeftOut(answer: string, percent: number): string {
  return `The answer “${inShort(answer)}”, which earned ${percent}% of the marks, was left out: marks are whole numbers here.`;
}

/** The sentence for an option whose share of the marks cannot be kept. */
export function wrongMarksChanged(option: string, percent: number): string {
  return `The option “${inShort(option)}” earned ${percent}% of the marks, which are whole numbers here. Please check what it earns.`;
}

/** The sentence for a question's feedback on an answer. */
export function answerFeedbackLeftOut(answer: string, feedback: string): string {
  return `The feedback on “${inShort(answer)}” was left out: “${inShort(feedback)}”.`;
}

/** The sentence for a part of a question that Greenpen does not support. */
export function partLeftOut(part: string, text: string): string {
  return `Its ${part} was left out: “${inShort(text)}”.`;
}

/** The sentence for a part that Greenpen does not support and that other questions have as well. */
export function partsLeftOut(part: string, text: string, others: number): string {
  const questions = counted(others, 'other question');
  return `Its ${part} was left out, and the same in ${questions}: “${inShort(text)}”.`;
}

/** The sentence for an answer that a question lists as wrong. */
export function wrongAnswerLeftOut(answer: string): string {
  return `The answer “${inShort(answer)}”, which earned nothing, was left out of the mark scheme.`;
}

const mediaKinds: Readonly<Record<string, string>> = {
  audio: 'A sound',
  video: 'A video',
  svg: 'A drawing',
};

/** The sentence for an image that could not be imported. */
export function imageLeftOut(name: string, reason: keyof typeof imageProblems): string {
  return `The image ${inShort(name)} was left out: ${imageProblems[reason]}. Please add it to the question afterwards.`;
}

const imageProblems = {
  missing: 'it is not in the file',
  elsewhere: 'it lies on another website',
  unreadable: 'it is not a readable PNG, JPEG, WebP or GIF',
  tooMany: 'a question takes at most 10',
  inOption: 'an option is text here',
} as const;

/** The sentence for the images of a question that shows several. */
export function imagesJoined(count: number): string {
  return `Its ${count} images are now one, one below the other.`;
}

const MAX_SHOWN_CHARACTERS = 200;

function inShort(text: string): string {
  return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;
}

/** The sentence for a piece of imported text that had to be changed. */
export function readsNow(before: string, after: string): string {
  return `“${inShort(before)}” now reads “${inShort(after)}”.`;
}

/** The sentence for a list with an unclosed quotation mark, with the line where it begins. */
export function quotesBroken(line: number): string {
  return `The quotation mark on line ${line} is not closed as it should be.`;
}

/** The sentence for marks that were not a whole number; empty if they were. */
export function marksRounded(before: number | undefined, after: number | undefined): string[] {
  return after === undefined || before === after
    ? []
    : [`It was worth ${before} marks and now is worth ${after}: marks are whole numbers here.`];
}

/** The sentence for a field that an imported question leaves empty. */
export function fieldMissing(label: string): string {
  return `${label} is missing.`;
}

/** The sentence for a field of an imported question that is not a number, or is out of range. */
export function mustBeWholeNumber(label: string, max: number): string {
  return `${label} must be a whole number from 0 to ${max}.`;
}

/** The sentence for a value of an imported question that is not one of the allowed values. */
export function mustBeOneOf(label: string, values: readonly string[]): string {
  return `${label} must be ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values)}.`;
}

/** The sentence for a text of an imported document that is too long. */
export function fieldTooLong(label: string, max: number): string {
  return `${label} has more than ${max.toLocaleString('en-GB')} characters.`;
}

/** The sentence for a column that occurs twice in a file. */
export function columnRepeated(label: string): string {
  return `The column ${label} is there more than once.`;
}

/** The sentence for a question of a kind that Greenpen does not support. */
export function kindUnsupported(kind: string): string {
  return `Questions of the kind “${kind}” cannot be imported.`;
}

/** The sentence for a file or an item that violates its format, with the line. */
export function brokenAtLine(line: number): string {
  return `This could not be read from line ${line} onwards.`;
}

/** The sentence for questions that an imported quiz has lost. */
export function questionsLeftOut(count: number): string {
  return count === 1
    ? 'One of its questions was not found and is left out.'
    : `${count} of its questions were not found and are left out.`;
}

/** The sentence for documents of the legacy system that are neither questions nor quizzes. */
export function collectionIgnored(name: string): string {
  return `“${name}” is not imported; only questions and quizzes are.`;
}
