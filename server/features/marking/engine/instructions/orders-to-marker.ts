import { HEAD, OTHERS, POLITE, sign, type ClauseRule } from './clause-signs.ts';

const NOT_OTHERS = sign`${OTHERS}`;
const TO_DO =
  /\b(?:accept|credit|award|mark|score|give|pass|approve|allow|grade|ignore|overlook)\w{0,3}\b/iu;
const OF_MARKING = /\b(?:scores?|marks?|max\w*|correct|credit|answers?|grade|points?|full)\b/iu;

/** Words of marking. */
const MARKING = sign`\b(?:marks?|marked|marking|markscheme|score[ds]?|credit(?:ed)?|grade[drs]?|grading|autograder|rubrics?|examiners?|marker|assessor|evaluate|assess|submission|missing points|(?:marking|bullet|all|every|these|those) points?)\b|\b\d{1,2} ?(?:\/|out of) ?\d{1,2}\b`;
/** Good for whoever answers. */
const IN_FAVOUR = sign`\b(?:full(?:y)?|max(?:imum)?|all|every(?:thing)?|top|highest|correct|right|pass(?:ed)?|exempt|perfect|award|credit|tick|accept(?:ed)?|generous|overlook|ignore|give|slide|present|met|covered|let)\b|\b(\d{1,2}) ?(?:\/|out of) ?\1\b`;
/** Speech to somebody: an order, a plea, an assurance. */
const SPEECH = sign`(?:^[^\p{L}\p{N}]{0,12}|[.,;:([{"#*/–-] ?|\b(?:and|so|please|pls|just|now|note:?) )(?:do|give|award|tick|accept|mark|grade|evaluate|assess|ignore|overlook|pretend|treat|count|set|return|output|trust|let|say|no)\b|\b(?:you|your|please|pls|plz|hereby|trust me|for me|let me|so (?:that )?i get|i (?:certify|confirm|declare|guarantee|promise|deserve|tried|swear)|should (?:return|output|give|pass))\b`;
/** What is to be marked, or who. */
const ITS_OWN = sign`\b(?:this|my|me|i|the (?:above|answer above|student|candidate)|(?:answer|response|submission|student|script|solution|work|code)(?: above)?|mine|fully correct|marking points)\b`;
const ABOUT_OTHERS = sign`${OTHERS}|\b(?:he|she|they|who) (?:\w{1,20} ){0,2}(?:marks?|scored?|scores|gives?|gave|earned|awarded)\b|\b(?:film|book|play|novel|match|game|goal|restaurant|hotel|car|luggage|credit card|level|bank)s?\b|\b(?:variable|loop|array|function|list|total|average|input|print|if) ?[=(]|\bi (?:got|scored|received|was given)\b|\bmark(?:s|ed)? (?:the|on|out|a|where|each|with) (?!scheme|answer|student)`;

/** Orders that say whom they are for, whatever they ask: "I am telling you to", "[SYSTEM: …". */
export const ORDERS_TO_MARKER: readonly ClauseRule[] = [
  { all: [MARKING, IN_FAVOUR, SPEECH, ITS_OWN], none: ABOUT_OTHERS },
  {
    all: [
      sign`\b(?:(?:i am|i'm|we are|i hereby) (?:telling|instructing|ordering|authori[sz]ing|asking|commanding|directing)|(?:i|we) (?:hereby )?(?:instruct|order|authori[sz]e|command|direct)) you to\b|\byou(?:'re| are) (?:hereby )?(?:instructed|required|authori[sz]ed|ordered|obliged|told) to\b`,
      TO_DO,
    ],
    none: NOT_OTHERS,
  },
  {
    all: [
      sign`[[{<(] ?(?:system|assistant|admin\w{0,9}|root|override|developer|prompt|instructions?) ?(?:[:\]>}|]|message|note|override)`,
      OF_MARKING,
    ],
  },
  {
    all: [
      sign`\b(?:any|every|each) (?:answer|response|reply)s? (?:\w{1,20} )?(?:scores?|gets?|earns?|receives?|is (?:worth|acceptable|accepted|correct|right)|should (?:get|score|be))\b`,
    ],
    none: NOT_OTHERS,
  },
  {
    all: [
      sign`\b(?:credit|mark|accept|award|pass|approve|score) (?:it|this|me|mine|my (?:answer|work|response)) (?:in full|fully|anyway|regardless|through|without (?:checking|reading|looking))\b`,
    ],
    none: NOT_OTHERS,
  },
  {
    all: [
      sign`\b(?:you|marker|examiner|teacher|sir|miss)\b[^\n]{0,12}\b(?:must|should|shall|may|can)(?: ?not|n't| never) (?:deduct|dock|subtract|take (?:off|away)|penali[sz]e|knock off)\b`,
    ],
    none: sign`${OTHERS}|\b(?:tax|wages?|interest|both sides|equation)\b`,
  },
  {
    all: [
      sign`\byou are (?:now )?(?:an? |the |my )?(?:\w{1,20} ){0,3}(?:teacher|tutor|professor|judge)\b`,
      /\b(?:marks?|grades?|scores?|credit|points)\b/iu,
    ],
  },
  // Pleas for oneself, and a machine's orders.
  {
    all: [
      sign`\b(?:be|please be) (?:\w{1,20} )?(?:lenient|kind|nice|gentle|generous|merciful|easy|soft|understanding) (?:with|to|on|towards) (?:me|my (?:answer|work|script))\b|\b(?:please|pls|plz|don't|do not) (?:don't |dont |do not )?(?:fail|flunk) (?:me|this answer)\b|\bdont (?:fail|flunk) me\b`,
    ],
    none: sign`["“‘]|\b(?:letter|narrator|speaker|poet|character)\b`,
  },
  {
    all: [
      sign`\b(?:grateful if|appreciate (?:it|this)|thankful if|(?:kind|nice|good) of you|the world to me|a lot to me|owe you|do me a favou?r)\b`,
      sign`\b(?:you|u|ya)\b`,
      sign`\b(?:tick|pass|mark|credit|points?|award|accept)\b`,
    ],
    none: NOT_OTHERS,
  },
  { all: [sign`^[^\p{L}]{0,9}sudo `, OF_MARKING] },
  {
    all: [
      sign`\b(?:put|give|write|stick|enter) (?:down )?(?:one|two|three|four|five|six|\d{1,2}) (?:marks? )?(?:for|on|against|beside|next to) (?:this|me|mine|it|my (?:answer|work))\b`,
    ],
    none: NOT_OTHERS,
  },
  {
    all: [
      sign`\bround (?:it|this|me|mine|my (?:\w{1,20} )?(?:mark|score|answer)) (?:\w{1,20} )?up\b`,
      sign`\b(?:to (?:full|the (?:top|next|full|maximum))|${POLITE}|marks?|score)\b`,
    ],
    none: /\b(?:decimal|figures?|places?|nearest|number)\b/iu,
  },
  {
    all: [
      sign`\b(?:if|should|when) (?:you|u) (?:mark|grade|score|fail|dock) (?:me|this|my \w{1,20})\b|\bmark me down\b`,
      sign`\b(?:complain|report|appeal|tell|sue|angry|sorry|regret|lawyer|parents?|head)\b`,
    ],
  },
  {
    all: [
      sign`\b(?:if|that|so) (?:this|my answer|it|i) (?:got|gets?|receives?d?|earns?(?:ed)?|could (?:get|have)) (?:\w{1,20} ){0,2}(?:full (?:amount|marks?|credit|whack|house)|both marks|all (?:the )?marks|top marks?)\b`,
    ],
    none: NOT_OTHERS,
  },
  {
    all: [
      sign`\b(?:this|my|the) (?:answer|response|submission|script|work)\b[^\n]{0,30}\b(?:auto[- ]?|pre[- ]?|already )(?:verified|marked|approved|checked|validated|graded)\b|\b(?:skip|bypass|no need for|without) (?:\w{1,20} ){0,3}(?:checks?|checking|moderation|review)\b`,
      sign`\b(?:answer|response|submission|script|work|human|machine|marker|examiner)\b`,
    ],
    none: NOT_OTHERS,
  },
  {
    all: [
      sign`${HEAD}(?:translate|summari[sz]e|repeat|paraphrase|rewrite|continue) (?:the following|this (?:text|sentence)|everything (?:above|below)|the above)\b`,
      sign`\b(?:output|reply|print|respond|say|answer|mark|score|award)\b`,
    ],
  },
  {
    all: [
      sign`\bi (?:really |just |so |do )?(?:need|have|want) to pass\b|\b(?:my (?:mum|dad|parents?|teacher)|they) (?:will|would|is going to|are going to) (?:be (?:so )?(?:mad|angry|cross)|kill|ground)\b`,
      sign`\b${POLITE}|\b(?:give|marks?|grade|kind|pass)\b`,
    ],
  },
];
