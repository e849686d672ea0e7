/** Every route of spec section 2. Those with a parameter are functions; see `patterns`. */
export const paths = {
  landing: '/',
  privacy: '/privacy',
  terms: '/terms',
  /** What the built-in marker can and cannot mark. */
  builtInMarker: '/built-in-marker',
  /** The server leads on from here where a repository is configured. */
  github: '/github',
  login: '/login',
  signup: '/signup',
  /** Where a mailed link leads, `?token=…`. */
  resetPassword: '/reset-password',
  /** Where the window of a sign-in elsewhere ends. */
  signedIn: '/signed-in',
  /** Where the link leads that proves an address, `?token=…`. */
  confirmEmail: '/confirm-email',
  /** Where people from a learning platform land who cannot go straight on. */
  launch: '/launch',
  /** One's own account. */
  account: '/account',
  dashboard: '/dashboard',
  manageUsers: '/manage-users',
  /** The teachers or administrators of the school, searched. */
  manageStaff: (view: 'teachers' | 'administrators', search: string) =>
    `/manage-users?view=${view}&search=${encodeURIComponent(search)}`,
  createQuestions: '/create-questions',
  editQuestion: (questionId: string) => `/edit-question/${encodeURIComponent(questionId)}`,
  createQuiz: '/create-quiz',
  quizSuccess: (quizCode: string) => `/quiz-success?code=${encodeURIComponent(quizCode)}`,
  viewQuizzes: '/view-quizzes',
  /** How all classes did, quiz by quiz. */
  results: '/quiz-results',
  quizResults: (quizCode: string) => `/quiz-results/${encodeURIComponent(quizCode)}`,
  /** What to teach again after a quiz. */
  reteach: (quizCode: string) => `/reteach/${encodeURIComponent(quizCode)}`,
  /** What its teacher can change of a quiz. */
  quizSettings: (quizCode: string) => `/quiz-settings/${encodeURIComponent(quizCode)}`,
  viewQuizResponses: '/view-quiz-responses',
  /** The responses desk with a quiz already chosen. */
  quizResponses: (quizCode: string) => `/view-quiz-responses?code=${encodeURIComponent(quizCode)}`,
  /** A running quiz, as its teacher watches it. */
  liveQuiz: (quizCode: string) => `/live-quiz/${encodeURIComponent(quizCode)}`,
  /** Which marker is in use, for administrators. */
  marker: '/marker',
  /** What goes to a language model, and whether that was accepted. */
  whatLeaves: '/what-leaves',
  /** Whether the installation needs anything, for administrators. */
  system: '/system',
  /** How a new school gets ready. */
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
  /** The code box with a code already in it, as slips lead there. */
  enterQuizWith: (quizCode: string) => `/enter-quiz?code=${encodeURIComponent(quizCode)}`,
  viewMyScores: '/view-my-scores',
  /** One of one's own scores, unfolded. */
  myScoreOf: (quizCode: string) => `/view-my-scores?quiz=${encodeURIComponent(quizCode)}`,
  typingTest: '/typing-test',
  joinTeacher: '/join-teacher',
  viewStudents: '/view-students',
  /** One class among them. */
  studentsOf: (teacherCode: string) => `/view-students?class=${encodeURIComponent(teacherCode)}`,
  /** All classes of the school, for administrators. */
  classes: '/classes',
  schoolClass: (teacherCode: string) => `/classes?class=${encodeURIComponent(teacherCode)}`,
  studentProfile: (studentId: string) => `/student-profile/${encodeURIComponent(studentId)}`,
  autoReport: '/auto-report',
  /** A colleague's reports, to be read and signed. */
  readReports: (batchId: string) => `/auto-report?read=${encodeURIComponent(batchId)}`,
} as const;
