import { classNote, type ClassNotes } from '../class-notes.ts';

export const english: ClassNotes = {
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
      marked: ['insult'],
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
