import type { WordsOf } from './words.ts';

export const markingWords: WordsOf<'marking'> = {
  listResponses: ['Read answers with their marks'],
  exportResponses: ['Download answers', 'Every answer as a file, one row each.'],
  startRun: [
    'Begin a marking run',
    'It goes on by itself; `GET /marking-runs/{runId}/progress` follows it, and `GET /quizzes/{quizCode}/marking-runs` says how it stands.',
  ],
  resumeRun: [
    'Mark again what failed',
    'Marks again what failed in an earlier run, and nothing else.',
  ],
  listRuns: ['List marking runs', 'The runs of a quiz, newest first, and how each ended.'],
  stopRun: ['Stop a marking run'],
  watchRun: [
    'Follow a marking run',
    'The run’s progress as server-sent events, from now until it ends.',
  ],
  readScheme: [
    'Read a mark scheme as the marker does',
    'A mark scheme as the marker reads it, for its author.',
  ],
  listUnmarkable: [
    'Find what the built-in marker cannot mark',
    'Which questions the built-in marker would leave to the teacher, known before any answer.',
  ],
  tryAnswer: [
    'Try an answer',
    'What the marker makes of an answer before any student writes one. Nothing is stored.',
  ],
  listAnswerGroups: [
    'List answers by likeness',
    'A question’s answers, equal ones together, then those most alike beside each other.',
  ],
  listToCheck: [
    'List marks to check first',
    '"Check these first": unconfirmed answers with something to doubt, the most doubtful first.',
  ],
  acceptMarks: [
    'Accept marks',
    'Turns pencil into ink: the listed answers, a question’s, or all that raise no doubt. In bulk only where the marker was found to agree as far as the school demands.',
  ],
  setMarks: ['Give a mark', 'One mark, in ink, for several answers to one question.'],
  undoDecision: [
    'Take back a decision',
    'Takes a decision back where its marks have not changed since.',
  ],
  listMarkEvents: ['Read the story of a mark', 'The story of one mark, oldest step first.'],
  trySchemeLine: [
    'Try a line of a mark scheme',
    'Which unconfirmed answers another line in the mark scheme would change. Nothing is stored.',
  ],
  teachSchemeLine: [
    'Add a line to a mark scheme',
    'Adds the line to the mark scheme and marks again only the answers named.',
  ],
  openSample: ['Open the blind sample', 'The sample to mark blind; the first call chooses it.'],
  setBlindMark: [
    'Give a blind mark',
    'A blind mark: in ink for the answer and those that say the same, unless a colleague was first.',
  ],
  skipSample: [
    'Leave out a blind sample',
    'Leaves a question’s sample unmarked, or takes that back.',
  ],
  drawSpotCheck: [
    'Draw a spot check',
    'Adds some marks of each question, or of one, to be marked blind: of those that were accepted in bulk, or of those that would be.',
  ],
  getAgreement: ['Read how far marker and teachers agree'],
  getBulkDemand: ['Read what bulk acceptance demands'],
  setBulkDemand: ['Set what bulk acceptance demands'],
  markQuiz: [
    'Mark answers (marking service)',
    'Marks up to 20 answers a batch and stores nothing. It answers within 60 s with what is marked by then: an item that could not be marked is missing, and can be sent again.',
  ],
  usage: ['Read this month’s marking', 'What the teacher’s marking used this month.'],
  describeMarker: ['Read which marker is in use'],
  findDialect: [
    'Find what a model’s server understands',
    'Finds with a few small calls what the model’s server understands, and remembers it.',
  ],
  showRequest: [
    'Show what a model would be sent',
    'What a model would be sent for a sample, made by the code that sends it. Nothing is sent.',
  ],
  tryMarker: [
    'Try the marker',
    'Marks a sample answer with the marker in use, to see that it works.',
  ],
  appeal: [
    'Question a mark',
    'A student questions one mark, once, while it is theirs and released.',
  ],
  listAppeals: ['List appeals', 'A quiz’s appeals, open ones first.'],
  decideAppeal: [
    'Decide an appeal',
    'Decides once. A new mark goes into ink; the answers in `alike` get it too.',
  ],
};
