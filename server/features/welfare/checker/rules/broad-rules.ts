import { KIN, SOMEONE } from '../people-words.ts';
import { personal, type WelfareRules } from '../welfare-rule.ts';

const DAY =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|today|tomorrow|the weekend)';
const HURT_BACK =
  '(?:hits?|hit|beats?|slapped|slaps|punched|kicked|choked|strangled|burnt|threw|throws|broke|breaks|pushed|shoved|grabs?|grabbed|dragged|shouts?|screams?|swears?)';

/**
 * Words that are seldom written about oneself without a reason. Each holds only in a sentence in
 * which somebody speaks of themselves or their own, and not about a text or the past.
 */
export const broadRules: WelfareRules = {
  suicide: personal(
    [
      'suicid\\S*|overdos\\S*',
      'end(?:ing|ed)? (?:things|it all|my life|everything|it)',
      '(?:throw|threw|throwing|chuck|fling) myself',
      '(?:painless|painful|easiest|quickest|best|quick) way (?:to (?:die|go|do it)|out)|way to die|how to die',
      '(?:shouldnt|dont deserve to|didnt|couldnt) (?:just )?(?:exist|be alive|be here|live)',
      '(?:if i|i) (?:\\S+ )?(?:was|were|be) (?:dead|gone)|(?:be|am better) dead',
      '(?:i|if i) just disappeared|just disappeared|disappear forever|could disappear|wasnt here anymore|not being (?:here|alive)|stop being alive',
      '(?:if|when) i (?:wasnt|werent) (?:here|alive|around|born)|hear(?:ing)? voices|voices? (?:\\S+ ){0,4}(?:telling|tells?|saying|says?|told) me',
      'deal with me|burden (?:to|on)|be a burden',
      '(?:done|finished|through|fed up|sick) (?:with|of) (?:life|living|existing|this life|this world|being alive)',
      '(?:had )?enough of (?:life|living|being alive|existing)',
      '(?:dont think|wont|not going to|never)(?: \\S+){0,3} (?:make|see|reach) (?:it )?(?:to )?(?:christmas|summer|my (?:next )?birthday|tomorrow|next year|sixteen|eighteen|16|18|adulthood)',
      'sorry for what i|what i am about to do',
      'tell (?:my \\S+|them|everyone)(?: \\S+)? i (?:love|loved)',
      '(?:think|thinking|thought|dream|thoughts|obsessed)(?: \\S+){0,2} (?:about|of|with) (?:\\S+ )?(?:death|dying|ending)',
      '(?:looked|look|searched|googled)(?: up)? how (?:many|much|to)(?: \\S+)? ?(?:tablets|pills|paracetamol|die|kill|hang)?',
      'wish a (?:car|bus|train|lorry)(?: \\S+){0,2} hit me|let go of the wheel|telling me to (?:jump|do it|die|end)|six feet under|want out|cry for help|she tried before|he tried before|do it tonight',
      '(?:jump|jumping|jumped|step|stepping|walk) (?:off|in front of|into the (?:road|traffic|river|sea))',
      '(?:dont|cant) (?:feel like|enjoy|do) (?:living|life|being alive)',
      '(?:feel|feeling|felt|am) (?:\\S+ )?(?:worthless|hopeless|suicidal|empty inside|so alone|completely alone|like a burden|like dying)',
      '(?:no one|nobody) (?:loves|wants|needs|would miss) me',
      'no way out|last resort|cant live|last time you (?:see|hear)',
      'shouldnt have been born|regret being born|mistake that i was born',
    ],
    'headache|of the bus|the bus stop|euthanasia|bungee|diving board|trampoline',
  ),
  'self-harm': personal(
    [
      'laxatives?|(?:diet|slimming|water) (?:pills|tablets)|fasting (?:to|until|so)|(?:dont|wont|not) get fat',
      'relaps\\S*|purg(?:e|ed|es|ing)|bulimi\\S*|anorexi\\S*',
      'cutting (?:helps|is|makes|feels|calms|was)|self harm\\S*',
      '(?:scratch|scratching|scratched|pick|picking|burn|burning) (?:at )?my (?:arms?|skin|legs?|wrists?|hands?)',
      '(?:hit|hitting|slap|slapping|punch|punching|bite|biting|hurt|hurting|cut|stab) myself',
      '(?:allow|only eat|only eating|eat|eating)(?: \\S+){0,3} \\d+ calories|\\d+ calories a day|skip(?:ping)? (?:meals|lunch|dinner)|not eating (?:to|so|because)',
      '(?:cigarettes?|lighter|fags?|match|matches|straighteners|deodorant)(?: \\S+)? on my',
      'blood on my|bleed(?:ing)? on purpose|hurt on purpose|razors?',
      '(?:cuts|scars) (?:on|up|down|across|over)',
      '(?:friend|sister|brother|mate|girlfriend|boyfriend) cuts|so fat|only drink water',
      'feel (?:something|pain)(?: \\S+){0,3} (?:cut|hurt|burn)|deserve (?:pain|to hurt)',
    ],
    'by accident|accidentally|accident|shaving|football|rugby|cooking|falling|fell|kettle|thorn|paper cut|cat scratched|nosebleed|nose bleed',
  ),
  abuse: personal(
    [
      '(?:his|her|their) (?:private|privates|willy|dick|penis|thing|bits|body)',
      '(?:watches|watched|films|filmed|filming|watching|spies on|stares at|follows|followed) me',
      'social (?:services|worker|workers)|childline|refuge',
      '(?:lie|lied|lying|hide|hid|hiding|cover|covered)(?: \\S+){0,3} bruises?|bruises? (?:from|he|she|they|because)|black eye',
      'not allowed (?:to )?(?:eat|sleep|food|leave (?:the|my)|use the toilet|have dinner|wash|see my (?:mum|dad|friends|family))',
      '(?:i|we) (?:all )?(?:have to )?hide (?:when|from|in|under)|we all hide|hides? us',
      '(?:said|told (?:him|her|them)|saying) (?:no|stop|to stop)(?: \\S+){0,3} (?:but|he|carried|didnt|kept)|without my (?:consent|permission)|didnt want (?:it|him|to do it)',
      '(?:wishes|wished|said|says)(?: \\S+)? i (?:was|had) never (?:been )?born|should have been aborted',
      '(?:threw|throws?|throwing)(?: \\S+){1,4} at (?:my (?:head|face)|me|us)',
      '(?:sleep|slept|sleeping) on the (?:floor|street|sofa at)|dont have a bed|rats|no (?:heating|electric|hot water)|living in (?:a|the|our) car|homeless|kicked (?:me|us) out|got kicked out',
      'locks? (?:the (?:fridge|door|cupboard|kitchen)|me|us)|wont let me (?:eat|leave|see|go|out|sleep|have|wash)',
      '(?:no|dont have a|any) choice(?: \\S+){0,8} (?:marry|married|engaged|wedding|husband)|engaged to|(?:marry|married|engaged|wedding)(?: \\S+){0,14} (?:no choice|dont want|forced|make me|making me)|arranged (?:for me|my marriage)',
      '(?:little|our|his|dirty) secret|not to tell|dont tell (?:anyone|my|mum|dad)|cant tell anyone|promised not to tell|not allowed to (?:tell|say|talk)',
      '(?:spit|spits|spat) (?:at|on) me|call(?:s|ed)? me names|make(?:s)? fun of me|picked on|bull(?:y|ies|ied|ying) me|rumours about me|beat(?:en)? me up',
      '(?:on|onto) (?:his|my uncles|grandads|my grandads|my stepdads) lap',
      `(?:${KIN}) (?:\\S+ ){0,3}(?:pub|drunk|drinking|drugs|needle|police came|arrested)`,
      `(?:${KIN}|he|she) ${HURT_BACK} (?:at )?(?:me|us|my (?:mum|arm|nose|ribs|wrist|sister|brother|head|face))`,
      '(?:dont|please dont|do not|cant) (?:please )?(?:call|ring|phone|tell|email) (?:my )?(?:parents|mum|dad|home|family)',
      'hit (?:me|us) with|with a (?:belt|slipper|hanger|shoe|stick|cane|wire|cable|spoon|ruler)',
      '(?:run|running|ran|runs) away(?: from home| tonight| tomorrow| again)?',
      '(?:am|might be|could be|got me|think i am) pregnant',
      '(?:hits|beats|hurts|rapes|touches|abuses|molests) (?:me|us)',
      '(?:scared|afraid|terrified|frightened) (?:of|when|to)(?: \\S+){0,3} (?:him|dad|mum|stepdad|home|uncle|comes home|gets home|brother)',
      '(?:not|isnt|dont feel|never feel) safe|need to get out of (?:here|this house|my house)|help me(?: \\S+)? (?:please )?(?:he|she|they|my|i am (?:scared|being|not safe))',
      '(?:throw|throws|kick) me out|(?:put|puts|putting) his hands on me|door locked because|broke the door (?:down)?|get(?:s)? the belt|has not got up|hasnt got (?:up|out of bed)|because of my (?:hijab|religion|colour|skin|turban)|call me (?:a |an )?(?:terrorist|monkey|\\S+ every day)',
      '(?:touching|touched|groping|groped|kissed|kissing) me',
      'force(?:s|d)? (?:himself|herself|themselves) on|made me (?:do|touch|watch|kiss|take)',
    ],
    'it hits me|hit me up|touched me for|scared of (?:spiders|heights|the dark|dogs|failing)|with a ruler (?:and|to)|my bus|beat me (?:at|in|to|by)|balloon|snowball|pe lesson|the ball|(?:with|in) the ball|swears? by|run away with|ran away with|(?:dog|cat|hamster|rabbit) (?:ran|run|runs) away',
  ),
  exploitation: personal([
    '(?:gets|makes|made|got|wants|asked|asks) me to (?:sleep|have sex|send|go on|strip|meet (?:him|them|up|his)|go to (?:\\S+ ){0,6}(?:not tell|alone|pay))',
    '(?:to|and) have sex with|(?:gave|gives|pays|paid) me money (?:to|for|after)',
    'sleep with (?:his|her|other|men|him|people)|sex for|for money(?: \\S+){0,4} sex',
    'go on (?:camera|cam|webcam)|on camera for|live ?stream\\S* (?:naked|for him)',
    'knows (?:my address|where i live|what school)|tracks my phone|follows me home',
    '(?:deliver|delivering|carry|carrying|drop|dropping|hold|holding|hide|hiding|look after|looking after) (?:stuff|things|packages|bags|it|money|some \\S+) for',
    'for (?:some |the )?older (?:boys|lads|men|guys|kids|ones|girls)',
    'blackmail\\S*|sextort\\S*|nudes?|naked (?:pics|pictures|photos|selfie)|pictures of my body|pics of (?:me|my)',
    '(?:boyfriend|girlfriend|he|man|guy) (?:is|was) (?:much |way |a lot |so much )?older(?: than me)?|older (?:boyfriend|man|guy)',
    '(?:not|dont) (?:to )?tell (?:anyone|my parents|mum)(?: \\S+){0,6} (?:pay|money|meet|love)|pay me (?:to|for|if)|he (?:will pay|pays|paid) me',
    '(?:wraps|baggies|bags|rocks|grams|stash|drugs|coke|crack|weed|gun) (?:\\S+ ){0,3}(?:arent mine|isnt mine|not mine|for them|to sell|hidden|in my (?:room|bag|locker))|\\d+ wraps',
    '(?:day and night or|or) they (?:will )?(?:hurt|kill|beat|find) (?:me|my)',
    'other towns|sell(?:ing)? (?:drugs|weed|for them|for him)|dealer|drug debt|work(?:ing)? for (?:free|a gang)|in a gang|join (?:a|the|their) gang|the gang (?:makes|made|wants|told)',
    '(?:take|took|keeps?) my (?:passport|wages|phone)(?: \\S+){0,8} (?:work|gave|hurt|never|cant)',
  ]),
};

/** Threats that name nobody's own, and so are looked for wherever they stand. */
export const broadThreats = {
  violence: [
    `(?:is|he is|she is|you are|hes|your|they are) (?:so )?dead (?:on|after|tomorrow|when i|monday|friday)(?: ${DAY})?`,
    '(?:is|are|am|getting|going to get|gets) (?:stabbed|shanked|shot|jumped|merked|battered|banged out|murdered)(?: \\S+)? (?:at|after|tonight|tomorrow|in the|on|by me|soon)?',
    'make (?:them|him|her|you|everyone) (?:all )?(?:pay|suffer|bleed|regret)',
    '(?:see|watch) (?:this|the) (?:place|school|whole \\S+) (?:burn|go up)',
    'fantasi[sz]\\S+ about (?:\\S+ )?(?:strangling|killing|hurting|shooting|stabbing|hitting|burning|my|him|her)',
    'accidents happen|never teaches? again|remember my name|do (?:him|her|them) in|planned for the attack|the attack (?:is|will)',
    'poison(?:ed|ing)? (?:my|the|her|his|their) \\S*',
    '(?:bang|smash|cave|kick|stamp) (?:on )?(?:her|his|their|your) (?:head|face|skull|teeth)',
    'i ~1 (?:hit|punched|slapped|choked|strangled|beat|pushed|kicked|hurt) my (?:girlfriend|boyfriend|sister|brother|mum|dad|baby|dog|cat|gf|nan)',
    `(?:${KIN}|${SOMEONE}) (?:\\S+ ){0,2}(?:going|want|wants|waiting|planning) to (?:jump|stab|shoot|batter|shank|beat|kill|get) (?:me|us|my)`,
    'going to (?:jump|stab|shank|batter|shoot) (?:me|him|her|them|us|someone|somebody)',
    '(?:i|we) (?:\\S+ ){0,3}(?:kill|hurt|torture|tortured|killed) (?:animals|cats|dogs|my (?:cat|dog|hamster))(?: for fun)?',
  ],
  weapons: [
    '(?:dads|brothers|uncles|cousins|grandads|his|my|a) (?:shotgun|gun|rifle|machete|pistol)(?: \\S+){0,4} (?:isnt|is not|locked|know where|unlocked|bag|school|under|drawer)',
    '(?:got|have|has|had|carries|carrying|with|bring|brings)(?: \\S+){0,2} (?:my|his|her|a|got a) ?(?:blade|shank|machete|knife|weapon|gun)(?: \\S+){0,6} (?:with me|on me|on him|today|just in case|made|school|dt|tomorrow|protection|defend|safe|use it|scared)',
    '(?:knife|blade|gun|shank|machete|weapon) in (?:\\S+ )(?:bag|locker|coat|pocket|car|blazer|sock|rucksack)',
    'how (?:do|to|can|would)(?: \\S+){0,2} (?:make|build|get|buy)(?: \\S+){0,2} (?:napalm|bombs?|explosives|gun|guns|ricin|molotov|molotovs|poison gas|zombie knife|knife)',
  ],
} as const;
