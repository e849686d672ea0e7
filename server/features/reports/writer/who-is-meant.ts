import { isSpelt } from './spelling.ts';

const DETERMINER = 'the|an?|another|each|every|this|that|some|his|her|their|my|our|your|its';
/** Words that end a noun phrase. */
const STOP =
  'and|or|but|so|as|if|when|while|because|than|of|in|on|at|to|for|from|with|by|about|into|after|before|through|over|is|was|are|were|has|had|have|be|been|can|could|will|would|should|may|might|must|does|did|do|who|which|that|he|she|they|it|you|i|we';
const NO_NOUN = new RegExp(String.raw`^(?:${STOP}|${DETERMINER})\b`, 'iu');
/** Nouns in a school's notes that are not people, in singular or plural. */
const THINGS =
  'work|homework|classwork|coursework|book|file|folder|exercise|lesson|task|activit(?:y|ie)|topic|unit|test|exam|mock|project|practical|experiment|investigation|method|result|graph|table|diagram|essay|paragraph|sentence|story|stories|poem|play|text|paper|question|answer|example|problem|solution|calculation|equation|number|term|word|idea|opinion|point|argument|detail|evidence|mark|grade|level|target|step|time|day|week|month|year|half|start|end|beginning|moment|morning|subject|course|class|group|table|set|room|school|challenge|opportunit(?:y|ie)|effort|attitude|focus|pace|progress|difference|way|thing|lot|bit|best|most|rest|same|key|skill|technique|strength|weakness|feedback|advice|help|support|piece|drawing|painting|song|instrument|game|match|ball|team|computer|program|code|screen|phone|hand|head|voice|chance|reason|confidence|care|pride|interest|potential|maths|language|vocabulary|spelling|handwriting|presentation|discussion|debate|research|revision|knowledge|ability|abilities';
/** Activities, which are things directly after a determiner and verbs elsewhere. */
const DOINGS =
  'reading|writing|speaking|listening|thinking|reasoning|planning|understanding|revising|learning';
const ABSTRACT = String.raw`(?!witness|\p{L}*(?:on|ern)ess)\p{L}{3,}(?:tion|sion|ment|ness|ship|ism|ance|ence)`;
/** Words that may come before a noun. */
const QUALITY = String.raw`(?!(?:gener|riv|offici|individu|crimin|princip|profession)al\b|(?:crit|cler|heret|mechan|academ|alcohol)ic\b|(?:nat|relat|capt|detect|fugit)ive\b|(?:pri|gu|hon)est\b|constable\b)(?:\p{L}+(?:al|ic|ive|ful|ous|est|able|ible|ish)|first|second|third|last|next|new|old|good|great|better|best|hard|harder|more|most|many|few|little|big|small|long|short|whole|full|main|own|recent|past|early|late|same|other|different|group|class|school|key|extra|high|low|real|strong|clear|very|really|science|maths|history)`;

const A_THING = new RegExp(
  String.raw`^(?:(?:${DOINGS})\b|(?:${QUALITY} )*(?:(?:${THINGS})s?|${ABSTRACT}s?)\b)`,
  'iu',
);
/** Several people, such as “the others” or “her peers”, to whom “he” and “her” cannot refer. */
const SEVERAL = new RegExp(String.raw`^(?:${QUALITY} )*\p{L}{2,}(?<![siu])s\b`, 'iu');
/** Phrases that mean the student: “a quiet student who …”, “is a keen scientist”. */
const THEMSELVES = (name: string) =>
  new RegExp(
    String.raw`^(?:(?:${RegExp.escape(name)}|s?he|they) (?:is|was|has been|remains|became) (?:\p{L}{3,}ly |such |always |also |now )?an? (?:(?!(?:${STOP})\b)[\p{L}-]+ ?)+|(?:such )?an? (?:(?!(?:${STOP})\b)[\p{L}-]+ ){0,4}(?:student|pupil|learner|member|worker)\b)`,
    'iu',
  );

/** Nouns for people to whom `he` or `her` may refer. */
const PERSON =
  /\b(?:author|boy|character|classmate|friend|girl|heroine?|king|lady|man|partner|poet|queen|teacher|woman|writer|mum|dad|mother|father|brother|sister|grand\p{L}+|(?:some|any|every|no)(?:one|body)|Mrs?|Ms|Miss|Dr|Sir)s?\b/iu;
/** What somebody in a story did, or why: the pronoun after it refers to them. */
const OF_A_STORY =
  /\b(?:explain|describ|analys|writ|wrote|discuss|explor|evaluat|compar)\p{L}*\b[^.]*\b(?:how|why) (?:s?he|his|her)\b/iu;
const PRONOUN = /\b(?:s?he|him|his|hers?|himself|herself)\b/giu;

/**
 * True if every pronoun of a sentence can only mean the student, because nobody and nothing else
 * that could be meant comes before the last of them. False if an unknown noun does.
 */
export function isOnlyOf(sentence: string, name: string): boolean {
  const pronouns = [...sentence.matchAll(PRONOUN)];
  const last = pronouns.at(-1);
  if (!last) return true;
  const isOfBoth =
    /\b(?:he|him|his|himself)\b/iu.test(sentence) && /\b(?:she|hers?|herself)\b/iu.test(sentence);
  if (isOfBoth || PERSON.test(sentence) || OF_A_STORY.test(sentence)) return false;
  const before = sentence.slice(0, last.index).replace(THEMSELVES(name), '');
  return !namesAnother(sentence, name) && !hasUnknownNoun(before, name);
}

function namesAnother(sentence: string, name: string): boolean {
  const within = [...sentence.matchAll(/(?<=[^.!?…]\s["“‘(]?)\p{Lu}\p{Ll}+/gu)].map(
    ([word]) => word,
  );
  const [, start = name, pair] =
    /^["“‘(]?(\p{Lu}\p{Ll}+(?:[’']\p{Ll}+)?)( and (?:his|her)\b)?/u.exec(sentence) ?? [];
  const first = start.replace(/[’'].*/u, '');
  const isWord = /n[’']t$/u.test(start) || (pair === undefined && isSpelt(first.toLowerCase()));
  return [...within, ...(isWord ? [] : [first])].some((word) => word !== name);
}

function hasUnknownNoun(text: string, name: string): boolean {
  const starts = text.matchAll(new RegExp(String.raw`\b(?:${DETERMINER}) (?=\p{L})`, 'giu'));
  return [...starts].some(({ 0: determiner, index }) => {
    const after = text.slice(index + determiner.length);
    return !(
      NO_NOUN.test(after) ||
      after.startsWith(name) ||
      A_THING.test(after) ||
      SEVERAL.test(after)
    );
  });
}
