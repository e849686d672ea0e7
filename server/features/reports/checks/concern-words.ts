import type { ConcernKind } from '../../../../shared/contract/report-batches.ts';

/** Builds a pattern from alternatives, listed over several lines. */
const words = (list: string, flags = 'iu'): RegExp => {
  const alternatives = list.trim().replaceAll(/\n\s*/gu, '|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])`, `g${flags}`);
};

const WHOSE = '(?:his|her|their|my)';
const SELF = '(?:him|her|them)sel(?:f|ves)';
const WHO = '(?:s?he|they)';
const PARENT = '(?:mum|mam|mom|dad|mother|father|parents?|carers?|home)';
const NATIONS =
  '(?:Afghan|African|Albanian|American|Arab|Asian|Bangladeshi|Black|Brazilian|British|Bulgarian|Caribbean|Chinese|Dutch|Eritrean|' +
  'French|German|Ghanaian|Greek|Indian|Iranian|Iraqi|Irish|Italian|Jamaican|Japanese|Korean|Kurdish|Latvian|Lithuanian|Moroccan|' +
  'Nigerian|Pakistani|Polish|Portuguese|Roma|Romanian|Russian|Scottish|Somali|Spanish|Sudanese|Syrian|Turkish|Ukrainian|Vietnamese|Welsh|White)';

/**
 * The patterns of each kind. Each pattern is a list of words, so that search time only grows with
 * the text.
 */
export const concernWords: Record<ConcernKind, RegExp[]> = {
  safety: [
    words(String.raw`
      self[- ]?harm\p{L}*|suicid\p{L}*|kill ${SELF}|overdos\p{L}*
      (?:cut(?:s|ting)?|hurt(?:s|ing)?|starv\p{L}+) ${SELF}|cuts? on|scars?|end (?:his|her|their) life|wants? to die
      better off dead|safeguarding|child protection|social (?:worker|services|care)|abus(?:e|ed|ive)|neglect(?:ed)?
      bruis\p{L}*|black eye|disclos(?:ed|ure)|cpoms|camhs|dsl|early help|at risk|risk of harm|radicalis\p{L}*
      extremis[mt]|county lines|groom(?:ed|ing)|gangs?|kni(?:fe|ves)(?! (?:skills?|work|techniques?|handling|safety|control))|weapons?|drugs?|cannabis|weed|spliffs?|stoned
      vap(?:e|es|ing)|alcohol|drunk|hung ?over|smokes|smoking|(?:runs?|ran) away|missing from home|homeless
      (?:hits?|hitting|beats?|beaten|slaps?|slapped|punche[ds]|kicks?|kicked)(?: by)? (?:(?:him|her|his|them|their|my)(?: \p{L}+)?|at home)
      shout(?:s|ed) at (?:him|her|them) at home|(?:scared|afraid|frightened)(?: of (?:his|her|their|going)| to go)
      (?:unwanted|inappropriate) (?:touch\p{L}*|messages?|photos?|pictures?|images?|relationship)|nudes|sext\p{L}*
      bull(?:y|ies|ied|ying)|assault\p{L}*|sexual\p{L}*|pregnan\p{L}*|older (?:boyfriend|girlfriend)|forced marriage
      fgm|domestic (?:abuse|violence)|police|arrested|eating disorder|anorexi\p{L}*|bulimi\p{L}*
      (?:not|stopped) eating|(?:how|so|very|too) little ${WHO} eats?
      eats? (?:so|very|too|almost)? ?(?:little|nothing)|(?:unsafe|not safe) at home
      (?:things|life|situation)(?: is| are)?(?: at home)? (?:is|are) bad|hungry|young carer
      cr(?:y|ies|ied|ying)(?! out)|tearful|in tears|sobb\p{L}*|withdrawn|not (?:him|her|them)self|not coping
      broke down|confided|opened up to|flinch\p{L}*|boyfriend|girlfriend|anger (?:issues|management)|angry outbursts?
      violent(?:ly)?|aggressi\p{L}*|threaten\p{L}*
      (?:threw|throws|throwing) (?:an? |the )?(?:chairs?|tables?|punch\p{L}*)|fight(?:s|ing)? (?:with|in|at)
      falls? asleep|falling asleep|asleep in|no (?:coat|breakfast|lunch)|same clothes|left alone|court
      attendance officer|ewo|up (?:all night|until|till \d)|(?:no|little|enough|lack of) sleep|fends? for|locked out|unfed
      (?:goes|sent|late) to bed|(?:home|out) alone|exhausted|filthy|stinks?|burns? on|marks? on (?:(?:his|her|their) )?(?:arms?|neck|legs?|face|wrists?|back)
      (?:won[’']t|will not|doesn[’']t want to|refuses to) go home|(?:sent|thrown|kicked) out (?:of|by)|older men|money from|lock(?:s|ed) (?:him|her|them|me) (?:in|out|up)
      (?:told|tells) (?:me|us|friends)(?: that)?(?: (?:his|her|their))? (?:mum|dad|step\p{L}*|uncle|brother|cousin|nobody|someone|he is|she is)
      (?:concern|worr)\p{L}* (?:for|about) (?:him|her|them|${WHOSE} (?:safety|welfare|wellbeing|well-being)|how little)
      (?:told|tells|telling|said to|admitted to|hinted to) (?:me|us|staff|a friend)(?! (?:about|all|how|when|what|why|which|if|where)\b)
      (?:don[’']?t|doesn[’']?t|not|no longer|do not|does not) (?:want|wants|wanting) to be (?:here|alive|around|at home)|${WHO} wish(?:es)?(?: that)? ${WHO} (?:was|were|wasn[’']?t|weren[’']?t|had never)
      (?:worried|worrying|worrisome|uneasy)(?! (?:about |by |over |that )?(?:(?:his|her|their|the|this) )?(?:\p{L}+ )?(?:work|grades?|progress|coursework|homework|deadlines?|exams?|tests?|effort|marks?|results?|accuracy|mistakes?))
      (?:is|are|was|very|quite|really|find (?:it|this|that)) (?:alarming|disturbing)|(?:writing|poems?|stories|comments|jokes|mood|thoughts)(?: (?:has|have|is|are|was|were|been|got|getting|quite|very|rather|so|a bit)){1,4} (?:dark(?:er)?|morbid|bleak|violent|gory)
      (?:wear(?:s|ing)?|in) long sleeves|sleeves (?:pulled )?down|won[’']?t (?:say|tell)(?: \p{L}+){0,2} (?:why|who|how|where|what)|cover(?:s|ed|ing)? (?:up )?(?:his|her|their) (?:arms|wrists|legs|neck|face)
      unsupervised|unexplained (?:absences?|injur\p{L}+|gifts?|money)|(?:${WHO} (?:is|are)|is an?|feels|seems|quite|very) vulnerable
      (?:nobody|no[- ]one)(?: at home)?(?: \p{L}+)? (?:gets|feeds|wakes|collects|picks|looks after|washes|cares|is (?:in|home|there))|(?:gets?|got|getting) ${SELF} (?:up|ready|to school|fed)
      (?:collected|picked up|dropped off|met|meets|seen)(?: \p{L}+)? (?:by|in|with)(?: \p{L}+)? (?:different|strange|unknown|older|adult) \p{L}+|secretive|hid(?:es?|ing) (?:his|her|their) phone|lado|private fostering
      intoxicated|cigarettes?|beer|vodka|(?:drink|drinking) problem|(?:took|taking|takes|sells?|selling|dealing) (?:pills|stuff|gear)|porn\p{L}*|stalking|shoplift\p{L}*|stealing from|youth offending|hates? ${SELF}|(?:feels?|feeling) (?:worthless|unsafe|hopeless)|clingy|has (?:nightmares|flashbacks)|sle(?:eps?|eping|pt) (?:in|on) (?:${WHOSE} |a |the )?(?:\p{L}+ )?(?:car|van|sofa|floor|shed|couch)|should(?:n[’']t| not) be (?:online|looking)|inappropriate (?:content|sites?|material|websites?|searches)|limp(?:s|ing)|(?:fell|fallen|falls) down (?:the |some )?stairs|(?:picture|drawing|story|poem)s? (?:of|about) (?:hurting|killing|dying|stabbing|hanging) \p{L}+
      (?:best|better|please|pls|do) (?:not|don[’']?t) (?:be )?(?:raise|mention|share|repeat|tell|discuss|say)\p{L}*|don[’']?t (?:mention|raise|repeat|tell|say)(?: (?:this|it|that|anything))?(?: (?:to|with))? (?:${WHOSE} )?${PARENT}|(?:told|said|shared|keep (?:this|it)) in confidence|between (?:us|ourselves|you and me)|off the record|(?:never|doesn[’']?t|does not) want(?:s)? the (?:bell|day|lesson|week|term)
      (?:pull|tug|drag|tuck|stretch)\p{L}* (?:${WHOSE} )?(?:cuffs?|sleeves?)(?: \p{L}+)? (?:down|over)|done to ${WHOSE} (?:arms?|legs?|wrists?|body)|(?:man|woman|adult|person|lad|boy|bloke|guy|somebody|someone|people|stranger)(?: (?:who|that))? (?:picks|collects|meets|waits for|drops|brings) (?:him|her|his|them)
      (?:man|woman|adult|lad|guy|bloke|somebody|someone|stranger)(?: (?:who|that|whom))? ${WHO} met (?:on|in|at|through)|met (?:an? )?(?:\p{L}+ )?(?:man|woman|adult|bloke|guy|stranger) (?:on|online|through)
    `),
  ],
  health: [
    words(String.raw`
      medic(?:ation|ations|al|ine)|meds|inhaler|epi[- ]?pen|asthma\p{L}*|epilep\p{L}*|diabet\p{L}*|allerg\p{L}*
      anxiety|anxious|ocd|ptsd|trauma\p{L}*|depress(?:ed|ion|ive)|mental health|mental illness|therap(?:y|ist)
      counsell(?:ing|or)|psychologist|psychiatr\p{L}*|hospital\p{L}*|surgery
      (?:an|his|her|their|the|after|for)(?: \p{L}+)? operation(?! (?:on|of))|illness|ill(?!-)|unwell|poorly|off sick
      sickness|disease|cancer|chemotherapy|migraines?|seizures?|faint(?:s|ed|ing)|toilet|period (?:pains?|problems)
      panic(?: attacks?)?|ritalin|diagnos(?:is|ed)|gp|doctor|(?:his|her|their|wear|wearing) glasses|hearing aids?
      eczema|concussion|crutches|broken (?:arm|leg|wrist|ankle|hand)|injur(?:y|ed)|low mood|low self[- ]esteem
      nosebleeds?|accident|(?:hospital|doctor|dentist|medical|clinic)\p{L}* app\p{L}+
      (?:was|been|is|often|felt|feeling|being) sick|headaches?|dizzy|vomit\p{L}*|covid|glandular fever|chronic
      fatigue|recover(?:y|ed|ing)|in pain|meltdowns?|(?:can[’']t|cannot) (?:see the board|hear)|eyesight|(?:${WHOSE}) (?:pump|puffer|tablets|pills|insulin|condition|specialist|consultant|appointments?|arm in)
      nappy|nappies|toilet(?:ing|ed)|nurse|matron|rash|chemo|blood sugar|cpap|off with (?:an? |${WHOSE} )?(?!the fairies)\p{L}+|hearing voices
      ${WHOSE} (?:kidneys?|bladder|tummy|stomach|tonsils|appendix|lungs?|knee|hip)|physio\p{L}*|deaf|blind|long[- ]sighted|short[- ]sighted
      soil(?:s|ed) ${SELF}|wets? ${SELF}|incontinen\p{L}*|(?:her|time of the) month
      breathless\p{L}*|wheez\p{L}*|(?:an|his|her|their|since|after) op(?! art)|in (?:a )?(?:cast|plaster|sling|splint)|stitches out|blood tests?
      \p{L}{2,}(?:itis|aemia|ectomy|oscopy|plegia|azepam|xicillin|mycin|profen|oxetine)|antibiotics?|(?:anti-?depress|relax)ants?|painkillers?
      paracetamol|steroids?|melatonin|sertraline|prescri(?:bed|ption)|symptoms?|syndrome|disorder|relapse\p{L}*|remission|flare[- ]ups?
      infections?|flu|chicken ?pox|sickle cell|fibrosis|coeliac|crohn\p{L}*|ibs|hernia|fractur\p{L}*|sprain\p{L}*|transplant|dialysis|pacemaker
      sectioned|phobias?|nervous (?:wreck|breakdown)|stressed out|burn(?:t|ed) out|hard of hearing|(?:lactose|gluten|food) intoleran\p{L}*
      panics|panicking|panicked|hyperventilat\p{L}*|collapse[sd] in (?:class|pe|lessons?|assembly)|pass(?:es|ed) out(?! (?:wide|to|of|from|quickly|early))|blacked out|has blackouts|palpitations|heart (?:condition|murmur|problem|defect)|overwhelmed
      stressed(?! (?:that|the|syll\p{L}+|words?))|stress[- ](?:levels?|related)|(?:under|exam|${WHOSE}) stress|type (?:1|2|one|two)(?= (?:so|and|but|needs|has|diab\p{L}+)|[,;])|(?:checks?|checking|monitors?) (?:his|her|their) (?:\p{L}+ )?(?:levels|sugars?)|low (?:in ${SELF}|at the (?:moment|mo))|(?:feel\p{L}*|been|bit) low(?! (?:in|on|marks?|scores?|attend\p{L}*|effort|level|grades?|confidence))
      under the (?:weather|hospital|doctors?|clinic)|bed[- ]?bound|house[- ]?bound|convalesc\p{L}*|(?:card|pass) to (?:leave|go)|sick ?(?:note|bug|leave)|${WHOSE} sugars?|verruca|excused from (?:swimming|pe|games|sport)|norovirus|tonsil\p{L}*|viral|ulcers?|(?:bad|sore|dodgy) (?:back|knees?|hip|shoulder|ankle|throat|chest|ear)
      (?:(?:for|had|has|have|having|needs?|gets?|miss\p{L}*|forg\p{L}+|after|before|without|on|with|of) )(?:an? |${WHOSE} |the )(?:(?:\p{L}+ )?(?:jabs?|injections?|infusions?|check-?ups?|scans?|drip|nebuliser|catheter|dressings?|feeding tube)|(?:daily |weekly |morning |lunchtime |midday |next |last )?(?:doses?|dosage|pill|tablet(?! (?:and|for|computer|pen)))) ?(?=$|[.,;!\n ])
      (?:up|upp|low|rais|increas|halv|doubl|chang|reduc)(?:ed|ered|ing|ering) (?:${WHOSE} |the )?(?:dose|dosage|tablets|pills)
    `),
  ],
  needs: [
    words(String.raw`
      senco|sendco|ehcp?|iep|autis(?:m|tic)|adhd|add(?= (?:diagnosis|student|pupil))|dyslexi(?:a|c)|dyspraxi(?:a|c)
      dyscalculi(?:a|c)|dysgraphi(?:a|c)|disab(?:led|ility|ilities)|special (?:educational )?needs
      learning (?:difficult(?:y|ies)|needs)|wheelchair|speech and language|access arrangements|extra time|reader pen
      nurture group|low ability|bottom set|eal|slow learner|hearing impair\p{L}*|visual(?:ly)? impair\p{L}*
      tourette\p{L}*|stammer\p{L}*|tics|additional needs|k[- ]code|one[- ]to[- ]one support|neurodiver\p{L}*|scribe
      overlays?|processing (?:speed|difficult\p{L}*)|slow processing|working memory|reading age
      ed(?:ucational)? psych\p{L}*|speech (?:therap\p{L}*|impediment)|lisp|selective(?:ly)? mut\p{L}*|(?<!how |why )ear defenders
      (?:time[- ]out|exit) card|toilet pass|remedial|phonics|sensory (?:needs|issues)
      (?:${WHOSE}|has|gets?|with|without|needs) (?:an? |${WHOSE} )?(?:1[- ]?(?:[:–-]|to)[- ]?1|one[- ]to[- ]one)
      (?:below|beneath) (?:his|her|their) ability|(?:wrong|lower|weakest|lowest) set|set (?:below|beneath)
      fine motor|on the (?:spectrum|register)|special school|annual review|(?:care|support) plan|pupil passport|resource base|learning support
      developmental\p{L}*|cognitive (?:delay|difficult\p{L}*)|(?:months|years?) (?:behind|below)|assessed for|large print|rest breaks|prompter
      sensory(?! (?:language|details?|imagery|description|adaptation|receptors?|neuron\p{L}*|memory|garden|words?))|chunked|(?:can[’']?t|cannot|doesn[’']?t|struggles? to|unable to) cope
      (?:fine|good|better|best|works?(?: \p{L}+)?|great|ok|supported|taught) (?:one[- ](?:to|on)[- ]one|1[- ]?(?:[:–-]|to|on)[- ]?1)|stims?|stimming|fidget (?:toy|spinner|cube)|(?:social|speech|language|attachment|emotional|motor|behavioural) (?:difficult\p{L}*|delay|disorder|needs)
      emotional(?:ly)? regulat\p{L}*|self[- ]regulat\p{L}*|(?:literacy|numeracy) intervention|catch[- ]?up (?:group|class)|precision teaching|elsa|makaton|braille|radio aid|cochlear|walking frame|processes (?:\p{L}+ )?slowly|slow to process|instructions repeated|(?:can[’']?t|cannot|unable to) (?:read|write|access) (?:the )?\p{L}+ (?:without|alone)|laptop user|(?:handwriting|spelling|mental|emotional) age|(?:grown[- ]?up|adult) (?:next|beside|support|with (?:him|her|them))|adapted (?:tools|tasks?|curriculum|desk)|global delay
      in the (?:sen|inclusion|learning|resource) \p{L}+|read(?:s|ing)? (?:at|like) (?:the level of )?an? \p{L}+[- ]year[- ]old
      (?:on|uses?|has|gets?|with|needs?) (?:the )?(?:coloured|tinted|yellow|blue|pink|cream|buff|green|enlarged|blown[- ]up|simplified) (?:paper|sheets?|lens\p{L}*|text|copies|versions?)|\d+ ?% (?:longer|more time|extra(?: time)?)|(?:extra|additional|\d+) (?:minutes|mins) (?:in|for) (?:tests?|exams?|assessments?)|(?:tests?|exams?|assessments?)(?: \p{L}+){0,2} in a (?:small|quiet|separate|side) room|(?:visual|picture) timetable|now and next board|questions? read (?:out )?to (?:him|her|them)
      (?:lady|man|woman|person|adult|lot|people|staff|team) from the (?:unit|base|centre|hub|provision)|(?:don[’']?t|do not|never) (?:cold[- ]?call|put (?:him|her|them) on the spot|make (?:him|her|them) (?:read|speak|answer|write))
    `),
    words('SEND?|SEN|ASD|ASC|ADD|PDA|ODD|SALT|SEMH|EP', 'u'),
  ],
  meals: [
    words(String.raw`
      fsm6?|ever ?6|free (?:school )?(?:meals?|lunch(?:es)?|dinners?|travel|bus|transport|uniform|trips?)|bus pass|pupil premium|pp (?:student|pupil|child|funding)|disadvantaged|deprived
      poverty|(?:can(?:[’']?t|not)|could(?:n[’']t| not)|unable to|struggles? to) (?:afford|pay)|food bank|on benefits|poor family|low income|laptop loan|breakfast club
      hardship|bursary|dinner money|second[- ]hand|temporary accommodation|hostel|unemployed
      lost (?:his|her|their) job|(?:money|things|budgets?)(?: \p{L}+){1,2} tight|hard up|skint|no money|vouchers?
      financial(?:ly)? (?:difficult\p{L}*|problems?|worries|support|help|struggl\p{L}*)|hand[- ]me[- ]downs?|single (?:mum|dad|parent|mother|father)
      no (?:internet|wi-?fi|laptop|computer|desk) at home|council (?:estate|house|flat)|(?:that|rough) (?:estate|area)
      (?:clothing|uniform|hardship) (?:grant|fund|shop)|tight at home|redundan(?:t|cy)|laid off|in (?:debt|arrears)|owes (?:money|for)|breadline
      overcrowded|shares an? (?:bed|bedroom)|(?:living|lives|stays?|staying) in an? (?:hotel|hostel|shelter|caravan)|on (?:universal )?credit
      (?:kit|uniform|shoes?|trainers|coat|blazer|trousers|clothes|jumper|boots)(?: (?:is|are|was|were|has|have|got|that|which|always|often|all|far|much|way|really|very|a bit|too|so)){1,4} (?:small|tight|worn|holes?|ripped|torn|old|threadbare|outgrown)
      (?:they|family|parents|mum|dad) (?:are|is|really|have been|has been)(?: \p{L}+)? struggl\p{L}+|(?:liv(?:es|ing)|stays?|staying|housed|put up|moved|been) in (?:an? )?(?:b ?(?:and|&|n|\+) ?b|bed and breakfast|travelodge|premier inn|refuge|(?:one|single) room)
      repossess\p{L}*|bailiffs?|pay ?day|food parcels?|subsidised|funded (?:his|her|their)|can[’']?t (?:buy|fund)|no (?:heating|hot water|bed)|sofa[- ]?surf\p{L}*|fridge is empty|empty (?:fridge|cupboards?)|too (?:dear|expensive|pricey)|no (?:laptop|computer|device|wi-?fi|internet|broadband)|can[’']?t (?:do|go on|come on) the (?:\p{L}+ )?(?:trip|visit|tour)|cost of living|zero hours|between jobs|(?:is|are|mum|dad|parent) out of work|rich (?:kid|family|parents)
      (?:can[’']?t|cannot|couldn[’']?t|can not|could not|unable to|struggl\p{L}+ to) (?:quite )?(?:stretch|run) to|lost property|(?:found|lent|lend|gave|given|bought|donated)(?: (?:him|her|his|them))(?: (?:an?|some|the|old|spare|our|new)){0,2} (?:kit|uniform|shoes|trainers|coat|blazer|lunch|food|breakfast|calculator)
    `),
    words('PP', 'u'),
  ],
  family: [
    words(String.raw`
      divorc\p{L}*|separation|parents (?:have |are |recently )?(?:split|separat)\p{L}*|bereave\p{L}*|funeral|died
      deaths?|dies|passed away
      lost (?:his|her|their) (?:\p{L}+ )?(?:mum|dad|mother|father|gran\p{L}*|nan|brother|sister|dog|cat)
      grie(?:f|ving)|custody|foster\p{L}*|looked[- ]after|adopt(?:ed|ion)|in care|prison|mum|mam|mom|dad|mother
      father|step(?:dad|mum|father|mother|brother|sister)|grandad|grandma|gran|nan|grand(?:father|mother|parents?)
      aunt(?:ie)?|uncle|cousins?|brothers?|sisters?|twin|siblings?|home (?:life|situation|circumstances|environment)
      (?:situation|problems|issues|things|trouble|difficulties) at home|difficult time|famil(?:y|ies)
      parents (?:don[’']?t|do not|never|refuse|are)|new baby|evicted|moved in with|liv(?:es|ing) with
      mov(?:ed|ing) house|contact visits?|guardians?|stepfamil(?:y|ies)|(?:his|her|their) loss|partner has left
      kinship|orphan\p{L}*|widow\p{L}*|remarri\p{L}*|half[- ](?:brother|sister)|step[- ](?:mum|dad|mother|father|brother|sister|parents?|family)|mummy|daddy|mums|dads|nana|nann[ay]|grann?(?:y|ies|dads?)
      niece|nephew|(?:sudden|recent|tragic|sad) loss|stillborn|miscarr\p{L}*|terminal\p{L}*|hospice|no longer with us|walked out on|moved out|two homes|(?:since|after|because of) the split|parents (?:at (?:war|loggerheads)|argu\p{L}*|fight\p{L}*|row(?:s|ing)?)|babysits?|the little ones
      (?:every other|alternate|alternating|each|odd|some) (?:weeks?|weekends?|wk)(?: (?:s?he|they)(?:[’']?s| is| are)?)?(?: \p{L}+)? (?:at|with) (?:${WHOSE}|the other|one|each|different)(?! (?:own|partner|group|team|class|table|desk|work|club))|(?:the|${WHOSE}) other (?:house|home|place)|between (?:two )?(?:houses|homes)|weeks? (?:at|with) each|whichever (?:house|home|parent)
      grand?dads?|grand(?:sons?|daughters?)|just (?:him|her|his|them) and ${WHOSE}|a lot (?:on ${WHOSE} plate|going on)|twins
    `),
    words('LAC|PLAC|CLA', 'u'),
  ],
  appearance: [
    words(String.raw`
      (?:${WHOSE}|lost|lose|losing|put on|gain\p{L}*|some)(?: \p{L}+)? weight|put on weight|overweight|fat
      obes(?:e|ity)|skinny|(?:too|very|so|looks?|painfully|got|is) thin|chubby|podgy|plump
      (?:small|big|large|tall|short) for (?:his|her|their) age|(?:his|her|their|has) spots|spotty|acne|smell\p{L}*
      body odour|bo|hygiene|unwashed|dirty|scruffy|scruff|pretty(?= *(?:$|[.,;!]|girl|boy|lad|lass|face|and))|handsome
      good[- ]looking|beautiful (?:girl|boy|child)|cute|make[- ]?up|fake tan|(?:eye)?lashes|lipstick|(?:${WHOSE}|the|long|dyed|greasy|messy) hair
      (?:${WHOSE}|false|painted) nails|skirt|(?:${WHOSE}|scruffy|untidy|incorrect|wrong|dirty|school|no) uniform
      uniform (?:is|was|issues?)|braces|ginger|lovely (?:face|eyes|smile)|nits|lice|bad breath|unkempt
      (?:big|large|tall|tiny|small|heavy|stocky) (?:lad|girl|boy|child)|attractive|gorgeous(?! (?:use|work|piece|colou?rs?|paint\p{L}*|draw\p{L}*|voice|tones?|lines?|writing|descri\p{L}+|imagery|poem|print|sketch\p{L}*))|petite|muscular
      (?:looks?|looking) (?:lovely|gorgeous|awful|rough|like)|carrying (?:an? |some |too )?(?:bit|few|little|extra|much|timber)|(?:bit|lot|stone)s? of timber
      unfit|out of shape|big[- ]boned|heavy ?set|tubby|lanky|scrawny|waistline|on a diet|starting to show
      (?:eats?|eating) too much|overeat\p{L}*
      on the (?:big|heavy|large|small|round|plump) side|looks? (?:pale|drawn|thin|ill|unhealthy)|double chin|belly|stout|weedy|dumpy|strapping|ugly
      plain[- ]looking|blonde|bleached|tattoo\p{L}*|piercings?|greasy|sweaty|snotty|drools?|squint|growth spurt|puberty|voice (?:has )?bro\p{L}+
      (?:lost|lose|loses|losing|gain\p{L}*|drop(?:s|ped)?|sheds?|puts? on|putting on|shift)(?: an?| some)?(?: few| couple of| bit of| extra| excess)* (?:pounds|lbs|stone|kilos?)|extra pounds|(?:likes|loves|enjoys|fond of) (?:his|her|their) (?:food|grub|snacks|pies|cakes?)|(?:enjoys|likes|loves) eating
      ${WHOSE} (?:size|complexion|teeth)|couch potato|baby ?face\p{L}*|fashion sense|dress(?:es|ed) (?:like|badly|inappropriately|provocatively)|gangl(?:y|ing)|spindly|runt|(?:sweet|pretty|tiny|skinny|poor|wee|funny) (?:little )?thing|thing, tiny|spare tyre|(?:those|${WHOSE}) looks|muffin top|love handles
      (?:needs?|could do with|could use|should (?:have|take|get|use|try)|try|wants?|would benefit from|due|find) (?:an? |some |more |the |regular |${WHOSE} )?(?:shower|bath|wash|soap|deodorant|haircut|shave|comb|hairbrush|toothbrush|iron|tissues?)(?! (?:of|over|on|to))|deodorant|shower gel|wash(?:es|ing)? (?:more|${WHOSE} (?:hair|face|hands|clothes|kit)|${SELF})
      (?:given|because of|due to|with|for|at|despite) (?:the|${WHOSE}) (?:size|weight|height|build|bulk|shape)(?: of (?:him|her|them)(?! (?:work|picture|own)))?(?= *(?:$|[.,;!\n]))
    `),
  ],
  belief: [
    words(String.raw`
      muslims?|islam(?:ic)?|christians?|catholic|jew(?:s|ish)?|hindus?|sikhs?|jehovah\p{L}*|ramadan|eid|fast(?:s|ed|ing)|hijab
      headscarf|mosque|church|relig(?:ion|ious)|${WHOSE} (?:faith|beliefs|culture|heritage|background|origins?|country)
      immigra(?:nt|nts|tion)|refugees?|asylum|migrants?|foreign(?:er|ers)?
      (?:strong|thick|heavy|foreign|his|her|their) accent|skin colou?r
      (?:black|white|brown) (?:boy|girl|lad|student|pupil)s?|gypsy|travellers?|ethnic\p{L}*|mixed[- ]race
      (?:his|her|their|of) race|racial|nationality|gay|lesbian|bisexual|trans(?:gender)?(?!-)|non-binary|lgbt\p{L}*
      (?:isn[’']?t|is not|not) (?:his|her|their) (?:first|native|home) language|(?:second|additional) language
      (?:speaks?|spoken) \p{L}+ at home|${WHOSE} English is (?:still )?(?:poor|weak|limited|broken|bad)
      (?:speaks?|spoke|has|had|with) (?:no|little|limited|hardly any|not a word of) english|newly arrived
      (?:arrived in|new to) (?:the|this) (?:uk|country)|native speaker|prays|praying|prayers?|bible
      qur[’']?an|koran|came out|coming out|identif(?:y|ies) as|visa|halal|kosher|turban|worship\p{L}*|shake hands|arranged marriage|deport\p{L}*|home office
      (?:for|like|as|being|typical) an? (?:girl|boy|lad|lass)|typical (?:girl|boy)s?|boys will be|ladylike|girly
      tomboy|man up|(?:speak(?:s|ing)?|spoken|uses?)(?: \p{L}+){0,3} at home|english (?:is|was)(?:n[’']?t| not| never)?(?: \p{L}+){0,2} spoken
      mother tongue|bilingual|interpreter|heritage language|(?:was|were) born in|from (?:abroad|overseas)|dark[- ]skinned|caste|tribal|burqa|niqab|veil
      pentecostals?|baptists?|methodists?|protestants?|anglicans?|presbyterians?|evangelicals?|quakers?|mormons?|adventists?|sunnis?|shias?|buddhists?
      atheists?|rastafarians?|pagans?|chapel|synagogue|gurdwara|mandir|vicar|priest|rabbi|imam|pastor|baptised|communion|bar mitzvah|home views?|believe in (?:evolution|the big bang)|modesty
      (?:can[’']?t|can ?not|may not|not allowed to|isn[’']?t allowed to|mustn[’']?t|not) (?:eat|drink)(?:ing)?(?: (?:or|and) (?:eat|drink)(?:ing)?)? (?:\p{L}+ ){0,2}(?:day\p{L}*|sunset|sundown|dark|nightfall|dusk|this month)|(?:nothing|no food|no lunch|no water) (?:until|till|before) (?:dark|sunset|sundown|dusk|nightfall)|(?:holy|special) (?:month|day|days|festival)|covers? (?:her|his) (?:head|hair)
    `),
    words(
      String.raw`
      (?:[Tt]ypical(?:ly)?|[Aa]s an?|[Bb]eing|[Ff]or an?|[Hh]alf|[Oo]riginally|[Ff]rom an?|[Ll]ike (?:most|many|all|other)|[Oo]ther|[Mm]ost|[Ii]s|[Ww]ith) ${NATIONS}(?! (?:vocabulary|grammar|homework|lessons?|verbs?|writing|culture|cinema))
      (?:[Cc]ame|[Cc]omes|[Aa]rrived|[Ff]led|[Mm]oved (?:here|over)|[Jj]oined us|(?:[Hh]e|[Ss]he) is|[Tt]hey are|[Ff]amily is)(?: over| here| back)? from (?!Year |Key |Set |Class |Level |Grade |Unit |Paper )\p{Lu}\p{Ll}{2,}(?! (?:School|Primary|Academy|High|House|Junior|Infant))
      (?:thinks|dreams|talks)(?: only)? in (?:Urdu|Punjabi|Polish|Arabic|Bengali|Hindi|Gujarati|Somali|Turkish|Romanian|Ukrainian|Tamil|Farsi|Cantonese|Portuguese)
      (?:[Ww]ent|[Gg]oing|[Gg]one|[Aa]way|[Ff]lew) (?:back )?to \p{Lu}\p{Ll}{3,} (?:for (?:\d+|\p{Ll}+) (?:weeks|months)|in term)
      (?<=(?:^|[.;,:\n]) ?)${NATIONS}(?= *(?:[.;,\n]|$))
      ${NATIONS} (?:boys?|girls?|lads?|students?|pupils?|kids?|child(?:ren)?|ones|lot|famil(?:y|ies)|work ethic|parents?|background|heritage|origins?|temper\p{L}*|upbringing|household)
    `,
      'u',
    ),
  ],
  insult: [
    words(String.raw`
      laz(?:y|iness|ily)|idle|bone idle|stupid\p{L}*|thick as|(?:is|bit|so|really|too|plain) (?:thick|dim|slow)|dumb
      idiot\p{L}*|moron|clueless|useless|hopeless|pathetic|dreadful|awful|nightmare|pain in the \p{L}+|a pain|pest
      menace|nuisance|annoying|irritating|obnoxious|rude|cheeky|cocky|arrogant|attention[- ]seek\p{L}*|brat|spoilt
      class clown|clowns? around|the joker|moan(?:s|y|ing)?|whin(?:e|es|y|ge|ges|ing|ging)|sulk\p{L}*|stropp\p{L}*
      sly|sneaky|devious|nasty|spiteful|vile|horrible|toxic|immature|childish|babyish|liar|lying|creepy|freak|loser
      lost cause|beyond help|brain ?dead|airhead|ditzy|plank|muppet|numpty|twit|prat|plonker|gormless|vacant|dozy
      dopey|unteachable|feral|lol|lmao|haha\p{L}*|rofl|wtf|omg|ffs|fml|see me
      waste of (?:a )?(?:\p{L}+ )?(?:space|time|brain|talent|seat|desk|stool|chair)|not the (?:sharpest|brightest)\p{L}*
      sharpest tool|lights (?:are )?on|thinks? (?:s?he|they) can (?:cruise|coast)|away with the fairies|on another planet|couldn[’']?t care less
      (?:can|could)(?:n[’']?t|not|[’']?t) (?:even )?be (?:bothered|arsed)|bare minimum|delusional|deluded|weird(?:o)?
      crap|shit\p{L}*|bloody (?:minded|awful|lazy|hell|nightmare)|damn|hell|miracle|finally bother\p{L}*|for once
      for a change|wonders never cease|surprise surprise|shock horror|believe it or not|apparently|god help|thank god
      good luck (?:to|with)|if ${WHO} (?:ever|can be|could be)|when ${WHO} bothers?|graces us|hard work to teach|gob
      mouthy|gobby|drama queen|diva|madam|bless (?:him|her|them)|bossy|loves? the sound of|know[- ]it[- ]all
      at least (?:he|she|they)|as per usual|the usual|yawn|sigh|no comment|enough said|nuff said|never going to
      grow up|grows up|shut up|get a grip|wake up|pull (?:his|her|their) \p{L}+ (?:out|up)
      has(?:n[’']t| not) (?:broken|set fire|hurt|killed)|surprisingly|handful|insufferable|unbearable|rubbish
      appalling\p{L}*|atrocious|abysmal|diabolical|disgrace\p{L}*|ridiculous|naughty|badly behaved|trouble ?maker
      ringleader|loner|no friends|unpopular|gossip\p{L}*|big[- ]?headed|full of (?:him|her|them)sel\p{L}+
      thinks (?:he|she|they) (?:is|are|knows?)|attitude problem
      (?:as much use|as useful|as sharp|as bright) as|daft|dense|attention span|goldfish|ego|(?:interested in|chasing|flirt\p{L}* with) (?:boys|girls)|for a (?:kid|child|boy|girl) (?:from|like)
      dope|teapot|olympic(?! (?:sports?|games|weeks?|projects?|athletes?|values|years?|records?|torch|rings|parks?|events?|teams?|legacy|ideals?|movement|history|unit|topic|posters?|squad|lift\p{L}*|distance)\b)|gold medal|legend in|live in hope|fingers crossed
      hold your breath|only hope|for england|switched off|planet|(?:to the|the) point of (?:horizontal|comatose|falling over)|all (?:mouth|talk)|teacher[’']s pet|nerd|geek|swot|cheat(?:s|ed|ing)?
      selfish|clumsy|pigs might fly|dream on|good riddance|the back of (?:him|her|them)|oh dear|hmm+|meh|ugh|smh|tbh
      won[’']t amount|(?:when|if) (?:${WHO}(?:[’']s| is| are) )?in the mood|when ${WHO} (?:feels? like|fancies) it
      when (?:${WHO} (?:is|are) )?not (?:\p{L}+ )?(?:staring|chatting|talking|daydreaming|messing|sleeping|asleep|dreaming)
      (?:not|(?:is|was)n[’']t) the (?:weakest|worst|laziest|slowest|rudest|noisiest)
      layabout|slacker|idler|skiv(?:er?|ing)|shirk(?:er|ing)?|dosser|wasters?|wastrel|scroung\p{L}+|loafer|good[- ]for[- ]nothing|no[- ]hoper|buffoon
      half[- ]?wit\p{L}*|dimwit\p{L}*|nitwit|simpleton|dunce|oaf|lout|yob|hooligan|thug|tearaway|delinquent|rascal|scoundrel|toe ?rag|scrote|slob
      cry[- ]?baby|wimp|wuss|sissy|snitch|tell[- ]?tale|weasel|show[- ]?off|smart ?(?:arse|alec\p{L}*)|clever clogs|wind ?bag|chatterbox|motor ?mouth
      busybody|liability|train ?wreck|basket case|write[- ]off|dead (?:loss|weight)|cretin|imbecile|dullard|block ?head|bird ?brain\p{L}*|dipstick
      wally|pillock|twerp|berk|klutz|hypocrite|nutter|nutcase|lunatic|maniac|bonkers|control freak|wet blanket|killjoy|sponger
      (?:right|proper|little|absolute|total|complete|utter|bit of an?|real|such an?) (?:monster|monkey|minx|terror|horror|devil|imp|animal|pig|joke|mess|shambles|disaster|bore|misery|pickle)
      (?:br(?:ought|ing)|f(?:ind|ound)|us(?:es|ed|ing)|engage[sd]?|got|has|had|without) (?:an?|his|her|their|some|half an?|no|any|two) brain(?:s| cells?)?
      when (?:the mood|it suits)|on a good day|blue moon|has been known to|barely (?:awake|conscious|alive)|comatose|if only|(?:god|lord|heaven|goodness) knows
      words fail|i (?:give up|despair)|wits[’']? end|hooray|hallelujah|at long last|supposedly|allegedly|paint dry|(?<!ado )about nothing|part of the furniture|(?:la[- ]la|cloud cuckoo)[- ]land
      (?:joy|pleasure|delight|lovely|great|fine|wonderful|brilliant|nice|quieter|better|best|peaceful|happy|ok|superb|dream|star)(?: \p{L}+){0,3} when (?:${WHO}(?:[’']?s| is| are)? )?(?:absent|away|off|ill|not (?:here|there|in|around|present|talking|speaking)|isn[’']?t (?:here|there|in)|elsewhere|gone|leaving|suspended)
      gobb\p{L}*|(?:did|has|have|had|does)(?:n[’']?t| not)(?: \p{L}+){0,2} (?:blown? up|burn(?:ed|t)? (?:down|the)|set fire|flood(?:ed)?|destroy(?:ed)?|injure[d]?|maim\p{L}*|exploded?|sunk|bitten)|(?:managed|manages) (?:to (?:turn up|show up|stay awake|sit|arrive)|not to)
      brain in gear|engage[sd]? brain|zip it|pipe down|button it|(?:shut|close|closed?|keep) (?:his|her|their) (?:mouth|trap)|(?:mouth|trap) shut|when ${WHO} (?:decides?|chooses?|deigns?|wants?)(?: to)?(?: be| work| try| turn up| listen| show up)?(?= *(?:[.,;!]|$))
      nothing (?:really(?= *(?:$|[.,;!\n]))|springs|comes to mind|positive|to (?:say|report))|(?:can[’']?t|cannot|could not|couldn[’']?t|struggl\p{L}+ to|hard to) think of (?:any|anything|an?|one|something)(?: positives?| strengths?)?(?= *(?:$|[.,;!\n]))|no (?:strengths|positives)|at a push
      where (?:do|to|shall)(?: i| we)? (?:start|begin)(?= *(?:$|[?.,;!\n]))|if (?:that|it|this) counts|turn(?:s|ed) up(?= *(?:$|[.,;!\n]))|not exactly|in (?:his|her|their) dreams|somehow manages|(?:shame|pity) (?:that|about|it[’']?s?|there|${WHO})|winds? (?:his|her|their) neck|knows where the (?:door|exit|toilets?|bin)|too cool|tr(?:ies|y|ying) (?:my|our|your|everyone[’']?s) patience
      wind(?:s|ing)? (?:me|us|people|everyone|others) up|(?:drives?|driving|drove|g(?:ets|et|etting) on) (?:me|us|everyone|my|our)|g(?:ives|ave|iving) (?:me|us) (?:an? )?(?:headache|grief|lip|cheek|hassle|hell)|allergic to (?:work|hard work|effort|homework|writing|pens?)|(?:right|real|proper|little|cheeky) (?:so[- ]and[- ]so|terror|beggar|bugger|toad|tyke|tinker|mare|cow|git|sod|tart|princess)
      a real character|lovable rogue|what can i say|say no more|(?:can|could|does|did) (?:\p{L}+ )?(?:spell|write|remember) (?:his|her|their) (?:own )?name|(?:good|great|excellent|brilliant|superb) at (?:sitting|standing|looking|lining|nothing|leaving|eating|sleeping|lunch)|never (?:short of|without) an? (?:excuse|opinion|comment)|world revolves|(?:sort|kind) of(?= *(?:$|[.,;!\n]))|any book|try (?:turning|opening|reading the|picking up)|don[’']?t (?:ask|get me started)|mardy|grumpy|surly|sullen|narky|bolshy|lippy|backchat\p{L}*|petulant|insolent|manipulative|two[- ]faced|back ?stab\p{L}*|for all the good|(?:few|one|two) sandwich\p{L}*|planks|not all there
    `),
  ],
  colleague: [
    words(
      String.raw`
      (?:Mr|Mrs|Ms|Miss|Mx|Dr|Sir|Madam|Prof|Professor)\.? \p{Lu}[\p{L}’'-]+|(?:[Mm]rs?|[Mm]s)\.? \p{L}[\p{L}’'-]+
      (?:Sir|Miss) (?:says|said|thinks)|HO[YD]|SLT|HOYs
    `,
      'u',
    ),
    words(String.raw`
      other teachers?|another teacher|last year[’']s teacher|(?:previous|supply|cover|former|old|new) teacher
      the supply|head of (?:year|department|house|sixth)|headteacher|ofsted|(?:changes?|lack) of (?:staff|teachers?)
      staff absence|no permanent teacher
    `),
  ],
  leftover: [
    words(String.raw`
      (?:on|since|by|noticed|from|after|due|seen) \d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4}
      tbc|tbd|todo|xx+|btw|idk|imo|cba|n\/a|cat score|p8|a8|target grade tbc|insert \p{L}+|\[\p{L}+\]|name here
      cop(?:y|ied) and paste|see me|(?:see|as|of the) above|ditto|same as last (?:time|term|year)
      (?:ring|phone|call|e-?mail|text|contact|message|tell|ask|speak to|speak with|talk to|chase|meet(?: with)?|letter to|told|rang) (?:${WHOSE} )?(?:${PARENT}|hoy|tutor|sendco|senco)
      detentions?|sanction(?:ed|s)?|on report|isolation|exclu(?:ded|sion)|suspen(?:ded|sion)|managed move
      behaviour points|appts?|obvs|defo|tmrw|re (?=\p{Lu})|flag to|chase up|awaiting|referr(?:ed|al)|x ?\d+ missing
      to be confirmed|to ?do(?:$|:| add| list)|add (?:a )?(?:target|comment)|note to self|check this
      pls|plz|asap|fyi|lorem ipsum|blah|finish (?:this )?later|sims|bromcom|class ?charts|(?:see|in|from) (?:my )?(?:mark ?book|spreadsheet|email)|data drop
      same again|(?:as|see|like)? ?what i (?:put|wrote|said) (?:last|before|in|at|for)|same as (?:(?:the|my|his|her|their|our) )?(?:last|prev\p{L}*|before|above|below|autumn|spring|summer)|as (?:before|above)(?= *(?:$|[.,;!\n]))|see (?:prev\p{L}*|last|above|below|attached|notes|tracker|sims|arbor|autumn|spring|summer)
      (?:copy|copied|paste|reuse|re-use|use) (?:this )?(?:from )?(?:(?:the|my|last|autumn|spring|summer|old|previous) ){1,3}(?:rpt|report|comment|statement|bank)|comment (?:no\.? ?)?\d+|ctrl[- ]?[cvx]|rpt|(?:good|nice|well done)(?: (?:good|nice|well done)){1,3}|- - -|\p{L}{1,3} to (?:fill|complete|do|check)(?: in)?(?= *(?:$|[.,;!\n]))|chk|check (?:w(?:ith)? )?prev\p{L}*|finish this(?= *(?:$|[.,;!\n]))|(?:fill|put|write|add|come back|get back|look)(?: (?:it|this|that|in|up|to|at|more|one|something)){0,3} later(?= *(?:$|[.,;!\n]))|dunno
      (?<=(?:^|\n) ?)(?:ok(?:ay)?|fine|nothing|none|no|yes|\p{L}|same|good|all (?:good|fine|ok)|alright|average|not sure|nil|stuff|things|everything|anything)(?= *[.!]? *(?:\n|$))
    `),
    words(
      String.raw`
      AP[1-4]|[Tt]gts?|(?:[Pp]redicted|[Pp]red|MEG|FFT|ALPS) (?:grade )?(?:is |of )?\d
      (?:ADD|INSERT|CHECK|FINISH|WRITE|REDO|DELETE|CHANGE)(?: \p{Lu}{2,}){1,3}|TAs?|LSAs?|WWW|EBI|WWB|NB|CC|KS[345]|ATL|CATs|WIP|[Ww]\/[Cc]|[Qq]\d*[a-z]?(?=\s*[:=])
    `,
      'u',
    ),
  ],
};

/** Signs, rather than words, that are left over from writing a note. */
export const leftoverSigns =
  /->|→|=>|⇒|<-|←|\?\?+|\*\*|##|[{}<>|\\]|\.{4,}|:-?\)|:\(|;\)|\p{Extended_Pictographic}/u;

/** Words about safety and money that lessons use too; all others are always reported. */
export const ALSO_OF_LESSONS =
  /^(?:abus|alcohol|at risk|deprived|disadvantaged|drug|extremis|food bank|gang|groom|hardship|homeless|hungry|kni|neglect|police|poverty|pregnan|scar|sexual|smok|weapon|weed)/iu;
