import { classNote, type ClassNotes } from './class-notes.ts';

/**
 * Sixty notes as teachers type them, in four classes, written before the checks were read. What may
 * not go home as it stands says so, with the kinds that must be marked.
 */
const biology: ClassNotes = {
  classInfo: {
    className: '9B',
    subject: 'Biology',
    term: 'Autumn',
    unitsCovered: 'cells, genetics, ecosystems',
  },
  notes: [
    classNote('Amira Haddad', 'she', 7, {
      positives: 'really secure on cell structure, always first with hand up',
      next: 'needs to show working in magnification calculations',
    }),
    classNote('Ben Okafor', 'he', 3, {
      positives: 'tries hard when he is sat away from Tyler',
      next: 'stop chatting with Tyler. Homework',
      never: ['other-name'],
      others: ['Tyler'],
    }),
    classNote('Chloe Jones', 'she', 5, {
      positives:
        'Chloe couldnt have worked any harder on the genetics unit, shes a pleasure to teach!!',
      next: 'exam technique - reads qu too quickly',
    }),
    classNote('Dev Patel', 'he', 8, {
      positives: 'outstanding practical work; explains osmosis better than the textbook does',
      next: 'could be pushed further. extension reading on epigenetics',
    }),
    classNote('Ella Wright', 'she', 4, {
      positives: 'lovely girl. kind to others',
      next: 'cuts on arms noticed 12/10, told DSL. Needs to catch up missed work on enzymes',
      never: ['safety', 'leftover'],
    }),
    classNote('Finn Murphy', 'he', 2, {
      positives: 'enjoys practicals',
      next: 'dyslexic so struggles w extended writing, FSM, needs TA support',
      never: ['needs', 'meals', 'leftover'],
    }),
    classNote('Grace Lin', 'she', 9, {
      positives: 'full marks in both tests -> top of the class',
      next: '',
      marked: ['leftover'],
    }),
    classNote('Harry Dunn', 'he', 3, {
      positives: 'cheerful',
      next: 'lazy lol. does the bare minimum then moans',
      never: ['insult'],
    }),
    classNote('Isla Brown', 'she', 6, {
      positives:
        'good understanding of food webs and the way in which energy is lost at each trophic level',
      next: 'confuses meiosis & mitosis',
    }),
    classNote('Jakub Nowak', 'he', 5, {
      positives: 'english improving fast, brave enough to ask in front of everyone',
      next: 'Learn the key words for each topic before the lesson',
    }),
    classNote('Kayla Smith', 'she', 4, {
      positives: 'coped really well considering mum and dad are splitting up',
      next: 'attendance',
      never: ['family'],
    }),
    classNote('Leo Grant', 'they', 5, {
      positives: 'Leo asks questions nobody else would think of',
      next: 'they rush their diagrams, ruler and pencil please',
    }),
    classNote('Maya Singh', 'she', 1, {
      positives: '',
      next: 'Off a lot with her epilepsy so has gaps in ecosystems',
      never: ['health'],
    }),
    classNote('Noah Evans', 'he', 6, {
      positives: 'killed it in the blood circulation debate',
      next: 'revise from the flashcards little and often, not the night before',
    }),
    classNote('Olive Carter', 'none', 5, {
      positives: 'hard working and polite. Good at graphs',
      next: "don't leave the last page of the test blank",
    }),
  ],
};

const english: ClassNotes = {
  classInfo: {
    className: '10 En 2',
    subject: 'English Literature',
    term: 'Spring',
    unitsCovered: 'Macbeth, Power and Conflict poetry',
  },
  notes: [
    classNote('Poppy Reed', 'she', 8, {
      positives:
        "writes with real flair. her essay on lady macbeth's guilt was the best in the year",
      next: 'embed shorter quotations',
    }),
    classNote('Quentin Shaw', 'he', 4, {
      positives: 'contributes in class when in the mood',
      next: 'losing gracefully in debates, listening to the other side',
    }),
    classNote('Rosie Adams', 'she', 5, {
      positives: 'confident reader aloud; played one of the witches brilliantly',
      next: 'has put on weight and been teased for it - confidence down',
      never: ['appearance'],
    }),
    classNote('Samir Khan', 'he', 6, {
      positives: 'gr8 attitude, fasting for Ramadan hasnt stopped him',
      next: 'SPaG',
      never: ['belief'],
    }),
    classNote('Tilly Marsh', 'she', 3, {
      positives: 'You have tried hard this term Tilly and she should be proud',
      next: 'you must read the whole of act 3',
      marked: ['mixed-voice'],
    }),
    classNote('Uma Desai', 'she', 7, {
      positives: 'Uma analyses the violence in Remains and Exposure with sensitivity',
      next: 'link death and suicide in the play to the context of the time',
    }),
    classNote('Victor Hale', 'he', 5, {
      positives: 'his file is beautifully organised',
      next: 'disorganised, never has his file',
      marked: ['contradiction'],
    }),
    classNote('Willow Fox', 'they', 6, {
      positives: 'their poem comparison was original and mature',
      next: 'Should use PEE paragraphs less rigidly',
    }),
    classNote('Xander Cole', 'he', 2, {
      positives: 'good at talking his way out of homework',
      next: 'hand work in',
      marked: ['praised-flaw'],
    }),
    classNote('Yasmin Ali', 'she', 9, {
      positives: 'struggles with everything, below where we would expect',
      next: 'cannot write a paragraph',
      marked: ['contradiction'],
    }),
    classNote('Zac Bell', 'he', 4, {
      positives: 'when he wants to be Zac is insightful, esp. about Ozymandias',
      next: 'see me',
      never: ['insult', 'leftover'],
    }),
    classNote('Anya Petrova', 'she', 6, {
      positives: 'fluent considering English is not her first language, typical Russian work ethic',
      next: 'vocabulary',
      never: ['belief'],
    }),
    classNote('Billy Stone', 'he', 3, {
      positives: 'Dad passed away in Oct. doing amazingly',
      next: 'coursework deadline extended to feb',
      never: ['family'],
    }),
    classNote('Cara Flynn', 'she', 5, {
      positives: 'she is a natural at reading between the lines',
      next: 'write more!! one paragraph is not an essay',
    }),
    classNote('Dylan Price', 'he', 5, {
      positives: 'Mr Harris says he is a star on the rugby pitch',
      next: 'same effort in here',
      never: ['colleague'],
    }),
  ],
};

const maths: ClassNotes = {
  classInfo: {
    className: '8.3',
    subject: 'Maths',
    term: 'Summer',
    unitsCovered: 'fractions, ratio, linear equations',
  },
  notes: [
    classNote('Ethan Ward', 'he', 5, {
      positives: 'great mental arithmetic',
      next: 'show working out. 3/4 marks lost in the test were for no method',
    }),
    classNote('Freya Lowe', 'she', 7, {
      positives: 'Freya solves equations with brackets, fractions and negatives without help',
      next: 'Try the UKMT challenge qs',
    }),
    classNote('George Kemp', 'he', 1, {
      positives: 'comes to every lesson',
      next: '1. 1. 1.',
    }),
    classNote('Hana Suzuki', 'she', 6, {
      positives: 'neat + accurate, checks every answer',
      next: 'isnt confident speaking up, I would love to hear her ideas',
    }),
    classNote('Idris Cole', 'he', 4, {
      positives: 'was put on the SEN register in Jan and has made good use of the laptop',
      next: 'times tables',
      never: ['needs'],
    }),
    classNote('Jess Barker', 'she', 3, {
      positives: 'never gives up',
      next: 'never gives anything a go',
      marked: ['contradiction'],
    }),
    classNote('Kit Lawson', 'they', 5, {
      positives: 'Kit is helpful to the others on the table',
      next: 'needs to slow down, silly mistakes w. signs',
    }),
    classNote('Lily Chen', 'she', 8, {
      positives: 'as you would expect from a Chinese family, brilliant at maths',
      next: 'explain reasoning in words',
      never: ['belief'],
    }),
    classNote('Max Turner', 'he', 2, {
      positives: 'pleasant enough i suppose',
      next: 'thick as two short planks, bless him',
      never: ['insult'],
    }),
    classNote('Nadia Rahman', 'she', 6, {
      positives: 'Nadia knows how to simplify ratios and share in a ratio',
      next: 'word problems, underline what is asked',
    }),
    classNote('Oscar Mills', 'he', 4, {
      positives: 'on ritalin now so much calmer, concentration 100% better',
      next: 'equipment!',
      never: ['health'],
    }),
    classNote('Pia Romano', 'she', 5, {
      positives: 'no longer gives up at the first hurdle',
      next: 'not yet able to add fractions with different denominators',
    }),
    classNote('Ravi Shah', 'he', 9, {
      positives: 'There is nothing in the Year 8 course that Ravi cannot do.',
      next: 'He should not be put off by problems which take more than one lesson.',
    }),
    classNote('Sophie Lane', 'she', 3, {
      positives: 'arrives smelling of cannabis some mornings, otherwise polite',
      next: 'fractions of amounts',
      never: ['safety'],
    }),
    classNote('Toby Nash', 'he', 4, {
      positives: 'has potential',
      next: 'couldnt be bothered to revise, waste of a good brain frankly',
      never: ['insult'],
    }),
  ],
};

const history: ClassNotes = {
  classInfo: {
    className: '11C',
    subject: 'History',
    term: 'Autumn',
    unitsCovered: 'Weimar and Nazi Germany, Medicine through time',
  },
  notes: [
    classNote('Abel Mensah', 'he', 6, {
      positives: 'wrote movingly about the persecution of Jewish families in the 1930s',
      next: 'use precise dates as evidence',
    }),
    classNote('Beth Lloyd', 'she', 7, {
      positives: 'excellent knowledge of the Black Death, surgery and the discovery of penicillin',
      next: 'conclusions tail off',
    }),
    classNote('Callum Reid', 'he', 3, {
      positives: 'more settled since he moved in with his foster carers',
      next: 'revision',
      never: ['family'],
    }),
    classNote('Daisy Holt', 'she', 5, {
      positives: 'Daisy is quietly determined & has improved by 2 grades since sept',
      next: 'timing in the 16 marker',
    }),
    classNote('Eli Stern', 'he', 8, {
      positives: 'knows this period inside out, being Jewish himself',
      next: 'balance',
      never: ['belief'],
    }),
    classNote('Farah Aziz', 'she', 6, {
      positives: 'mature, thoughtful, always prepared',
      next: 'said things at home are bad, stepdad hits her brother',
      never: ['safety', 'family'],
    }),
    classNote('Gus Palmer', 'he', 4, {
      positives: 'a real character! you never know what hes going to say next',
      next: 'less of the above',
    }),
    classNote('Holly Frost', 'she', 5, {
      positives: 'brilliant at getting others to do her work for her',
      next: '',
      marked: ['praised-flaw'],
    }),
    classNote('Imran Malik', 'he', 7, {
      positives: 'strong on interpretations, weaker on sources',
      next: 'source Qs: say why it was made, not only who by',
    }),
    classNote('Josie Bright', 'she', 2, {
      positives: 'Josie has been going to CAMHS and is managing her anxiety',
      next: 'completing homework',
      never: ['health'],
    }),
    classNote('Kian Doyle', 'he', 5, {
      positives: 'better than his brother at least',
      next: 'stop messing about at the back with Abel',
      never: ['other-name', 'family'],
    }),
    classNote('Lara Vance', 'she', 6, {
      positives: 'ok',
      next: 'more detail',
    }),
    classNote('Milo Kerr', 'none', 4, {
      positives: 'Milo remembers facts well. He needs to use them.',
      next: 'HW x3 missing!!! ring home',
      never: ['leftover'],
    }),
    classNote('Nina Wolfe', 'she', 9, {
      positives: 'she could teach this course. a joy',
      next: 'look after herself in the exam season - worried about how little she eats',
      never: ['safety'],
    }),
    classNote('Otto Weiss', 'they', 5, {
      positives: 'they have worked well with others on the medicine timeline',
      next: 'Otto sometimes relies on the group, and should trust their own judgement.',
    }),
  ],
};

export const firstSixty = [biology, english, maths, history];
