import { undisguised } from '../engine/instructions/disguises.ts';
import { beforeThought } from '../language-model/without-thoughts.ts';

const LINK = /\[([^\]\n]{0,200})\]\([^)\s]{0,500}\)|(?:https?:\/\/|www\.)\S+/giu;
const MARKUP =
  /<(script|style)\b[\s\S]*?<\/\1>|<\/?\p{L}[^<>]*>|```\w*|^[^\S\n]*(?:#{1,6}|[-*•]|>)\s+|(?:\*\*|__|`)/gimu;

/**
 * Returns a model's feedback as plain text: no thoughts, no links, no markup, no invisible
 * characters.
 */
export function plainFeedback(text: string): string {
  return beforeThought(text)
    .replaceAll(LINK, (_, words: string | undefined) => words ?? '')
    .replaceAll(MARKUP, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s+([.,;!?])/gu, '$1')
    .trim();
}

/**
 * Patterns that feedback to a child must never contain, whatever the subject, grouped by what a
 * teacher would not sign. Words that a subject needs (killed, sex, race) match only where they are
 * about the reader.
 */
const HELD_BACK: readonly RegExp[] = [
  // Insults
  /\byou(?:'re|’re| are| were)?\s(?:(?:a|an|so|such|just|really|very|too)\s){0,3}(?:stupid|dumb|idiots?|idiotic|morons?|moronic|useless|pathetic|worthless|hopeless|lazy|ugly|fat|disgusting|loser|failure|embarrassment|waste)\b/iu,
  /\b(?:stupid|dumb|idiotic|moronic|pathetic|worthless|lazy|rubbish|garbage|terrible|awful|embarrassing)\s(?:answer|work|attempt|student|child|kid|boy|girl)\b/iu,
  /\b(?:shut up|screw you|piss off|damn you|fuck\w*|shit\w*|cunt\w*|bastards?|bitch\w*|wank\w*|arseholes?|assholes?|retard\w*|spastics?)\b/iu,
  /\btu es (?:(?:un|une|si|trop|vraiment) )?(?:stupide|idiot|idiote|bête|nul|nulle|débile|imbécile)\b|\bdu bist (?:(?:ein|so|sehr|echt) )?(?:dumm|blöd|idiot|dummkopf|faul|versager|nutzlos)\b|\b(?:eres|tú eres) (?:(?:un|una|tan|muy) )?(?:idiota|estúpido|estúpida|tonto|tonta|inútil|imbécil)\b|\brwyt ti(?:['’]n)? (?:dwp|hurt|dwl|ddiwerth)\b/iu,
  // Harm to oneself or others
  /\b(?:kill|hurt|harm|cut|hang|starve)\s(?:yourself|yourselves)\b|\bsuicid\w*|\bself-?harm\w*|\bend your (?:own )?life\b|\bi(?:'ll| will|’ll) (?:kill|hurt|find) you\b|\bgo and die\b|\byou should die\b|\btue[sz]?-(?:toi|vous)\b|\bbring dich um\b|\b(?:mátate|suicídate)\b|\blladd dy hun\b/iu,
  // Sexual
  /\b(?:porn\w*|nudes?|sexy|sexting|blowjobs?|masturbat\w*)\b|\b(?:your|my) (?:naked )?(?:breasts|penis|vagina|body is (?:hot|beautiful))\b/iu,
  // Hateful
  /\b(?:nigg\w+|pak(?:i|is)|chinks?|kikes?|faggots?|tranny|trannies|subhumans?|gypp\w+)\b|\b(?:people|students|girls|boys) like you (?:are|should|can|never)\b/iu,
  // Contact details
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+|(?<!\d)(?:\+\d{1,3}|0)(?:[\s()-]?\d){9,11}(?!\d)/u,
  /\b(?:message|text|call|add|dm|meet|follow|contact|email)\s(?:me|us)\b|\b(?:snapchat|instagram|tiktok|whatsapp|discord|telegram)\b/iu,
  // The machine speaking about itself or its instructions
  /\b(?:as an ai|language model|system prompt|my instructions|mark scheme|json)\b/iu,
  // Placeholders of hidden details
  /\[(?:NAME|EMAIL|ACCOUNT|PHONE|POSTCODE) \d+\]/u,
];

/** Marks do not belong in feedback, and a model's may differ from those that the server gives. */
const NAMES_MARKS = /\b\d{1,2}\s?(?:\/|out of)\s?\d{1,2}\b|\b(?:full|no|\d{1,2})\smarks?\b/iu;

const onOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ');

/** True if a teacher must look at the feedback before any student does. */
export function isHeldBack(feedback: string, question: string): boolean {
  const known = question.toLowerCase();
  const isOfTask = (words: string) => known.includes(words.toLowerCase());
  const bare = feedback.replaceAll(/[*_`]+/gu, '');
  return [feedback, bare, ...undisguised(bare).map(onOneLine)].some((text) =>
    [...HELD_BACK, NAMES_MARKS].some((pattern) =>
      [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].some(
        ([found]) => !isOfTask(found),
      ),
    ),
  );
}
