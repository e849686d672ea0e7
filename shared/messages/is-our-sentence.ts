import { appealsMessages } from './appeals.ts';
import { accountsMessages } from './accounts.ts';
import { attemptsMessages } from './attempts.ts';
import { classesMessages } from './classes.ts';
import { generalMessages } from './general.ts';
import { landingMessages } from './landing.ts';
import { markingMessages } from './marking.ts';
import { questionsMessages } from './questions.ts';
import { quizzesMessages } from './quizzes.ts';
import { reportsMessages } from './reports.ts';
import { resultsMessages } from './results.ts';
import { transferMessages } from './transfer.ts';
import { typingTestMessages } from './typing-test.ts';
import { uploadsMessages } from './uploads.ts';
import { usersMessages } from './users.ts';

/** Whether the sentence is one of ours, and so fit to be shown to a person. For the server only. */
export function isOurSentence(sentence: string): boolean {
  return sentences.has(sentence);
}

const sentences = new Set<string>(
  [
    accountsMessages,
    appealsMessages,
    attemptsMessages,
    classesMessages,
    generalMessages,
    landingMessages,
    markingMessages,
    questionsMessages,
    quizzesMessages,
    reportsMessages,
    resultsMessages,
    transferMessages,
    typingTestMessages,
    uploadsMessages,
    usersMessages,
  ].flatMap((group) => Object.values(group)),
);
