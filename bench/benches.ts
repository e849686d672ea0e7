interface Bench {
  file: string;
  about: string;
  /** Requires a build of the web application. */
  needsWeb?: boolean;
  nodeOptions?: readonly string[];
}

/** Every bench, by its name on the command line. */
export const benches: Record<string, Bench> = {
  marking: { file: 'marking', about: "the built-in marker against people's marks" },
  'marking-runs': { file: 'marking-runs', about: 'marking runs, from the click to the end' },
  'marking-faults': { file: 'marking-faults', about: 'models that misbehave, workers that die' },
  sampling: { file: 'sampling', about: 'which answers to mark first, and what they prove' },
  'ten-first': { file: 'ten-first-pace', about: 'keys and time of ten first', needsWeb: true },
  lighthouse: { file: 'lighthouse', about: 'open pages and screens on a phone', needsWeb: true },
  html: { file: 'nu-checker', about: 'the HTML of every screen (needs Java)', needsWeb: true },
  'way-in': { file: 'student-way-in', about: "a student's way in on a phone", needsWeb: true },
  users: { file: 'user-list', about: 'the list of 20,000 users' },
  results: { file: 'results', about: 'dashboards, results, files', nodeOptions: ['--expose-gc'] },
  desk: { file: 'desk-keys', about: 'from a key to the next answer on the desk', needsWeb: true },
  questions: { file: 'question-list', about: 'the bank of 50,000 questions' },
  'nothing-lost': { file: 'nothing-lost', about: 'answers while processes and pages are killed' },
  'finish-overdue': { file: 'finish-overdue', about: '2,000 attempts whose time ends at once' },
  upgrade: { file: 'upgrade', about: 'what a school at work feels of an upgrade' },
  'sign-in': { file: 'sign-in', about: 'a year group that signs in at once' },
  save: { file: 'save-answers', about: 'saving an answer' },
  load: { file: 'load-quiz', about: 'loading a quiz, and the heartbeat' },
  finish: { file: 'finish-attempts', about: 'finishing an attempt' },
  herd: { file: 'herd', about: '2,000 students who submit in the same second' },
  figures: { file: 'figures', about: 'the benches of docs/performance.md, into docs/figures.md' },
  memory: { file: 'memory', about: 'the memory of the whole product' },
  start: { file: 'start-up', about: 'npm start to the first answer', needsWeb: true },
  typing: { file: 'typing-leaderboard', about: 'the leaderboard with 1,000,000 results' },
  roster: { file: 'roster', about: 'the nightly import of 40,000 people in 2,000 classes' },
  'class-page': { file: 'class-page', about: 'the page of a class among 2,000' },
  reports: { file: 'reports', about: 'the reports of a class, and the event loop meanwhile' },
  fuzz: { file: 'fuzz', about: 'hostile requests to every call' },
  import: { file: 'import-questions', about: '5,000 questions with 500 images into the bank' },
  'read-files': { file: 'read-files', about: 'what comes in of the question files of a folder' },
  'fuzz-readers': { file: 'fuzz-readers', about: '10,000 damaged files for each reader' },
  storage: { file: 'storage', about: "the disk that a school's work takes" },
  partitions: { file: 'partitions', about: 'saves in one table and in sixteen partitions' },
  faults: { file: 'faults', about: 'clocks, databases, disks and networks that fail' },
  cluster: { file: 'cluster', about: 'several nodes on one database' },
  morning: { file: 'morning', about: 'a national morning, simulated' },
  'morning-measured': { file: 'morning-measured', about: 'the simulation against a measurement' },
  'worst-input': {
    file: 'worst-input',
    about: 'what people notice of the worst schemes, answers and notes that can be sent',
  },
};
