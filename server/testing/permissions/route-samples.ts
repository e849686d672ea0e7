import { randomUUID } from 'node:crypto';
import { FACTORY_PASSWORD } from '../factories.ts';
import { reportRequest, samplePlatform, type SampleSchool } from './sample-school.ts';

/** The values for a route's path, query and body. */
export interface RouteSample {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
}

/** Placeholder in a body for the caller's id. */
export const SELF = 'the-actors-own-id';

const sampleAnswer = {
  questionText: 'Which gas?',
  markSchemeAnswer: 'carbon dioxide (1)',
  userAnswer: 'carbon dioxide',
  maxMark: 1,
};

/**
 * Returns, for each route of the contract with input, values about a row of the school: the
 * student's, or the class teacher's.
 */
export function listRouteSamples(school: SampleSchool): Record<string, RouteSample> {
  const { people, image, question, quiz, openQuiz, doomedQuiz, satQuiz, submission } = school;
  const { student } = people;
  const inClass = { teacherCode: people['class teacher'].teacherCode };
  const asked = { quizCode: satQuiz.quizCode, questionId: question.id };
  const seen = { submissionId: submission.submissionId, markRevision: -1 };
  const twins = { studentId: school.twins[0].id, otherId: school.twins[1].id };
  return {
    'account.changeName': { body: { displayName: 'Terry Teacher' } },
    'account.changeEmail': { body: { email: 'another@school.example', password: 'wrong' } },
    'account.confirmEmail': { body: { token: 'none' } },
    'account.disconnectProvider': { params: { providerId: 'google' } },
    'account.endSession': { params: { sessionId: 'none' } },
    'tokens.create': {
      body: { name: 'Timetable', scopes: ['quiz.list'], password: FACTORY_PASSWORD },
    },
    'webhooks.create': {
      body: { url: 'https://sis.school.example/in', events: ['quiz.released'] },
    },
    'webhooks.remove': { params: { webhookId: school.webhookId } },
    'webhooks.listDeliveries': { params: { webhookId: school.webhookId } },
    'webhooks.sendAgain': { params: { webhookId: school.webhookId, deliveryId: randomUUID() } },
    'lti.add': { body: { ...samplePlatform, clientId: randomUUID() } },
    'lti.change': { params: { platformId: school.platformId }, body: samplePlatform },
    'lti.remove': { params: { platformId: school.platformId } },
    'lti.listFailing': { params: { platformId: school.platformId } },
    'lti.sendAgain': { params: { platformId: school.platformId } },
    'lti.describeArrival': { params: { ticket: 'of-nobody' } },
    'lti.chooseQuiz': { params: { quizCode: quiz.quizCode }, body: { ticket: 'of-nobody' } },
    'tokens.revoke': { params: { tokenId: school.token.id } },
    'system.acceptLeaving': { body: { provider: 'nobody', fields: [] } },
    'accounts.listUsers': { query: 'role=student' },
    'accounts.setRole': { params: { userId: student.id }, body: { role: 'student' } },
    'accounts.correctDetails': {
      params: { userId: student.id },
      body: { displayName: student.name, email: student.email },
    },
    'accounts.setExtraTime': {
      params: { userId: student.id },
      body: { extraTimePercentage: 0 },
    },
    'accounts.undoRole': { params: { userId: student.id } },
    'accounts.resetSecondFactor': { params: { userId: school.deletable.id } },
    'accounts.setSuspended': {
      params: { userId: school.cardHolder.id },
      body: { suspended: false },
    },
    'accounts.endSessions': { params: { userId: school.cardHolder.id } },
    'accounts.makePasswordLink': { params: { userId: school.cardHolder.id } },
    'accounts.resendInvitation': { params: { userId: school.cardHolder.id } },
    'accounts.deleteUser': { params: { userId: school.deletable.id } },
    'accounts.inviteUsers': {
      body: { rows: [{ name: 'New', email: 'new@school.example' }], dryRun: true },
    },
    'classes.join': { body: { teacherCode: school.elsewhere.teacherCode } },
    'classes.leave': { params: { teacherCode: school.leftClass.teacherCode } },
    'classes.get': { params: inClass },
    'classes.create': { body: { name: '' } },
    'classes.update': { params: inClass, body: { name: '9B Biology' } },
    'classes.setArchived': { params: inClass, body: { archived: false } },
    'classes.setTeacher': {
      params: { ...inClass, userId: people['co-teacher'].id },
      body: { part: 'co-teacher' },
    },
    'classes.removeTeacher': { params: { ...inClass, userId: 'nobody' } },
    'classes.listStudents': { query: `teacherCode=${inClass.teacherCode}` },
    'classes.addStudents': { params: inClass, body: { userIds: [student.id] } },
    'classes.createStudents': { params: inClass, body: { names: ['New Student'] } },
    'classes.makeCards': { params: inClass, body: { userIds: [school.cardHolder.id] } },
    'classes.moveStudents': {
      params: inClass,
      body: { toTeacherCode: inClass.teacherCode, userIds: [student.id] },
    },
    'classes.importRoster': {
      body: { files: [{ name: 'list.csv', content: 'Name,Class\nA Student,9B' }], dryRun: true },
    },
    'classes.startRoster': {
      body: { files: [{ name: 'list.csv', content: 'Name,Class\nA Student,9B' }], dryRun: true },
    },
    'classes.rollOver': {
      body: { academicYear: '2027/28', carry: 'none', leavingYear: null, dryRun: true },
    },
    'classes.undoRollover': { params: { id: randomUUID() } },
    'classes.findPeople': { query: 'search=sam&who=students' },
    'classes.checkLines': { params: inClass, body: { lines: ['Sam Example'] } },
    'classes.removeStudent': { params: { userId: school.leaver.id }, body: inClass },
    'welfare.read': { params: { concernId: school.concernId } },
    'welfare.decide': {
      params: { concernId: school.concernId },
      body: { outcome: 'no-concern', note: '' },
    },
    'questions.exportFile': { query: 'format=csv' },
    'system.noteFirstStep': { params: { name: 'marker' } },
    'system.dismissFirstSteps': { body: { dismissed: true } },
    'system.retryJob': { params: { jobId: randomUUID() }, body: { name: 'send-invitation' } },
    'uploads.create': { params: { kind: 'question' } },
    'uploads.read': {
      params: { folder: 'questions', name: image.url.slice(image.url.lastIndexOf('/') + 1) },
    },
    'questions.create': { body: { maxMark: 0 } },
    'questions.get': { params: { questionId: question.id } },
    'questions.update': {
      params: { questionId: question.id },
      body: {
        questionText: question.questionText,
        markSchemeAnswer: question.markSchemeAnswer,
        maxMark: question.maxMark,
        topic: question.topic,
        subject: question.subject,
        level: question.level,
        specCode: question.specCode,
        questionImageURL: image.url,
      },
    },
    'questions.countAsked': { body: { questionIds: ['no-such-question'] } },
    'questions.remove': { body: { questionIds: ['no-such-question'] } },
    'questions.restore': { body: { questionIds: ['no-such-question'] } },
    'questions.duplicate': { params: { questionId: question.id } },
    'questions.listRevisions': { params: { questionId: question.id } },
    'quizzes.create': { body: { quizCode: '' } },
    'quizzes.get': { params: { quizCode: quiz.quizCode } },
    'quizzes.exportQuestions': { params: { quizCode: quiz.quizCode }, query: 'format=gift' },
    'quizzes.update': {
      params: { quizCode: quiz.quizCode },
      body: { defaultTimeLimit: 600, resultsRelease: 'as-marked' },
    },
    'quizzes.setLocked': { params: { quizCode: quiz.quizCode }, body: { locked: false } },
    'quizzes.getSetFor': { params: { quizCode: quiz.quizCode } },
    'quizzes.setFor': {
      params: { quizCode: quiz.quizCode },
      body: { classes: [{ ...inClass, opensAt: null, closesAt: null }] },
    },
    'quizzes.setWindow': {
      params: { quizCode: quiz.quizCode, userId: student.id },
      body: { opensAt: null, closesAt: null },
    },
    'quizzes.removeWindow': { params: { quizCode: quiz.quizCode, userId: student.id } },
    'quizzes.setReleased': { params: { quizCode: quiz.quizCode }, body: { released: true } },
    'quizzes.duplicate': {
      params: { quizCode: quiz.quizCode },
      body: { newQuizCode: quiz.quizCode },
    },
    'quizzes.remove': { params: { quizCode: doomedQuiz.quizCode } },
    'quizzes.restore': { params: { quizCode: doomedQuiz.quizCode } },
    'attempts.start': { params: { quizCode: openQuiz.quizCode } },
    'attempts.saveAnswer': {
      params: { quizCode: quiz.quizCode, questionId: question.id },
      body: { userId: SELF, answer: 'oxygen', revision: 1, isSaved: false },
    },
    'attempts.finish': {
      params: { quizCode: quiz.quizCode },
      body: { userId: SELF, answers: [], because: 'submitted' },
    },
    'attempts.checkIn': { params: { quizCode: quiz.quizCode }, body: { userId: SELF } },
    'attempts.startRest': { params: { quizCode: quiz.quizCode }, body: { userId: SELF } },
    'attempts.endRest': { params: { quizCode: quiz.quizCode }, body: { userId: SELF } },
    'attempts.listLiveAttempts': { params: { quizCode: quiz.quizCode } },
    'attempts.addTime': { params: { quizCode: quiz.quizCode }, body: { minutes: 5 } },
    'attempts.reopen': {
      params: { quizCode: satQuiz.quizCode, userId: student.id },
      body: { minutes: 5 },
    },
    'attempts.finishFor': { params: { quizCode: satQuiz.quizCode, userId: student.id } },
    'marking.listResponses': { params: { quizCode: satQuiz.quizCode } },
    'marking.exportResponses': { params: { quizCode: satQuiz.quizCode } },
    'marking.startRun': { params: { quizCode: quiz.quizCode }, body: { mode: 'all' } },
    'marking.stopRun': { params: { runId: school.run.id } },
    'marking.resumeRun': { params: { runId: school.run.id } },
    'marking.listRuns': { params: { quizCode: satQuiz.quizCode } },
    'marking.watchRun': { params: { runId: school.run.id } },
    'marking.markQuiz': { body: { submissions: [{ id: 'one', ...sampleAnswer }] } },
    'marking.showRequest': { body: sampleAnswer },
    'marking.tryMarker': { body: sampleAnswer },
    'marking.listAnswerGroups': { params: asked },
    'marking.listToCheck': { params: { quizCode: satQuiz.quizCode } },
    'marking.acceptMarks': {
      params: { quizCode: satQuiz.quizCode },
      body: { which: { kind: 'listed', items: [seen] } },
    },
    'marking.setMarks': {
      params: { quizCode: satQuiz.quizCode },
      body: { items: [seen], markAwarded: 1 },
    },
    'marking.undoDecision': {
      params: { quizCode: school.decidedQuiz.quizCode, decisionId: school.decisionId },
    },
    'marking.listMarkEvents': { params: { submissionId: submission.submissionId } },
    'marking.trySchemeLine': { params: asked, body: { kind: 'note', line: 'a note' } },
    'marking.teachSchemeLine': {
      params: asked,
      body: { kind: 'note', line: 'a note', items: [] },
    },
    'marking.openSample': { params: { quizCode: satQuiz.quizCode } },
    'marking.setBlindMark': {
      params: { submissionId: submission.submissionId },
      body: { mark: 1 },
    },
    'marking.skipSample': { params: asked, body: { isSkipped: false } },
    'marking.drawSpotCheck': { params: { quizCode: satQuiz.quizCode } },
    'marking.getAgreement': { params: { quizCode: satQuiz.quizCode } },
    'marking.setBulkDemand': { body: { leastExactPercent: 70, leastSample: 0 } },
    'marking.appeal': {
      params: { submissionId: school.markedSubmission.submissionId },
      body: { reason: 'I said so.' },
    },
    'marking.listAppeals': { params: { quizCode: satQuiz.quizCode } },
    'marking.decideAppeal': {
      params: { submissionId: school.markedSubmission.submissionId },
      body: { markRevision: 0, newMark: null, reason: 'It stands.' },
    },
    'marking.listUnmarkable': { body: { questionIds: [] } },
    'marking.readScheme': { body: { markSchemeAnswer: 'carbon dioxide (1)', maxMark: 1 } },
    'marking.tryAnswer': {
      body: { markSchemeAnswer: 'carbon dioxide (1)', maxMark: 1, userAnswer: 'oxygen' },
    },
    'search.find': { query: 'search=sam' },
    'results.classResults': { params: { quizCode: satQuiz.quizCode } },
    'results.quizResults': { params: { quizCode: satQuiz.quizCode } },
    'results.reteach': { params: { quizCode: satQuiz.quizCode } },
    'results.exportResults': { params: { quizCode: satQuiz.quizCode } },
    'results.exportEvidence': { params: { quizCode: satQuiz.quizCode } },
    'reports.generate': { body: reportRequest },
    'reports.describeWriter': {},
    'reports.listComments': {},
    'reports.listToRead': {},
    'reports.listMissing': {},
    'reports.handIn': {
      params: { batchId: school.batch.id },
      body: { readerEmail: 'nobody@school.example' },
    },
    'reports.takeBack': { params: { batchId: school.batch.id } },
    'reports.sign': { params: { reportId: school.reportId }, body: { revision: 0 } },
    'reports.remark': { params: { reportId: school.reportId }, body: { remark: 'Good.' } },
    'reports.importComments': { body: { content: 'Part,Comment\nStrength,[Name] reads.' } },
    'reports.checkNotes': { body: reportRequest },
    'reports.decide': {
      params: { reportId: school.reportId, kind: 'safety' },
      body: { revision: 0 },
    },
    'reports.startBatch': { body: reportRequest },
    'reports.getBatch': { params: { batchId: school.batch.id } },
    'reports.retryBatch': { params: { batchId: school.batch.id } },
    'reports.deleteBatch': { params: { batchId: school.doomedBatch.id } },
    'reports.regenerate': { params: { reportId: school.reportId }, body: { revision: -1 } },
    'reports.edit': {
      params: { reportId: school.reportId },
      body: { report: 'Asha works well.', revision: -1 },
    },
    'reports.exportBatch': { params: { batchId: school.batch.id } },
    'reports.getPaper': { params: { batchId: school.batch.id } },
    'reports.suggest': { params: { studentId: student.id } },
    'students.profile': { params: { studentId: student.id } },
    'students.setArrangements': {
      params: { studentId: student.id },
      body: { accessArrangements: {} },
    },
    'students.exportAssessments': { params: { studentId: student.id } },
    'students.previewMerge': { params: twins },
    'students.merge': { params: twins, body: { decisions: [] } },
    'landing.removeDemoRequest': { params: { requestId: randomUUID() } },
    'landing.requestDemo': {
      body: { name: 'Ada', email: 'ada@school.example', message: 'A demo, please.' },
    },
    'typingTest.finish': {
      params: { testSessionId: randomUUID() },
      body: { words: [], unfinished: '' },
    },
  };
}
