/** The outcome for an actor: `ok` reaches the handler, the numbers are HTTP statuses. */
export type Outcome = 'ok' | 401 | 403 | 404;
type Row = Record<ActorName, Outcome>;

/** The actors, in the order of the table's columns. */
export const actorNames = [
  'nobody',
  'student',
  'other student',
  'class teacher',
  'other teacher',
  'admin',
  'co-teacher',
  'cover teacher',
] as const;
export type ActorName = (typeof actorNames)[number];

type SharedWith = 'co-teacher' | 'cover teacher';
type Columns = [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];

/**
 * A teacher who shares the class has the outcome of any other teacher, unless the row says
 * otherwise.
 */
function row(...columns: [...Columns, shared?: Partial<Record<SharedWith, Outcome>>]): Row {
  const [nobody, student, otherStudent, classTeacher, otherTeacher, admin, shared = {}] = columns;
  const { 'co-teacher': coTeacher = otherTeacher, 'cover teacher': cover = otherTeacher } = shared;
  const outcomes = [
    nobody,
    student,
    otherStudent,
    classTeacher,
    otherTeacher,
    admin,
    coTeacher,
    cover,
  ];
  return Object.fromEntries(actorNames.map((name, index) => [name, outcomes[index]])) as Row;
}

const everyone = row('ok', 'ok', 'ok', 'ok', 'ok', 'ok');
const signedIn = row(401, 'ok', 'ok', 'ok', 'ok', 'ok');
const staff = row(401, 403, 403, 'ok', 'ok', 'ok');
/** Routes on rows that belong to the class teacher alone. */
const itsTeacher = row(401, 403, 403, 'ok', 404, 'ok');
/**
 * Routes on the class, a student, or a quiz that is set for the class, including cover for a day.
 */
const whoeverTeaches = row(401, 403, 403, 'ok', 404, 'ok', {
  'co-teacher': 'ok',
  'cover teacher': 'ok',
});
/** Routes on the class that are open to its owner and co-teachers. */
const whoeverOwns = row(401, 403, 403, 'ok', 404, 'ok', { 'co-teacher': 'ok' });
/**
 * Routes on a quiz that is set for the class, about a question that only its creator may change.
 */
const whoseQuestion = row(401, 403, 403, 'ok', 404, 'ok', {
  'co-teacher': 403,
  'cover teacher': 403,
});
const admins = row(401, 403, 403, 403, 403, 'ok');
const students = row(401, 'ok', 'ok', 403, 403, 403);
const typists = row(401, 'ok', 'ok', 'ok', 'ok', 403);
/** Routes on what the class teacher wrote, which even administrators cannot see. */
const itsAuthor = row(401, 403, 403, 'ok', 404, 404);
/** Routes on an attempt of the student. */
const itsStudent = row(401, 'ok', 404, 403, 403, 403);

/** The expected outcome of each route of the contract for each actor. */
export const expectedOutcomes: Record<string, Row> = {
  'accounts.currentUser': everyone,
  'accounts.signInProviders': everyone,
  'account.get': signedIn,
  'account.changeName': row(401, 403, 403, 'ok', 'ok', 'ok'),
  'account.changeEmail': signedIn,
  'account.sendEmailProof': signedIn,
  'account.confirmEmail': signedIn,
  'account.disconnectProvider': signedIn,
  'account.endSession': row(401, 404, 404, 404, 404, 404),
  'system.status': admins,
  'system.retryJob': admins,
  'system.retryAllJobs': admins,
  'system.getSettings': admins,
  'system.changeSettings': admins,
  'system.firstSteps': admins,
  'system.noteFirstStep': admins,
  'system.dismissFirstSteps': admins,
  'system.sendTestMail': admins,
  'system.describeLeaving': staff,
  'system.acceptLeaving': admins,
  'system.listModelCalls': admins,
  'system.exportModelCalls': admins,
  'welfare.list': staff,
  'welfare.read': whoeverTeaches,
  'welfare.decide': itsTeacher,
  'welfare.helpLines': everyone,
  'accounts.listUsers': admins,
  'accounts.setRole': whoeverOwns,
  'accounts.correctDetails': whoeverOwns,
  'accounts.setExtraTime': whoeverTeaches,
  'accounts.undoRole': row(401, 403, 403, 'ok', 'ok', 'ok'),
  'accounts.resetSecondFactor': admins,
  'accounts.setSuspended': admins,
  'accounts.endSessions': whoeverOwns,
  'accounts.makePasswordLink': whoeverOwns,
  'accounts.resendInvitation': whoeverOwns,
  'accounts.deleteUser': admins,
  'accounts.inviteUsers': staff,
  'accounts.listAuditEvents': admins,
  'accounts.exportAuditEvents': admins,
  'classes.join': students,
  'classes.listJoined': students,
  /** The other student is not in it. */
  'classes.leave': itsStudent,
  'classes.list': staff,
  'classes.get': whoeverTeaches,
  'classes.create': staff,
  'classes.update': whoeverOwns,
  'classes.setArchived': itsTeacher,
  'classes.setTeacher': itsTeacher,
  'classes.removeTeacher': itsTeacher,
  'classes.listStudents': whoeverTeaches,
  'classes.addStudents': whoeverOwns,
  'classes.createStudents': whoeverOwns,
  'classes.makeCards': whoeverOwns,
  'classes.moveStudents': whoeverOwns,
  /** They have been removed by the time the others call. */
  'classes.removeStudent': row(401, 403, 403, 'ok', 404, 404),
  'classes.importRoster': admins,
  'classes.startRoster': admins,
  'classes.getRoster': admins,
  'classes.nextYear': admins,
  'classes.rollOver': admins,
  'classes.undoRollover': admins,
  'classes.findPeople': staff,
  'classes.checkLines': whoeverOwns,
  'uploads.create': staff,
  /** An image of a question that the student has been asked. */
  'uploads.read': row(401, 'ok', 404, 'ok', 'ok', 'ok'),
  'questions.list': staff,
  'questions.get': staff,
  'questions.create': staff,
  /** Everyone may read the bank, so another teacher's question is refused rather than hidden. */
  'questions.update': row(401, 403, 403, 'ok', 403, 'ok'),
  'questions.countAsked': staff,
  'questions.remove': staff,
  'questions.listDeleted': staff,
  'questions.restore': staff,
  'questions.duplicate': staff,
  'questions.listRevisions': staff,
  'questions.importFile': staff,
  'questions.exportFile': staff,
  'questions.importTemplate': staff,
  'quizzes.list': staff,
  'quizzes.create': staff,
  'quizzes.importLegacy': staff,
  'quizzes.get': whoeverTeaches,
  'quizzes.exportQuestions': whoeverTeaches,
  'quizzes.update': itsTeacher,
  'quizzes.setLocked': whoeverTeaches,
  'quizzes.getSetFor': whoeverTeaches,
  'quizzes.setFor': whoeverTeaches,
  'quizzes.setWindow': whoeverTeaches,
  'quizzes.removeWindow': whoeverTeaches,
  'quizzes.setReleased': whoeverTeaches,
  'quizzes.duplicate': whoeverTeaches,
  /** Its teacher has deleted it by the time the administrator calls. */
  'quizzes.remove': row(401, 403, 403, 'ok', 404, 404),
  'quizzes.listDeleted': staff,
  'quizzes.restore': itsTeacher,
  'attempts.listSet': students,
  'attempts.describeStart': students,
  'attempts.start': students,
  'attempts.saveAnswer': itsStudent,
  'attempts.finish': itsStudent,
  'attempts.checkIn': itsStudent,
  /** The student has no rest breaks, which is a conflict rather than a refusal. */
  'attempts.startRest': itsStudent,
  'attempts.endRest': itsStudent,
  'attempts.listLiveAttempts': whoeverTeaches,
  'attempts.addTime': whoeverTeaches,
  'attempts.reopen': whoeverTeaches,
  'attempts.finishFor': whoeverTeaches,
  'marking.listResponses': whoeverTeaches,
  'marking.exportResponses': whoeverTeaches,
  'marking.startRun': whoeverTeaches,
  'marking.stopRun': whoeverTeaches,
  'marking.resumeRun': whoeverTeaches,
  'marking.listRuns': whoeverTeaches,
  'marking.watchRun': whoeverTeaches,
  'marking.listAnswerGroups': whoeverTeaches,
  'marking.listToCheck': whoeverTeaches,
  'marking.acceptMarks': whoeverTeaches,
  'marking.setMarks': whoeverTeaches,
  'marking.undoDecision': whoeverTeaches,
  'marking.listMarkEvents': whoeverTeaches,
  'marking.trySchemeLine': whoseQuestion,
  'marking.teachSchemeLine': whoseQuestion,
  'marking.openSample': whoeverTeaches,
  'marking.setBlindMark': whoeverTeaches,
  'marking.skipSample': whoeverTeaches,
  'marking.drawSpotCheck': whoeverTeaches,
  'marking.getAgreement': whoeverTeaches,
  'marking.getBulkDemand': admins,
  'marking.setBulkDemand': admins,
  'marking.markQuiz': staff,
  'marking.usage': staff,
  'marking.describeMarker': admins,
  'marking.findDialect': admins,
  'marking.showRequest': admins,
  'marking.tryMarker': admins,
  'marking.appeal': itsStudent,
  'marking.listAppeals': whoeverTeaches,
  'marking.decideAppeal': whoeverTeaches,
  'marking.listUnmarkable': staff,
  'marking.readScheme': staff,
  'marking.tryAnswer': staff,
  'results.myScores': students,
  'results.performanceOverview': staff,
  'results.latestFeedback': students,
  'results.waitingWork': staff,
  'search.find': signedIn,
  'results.classResults': whoeverTeaches,
  'results.quizResults': whoeverTeaches,
  'results.reteach': whoeverTeaches,
  'results.exportResults': whoeverTeaches,
  'results.exportEvidence': whoeverTeaches,
  /** The other teacher has no quiz that anyone sat. */
  'results.exportMarkbook': whoeverTeaches,
  'tokens.list': staff,
  'tokens.create': staff,
  /** A token of the class teacher's, who has revoked it by the time the administrator calls. */
  'tokens.revoke': itsAuthor,
  'webhooks.list': admins,
  'webhooks.create': admins,
  'webhooks.remove': admins,
  'webhooks.listDeliveries': admins,
  'lti.list': admins,
  'lti.add': admins,
  'lti.change': admins,
  'lti.remove': admins,
  'lti.makeRegistrationAddress': admins,
  'lti.listFailing': admins,
  'lti.sendAgain': admins,
  'lti.describeArrival': row('ok', 'ok', 'ok', 'ok', 'ok', 'ok'),
  'lti.chooseQuiz': whoeverTeaches,
  'webhooks.sendAgain': row(401, 403, 403, 403, 403, 404),
  'reports.generate': staff,
  'reports.startBatch': staff,
  'reports.listBatches': staff,
  'reports.getBatch': itsAuthor,
  'reports.retryBatch': itsAuthor,
  'reports.deleteBatch': itsAuthor,
  'reports.regenerate': itsAuthor,
  'reports.decide': itsAuthor,
  'reports.describeWriter': staff,
  'reports.listComments': staff,
  'reports.listToRead': staff,
  'reports.listMissing': staff,
  'reports.handIn': itsAuthor,
  'reports.takeBack': itsAuthor,
  'reports.sign': itsAuthor,
  'reports.remark': itsAuthor,
  'reports.importComments': staff,
  'reports.checkNotes': staff,
  'reports.edit': itsAuthor,
  'reports.exportBatch': itsAuthor,
  'reports.getPaper': itsAuthor,
  'reports.suggest': whoeverTeaches,
  'students.profile': whoeverTeaches,
  'students.setArrangements': whoeverTeaches,
  'students.exportAssessments': whoeverTeaches,
  'students.previewMerge': admins,
  'students.merge': admins,
  'typingTest.start': typists,
  /** Nobody has this run under way. */
  'typingTest.finish': typists,
  'typingTest.leaderboard': typists,
  'typingTest.myResults': typists,
  'landing.requestDemo': everyone,
  'landing.listDemoRequests': admins,
  'landing.removeDemoRequest': admins,
  'landing.frontPage': everyone,
  'landing.aboutSchool': everyone,
  'callable activateTeacherAccounts': admins,
};
