import { sql } from 'drizzle-orm';
import type { Database, Db } from '../client.ts';
import { account, user } from '../schema/accounts.ts';
import { classMemberships, tenants } from '../schema/classes.ts';
import { firstSteps } from '../schema/first-steps.ts';
import { questions } from '../schema/questions.ts';
import { quizQuestions, quizzes } from '../schema/quizzes.ts';
import { hashInTurn } from '../../features/accounts/passwords/password-hashing.ts';
import { answersDemo02 } from './answers-demo02.ts';
import { answersDemo03 } from './answers-demo03.ts';
import { loadClassAnswers } from './load-class-answers.ts';
import { loadTypingRuns } from './load-typing-runs.ts';
import type { Marker } from '../../features/marking/public.ts';
import { markDemoQuiz } from './mark-demo-quiz.ts';
import { demoPeople, demoTeachers } from './people.ts';
import { demoQuestions } from './questions.ts';
import { demoQuizzes } from './quizzes.ts';

/** The password of everyone in the demo school. */
export const DEMO_PASSWORD = 'greenpen-demo';

/**
 * Fills an empty database with a small school, all or nothing, and then has one of its quizzes
 * marked. Leaves any other database untouched.
 */
export async function loadDemoData(database: Database, marker: Marker): Promise<void> {
  if (await loadSchool(database)) await markDemoQuiz(database, marker);
}

/** Returns true if the database was empty and now holds the demo school. */
function loadSchool(database: Database): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [somebody] = await transaction.select({ id: user.id }).from(user).limit(1);
    if (somebody) return false;
    await loadPeople(transaction);
    await loadQuestions(transaction);
    await loadQuizzes(transaction);
    await loadClassAnswers(transaction, 'DEMO02', answersDemo02);
    await loadClassAnswers(transaction, 'DEMO03', answersDemo03);
    await loadTypingRuns(transaction);
    // The demo school is already set up, so it does not show the first steps.
    await transaction.insert(firstSteps).values({ name: 'dismissed' });
    return true;
  });
}

async function loadPeople(database: Db): Promise<void> {
  // One hash for everyone: the password is public, and hashing is slow on purpose.
  const password = await hashInTurn(DEMO_PASSWORD);
  await database.insert(user).values(
    demoPeople.map(({ key, displayName, classes: _, ...person }) => ({
      ...person,
      id: key,
      name: displayName,
      emailVerified: true,
      tenant: person.teacherCode,
    })),
  );
  await database.insert(account).values(
    demoPeople.map(({ key }) => ({
      id: `${key}-password`,
      accountId: key,
      providerId: 'credential',
      userId: key,
      password,
    })),
  );
  await database.insert(tenants).values(
    demoTeachers.map(({ key, displayName, teacherCode }) => ({
      teacherId: key,
      teacherName: displayName,
      teacherCode: teacherCode ?? '',
    })),
  );
  await database
    .insert(classMemberships)
    .values(
      demoPeople.flatMap(({ key, classes }) =>
        classes.map((teacherCode) => ({ studentId: key, teacherCode })),
      ),
    );
}

async function loadQuestions(database: Db): Promise<void> {
  await database.insert(questions).values(
    demoQuestions.map(({ teacher, ...question }, index) => ({
      ...question,
      createdBy: teacher,
      // A second apart, so that "newest first" has one order.
      createdAt: sql`now() - interval '60 days' - ${index} * interval '1 second'`,
    })),
  );
}

async function loadQuizzes(database: Db): Promise<void> {
  await database.insert(quizzes).values(
    demoQuizzes.map(({ quizCode, title, subject, defaultTimeLimit, locked, ...quiz }) => ({
      quizCode,
      title,
      subject,
      defaultTimeLimit,
      locked,
      // Lets visitors see every kind of mark as both students and teachers do.
      resultsRelease: 'as-marked' as const,
      creatorUid: quiz.teacher,
      createdAt: sql`now() - ${quiz.createdDaysAgo} * interval '1 day'`,
    })),
  );
  await database
    .insert(quizQuestions)
    .values(
      demoQuizzes.flatMap(({ quizCode, questionIds }) =>
        questionIds.map((questionId, position) => ({ quizCode, questionId, position })),
      ),
    );
}
