import { KIN, SOMEONE, VICTIM } from '../people-words.ts';
import { broadThreats } from './broad-rules.ts';
import { always, outsideStories, type WelfareRules } from '../welfare-rule.ts';

const INTENT =
  '(?:going to|will|want to|wants to|would love to|would like to|could|might|planning to|plan to|about to|need to|should|swear|dream of|dreaming of|about|of)';
const HARM =
  '(?:kill|killing|stab|stabbing|shoot|shooting|murder|hurt|hurting|harm|attack|attacking|strangle|batter|behead|poison|shank|knock out|slice|execute)';
const SCHOOL =
  '(?:school|building|science block|classroom|assembly|sports hall|hall|place|college|academy|bus)';
const ARM =
  '(?:knife|knives|blade|blades|machete|gun|guns|weapon|weapons|zombie knife|pistol|handgun|shotgun|revolver|taser|knuckle dusters?|knuckledusters?|sword|grenade|bomb|pipe bomb|explosives|crossbow|air rifle|rifle|flick knife|switchblade|shank|dagger|bullets|hammer for)';
const GAME =
  'fortnite|minecraft|call of duty|cod|gta|xbox|playstation|in the game|in game|game|level \\d+|boss|roblox|nerf|lazer tag|laser tag|paintball';

const GROUP =
  '(?:jews|muslims|blacks|black (?:people|kids|boys|girls|men|women)|asians|asian (?:people|kids)|brown people|immigrants|refugees|gays|gay people|gay men|lesbians|trans people|trans|christians|hindus|sikhs|foreigners|gypsies|travellers|disabled people|women|pakistanis|indians|africans|infidels|arabs|poles|polish people|roma|jewish people|muslim people|white people)';
const SAID_BY_OTHERS =
  '(?:hitler|nazis?|kkk|klan|he|they|she|germans?|himmler|goebbels|mosley|racists?|propaganda|many|some) (?:\\S+ ){0,4}(?:believed|believe|believes|thought|think|said|says|say|wanted|felt|argued|claimed|taught|told|preached|called|saw)';
const ABOUT_WORDS =
  'called|calls|calling|word|words|term|language|steinbeck|novel|crooks|racist|racism|slur|offensive|insult|insulted';

/** What students write against others. */
export const threatRules: WelfareRules = {
  violence: [
    ...outsideStories(broadThreats.violence, GAME),
    ...always(
      [
        `i ~3 ${INTENT} ~7 ${HARM} ~1 ${VICTIM}`,
        `i ~3 (?:going to|will|want to|would love to|planning to) ~2 (?:stab|shoot|shank|murder|behead|strangle|kill) (?!the|this|that|for|time|off|it|myself|me|some|two|an?\\b)\\S+`,
        `(?:i|we) ~4 (?:beat|beating|smash|smashing|batter|kick|jump|jumping|bang) (?:up )?(?:him|her|them|you|(?:that|this) (?:\\S+ )?(?:kid|boy|girl|guy)|some|his|their|your)(?: \\S+){0,2} (?:up|so bad|head in|face in|face|head|hospital|after school|to a pulp)`,
        `beat(?:ing)? up (?:him|her|them|you|that|this|my|some|everyone)`,
        `(?:jumping|jump) (?:that|this|some) (?:kid|boy|girl|guy)`,
        `(?:i|we|going to|gonna|will|want to|would love to|planning to)(?: \\S+){0,4} (?:blow up|blowing up|burn|burning|bomb|bombing|attack|attacking|shoot up|shooting up|destroy) (?:down )?(?:the|this|my|our)(?: \\S+)? ${SCHOOL}`,
        `shoot(?:ing)? up (?:the|this|my|our|a)`,
        `(?:shoot|shooting|blow|blowing|burn|burning|smash|smashing) (?:this|the whole|our|my)(?: \\S+)? ${SCHOOL} (?:up|down)`,
        `(?:i|my)(?: \\S+){0,3} list of(?: \\S+){0,5} (?:die|dead|kill|pay|hurt|get)|(?:hit|kill|death) ?list`,
        `watch your back|(?:i|we) know where (?:you|she|he|they) live`,
        `(?:going to|will|gonna) get what (?:he|she|they|you) deserves?`,
        `you (?:will|are going to|are all going to|will all) (?:pay|regret (?:it|this)|die|be sorry)|they will all (?:pay|die|be sorry)`,
        `(?:they|you|everyone|everybody) ~2 (?:going to|will) (?:all )?(?:be (?:so )?sorry|regret (?:it|this)) (?:when|once|after|tomorrow|on)`,
        `(?:i|my)(?: \\S+){0,6} (?:think|thinking|thoughts|fantasi\\S+|dream|dreams|dreaming) (?:about|of) (?:killing|stabbing|shooting|hurting|murdering)`,
        `snitches? gets? (?:stitches|stabbed)`,
        `bring(?:ing)? something in (?:and|to) (?:hurt|show|get)`,
      ],
      `kill (?:for|time|to be|to have|off)|${GAME}|at chess|in chess|in the race|the process|bacteria|germs|virus|viruses|weeds|pathogens`,
    ),
    ...always(
      [
        `(?:${KIN}|${SOMEONE})(?: \\S+){0,5} (?:going to|will|wants to|want to|said (?:he|she|they) will|says (?:he|she|they) will|threatened to|trying to)(?: \\S+){0,2} (?:stab|shoot|kill|jump|shank|murder) (?:me|us|my \\S+|someone (?:at|in)|everyone|people (?:at|in))`,
        `(?:i)(?: \\S+){0,2} going to(?: \\S+){0,2} hurt (?:someone|somebody)`,
      ],
      `(?:mum|dad|mom|parents|teacher|miss|sir|gran|nan)(?: \\S+){0,3} kill me(?: \\S+){0,4}|${GAME}`,
    ),
  ],
  weapons: [
    ...outsideStories(broadThreats.weapons),
    ...always(
      [
        `(?:i|we) ~4 (?:have|had|got|carry|carrying|keep|own|hide|hid|bring|bringing|brought|bought|ordered|hold|holding|can get|got hold of|stole|made) (?:\\S+ ){0,3}${ARM}`,
        `${ARM}(?: \\S+)? (?:in|under|inside|up|on) (?:my|me|our|the house|our house)(?: \\S+){0,2}(?: bag| sock| locker| bed| pocket| car| house| room| coat| sleeve| drawer| waistband)?`,
        `${ARM} (?:in|on|under) (?:his|her|their) (?:locker|bag|blazer|car|coat|pocket|sock)`,
        `${ARM} (?:at|in) (?:our|my) (?:house|home|flat|school)`,
        `(?:brought|bring|bringing|brings|taking|carrying|has|got|took)(?: \\S+){0,2} ${ARM}(?: \\S+){0,2} (?:to|into|in|at) (?:school|class|lesson|lessons|on monday|tomorrow|college)`,
        `(?:showed|shows|shown|showing) (?:me|us)(?: \\S+){0,2} ${ARM}|${ARM}(?: \\S+){0,4} showed (?:me|us)`,
        `(?:i|we)(?: \\S+){0,5} (?:make|making|build|building|made) (?:a |an |my )?(?:pipe |nail |petrol |home ?made |fertiliser )?(?:bomb|bombs|explosives|gun|molotov)`,
        `(?:get|sell) you (?:\\S+ ){0,3}${ARM}`,
        `(?:gave|give|giving|hand|handed) me (?:\\S+ ){0,3}${ARM}(?: \\S+)? (?:to|for)`,
        `there is (?:\\S+ ){0,3}${ARM} (?:in|under|at|up) (?:my|our|his)`,
        `${ARM} for (?:them|him|her|protection)`,
      ],
      `(?:craft|kitchen|butter|bread|palette|stanley|table|cheese) knife|knife and (?:a )?fork|fork|food tech|glue gun|heat gun|water (?:gun|pistol)|toy \\S+|of grass|razor|theatre|play|scalpel|experiment|onion|cut (?:the|an|some|a|my) (?:card|paper|cake|bread|onion|apple|potato)|bomb shelter|bomb calorimeter|${GAME}|in (?:1|2)\\d{3}`,
    ),
  ],
  hate: [
    ...always(
      [
        `i ~2 hate (?:all |the |these |those |all the )?${GROUP}`,
        `(?:all |the |those |these )?${GROUP}(?: \\S+){0,4} (?:should|must|need to|deserve to|deserves to|ought to|have to)(?: \\S+){0,2} (?:die|killed|shot|gassed|left to drown|locked up|drowned|burned|burnt|stoned|hanged|hung|wiped out|exterminated|removed|deported|banned|gone|go back|beaten|raped|put down)`,
        `${GROUP} (?:\\S+ )?are (?:not (?:even )?(?:human|people|equal)|animals|vermin|scum|inferior|subhuman|disgusting|parasites|monkeys|rats|filth|evil|all terrorists|terrorists|all rapists)`,
        `(?:send|ship|kick|throw|get) (?:all )?(?:the |these |those )?${GROUP} (?:back|out|home)`,
        `(?:hitler|the nazis|isis|the klan|the taliban) (?:had|have|has|was|were) (?:\\S+ ){0,2}(?:right|best|good) (?:idea|ideas|plan|about)`,
        '(?:videos?|clips?|films?|pictures)(?: \\S+){0,2} (?:of )?(?:beheading\\S*|executions?|martyrs?|isis|killings|terrorists?)|(?:duty|have|ready|want|need) to (?:fight|kill|punish) (?:the )?(?:kuffar|kafirs?|infidels?|unbelievers|traitors)|kuffar',
        '(?:white|black|muslim|our) (?:people|race|brothers|kind)(?: \\S+){0,4} (?:start|fight|win|have|begin|rise)(?: \\S+){0,2} (?:war|up|back)',
        `${GROUP} (?:control|controls|run|own) (?:everything|the world|the banks|the media|us)`,
        `white (?:people|race|man) (?:is|are) (?:\\S+ )?(?:superior|better)|white power|race war|great replacement|blood and honour`,
        `heil hitler|sieg heil|1488|14 88`,
        `(?:hitler|nazis|nazi|isis|the klan) (?:was|were|is|are) (?:right|a hero|heroes|correct|a legend)|did nothing wrong|hitler should have finished`,
        `(?:i|we)(?: \\S+){0,4} (?:join|joining|support|supporting|fight for|fighting for|love) (?:isis|daesh|al qaeda|national action|combat 18|the nazis|hamas|boko haram)`,
        `${GROUP}(?: \\S+){0,5} (?:taking over|get rid of|got rid of|ruin\\S*|monkeys|should burn|to burn|scum|disgusting|filth|deserve)`,
        '(?:nazis|hitler) (?:had won|should have won|finished the job)|finish(?:ed)? the job on',
        '(?:jews|muslims|israel) did \\S+',
        '(?:is|are) (?:a )?cancer(?: \\S+)? deport|deport (?:them|all of them)|(?:freaks|perverts) should be',
        'only good (?:\\S+ ){1,2}is a dead',
        '(?:women|girls|boys|people) who (?:\\S+ ){1,4}deserve (?:what they get|it|to be)',
        `(?:go|went|going|send them|get) back to (?:your|their) own country|(?:rest|all|they|you) (?:\\S+ )?should go back where (?:they|you) came from`,
      ],
      SAID_BY_OTHERS,
    ),
    ...always(
      [
        `(?:^|lets|just|should|we must|and|to) ?(?:kill|gas|exterminate|lynch|deport|shoot|hang) (?:all )?(?:the |of the )?${GROUP}`,
        `death to (?:all )?(?:the )?${GROUP}`,
      ],
      `(?:to|and) (?:kill|gas|exterminate|lynch|deport|shoot|hang) (?:all )?(?:the |of the )?${GROUP}(?: \\S+)* (?:in|by|during) (?:the|1|2)\\S*|${SAID_BY_OTHERS}`,
    ),
    ...outsideStories([`(?:kill|gas) (?:all )?(?:the )?${GROUP}`]),
    ...always(
      [
        'pakis?|niggers?|niggas?|chinks?|gooks?|kikes?|wogs?|faggots?|tranny|trannies|gyppos?|pikeys?|ragheads?|spastics?|retards|you retard|batty ?boy',
      ],
      ABOUT_WORDS,
    ),
  ],
};
