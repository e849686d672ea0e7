import { ANYONE, KIN, SOMEONE } from '../people-words.ts';
import { always, outsideStories, type WelfareRules } from '../welfare-rule.ts';

const HURTS =
  '(?:hits?|hitting|beats?|beat|beating|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|hurt(?:s|ing)?|burn(?:s|t|ed|ing)?|chok(?:e|es|ed|ing)|strangl\\S+|whip(?:s|ped)?|batter(?:s|ed)?|shakes|throws|threw|push(?:es|ed|ing)?|shov(?:e|es|ed)|spits?|locks?|locked|locking|starves?|abus(?:e|es|ed|ing)|threaten(?:s|ed|ing)?|grab(?:s|bed)?|rap(?:e|es|ed)|molest(?:s|ed)?|touch(?:es|ed|ing)?|grop(?:e|es|ed|ing)|forces?|forced|forcing|ties?|tied|drags?|dragged|bull(?:y|ies|ied|ying)|stab(?:s|bed)?|cuts?)';
const BODY =
  '(?:trousers|pants|skirt|top|shirt|bra|knickers|legs?|bum|breasts?|boobs|chest|privates?|thighs?|underwear|jeans|shorts|dress)';

/** What is done to students at home, at school and elsewhere. */
export const homeRules: WelfareRules = {
  abuse: [
    ...always(
      [
        `${ANYONE} ~4 ${HURTS} (?:me|us)`,
        `${KIN} ~3 ${HURTS} (?:my )?(?:mum|mom|mam|mother|dad|sister|brother|baby|gran|nan|siblings)`,
        `(?:he|she|they) ~2 ${HURTS} my (?:mum|mom|mam|mother|sister|brother|baby|siblings)`,
        `${ANYONE} ~3 (?:pulls?|pulled|break|breaks|broke|twists?|twisted|burns?|burnt|bites?|hits?|smash(?:es|ed)?) my (?:hair|arms?|fingers?|hand|hands|face|head|nose|leg|legs|wrist|ears?|ribs)`,
        `${KIN} ~2 (?:throws?|threw|throwing)(?: \\S+){1,3} at (?:my )?(?:mum|mom|mam|dad|me|us|sister|brother)`,
        `(?:hands?|fingers?|it) (?:down|up|in|inside|under|between|on) my ${BODY}`,
        `touch(?:ed|es|ing)? (?:me|my)(?: \\S+){0,2} (?:${BODY}|under|there|inappropriately|changing|at night|where)`,
        `touch(?:ed|es|ing)? my ${BODY}`,
        `(?:makes?|made|making|forces?|forced|forcing|asks?|asked|gets?|wants?|wanted|tells|told) me (?:to )?(?:touch|do (?:things|stuff|it to)|kiss|have sex|undress|strip|take (?:off|my clothes|my top)|watch (?:porn|dirty)|suck)`,
        `(?:has|have|had|having) (?:to )?(?:do )?things (?:with|for) (?:him|his friends|them)`,
        `${ANYONE} ~3 (?:comes?|came|climbs?|gets?|got|sleeps?) (?:in|into|in to) (?:my )?(?:bed|bedroom|room)(?= )(?: \\S+){0,8} (?:me|night|hate|scared|touches?|dont|cry|hurts?|mum)`,
        `in bed with me`,
        `(?:i|am|me) ~3 (?:scared|afraid|frightened|terrified) (?:to go|of going|about going|to be|of being) (?:back )?(?:at )?home`,
        `i ~3 (?:scared|afraid|frightened|terrified) (?:of|because of) (?:${KIN}|him|what (?:he|she|they) will)`,
        `dont want to go (?:back )?home|cant go (?:back )?home|hate (?:going|being) (?:at )?home`,
        `i ~2 (?:raped|molested|groomed|trafficked|sexually \\S+|abused)`,
        `i ~3 (?:get|got|gets|getting|am|was|being|been) (?:hit|hurt|beaten|beat|slapped|kicked|punched|smacked|belted) (?:at home|by (?:my|him|her|them|mum|dad)|up (?:at|by)|with a|if i|for)`,
        `(?:raped|rapes|molested|groomed) me`,
        `being (?:abused|beaten|raped|hit) (?:by|at home)`,
        `i(?: \\S+){0,3} bruises?(?: \\S+){0,6} (?:because|from|by|all over|where|dad|mum|he|she|they)`,
        `(?:told|tells|says|said|telling) (?:me )?(?:to keep it|not to (?:tell|say)|it is our|to not tell|it was our)(?: \\S+)?(?: secret| anyone| anybody| nobody)?`,
        `(?:keep|kept|our|a) (?:it )?(?:a |our |little )?secret(?: \\S+){0,3} (?:what|that)? ?(?:he|she|they) (?:does|do|did)`,
        `(?:hurt|kill|hit|beat) me if i tell`,
        `if i (?:tell|told|say anything to) (?:anyone|anybody|someone|mum|a teacher|you|on)`,
        `(?:taking|take|sending|send|flying|sent) (?:me|my sister)(?: \\S+){0,8} (?:marry|married|marriage|wedding|husband)`,
        `(?:want|wants|forcing|forced|make|making|made|have|having) (?:me|my sister) (?:to )?(?:get )?marr(?:y|ied)`,
        `(?:be|get|have me|having me|had me|going to|will be|being) cut(?: \\S+){0,6} (?:down there|like my (?:cousin|sister|mum|friend))`,
        `cut (?:me|her|my sister) down there`,
        `i(?: \\S+){0,2} (?:sleep|slept) (?:in|on) the (?:shed|garage|garden|car|street|bath|stairs|cupboard|park)`,
        `(?:everyone|they all|the whole \\S+|people|they|some girls|some boys|the boys|the girls)(?: \\S+){0,4} (?:hates?|laughs? at|picks? on|excludes?|bull(?:y|ies)|filmed|spat at) me`,
        `i ~3 (?:being|get|getting|am|was|been) bullied`,
        `(?:calls?|called|calling) me(?: \\S+){0,2} (?:worthless|useless|fat|ugly|a mistake|disgusting|a slag|a whore|nothing)`,
        `(?:teacher|coach|tutor|sir|he|man|guy|boy|uncle) ~1 (?:messages|texts|messaged|texted|dms|snaps|emails) me(?: \\S+){0,4} (?:night|late|tell|private|secret|says)`,
        `${ANYONE} ~3 (?:said|says|will|would|going to|threatened to)(?: \\S+){0,4} (?:break|beat|batter|hurt|smash|burn|hit|stab|drown|kick) (?:me|us|my (?:fingers|arms?|legs?|face|head|neck))`,
        `(?:i)(?: \\S+){0,3} look after (?:the baby|my (?:baby |little )?(?:brother|sister|brothers|sisters|siblings))(?: \\S+){0,6} (?:drunk|drinks|drinking|alone|myself|revise|every)`,
        `kill yourself|neck yourself|go (?:and )?die`,
      ],
      'hit(?:s|ting)? me up|push(?:es|ed|ing)? me to (?:do|work|be|try|revise|achieve|succeed)|beats? me (?:at|in|to|by|on|every time)|throws? me (?:a|the|off)|threw me (?:a|the|off)|forced me to (?:revise|do my|tidy|eat my)|touched me deeply|cut me (?:a|some) (?:slice|slack)|cuts? my hair|with a snowball|in dodgeball|in tag|cut me off',
    ),
    ...always(
      [
        `${KIN}(?: \\S+){0,3} (?:drinks (?:all|every|too)|is (?:always )?drunk|was drunk|gets drunk|is high|does drugs|takes drugs|on drugs|on heroin|on crack|passed out)`,
        `(?:when|because) (?:my )?(?:${KIN}|he|she) (?:is|gets|was) (?:\\S+ )?(?:drunk|angry and)`,
        `(?:no|any|enough) food (?:in|at|since|for|left|all)(?: \\S+){0,3} (?:house|home|flat|us|days?|week|fridge|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)`,
        `(?:i|we) (?:havent|hardly|dont) (?:\\S+ )?(?:had|get|have) (?:any |enough )?food`,
        `(?:mum|dad|mom|parents|they|nobody) ~1 (?:hasnt|havent) been (?:home|back|here)`,
        `(?:mum|dad|mom|parents|they)(?: \\S+){0,3} (?:left|leaves|leave) (?:me|us) (?:alone|on (?:my|our) own|by (?:myself|ourselves))`,
        `i ~3 (?:dont|never|cant|not) (?:ever |really )?(?:feel )?safe`,
        `${KIN} ~3 (?:is |are |keeps? )?(?:going to |will )?(?:hurting|hitting|touching|beating|abusing) (?:me|us)`,
        `${SOMEONE} (?:\\S+ ){0,3}(?:is|are|was|were|keeps?) (?:hurting|hitting|touching|beating|abusing|following|stalking) (?:me|us)`,
      ],
      'safe from (?:infection|disease|radiation)|in the lab',
    ),
    ...outsideStories([
      '(?:not|isnt|never) safe at home|unsafe at home|scared of (?:my|going) (?:dad|mum|home)',
    ]),
  ],
  exploitation: [
    ...always([
      `(?:i|me|my|him|his)(?: \\S+){0,8} nudes?|nudes?(?: \\S+){0,6} (?:me|my|him|everyone|school|online)`,
      `(?:send|sent|sending|asks?|asked|asking|wants?|wanted|share|shared|post|posted|leak|leaked|pays?|paid|took|has|have|got)(?: \\S+){0,4} (?:pics|pictures|photos|videos|selfies) (?:of|without|with no)(?: \\S+){0,2} (?:me|myself|clothes|body|chest|naked)`,
      `(?:pictures|photos|pics|videos)(?: \\S+){0,2} (?:without|no|with no)(?: \\S+){0,2} clothes|take my (?:clothes|top) off`,
      `(?:send|share|post|leak|show|sell)(?: \\S+){0,2} my (?:pics|pictures|photos|videos|nudes)`,
      `pays? me (?:to|for)(?: \\S+){0,2} (?:send|sex|touch|meet|videos|pictures|pics|photos|kiss)`,
      `my (?:boyfriend|girlfriend) is (?:1[89]|[2-6]\\d|twenty|thirty|forty)`,
      `(?:he|she|boyfriend|man|guy) ~1 (?:is|was) (?:2\\d|[3-6]\\d|twenty\\S*|thirty\\S*|forty\\S*)(?: \\S+){0,8} (?:loves?|kiss|boyfriend|dating|going out|tell|meet|sex|me|my)`,
      `(?:met|meet|meeting|talking to|speaking to|know)(?: \\S+){0,4} (?:online|snapchat|snap|roblox|discord|instagram|insta|tiktok|fortnite|xbox|omegle|internet|facebook|minecraft|whatsapp)(?: \\S+){0,10} (?:meet|alone|hotel|love|loves|pictures|pics|secret|house|boyfriend|older|money)`,
      `(?:man|guy|boy|someone|person|stranger)(?: \\S+){0,3} (?:online|snapchat|snap|roblox|discord|instagram|insta|tiktok)(?: \\S+){0,8} (?:pictures|pics|photos|nudes|meet|clothes|secret|alone)`,
      `wants? (?:me )?to meet (?:me )?(?:\\S+ ){0,3}(?:alone|hotel|his house|secret|park|in town)|(?:told|wants) me to come alone`,
      `(?:make|makes|made|making|force|forces|forced) (?:me|us) (?:to )?(?:carry|sell|hold|deliver|steal|drop|traffic|go cunch|move)`,
      `i (?:have|had|got|get|am having) (?:to )?(?:made to )?(?:sell|carry|hold|deliver|drop|move|shot)(?: \\S+){0,3} (?:drugs|weed|packages?|coke|crack|pills|gear|stuff|for (?:them|him|the olders|a man|my cousin))`,
      `(?:carry|carrying|hold|holding|deliver|delivering|drop|drop off|dropping|sell|selling|take|taking)(?: \\S+){0,3} (?:packages|drugs|weed|coke|crack|heroin|gear)(?: \\S+){0,6} (?:for|to|on)(?: \\S+){0,3} (?:them|him|olders|men|man|cousin|train|towns?|people|dealer)`,
      `(?:gives?|gave|give) (?:me|us) (?:\\S+ )?(?:weed|drugs|coke|crack|pills|packages?)(?: \\S+)? (?:to|for)`,
      `cunch|county lines boy|the olders|going country|trap house`,
      `i(?: \\S+){0,2} owe (?:them|him|a dealer|these|the olders)|in debt to|owe (?:them|him) money`,
      `(?:threaten(?:s|ed|ing)?|blackmail(?:s|ed|ing)?|sextort\\S*)(?: \\S+){0,6} (?:my|me) (?:nudes|pics|pictures|photos|videos|family|if)`,
      `blackmail(?:s|ed|ing)? me`,
      `(?:will|would|going to|said (?:he|she|they) would) (?:post|leak|share|send)(?: \\S+){0,2} (?:it|them|my)(?: \\S+){0,6} (?:unless|if|mum|online|everyone|school|parents)|or (?:he|she|they) will (?:post|leak|share|send) it`,
      `(?:bought|gave|gives|buys|give|buy) (?:me|us)(?: \\S+){0,3} (?:phone|trainers|clothes|money|vapes?|alcohol|vodka|drugs|weed|drink)(?: \\S+){0,4} (?:have to|things for|do (?:things|what)|his friends|secret|owe)`,
      `(?:men|man|guys?|adults?|older \\S+|he|they)(?: \\S+){0,8} (?:give|gives|gave|buys?|bought) (?:me|us) (?:\\S+ )?(?:vodka|alcohol|drugs|weed|drink|vapes|pills|cigarettes|ket)`,
      `(?:have|had|has) to do (?:things|stuff|what they say|favours) for (?:him|his|them|these|the)`,
    ]),
  ],
};
