/** Every route of spec section 2. Those with a parameter are functions; see `patterns`. */
export const paths = {
  landing: '/',
  privacy: '/privacy',
  terms: '/terms',
  /** What the built-in marker can and cannot mark. */
  builtInMarker: '/built-in-marker',
  /** Redirects to the repository if one is configured. */
  github: '/github',
  login: '/login',
  signup: '/signup',
  /** The target of a password link in an email, `?token=…`. */
  resetPassword: '/reset-password',
  /** The page on which the sign-in window of a provider ends. */
  signedIn: '/signed-in',
  /** The target of the link that confirms an email address, `?token=…`. */
  confirmEmail: '/confirm-email',
  /** Where people land who come from a learning platform and cannot continue directly. */
  launch: '/launch',
  /** The signed-in person's own account. */
  account: '/account',
  dashboard: '/dashboard',
  manageUsers: '/manage-users',
  /** The teachers or administrators of the school, filtered by a search. */
  manageStaff: (view: 'teachers' | 'administrators', search: string) =>
    `/manage-users?view=${view}&search=${encodeURIComponent(search)}`,
  createQuestions: '/create-questions',
  editQuestion: (questionId: string) => `/edit-question/${encodeURIComponent(questionId)}`,
  createQuiz: '/create-quiz',
  quizSuccess: (quizCode: string) => `/quiz-success?code=${encodeURIComponent(quizCode)}`,
  viewQuizzes: '/view-quizzes',
  /** Results of all classes, quiz by quiz. */
  results: '/quiz-results',
  quizResults: (quizCode: string) => `/quiz-results/${encodeURIComponent(quizCode)}`,
  /** What to teach again after a quiz. */
  reteach: (quizCode: string) => `/reteach/${encodeURIComponent(quizCode)}`,
  /** The settings of a quiz that its teacher can change. */
  quizSettings: (quizCode: string) => `/quiz-settings/${encodeURIComponent(quizCode)}`,
  viewQuizResponses: '/view-quiz-responses',
  /** The responses desk with a quiz already chosen. */
  quizResponses: (quizCode: string) => `/view-quiz-responses?code=${encodeURIComponent(quizCode)}`,
  /** The quiz's responses, with the answers to check open. */
  quizCheckFirst: (quizCode: string) =>
    `/view-quiz-responses?code=${encodeURIComponent(quizCode)}&view=check`,
  /** The teacher's live view of a running quiz. */
  liveQuiz: (quizCode: string) => `/live-quiz/${encodeURIComponent(quizCode)}`,
  /** Which marker is in use, for administrators. */
  marker: '/marker',
  /** What is sent to a language model, and whether that was accepted. */
  whatLeaves: '/what-leaves',
  /** Whether the installation needs anything, for administrators. */
  system: '/system',
  /** The checklist that gets a new school ready. */
  firstSteps: '/first-steps',
  /** Who did what, when and from where, for administrators. */
  auditTrail: '/audit-trail',
  /** What administrators decide for the whole school. */
  schoolSettings: '/school-settings',
  /** Keys, webhooks and learning platforms, for administrators. */
  connections: '/connections',
  /** What the welfare check has held back for a person to read. */
  welfare: '/welfare',
  welfareConcern: (concernId: string) => `/welfare/${encodeURIComponent(concernId)}`,
  enterQuiz: '/enter-quiz',
  /** The code box with a code filled in; printed slips link here. */
  enterQuizWith: (quizCode: string) => `/enter-quiz?code=${encodeURIComponent(quizCode)}`,
  viewMyScores: '/view-my-scores',
  /** The student's scores, with one quiz unfolded. */
  myScoreOf: (quizCode: string) => `/view-my-scores?quiz=${encodeURIComponent(quizCode)}`,
  typingTest: '/typing-test',
  joinTeacher: '/join-teacher',
  viewStudents: '/view-students',
  /** The students of one class. */
  studentsOf: (teacherCode: string) => `/view-students?class=${encodeURIComponent(teacherCode)}`,
  /** All classes of the school, for administrators. */
  classes: '/classes',
  schoolClass: (teacherCode: string) => `/classes?class=${encodeURIComponent(teacherCode)}`,
  studentProfile: (studentId: string) => `/student-profile/${encodeURIComponent(studentId)}`,
  autoReport: '/auto-report',
  /** A colleague's reports, to be read and signed. */
  readReports: (batchId: string) => `/auto-report?read=${encodeURIComponent(batchId)}`,
} as const;
