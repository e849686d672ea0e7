import { classNote, type ClassNotes } from './class-notes.ts';

/** Sixty more, in four other classes, written after the checks were rewritten and before they ran on them. */
const geography: ClassNotes = {
  classInfo: {
    className: '7H',
    subject: 'Geography',
    term: 'Autumn',
    unitsCovered: 'map skills, migration, Africa',
  },
  notes: [
    classNote('Aidan Walsh', 'he', 4, {
      positives: 'good eye for detail on OS maps',
      next: 'needs to read the scale b4 measuring',
    }),
    classNote('Bella Gomez', 'she', 6, {
      positives: 'explained push and pull factors of migration really clearly',
      next: 'case study facts',
    }),
    classNote('Carter Obi', 'he', 5, {
      positives: 'as an African boy he brings a lot to this unit',
      next: 'spelling of place names',
      never: ['belief'],
    }),
    classNote('Demi Rowe', 'she', 3, {
      positives: 'chatty and cheerful',
      next: 'wears far too much make up, distracted by her phone',
      never: ['appearance'],
    }),
    classNote('Elliot Park', 'they', 7, {
      positives: 'their presentation on drought in the Sahel was superb',
      next: 'structure longer answers with PEEL',
    }),
    classNote('Fatima Noor', 'she', 8, {
      positives: 'always willing to help, gets on with everyone',
      next: 'could challenge herself with the extension tasks',
    }),
    classNote('Gabe Moss', 'he', 2, {
      positives: 'he is no trouble',
      next: 'hardly writes a thing. see SENCO re reader. ?dyslexia',
      never: ['needs'],
    }),
    classNote('Heidi Kurz', 'she', 5, {
      positives: 'Heidi has caught up well after her operation',
      next: 'compass directions',
      never: ['health'],
    }),
    classNote('Isaac Boyd', 'he', 4, {
      positives: 'when not staring out of the window he has good ideas',
      next: 'concentrate',
    }),
    classNote('Jaya Menon', 'she', 9, {
      positives: 'the strongest geographer in the year by a mile',
      next: 'none',
    }),
    classNote('Kyle Burton', 'he', 3, {
      positives: 'comes from a difficult family but tries',
      next: 'bring a pencil',
      never: ['family'],
    }),
    classNote('Lola Marsh', 'she', 6, {
      positives: 'compares HICs and LICs with confidence',
      next: 'Your sketch maps need keys and labels',
    }),
    classNote('Mason Tate', 'he', 1, {
      positives: 'outstanding. top marks in everything',
      next: 'cannot find the UK on a map',
      marked: ['contradiction'],
    }),
    classNote('Nell Barnes', 'she', 5, {
      positives: 'careful, methodical, thorough',
      next: 'stop letting Poppy copy',
      never: ['other-name'],
    }),
    classNote('Owen Rees', 'none', 6, {
      positives: 'Owen asks perceptive questions about poverty and development',
      next: 'back up opinions with data',
    }),
  ],
};

const french: ClassNotes = {
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
    }),
  ],
};

const computing: ClassNotes = {
  classInfo: {
    className: '10 CS',
    subject: 'Computer Science',
    term: 'Summer',
    unitsCovered: 'Python, binary, networks, ethics',
  },
  notes: [
    classNote('Gia Russo', 'she', 8, {
      positives: 'surprisingly good for a girl, top of the class in Python',
      next: 'comment her code',
      never: ['belief', 'insult'],
    }),
    classNote('Hugo Finch', 'he', 5, {
      positives: 'finds creative solutions, debugging is methodical',
      next: 'trace tables',
    }),
    classNote('Ines Rocha', 'she', 6, {
      positives: 'Ines persevered with binary subtraction until she had it',
      next: 'explain how, not only what',
    }),
    classNote('Jonah Platt', 'he', 4, {
      positives: 'on his good days a pleasure',
      next: 'anger issues - threw a chair in March, awaiting EP assessment',
      never: ['needs', 'safety', 'leftover'],
    }),
    classNote('Kira Stone', 'they', 7, {
      positives: 'they write efficient, readable code',
      next: 'plan before typing',
    }),
    classNote('Lenny Marsh', 'he', 3, {
      positives: 'very good at looking busy',
      next: 'finish a task',
      marked: ['praised-flaw'],
    }),
    classNote('Mina Cho', 'she', 9, {
      positives: 'has taught herself Java and runs the code club',
      next: 'nothing to add',
    }),
    classNote('Nico Bauer', 'he', 5, {
      positives: 'Works with Python confidently. Good on ethics of facial recognition and race',
      next: 'network topologies',
    }),
    classNote('Orla Quinn', 'she', 6, {
      positives: 'lovely manners',
      next: 'she has been crying in lessons and wont say why',
      never: ['safety'],
    }),
    classNote('Piotr Zak', 'he', 4, {
      positives: 'trys hard, asks for help',
      next: 'arrays, loops, selection. all of it really',
    }),
    classNote('Quinn Barr', 'they', 5, {
      positives: 'Quinn is calm under pressure',
      next: 'Quinn would benefit from attending the thursday clinic',
    }),
    classNote('Rhys Pugh', 'he', 2, {
      positives: 'his laptop was paid for by the hardship fund and he uses it well',
      next: 'save work in the right folder',
      never: ['meals'],
    }),
    classNote('Sasha Ivanov', 'she', 7, {
      positives: 'Sasha thinks logically and is quick to spot errors in others code',
      next: 'patience with slower partners',
    }),
    classNote('Tess Olsen', 'she', 5, {
      positives: 'You are a joy to teach! You always try your best and your code is neat.',
      next: 'You should test with boundary data.',
    }),
    classNote('Umar Sheikh', 'he', 6, {
      positives: 'always on task and never off task',
      next: 'off task when sat at the back',
      marked: ['contradiction'],
    }),
  ],
};

const art: ClassNotes = {
  classInfo: { className: '8A', subject: 'Art', term: 'Autumn', unitsCovered: 'portraits, colour' },
  notes: [
    classNote('Vera Lind', 'she', 7, {
      positives: 'beautiful tonal work, skin tones in her portrait are subtle',
      next: 'be bolder with scale',
    }),
    classNote('Will Frost', 'he', 4, {
      positives: 'will try anything',
      next: 'sketchbook homework',
    }),
    classNote('Xena Boyle', 'she', 5, {
      positives: 'her drawing of her nan was lovely',
      next: 'background',
      marked: ['family'],
    }),
    classNote('Yara Said', 'she', 6, {
      positives: 'Yara draws hair and fabric with real skill',
      next: 'colour mixing',
    }),
    classNote('Zane Hill', 'he', 3, {
      positives: 'hasnt broken anything this term',
      next: 'grow up',
      never: ['insult'],
    }),
    classNote('Amos Reid', 'he', 5, {
      positives: 'inspired by Picasso and Frida Kahlo',
      next: 'annotate sketches with what he thinks not just what he sees',
    }),
    classNote('Bea Flood', 'she', 8, {
      positives: 'Bea has a gift. Her self-portrait was chosen for the foyer',
      next: 'try 3D',
    }),
    classNote('Cian Daly', 'he', 2, {
      positives: 'likes painting',
      next: 'has had nits & comes in unwashed, hygiene talk needed',
      never: ['appearance'],
    }),
    classNote('Dora Finch', 'she', 4, {
      positives: 'quieter this term since being moved from Mrs Potts group',
      next: 'confidence',
      never: ['colleague'],
    }),
    classNote('Ewan Bain', 'he', 6, {
      positives: 'copes well with being in a set below his ability',
      next: 'perspective',
    }),
    classNote('Flo Hart', 'she', 5, {
      positives: 'tidy tidy tidy',
      next: 'messy',
      marked: ['contradiction'],
    }),
    classNote('Gil Ross', 'none', 5, {
      positives: 'Gil is imaginative. his use of line is delicate',
      next: 'Gil rushes the finish',
    }),
    classNote('Hope Lowe', 'she', 6, {
      positives: 'Hope gives generous feedback to her peers',
      next: 'i hope she will carry on with art next year',
    }),
    classNote('Ivo Petrov', 'he', 7, {
      positives: 'independent',
      next: 'taking criticism',
    }),
    classNote('Jade King', 'she', 3, {
      positives: 'sweet',
      next: 'boyfriend (yr 12) waits for her outside, flag to DSL. Missing deadlines',
      never: ['safety'],
    }),
  ],
};

export const secondSixty = [geography, french, computing, art];
