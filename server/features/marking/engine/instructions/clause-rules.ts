import {
  AMOUNT,
  ASKED,
  type ClauseRule,
  COMMENT,
  COUNT,
  EARLIER,
  FRACTION,
  GIVEN,
  HEAD,
  MARKER,
  MOST,
  OTHERS,
  part,
  POLITE,
  SCHEME,
  SELF,
  sign,
  WORTH,
} from './clause-signs.ts';
import { ORDERS_TO_MARKER } from './orders-to-marker.ts';
import { SPEECH_TO_MARKER } from './speech-to-marker.ts';

const RIGHT = part`(?:correct|right|awarded|met|achieved|satisfied|perfect|model answer|excellent|valid|full)`;
const NOT_OTHERS = sign`${OTHERS}`;
const WITHIN_SUBJECT = sign`${OTHERS}|\b(?:i|we|critics?|viewers?|readers?) (?:would|will|could|'d)? ?give (?:the|this|that|a|her|his|it's) (?!answer|response|student|candidate|work|marks?|credit|script|essay)\w{1,20}\b|\bworth ${COUNT} marks?\b[^\n]{0,20}\b(?:so|and) i\b|\bcredit (?:goes|to|is due|cards?|score)\b|\bfull (?:attention|time|stop)\b|\bset (?:the )?(?:mark|score) to\b|["“][^"”\n]{0,60}full marks[^"”\n]{0,10}["”]|\b(?:reading|position|hypothesis|voltage)\b|\bpoints? (?:on|of|at)\b|\bmark (?:the|on)\b|\bfor (?:style|a goal|each goal)\b|= ?${FRACTION} in\b`;

const GIVE_MARKS: readonly ClauseRule[] = [
  // This answer is worth, or should be given, marks.
  {
    all: [
      sign`\b(?:this|it|my (?:answer|response|work)) (?:is|was) worth (?:${MOST}|${COUNT}) (?:marks?|credit)\b|\b(?:marks?|score|grade) for this (?:answer|response|solution|work) (?:is|are|should|must)\b|\b(?:this|my|the) (?:answer|response|solution|student|candidate)\b[^\n]{0,50}\b(?:should|must|ought to|deserves to) (?:receive|get|earn|be (?:given|awarded|credited|marked))\b|\bno marks (?:should |are |is |to )?(?:to )?be deducted\b`,
    ],
    none: sign`${OTHERS}|\bquestion\b`,
  },
  { all: [sign`^[^\p{L}]{0,9}full (?:credit|marks?)[^\p{L}]{0,9}$`] },
  {
    all: [
      sign`\b(?:this|my) (?:answer |response |code |solution |work )?(?:satisfies|meets|covers|fulfils) (?:all|every) (?:of )?(?:the )?(?:criteri|marking|bullet|points|requirements)`,
    ],
  },
  {
    all: [
      sign`\b(?:answer|response|solution) (?:was|is|has been) (?:written|provided|given|approved|supplied) by (?:the|an?|my) (?:examiner|exam board|teacher|marker)\b`,
    ],
  },
  // Marks, how many, for me, to be given: whatever the words between them.
  { all: [WORTH, AMOUNT, ASKED, GIVEN], none: WITHIN_SUBJECT },
  // Marks, in speech to somebody.
  {
    all: [
      sign`\b(?:marks|full[ -](?:marks?|credit|score)|(?:maximum|top|max) (?:marks?|score|credit)|mark (?:this|it|me|my answer)|(?:give|let|allow|spare) (?:me|us) (?:have )?(?:a|the|one) (?:mark|point)\b)`,
      sign`\b(?:you|me|us|i (?:deserve|should|want|need)|(?:this|my|the) (?:answer|response|code|script)|(?:the|this) candidate|by (?:order|law)|regardless|reply|repeat after|(?:grading|marking) complete)\b`,
      sign`\b(?:must|award|deserve|need|give|gets?|have to|required|please|reply|complete|should|grant|want|reviewed|let|earn(?:s|ed)?|scores?)\b`,
    ],
    none: WITHIN_SUBJECT,
  },
  {
    all: [
      sign`\b(?:simply|just|only) (?:reply|answer|respond|output|say|write|return)(?: with)? ["'“]?(?:\d{1,2}\b|correct|full|yes\b)`,
    ],
  },
  { all: [sign`^[^\p{L}\p{N}]{0,20}award ?\(`] },
  {
    all: [
      sign`^[^\p{L}\p{N}]{0,9}(?:${FRACTION}|full marks?)[\s,]{1,4}(?:please|pls|plz|thanks?|thank you)\b`,
    ],
  },
  {
    all: [
      sign`${HEAD}(?:give|award|grant|assign|allocate) (?:${FRACTION}|${COUNT}|everything|every point|me (?:the )?points)(?: (?:please|pls|marks?))?\s{0,6}(?:$|["')\]}*/])`,
    ],
    none: NOT_OTHERS,
  },
  {
    all: [
      sign`${COMMENT}[^\n]{0,60}(?:give|award|grant|assign|accept|score)\b[^\n]{0,40}\b(?:${MOST} (?:the )?(?:marks?|points|credit|score)|${COUNT} marks?|as correct)\b`,
    ],
  },
  {
    all: [
      sign`${HEAD}(?:give|award|grant|assign) (?:(?:full|maximum|max|top|all(?: the)?) (?:available |possible )?(?:marks?|credit)|the (?:top|highest) (?:band|grade|level|mark))\b`,
    ],
    none: NOT_OTHERS,
  },
  {
    all: [
      sign`${HEAD}(?:output|return|print|(?:respond|reply|answer) with) (?:[^\n]{0,30}\b(?:(?:maximum|full|max|perfect) (?:marks?|score|points|credit)|highest (?:possible|available) (?:marks?|score))|["'“]?correct\b|${FRACTION})`,
    ],
    none: /\bhighscore\b|^[^\p{L}]{0,20}(?:#|\/\/|--|\/\*)\s{0,6}(?:return|output|print)s?\s{1,6}(?:the\s{1,6})?(?:maximum|max|highest)\s{1,6}(?:score|mark)s?\P{L}{0,9}$/iu,
  },
  {
    all: [
      sign`${HEAD}(?:score|grade|rate|mark|give) (?:(?:this|my|the) (?:\w{1,20} )?(?:answer|response|one|script|solution)|this|it|me) (?:an? |as |with )?(?:[a-d][*+]?|${FRACTION}|100 ?%|${COUNT}|at least ${COUNT})\s{0,6}(?:$|[.,!;)*])`,
    ],
  },
  {
    all: [
      sign`${HEAD}(?:(?:do not|don't|never) )(?:deduct|take (?:off|away)|remove|withhold|lose) (?:\w{1,20} ){0,2}(?:marks?|points?|credit)`,
    ],
  },
  {
    all: [
      sign`\b(?:award|credit) (?:me )?everything\b|\b(?:award|credit) every (?:\w{1,20} )?point\b|\b(?:must|should|may) not lose (?:any )?marks\b|\bfull[-\s]mark answer\b|\b(?:give|award) (?:\w{1,20} )?marks for (?:all|every|each)\b`,
    ],
  },
];

const CALL_IT_RIGHT: readonly ClauseRule[] = [
  {
    all: [
      sign`${HEAD}(?:mark|treat|consider|count|accept|grade|evaluate|assess|judge|rate|view|see|take|regard|score|approve|pass|tick|assume|output|say|report|return|credit)\b`,
      sign`${SELF}`,
      sign`\b(?:as|is|are|that) (?:\w{1,20} ){0,4}${RIGHT}\b|\b(?:answer|response|this|it|one) (?:fully )?(?:correct|right)\b|\b(?:correct|awarded|met)["'”]? for\b|\b(?:has|have) (?:mentioned|covered|included)\b|\bpass (?:this|my)|\baccept (?:any|every) answer\b`,
    ],
  },
  {
    all: [
      sign`${HEAD}(?:mark|treat|consider|accept|count|grade|evaluate|assess|judge|rate) (?:this|it|me|that|everything) (?:\w{1,20} ){0,2}(?:as )?(?:fully )?(?:correct|right|full|complete)\b|\b(?:so|and|please) mark (?:it )?as (?:fully )?(?:correct|right)\b`,
    ],
  },
  {
    all: [
      sign`\bmark (?:every|all|each) (?:\w{1,20} ){0,2}(?:points?|bullets?) (?:\w{1,20} )?as\b|\btick (?:all|every)\b[^\n]{0,20}\b(?:box|point|bullet)\w{0,3}[^\n]{0,12}\b(?:student|me|candidate|answer)\b`,
    ],
  },
  {
    all: [
      sign`\byou (?:must|should|have to|need to) accept\b[^\n]{0,40}\bas (?:the |an? |my )?(?:(?:right |correct )?answer|correct|right)\b`,
    ],
  },
  {
    all: [
      sign`\b(?:pretend|assume|suppose|imagine) (?:that )?(?:i|my|the (?:student|candidate|pupil|answer)|this answer)\b[^\n]{0,40}\b(?:model answer|marking points?|right(?: answer)?|correct|full marks)\b`,
    ],
  },
];

const AWAY_WITH_THE_SCHEME: readonly ClauseRule[] = [
  {
    all: [
      sign`\b(?:${SCHEME}|(?:above|previous|these|those) (?:criteria|rules|instructions|points))\b[^\n]{0,30}\b(?:(?:do|does) ?n[o']t apply|(?:are|is|has been|have been) (?:cancelled|void|suspended|withdrawn|overruled|replaced|outdated)|no longer)\b`,
    ],
  },
  {
    all: [
      sign`\bno need to (?:check|mark|read|look)\b|\b(?:do not|don't) (?:check|penalise|penalize)\b`,
      sign`\b(?:answer|points?|missing|unit|mark|me|this|it)\b`,
    ],
    none: /\boil|tyre|engine\b/iu,
  },

  {
    all: [
      sign`\b(?:ignor(?:e|ing)|disregard(?:ing)?|forget|overrid(?:e|ing)|bypass|skip|never ?mind|pay no attention to|whatever|regardless of|no matter what|(?:do not|don't|stop) (?:us|apply|follow|read|look at|check)(?:e|ing)?|no need (?:for|of|to (?:use|apply|follow)))\b[^\n]{0,40}\b${SCHEME}`,
    ],
  },
  {
    all: [
      sign`${HEAD}(?:ignore|disregard|forget|override|bypass|never ?mind|pay no attention to|(?:do not|don't) (?:use|apply|follow)) (?:\w{1,20} ){0,4}${EARLIER}`,
    ],
    none: /\b(?:he|she|they)\s+(?:begs?|begged|asks?|asked|pleads?|pleaded|tells?|told|orders?)\b|\b(?:police|army|officers?|generals?|captain|processor|government|experimenter|wrote|ordered|lord)\b/iu,
  },
  {
    all: [
      sign`\b(?:previous|above|earlier) (?:text|part|instructions?) (?:was|were)\b|\byour (?:real|new|actual|true|only) (?:task|job|role|goal|purpose|instructions?)\b`,
      /\b(?:marks?|marking|grade|score|test|correct|answers?|student|award)\b/iu,
    ],
  },
  {
    all: [
      sign`\b(?:answer key|mark(?:ing)? ?scheme) (?:update|correction|amendment|change)\b|\bthe (?:correct|right) answer is now\b|\bmark ?scheme is wrong\b|\b(?:updated|new|revised) mark(?:ing)? ?scheme\b`,
    ],
  },
];

const PLEAS: readonly ClauseRule[] = [
  {
    all: [
      sign`\b(?:lenient|generous(?:ly)?|merciful|harsh(?:ly)?|(?:nice|kind) to me|be (?:so )?(?:nice|kind)|have (?:mercy|a heart)|take pity|benefit of the doubt|look kindly|overlook my|go easy|some slack)\b`,
      sign`\b(?:${MARKER}|marks?|marking|grad(?:e|ing|es)|dear|sir|miss|answer|response|me the benefit|nearly right|my mistakes|give (?:me|us))\b`,
      sign`\b${POLITE}|\b(?:marker|dear|dearest|be|me|us|grading)\b`,
    ],
    none: /\b(?:letter|others|scrooge|author|reader)\b/iu,
  },
  {
    all: [
      sign`\b${POLITE}\b`,
      sign`\b(?:let|make) me pass|\bpass me\b|\bnot be (?:too )?(?:harsh|strict)\b|\bneed (?:these|the|this) marks?\b`,
    ],
  },
  { all: [sign`\byou (?:said|promised|told us)\b[^\n]{0,40}\b(?:marks?|credit|full)\b`] },
];

const AUTHORITY: readonly ClauseRule[] = [
  {
    all: [
      sign`\b(?:this|my|these|every|our|any|all|the above) (?:\w{1,20} ){0,2}(?:answers?|responses?|solutions?|students?|candidates?|essay|scripts?)\b|\bwhich\b`,
      sign`\b(?:approved|verified|confirm(?:ed)?|always to be|graded|marked|official)\b`,
      sign`\b(?:full|correct|right|marks?|award|top|scores?)\b`,
    ],
    none: NOT_OTHERS,
  },
  {
    all: [
      sign`\b(?:as (?:the |your |a )?(?:chief |senior |lead )?(?:examiner|teacher|developer|moderator|marker|supervisor|head)|i am (?:the|your|an?) (?:\w{1,20} )?(?:examiner|marker|developer|moderator|assessor)|(?:my |the )?teacher (?:says|said|already|has)|exam(?:ination)? board|ofqual|head of department|headteacher|(?:your|with your) (?:developer|creator|supervisor|boss|administrator)|administrator|admin|principal examiner|official (?:answer|guidance|notice)|(?:new|updated|latest|revised) (?:guidance|marking))\b`,
      /\b(?:marks?|full|approved|award(?:ed)?|confirm|graded|correct|score|test\s{1,6}mode|verified|answers|gave\s{1,6}it)\b/iu,
      /\b(?:this|all|every|candidates|my|any|return|enter|here)\b/iu,
    ],
    none: /\b(?:homework|drama|story)\b/iu,
  },
  {
    all: [
      sign`\b(?:question|item) (?:has been|was|is) (?:withdrawn|void|cancelled)\b|\beverybody gets (?:the|full) marks\b|\ball answers (?:are )?(?:correct|accepted)\b`,
    ],
  },
];

const TO_THE_MARKER: readonly ClauseRule[] = [
  {
    all: [
      sign`\b(?:dear(?:est)?|hello|hi|hey|to (?:the|my|any|all)|notes? (?:to|for)(?: the)?|attention|instructions? (?:to|for)(?: the)?|message (?:to|for)(?: the)?) ${MARKER}\b`,
    ],
    none: sign`\b(?:report|belongs?|given|sent|gives?|access|compared|harm|threat|due|thanks|linked|similar|add(?:ed|s)?|attached?) to the\b`,
  },
  {
    all: [
      sign`(?:^[^\p{L}]{0,20}|[([{<>#*/-]\s{0,6})(?:note:? )?(?:${MARKER}|assessor)(?:'s)?(?: (?:note|comment|feedback|remark|decision|verdict|report)s?)?(?:<\/\w{1,9}>)?\s{0,6}[:,–-]\s{0,6}\S`,
    ],
    none: /^\W{0,9}(?:moderators?|bot|ai)\s{0,6}[:,]/iu,
  },
  {
    all: [
      /^\W{0,9}(?:chatgpt|gpt|ai|bot)\s{0,6}[:,]/iu,
      /\b(?:mark|marks|grade|score|correct|award|treat|answer)\b/iu,
    ],
  },
  {
    all: [
      sign`(?:^[^\p{L}]{0,20}|[([{<>#*/-]\s{0,6})(?:marker|grader|examiner|assessor) (?:please|must|should|pls|will now)\b`,
    ],
  },
  {
    all: [
      sign`\b(?:you are(?: now)?|act as|pretend to be|you will (?:now )?(?:be|act as)) (?:an? |the |my )?(?:\w{1,20} ){0,2}(?:ai|examiner|marker|grader|language model|(?:ai|grading|marking|helpful) assistant|chatbot|assessor)\b`,
    ],
  },
  {
    all: [
      sign`\byou (?:are to answer only|must only (?:answer|reply))\b|\byou grade\b|\bgrade generously\b|\bagree with the student\b`,
    ],
  },
  {
    all: [
      sign`\b(?:when|while) (?:grading|marking) (?:this|my|the)\b|\b(?:grading|marking) (?:note|instruction|model|hint|override|system)s?\b`,
    ],
    none: /\b(?:chatbot|teachers?|pens?)\b/iu,
  },
  {
    all: [
      sign`\b(?:enter|switch to) (?:test|debug|developer|admin) mode\b|\b(?:system (?:override|message|prompt)|admin(?:istrator)? access)\b`,
      /\b(?:score|mark|correct|verified|answers?|full|max\w*|granted|return)\b/iu,
    ],
  },
  {
    all: [
      sign`\b(?:candidate|student) has (?:demonstrated|shown) (?:a )?(?:full|clear|complete|excellent)\b|\bend of (?:the )?(?:student )?(?:answer|response)\b`,
    ],
  },
];

export const CLAUSE_RULES: readonly ClauseRule[] = [
  ...GIVE_MARKS,
  ...CALL_IT_RIGHT,
  ...AWAY_WITH_THE_SCHEME,
  ...PLEAS,
  ...AUTHORITY,
  ...TO_THE_MARKER,
  ...ORDERS_TO_MARKER,
  ...SPEECH_TO_MARKER,
];
