import { testMarks } from '../../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../testing/mark-of.ts';

/**
 * Translations marked by tables with a column of what else is accepted, and one of what is
 * rejected.
 */
const CASES: readonly MarkedScheme[] = [
  [
    'Translate into English:\nAyer fui al cine con mi hermana mayor. Comimos palomitas, pero la película fue aburrida.',
    'Section\tText\tAnswer\tAccept\tReject\tMark\n1\tAyer\tYesterday\t\t\t1\n2\tfui al cine\tI went to the cinema\tthe movies; the pictures\tI go; the film\t1\n3\tcon mi hermana mayor\twith my older sister\telder / big; oldest\tmy sister; brother\t1\n4\tComimos palomitas\tWe ate popcorn\thad\twe eat\t1\n5\tpero la película fue aburrida\tbut the film was boring\tmovie; however; dull\tbored; it was boring\t1',
    5,
    [
      [
        'Yesterday I went to the cinema with my older sister. We ate popcorn but the film was boring.',
        5,
      ],
      [
        'Yesterday I went to the movies with my big sister. We had popcorn but the movie was dull.',
        5,
      ],
      ['Yesterday I go to the cinema with my sister. We eat popcorn but the film was boring.', 2],
      ['Yesterday I went to the film with my brother', 1],
      [
        'Yesterday, I went to the cinema with my older brother. We ate popcorn but the film was bored.',
        3,
      ],
    ],
  ],
  [
    'Translate into English:\nIch habe einen kleinen Hund. Jeden Tag gehe ich mit ihm spazieren, weil er gern läuft.',
    'Section\tText\tAnswer\tAccept\tReject\tMark\n1\tIch habe einen kleinen Hund\tI have a small dog\tlittle\tcat; a dog\t1\n2\tJeden Tag\tEvery day\tEach\tone day\t1\n3\tgehe ich mit ihm spazieren\tI go for a walk with him\tI walk him; take him for a walk\tI went; it goes\t1\n4\tweil er gern läuft\tbecause he likes running\tas / since; to run; loves\the runs\t1',
    4,
    [
      ['I have a small dog. Every day I go for a walk with him because he likes running.', 4],
      ['I have a little dog. Each day I take him for a walk since he loves to run', 4],
      ['I have a dog. One day I went for a walk with him because he runs.', 0],
      ['I have a small cat. Every day I go for a walk with him because he likes running', 3],
    ],
  ],
  [
    'Translate into English: Am Samstag sind wir in die Berge gefahren. Das Essen war lecker. Ich möchte bald wieder zurückkommen.',
    'One mark for each correct section.\n\tGerman\tEnglish\tAccept\tReject\n1\tAm Samstag\tOn Saturday\tLast Saturday\tSaturdays\n2\tsind wir in die Berge gefahren\twe went to the mountains\ttravelled; drove\twe go\n3\tDas Essen war lecker\tThe food was delicious\ttasty / meal\teating\n4\tIch möchte bald wieder zurückkommen\tI would like to come back soon\treturn\tI want',
    4,
    [
      [
        'On Saturday we went to the mountains. The food was delicious. I would like to come back soon.',
        4,
      ],
      ["On Saturday we drove to the mountains. The meal was tasty. I'd like to return soon.", 4],
      ['We go to the mountains. The eating was delicious. I want to come back soon.', 0],
      ['On Saturday we went to the tasty mountains', 2],
    ],
  ],
  [
    'Translate into Spanish: My house is small. I live with my grandmother.',
    '\tEnglish\tSpanish\tAccept\n1\tMy house\tMi casa\t\n2\tis small\tes pequeña\tchica\n3\tI live\tVivo\tYo vivo\n4\twith my grandmother\tcon mi abuela\t',
    4,
    [
      ['Mi casa es pequeña. Vivo con mi abuela.', 4],
      ['Mi casa es grande. Yo vivo con mi abuela.', 3],
      ['My house is small', 0],
    ],
  ],
];

testMarks(CASES);
