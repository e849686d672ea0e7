import { classNote, type ClassNotes } from '../class-notes.ts';

export const french: ClassNotes = {
  classInfo: {
    className: '9Fr1',
    subject: 'French',
    term: 'Spring',
    unitsCovered: 'family and home, food, school uniform, holidays',
  },
  notes: [
    classNote('Poppy Dale', 'she', 6, {
      positives: 'can describe her family and her home in French with good accuracy',
      next: 'past tense',
    }),
    classNote('Reuben Katz', 'he', 7, {
      positives: 'super accent, joins in with everything',
      next: 'adjective agreement!',
    }),
    classNote('Sadie Cross', 'she', 2, {
      positives: 'present most days',
      next: 'mum says shes up all night on her phone',
      never: ['family'],
    }),
    classNote('Tariq Aziz', 'he', 5, {
      positives: 'Tariq is happy to have a go even when unsure',
      next: 'learn vocab for 10 min a night not 1 hr on sunday',
    }),
    classNote('Una Kelly', 'she', 4, {
      positives: 'Una is a bubbly girl',
      next: 'needs to stop talking and start listening',
    }),
    classNote('Vinnie Hart', 'he', 3, {
      positives: 'makes us all laugh',
      next: 'couldnt care less about french and it shows',
      never: ['insult'],
    }),
    classNote('Wren Lacey', 'they', 8, {
      positives: 'Wren writes at length and takes risks with grammar',
      next: 'check verb endings before handing in',
    }),
    classNote('Yusuf Demir', 'he', 6, {
      positives: 'speaks 3 languages at home which shows',
      next: 'write more than the bullet points ask',
    }),
    classNote('Zoe Carr', 'she', 5, {
      positives: 'has been very brave since the accident',
      next: 'catch up on the food unit when back from hospital appts',
      never: ['health'],
    }),
    classNote('Alfie Dent', 'he', 4, {
      positives: 'gives 110%, never late, never without his book',
      next: 'pronunciation of silent letters',
    }),
    classNote('Bryony Snow', 'she', 7, {
      positives: "I've loved teaching Bryony",
      next: 'aim for a 9!',
    }),
    classNote('Cody Lyle', 'he', 3, {
      positives: 'excluded for vaping but back on track',
      next: 'key verbs',
      never: ['safety'],
    }),
    classNote('Darcey Pope', 'she', 5, {
      positives: 'works well w/ her partner',
      next: 'speaking -> longer answers',
      marked: ['leftover'],
    }),
    classNote('Eddie Voss', 'he', 6, {
      positives: 'He is confident and she is always prepared',
      next: 'opinions with reasons',
      marked: ['pronoun'],
    }),
    classNote('Freddie Bloom', 'he', 5, {
      positives: 'not the weakest linguist by any means',
      next: 'dont give up so quickly',
      marked: ['insult'],
    }),
  ],
};
