import { classNote, type ClassNotes } from '../class-notes.ts';

export const writing: ClassNotes = {
  classInfo: {
    className: 'Y2 Hedgehogs',
    subject: 'Writing',
    term: 'Spring',
    unitsCovered: 'traffic light instructions, a letter to the Queen bee',
  },
  notes: [
    classNote('Maisie Turner', 'she', 5, {
      positives: 'Lovely ideas and she is beginning to use "because" and "but" to join sentences',
      next: 'finger spaces. Remember capital letters for names',
    }),
    classNote('Zayn Iqbal', 'he', 3, {
      positives:
        'much happier to pick up a pencil since christmas, wrote three whole sentences by himself about bees',
      next: 'Forming b and d the right way round, sit letters on the line',
    }),
    classNote('Florence Ng', 'she', 7, {
      positives: 'reads her work back without being asked + changes words for better ones',
      next: 'Next she could try speech marks',
    }),
    classNote('Teddy Walsh', 'he', 2, {
      positives: 'Has his 1:1 with him most mornings which is helping a lot',
      next: 'still in nappies some days so misses the input',
      never: ['needs'],
    }),
    classNote('Aaliyah Bello', 'she', 4, {
      positives: 'neat cursive!! always smiling',
      next: 'spelling of common exception words (said, they, because)',
    }),
    classNote('Rafe Donnelly', 'he', 4, {
      positives: 'tells super stories out loud',
      next: 'needs to stop copying off Maisie and have a go himself',
      never: ['other-name'],
    }),
    classNote('Sunny Lau', 'they', 5, {
      positives:
        'Sunny really enjoyed writing the instructions and was proud when they were put on the wall',
      next: 'Check each sentence makes sense before moving on',
    }),
    classNote('Edie Marsh', 'she', 3, {
      positives: 'Coming out of her shell',
      next: "mum and dad splitting up so she's been a bit all over the place, needs TLC",
      never: ['family'],
    }),
    classNote('Kofi Annan-Smith', 'he', 6, {
      positives: 'Great vocabulary, "enormous", "delicate", "buzzing" all in one piece',
      next: 'Slow down. Handwriting gets big and wobbly towards the end',
    }),
    classNote('Poppy Leigh', 'she', 1, {
      positives: 'Tries',
      next: 'Everything tbh. Bless her.',
      never: ['insult'],
    }),
  ],
};
