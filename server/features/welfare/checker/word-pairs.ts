import type { WelfareKind } from '../../../../shared/contract/welfare.ts';

const words = (list: string): RegExp => new RegExp(`(?<= )(?:${list})(?= )`);

const HARM = words(
  'kill\\S*|stab\\S*|shoot\\S*|strangl\\S*|chok\\S*|slit|throat|bleed\\S*|blood|bloody|poison\\S*|attack\\S*|murder\\S*|rape\\S*|bruis\\S*|punch\\S*|batter\\S*|smash\\S*|beaten|hits?(?! (?:the|a|an) (?!baby|dog|cat))|hitting|slap\\S*|kick\\S*|burn\\S*|whip\\S*|belt|drown\\S*|jump|suffer\\S*|revenge|hurt\\S*|torture\\S*',
);
const ARMS = words(
  'knife|knives|gun|guns|machete|blade|blades|weapons?|rifle|ammo|bullets|shotgun|razor|screwdriver|rambo|acid|hammer|noose|rope|grenade|explosives|bomb',
);
const FEAR = words(
  'scared|afraid|terrified|frightened|trapped|unsafe|threat\\S*|crying|cry for help|nightmares|flinch|panic|pretending|ashamed|dirty|guilty|helpless|control\\S*',
);
const DEATH = words(
  'die|died|dying|dead|death|suicid\\S*|six feet under|wake up|tablets|pills|overdos\\S*|bridge|grave|funeral|goodbye',
);
const HOME = words(
  'home|house|bed|bedroom|bathroom|shower|mum|mom|dad|mums|dads|stepdad|stepmum|stepfather|stepmother|uncle|auntie|step brother|my (?:\\S+ )?(?:brother|sister|cousin|boyfriend|girlfriend|parents|ex|coach|carer|family)|social worker|foster',
);
const BODY = words(
  'my (?:\\S+ )?(?:arms?|wrists?|legs?|thighs?|skin|throat|body|neck|face|head|hair|sleeves?)|on top of me|his hands|hands on me|topless|naked|undressed',
);
const LOW = words(
  'hate|hates|cant|worthless|pointless|alone|lonely|numb|empty|nobody|no one|end|ending|feel|calm|deserve|live|living|life|without me|gone|care|hopeless|crying|tired of',
);
const MAN = words(
  'some guy|a guy|this guy|a man|this man|older (?:man|guy|boy|boys|lads)|he|they|agent|dealer|olders|someone',
);
const TRADE = words(
  'money|pay|paid|presents|gifts|photos|pictures|videos|sells?|topless|naked|bank account|packages|deliver\\S*|picks me up|picks? us up|meet|hotel|debt|owe|quid|pounds|recruited|clients?|drugs|weed|vodka',
);
const PERIL = words(
  'trapped|secret|asleep|come for|hurt\\S*|threat\\S*|topless|naked|like (?:2|3|4|5)\\d|is (?:2|3|4|5)\\d|after school|on camera|have to|made me|makes me|tell anyone|my little (?:brother|sister)',
);

/** Pairs of words that seldom occur by chance in one sentence about oneself. */
const pairs: readonly (readonly [WelfareKind, RegExp, RegExp])[] = [
  ['suicide', DEATH, LOW],
  ['suicide', ARMS, BODY],
  ['suicide', DEATH, FEAR],
  ['self-harm', words('blood|razor|blade|bleed|lighter|compass|sleeves|scars?|cuts?'), LOW],
  [
    'self-harm',
    words('razor|blade|lighter|sharpener'),
    words('when it gets|cope|calm|phone case|gets bad|hidden|secret'),
  ],
  ['abuse', FEAR, HOME],
  ['abuse', HARM, HOME],
  ['abuse', BODY, MAN],
  ['abuse', ARMS, HOME],
  [
    'violence',
    HARM,
    words('him|her|them|everyone|everybody|his|their|this school|these people|my name'),
  ],
  ['violence', HARM, ARMS],
  [
    'weapons',
    ARMS,
    words(
      'bag|blazer|locker|pocket|sock|school|ends|garage|printed|sharpened|carry|carries|carrying|hidden|under my|protection',
    ),
  ],
  ['exploitation', TRADE, PERIL],
];

/** Words of lessons, sport and play. */
const ACTIVITY =
  / (?:pe|match|football|rugby|netball|hockey|tennis|cricket|boxing|karate|judo|ball|racket|goal|race|experiment|beaker|lab|bunsen|microscope|dissect\S*|heart rate|blood (?:pressure|cells?|vessels?|test|sugar|type)|red blood|white blood|cook\S*|food tech|cake|onion|potato|vegetables|paper|card|stem|plant|plants|leaf|wood|dt|game|games|fortnite|minecraft|xbox|film|movie|book|essay|chess|question|test|exam|quiz|homework|revis\S*|maths|equation|graph|particles?|bacteria|virus|germs|enzymes?|cells?|acid and|alkali|molecules?|atoms?|volcano|earthquake|somme|battle|grandfather|grandad|hamster|rabbit|fish|brakes?|nail|spiders|police|helps? people|live near|kill me (?:if|when)|if i was|i would tell|debate|argument|punishment|would interview|hospital|headache|toaster|kettle|crime|violent) /;

/** Returns the kinds for which a sentence contains both words of a pair. */
export function kindsByPairs(sentence: string): ReadonlySet<WelfareKind> {
  if (ACTIVITY.test(sentence)) return new Set();
  const found = pairs.filter(([, one, other]) => one.test(sentence) && other.test(sentence));
  return new Set(found.map(([kind]) => kind));
}
