import { readFile, type FileReading } from '../../questions/public.ts';
import { readDocuments } from './documents.ts';
import { readQuestionDocument, type LegacyQuestion } from './read-question-document.ts';
import { readQuizDocument, type LegacyQuiz } from './read-quiz-document.ts';

/** The contents of a legacy system's file. */
export interface LegacyExport {
  questions: LegacyQuestion[];
  quizzes: (LegacyQuiz | null)[];
  notices: string[];
}

export default function readExport(content: string): FileReading<LegacyExport> {
  return readFile(content, read, ({ questions, quizzes }) => questions.length + quizzes.length);
}

function read(content: string): LegacyExport {
  const { questions, quizzes, notices } = readDocuments(content);
  return {
    questions: questions.map((document, index) => readQuestionDocument(document, index + 1)),
    quizzes: quizzes.map((document) => readQuizDocument(document)),
    notices,
  };
}
