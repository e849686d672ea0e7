import { classNote, type ClassNotes } from '../class-notes.ts';

export const biology: ClassNotes = {
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
