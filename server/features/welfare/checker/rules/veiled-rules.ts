import { KIN } from '../people-words.ts';
import { outsideStories, personal, type WelfareRules } from '../welfare-rule.ts';

const ROOM =
  '(?:shed|garage|cupboard|cellar|loft|attic|wardrobe|cage|bathroom|my room|my bedroom|a room|the room|garden|house|under the stairs)';
const ON_ME = '(?:bag|pocket|sleeve|sock|waistband|locker|blazer|rucksack|coat|trousers|boot)';

const THEM =
  '(?:kids|people|families|girls|boys|them|those|anyone|everyone) (?:like (?:her|him|them|that)|from (?:that|those|there|(?:his|her|their) (?:country|religion|estate))|of (?:his|her|that|their) (?:religion|race|colour|kind))';

/**
 * What students imply by its consequences: what they will leave behind, dread, or carry and why.
 */
export const veiledRules: WelfareRules = {
  suicide: personal(
    [
      '(?:dont think|doubt|not sure|dont know if|dont expect|dont plan|not planning)(?: \\S+)? (?:i will be|i am going to be|to be|on being|i will still be) (?:around|here|alive|there|living)',
      '(?:wont|not going to|dont) be (?:around|alive|needing)(?: \\S+){0,4} (?:results?|grades?|a job|university|college|next year|anyway)|(?:wont|dont|not going to) need (?:\\S+ ){0,3}(?:where i am going|when i am gone|any longer anyway)',
      '(?:better|happier|easier|nicer)(?: off)?(?: \\S+){0,4} if i (?:had never|hadnt|was never|were never|never|didnt)(?: \\S+)? (?:born|existed|exist|alive|here|around|happened|come back)',
      '(?:given|gave|giving|give)(?: \\S+)? my (?:\\S+ ){0,3}(?:things|stuff|belongings|clothes|games|toys|pets?|savings|xbox|playstation|phone|everything) away|(?:given|gave|giving) away (?:all |most of |nearly all )?(?:of )?my (?:\\S+ )?\\S+',
      'so (?:that )?(?:no one|nobody|mum|dad|they|my \\S+) (?:\\S+ )?(?:has|have|had|doesnt have|dont have|wont have) to (?:sort|clear|clean|deal with|find|pay for)(?: \\S+){0,3} (?:after|when i|once i|my room|my things|me|funeral)',
      '(?:care|notice|mind|bothered) if i (?:never|didnt|dont|wasnt to|ever) (?:come|came|go|went|got|woke|wake|turn\\S*|make it) (?:back|home|up)|there is no (?:point|reason) anymore',
      '(?:sleep|asleep)(?: \\S+){0,4} (?:not|never|dont|without)(?: \\S+)? (?:wake|waking)(?: up)?',
      '(?:want|wish|could|just|rather) (?:\\S+ ){0,4}(?:sleep|asleep)(?: \\S+){0,3} (?:not|never|dont)(?: \\S+){0,2} (?:get up|come back|open my eyes|see (?:tomorrow|another day|the morning))(?! (?:early|for|at|before|until|till|on|to|so|in|all)\\b)',
      '(?:gave|given|give|giving|let|letting|leave|leaving|left)(?: \\S+){0,8} (?:wont|am not going to) (?:be needing|need|be able) (?:to (?:look after|keep|feed) )?(?:him|her|them|my \\S+)(?= )',
      '(?:one|1) (?:less|fewer)(?: \\S+){0,2} (?:of us|mouth|person|child|problem|to feed|to worry)(?: \\S+){0,6} (?:me|i|mum|dad|everyone)',
      '(?:wont|dont|not) (?:\\S+ )?(?:need|matter)(?: \\S+){0,4} (?:where i am going|after (?:tonight|tomorrow|this weekend|i)|once i)|after (?:tonight|tomorrow|this weekend)(?: \\S+)? (?:it |nothing |none of this )?(?:wont|doesnt|does not|will not) matter',
      '(?:quickest|fastest|easiest|strongest) (?:one|ones|thing|pills?|tablets?)(?: \\S+){0,2} (?:to )?(?:swallow|take|neck)',
    ],
    'charity\\S*|jumble|car boot|too small|outgr\\S+|grew out|recycl\\S*|raffle|birthday|food bank|moving (?:house|school|to)|holiday|trip',
  ),
  'self-harm': personal(
    [
      '(?:scratching|cutting|burning|hitting|biting|starving|bleeding|hurting|pain)(?: \\S+){0,6} (?:the only (?:thing|way)|stops?|calms?|quiets?|quietens?|helps?)(?: \\S+){0,4} (?:head|me|mind|thoughts?|feel\\S*|noise|numb\\S*)',
      '(?:hand|arm|fingers?|wrist)s? (?:on|in|over|against|under) (?:the |a )?(?:hob|candle|iron|radiator|boiling water|flame|lighter|straighteners|freezer)(?: \\S+){0,6} (?:feel|felt|see if|long|until|punish\\S*|on purpose|hurt)',
      '(?:make|making|made|makes|force|forcing) myself (?:\\S+ )?(?:bring|throw|sick|chuck|cough) (?:it|it all|everything|food|my \\S+|what i (?:eat|ate)) (?:all |back )?up(?: (?:after|again|when|if|in the|every|so|because)|(?= $))',
      'i (?:dont|never|hardly|barely) (?:really |ever |even |actually |properly )?eat (?:anymore|at all|these days)(?! (?:before|until|after|when|in|during)\\b)',
      '(?:lines|marks|scratches|cuts)(?: \\S+){0,3} (?:on|up|down|along) my (?:leg|legs|arm|arms|thigh|thighs|wrist|stomach)',
    ],
    'by accident|accidentally|bunsen|experiment|cat|pen|tan|stretch',
  ),
  abuse: [
    ...personal(
      [
        `(?:dont|didnt|never) want (?:it to be|it to get to)? ?(?:the )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|holidays|summer|night|bedtime|home time|half term)(?: to come)?(?: \\S+){0,4} (?:because|so|since|then)(?: \\S+){0,6} (?:${KIN}|home|him|his|house)\\S*`,
        `(?:${KIN}|he|she|they) (?:does|do|did|doing|keeps? doing) (?:\\S+ )?(?:things|stuff)(?: (?:to (?:me|us)|at night|i (?:dont|hate|didnt)|when (?:no one|nobody|we are alone|mum|dad))|(?= $))`,
        `(?:get|got|gets|getting|am|was|being|been|lock|locked|locks|shut|shuts) (?:me |us )?(?:locked|shut|kept|put|made to (?:stay|sleep|stand|sit))? ?(?:in|inside|out in|out of|up in) (?:the |a |our )?${ROOM} (?:\\S+ ){0,4}(?:again|because|for|all (?:day|night|weekend)|when|until|if|after|as a punishment)`,
      ],
      'by accident|accidentally|escape room|lost (?:my|the|our) key|forgot (?:my|the|our) key|hide and seek|revis\\S*|the rain|lockdown|covid',
    ),
  ],
  hate: outsideStories(
    [
      `${THEM}(?: \\S+){0,8} (?:vermin|animals|scum|rats|filth|dirty|disgusting|got rid of|sent back|wiped out|put down|burn\\S*|banned|shouldnt be (?:let|here|allowed|in))`,
    ],
    '(?:was|were|is|are) (?:called|treated|seen)|propaganda|prejudice|discriminat\\S+|wrong to',
  ),
  violence: outsideStories(
    [
      '(?:wont|not going to|never going to) be (?:walking|breathing|laughing|smiling|getting up|talking|walk\\S* out)(?: \\S+){0,3} (?:out|away|again|after|anymore|when|once|of (?:it|there|school)|home|tomorrow|on|soon|long)',
    ],
    'knee|leg|ankle|operation|cast|hospital|ill|baby|stroke|accident|down the aisle|holiday',
  ),
  weapons: personal(
    [
      `(?:gave|given|asked|told|look\\S* after|hide|hold|keep|got|have|locker|bag)(?: \\S+){0,8} (?:(?:it is|its|is|and) loaded|wrapped in (?:a |an )?(?:\\S+ )?(?:towel|sock|t shirt|cloth|carrier bag))`,
      `(?:take|taking|carry|carrying|keep|keeping|bring|bringing|got|have|took|brought|put|hid|hide|stash\\S*)(?: one| something)?(?: of| from)?(?: the| mums| dads| our| a)?(?: \\S+)? (?:kitchen|sharp|steak|carving|cooking|butchers|pointy|sharpened)(?: \\S+){0,6} ${ON_ME}`,
      `(?:something|one|it|tool|this thing)(?: \\S+){0,4} (?:in|up|down|inside) (?:my|his|her) ${ON_ME}(?: \\S+){0,8} (?:in case (?:they|he|someone|anyone|people|i see)|because of (?:the|those|them|him|what)|for protection|if (?:they|he|anyone|someone) (?:\\S+ )?(?:start\\S*|come\\S*|tr\\S+|jump\\S*|attack\\S*)|to (?:protect|defend|scare))`,
    ],
    'dice|washing machine|page|wagon|food tech|cooking lesson|scissors|pencils?|sandwich\\S*|lunch|hungry|inhaler|epipen',
  ),
  exploitation: personal(
    [
      '(?:lady|woman|auntie|aunt|nan|gran|grandma|doctor|nurse)(?: \\S+){0,4} (?:do|does|doing|did) (?:the|my|our) (?:cutting|cut)|(?:cutting|cut)(?: \\S+)? so (?:that )?(?:i|we) (?:\\S+ ){0,2}(?:clean|pure|ready|marry|married|a woman)',
      '(?:get|got|given|paid|pay|pays) (?:me )?(?:\\S+ )?\\d+ (?:\\S+ )?(?:for|a|per|each) (?:each|every|trip|drop|run|delivery|go|time)(?: \\S+){0,8} (?:they|he|trip|drop|run|train|phone|cant|owe|hold)',
      '(?:posts?|posting|leaks?|sends?|shows?|shares?) (?:another|one more|more) (?:of them|one|picture|photo|pic|video)s?|(?:told|says?|asked|wants)(?: \\S+){0,6} bring (?:a|my) friends?(?: \\S+){0,4} (?:swim\\S*|bikini|underwear|heels|make up)',
    ],
    'babysit\\S*|paper round|lawn|wash\\S*',
  ),
};
