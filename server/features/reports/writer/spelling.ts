import { PROPER } from './words.ts';

/** Slips of the hand, shorthand, and spellings of elsewhere, as a school would print them. */
const REPLACEMENTS: [RegExp, string][] = [
  [/\be\.?g\.?(?=[\s,])/giu, 'for example'],
  [/\bi\.e\.(?=[\s,])/giu, 'that is'],
  [/,?\s*\betc\b\.?/giu, ' and so on'],
  [/\bw\/o\b/giu, 'without'],
  [/\bw\/(?=\s|\p{L})/giu, 'with '],
  [/\bb\/c\b/giu, 'because'],
  [/\bh\/?w\b/giu, 'homework'],
  [/\bv\.?(?=\s\p{L})/gu, 'very'],
  [/\besp\b\.?/giu, 'especially'],
  [/\bmins\b\.?/giu, 'minutes'],
  [/\bcalcs\b/giu, 'calculations'],
  [/\bgrid refs\b/giu, 'grid references'],
  [/\bsig\.? figs?\b\.?/giu, 'significant figures'],
  [/\bhard working\b/giu, 'hard-working'],
  [
    /\bover[ -]?(ambitious|anxious|confident|dependent|enthusiastic|excited|reliant|sensitive|talkative)\b/giu,
    'over-$1',
  ],
  [/\s*[:;]-?[)(DP](?=\s|$)/gu, ''],
  [/(?<=\p{Ll}): (\d+%?)(?=\s*(?:[,;\n]|$))/gu, ' ($1)'],
  [/\s*(?:->|→|⇒)\s*/gu, ' to '],
  [/(?<=\p{L})\s+[x×] ?(\d+)\b(?! ?[=x×*/+-])/gu, ' $1 times'],
  [/\bok\b/gu, 'OK'],
  [/\s[&+]\s/gu, ' and '],
  [/(?<=\d)\s+%/gu, '%'],
  [/\b(\d+) mark(?:er)?(?= questions?\b)/giu, '$1-mark'],
  [/\b(attendance):? (?=\d)/giu, '$1 of '],
  [/\b(put(?:ting|s)?|rais(?:e|es|ing)) hand\b/giu, '$1 a hand'],
  [/(?<=\b\p{Ll}{4,})\/(?=\p{Ll}{4,})/gu, ', '],
  [/\bcan ?not\b|\bcan[’']t\b/giu, 'cannot'],
  [/\bwon[’']t\b/giu, 'will not'],
  [/n[’']t\b/giu, ' not'],
  [/(?<=\p{L})[’']re\b/giu, ' are'],
  [/(?<=\p{L})[’']ve\b/giu, ' have'],
  [/(?<=\p{L})[’']ll\b/giu, ' will'],
  [
    /\b(I|he|she|they|we|it)[’']d (?=(?:also |already |never )?(?:been|made|done|had|shown|become|\p{L}+ed)\b)/giu,
    '$1 had ',
  ],
  [/\b(I|he|she|they|we|it)[’']d\b/giu, '$1 would'],
  [/\bI[’']m\b/gu, 'I am'],
  [
    /\b(he|she|it|that|there)[’']s (?=(?:\p{L}+ly |also |always )?(?!(?:bored|challenged|confused|determined|disengaged|disorganised|distracted|engaged|excited|focuss?ed|frustrated|gifted|interested|motivated|organised|prepared|relaxed|stressed|talented|tired|uninterested|unmotivated|unprepared|worried)\b)(?:been|made|done|had|shown|got|become|begun|grown|taken|given|come|found|\p{L}+ed)\b)/giu,
    '$1 has ',
  ],
  [/\b(he|she|it|that|there)[’']s\b/giu, '$1 is'],
  [/\b(organ|recogn|memor|summar|emphas|prior|util|real|general)iz(?=e|i|a)/giu, '$1is'],
  [/\banalyz(?=e|i)/giu, 'analys'],
  [/\b(behavi|col|fav)or(?=\b|s|i|ed)/giu, '$1our'],
  [/\bmath\b/giu, 'maths'],
  [/\bpredicted (GCSE )?grade (?=\d)/giu, 'a predicted $1grade of '],
  [/\b(top of|bottom of|first in|best in) (?=(?:class|year|set|group)\b)/giu, '$1 the '],
  [
    /\b(in|on) (?=(?:last|latest) (?:\p{L}+ )?(?:test|exam|quiz|assessment|paper|mock|lesson)\b)/giu,
    '$1 the ',
  ],
  [/(?<=(?:^|[,;.\n]|\balways|\boften)\s*)(first|best)(?= (?:to \p{Ll}+|in the)\b)/gimu, 'the $1'],
  [
    /\bself (?=(?:belief|confidence|esteem|discipline|motivation|motivated|assessment|control)\b)/giu,
    'self-',
  ],
  [/\bvocab\b/giu, 'vocabulary'],
  [/\b(proof|time)[ -](read|keep)/giu, '$1$2'],
  [/\bwell (mannered|behaved|organised|prepared|read|spoken|presented|motivated)\b/giu, 'well-$1'],
  [/\b(to|should|must|could|not) practice\b/giu, '$1 practise'],
];

const MISSPELT: Record<string, string> = Object.fromEntries(
  (
    'acheive achieve,acheives achieves,allways always,alot a-lot,attendence attendance,begining beginning,beleive believe,' +
    'calender calendar,carefull careful,carefuly carefully,comittment commitment,commited committed,comunicate communicate,' +
    'concerntrate concentrate,concious conscious,confidance confidence,consistant consistent,definately definitely,' +
    'dissapointing disappointing,embarassed embarrassed,enthusiam enthusiasm,enthusiatic enthusiastic,' +
    'enthusastic enthusiastic,equasions equations,excelent excellent,excellant excellent,experiance experience,' +
    'explaination explanation,finaly finally,freind friend,freinds friends,goverment government,grammer grammar,' +
    'handwritting handwriting,helpfull helpful,homwork homework,immediatly immediately,improvment improvement,' +
    'independant independent,independantly independently,intrested interested,knowlege knowledge,knowledgable knowledgeable,' +
    'maintainance maintenance,neccessary necessary,occassionally occasionally,occured occurred,oppurtunity opportunity,' +
    'particpates participates,particularily particularly,persistant persistent,posative positive,potental potential,' +
    'preperation preparation,pronounciation pronunciation,realy really,recieve receive,recieves receives,refering referring,' +
    'relevent relevant,rember remember,responsability responsibility,seperate separate,sucessful successful,' +
    'succesful successful,suprised surprised,teh the,thier their,thorougly thoroughly,tommorow tomorrow,truely truly,' +
    'understaning understanding,untill until,usefull useful,vocabulry vocabulary,wich which,writting writing'
  )
    .split(',')
    .map((pair) => pair.split(' ').map((word) => word.replace('-', ' '))),
);

const ACRONYMS = new Set(
  (
    'AQA ATP BBC CPU DNA EAL EU GCSE GCSES HTML ICT IGCSE MFL NEA OCR PE PEE PEEL PSHE RAM RNA ROM ' +
    'SEN SPAG SQL STEM TV UK UN USA WJEC WW1 WW2'
  ).split(' '),
);

/** A note in the spelling of British schools, its shorthand written out, its shouting in small letters. */
export function mendSpelling(note: string): string {
  const quiet = note
    .replaceAll(/(?<!\bA\**)\*|[`#]|\p{Extended_Pictographic}/gu, '')
    .replaceAll('{', '(')
    .replaceAll('}', ')');
  const plain = isShouted(quiet) ? quiet.replaceAll(/[\p{L}\d’']+/gu, lowerWord) : quiet;
  return REPLACEMENTS.reduce((text, [pattern, by]) => text.replaceAll(pattern, by), plain)
    .replaceAll(/\p{L}+/gu, mendWord)
    .replaceAll(/(?<=\p{L})'(?=\p{L})|(?<=s)'(?=\s)/gu, '’');
}

function isShouted(note: string): boolean {
  const words = note.match(/\p{L}{3,}/gu) ?? [];
  const small = words.filter((word) => /\p{Ll}/u.test(word)).length;
  return words.filter((word) => !ACRONYMS.has(word)).length > 1 && small * 4 < words.length;
}

function lowerWord(word: string): string {
  const low = word.toLowerCase();
  if (ACRONYMS.has(word) || /\d/u.test(word)) return word;
  return PROPER.has(low) ? word.charAt(0) + low.slice(1) : low;
}

function mendWord(word: string): string {
  const right = Object.hasOwn(MISSPELT, word.toLowerCase())
    ? MISSPELT[word.toLowerCase()]
    : undefined;
  if (right === undefined) return word;
  return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}
