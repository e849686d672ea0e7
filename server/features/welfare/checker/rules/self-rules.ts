import { KIN, SOMEONE } from '../people-words.ts';
import { always, outsideStories, type WelfareRules } from '../welfare-rule.ts';

const I = '(?:i|we)';
const LATELY = '(?:anymore|any longer|no more|much longer)';
const WANT =
  '(?:want|wanted|wanting|wish|going|need|plan|planned|planning|ready|trying|try|tried|rather|might|will|would|could|should|deserve|like|keep|about|of|thinking|thought|think|considering|considered)';
const PILLS =
  '(?:pills|tablets|paracetamol|ibuprofen|meds|medication|medicine|antidepressants|painkillers)';
const LIMB = '(?:arms?|wrists?|legs?|thighs?|skin|stomach|hips?|body|knuckles)';
const WOUND =
  '(?:cut|cuts|cutting|burn|burnt|burned|burning|scratch|scratched|scratching|slit|slash|slice)';

/** What students write about their own lives, or a friend's. */
export const selfRules: WelfareRules = {
  suicide: [
    ...always(
      [
        `kill(?:ing|ed)? myself`,
        `${I} ~4 ${WANT} ~4 (?:end it|end it all|ending it(?: all)?|end(?:ing)? my (?:own )?life|tak(?:e|ing) my (?:own )?life|hang(?:ing)? myself|stop living|stop existing|drown(?:ing)? myself|shoot(?:ing)? myself)`,
        `${I} ~3 (?:want|wanted|wish|ready|deserve|plan|planning|try|tried|trying|like|rather) ~3 (?:die|dying|be dead|be gone|disappear|vanish|not be here|not exist|never wake up|not wake up)`,
        'going to die (?:tonight|today|tomorrow|soon|by myself)',
        `${I} ~4 (?:kill|killing|hang|hanged|hung|unalive|drown|drowning) (?:myself|me)`,
        'wish i (?:was|were|could be|had|would have|would)? ?(?:never|dead|not) ?(?:been |be )?(?:born|alive|here|exist|woken up|wake up)?',
        `dont want to ~1 (?:be (?:here|alive|around|on this earth|in this world)|live|exist|wake up|go on|carry on|keep going)(?: ${LATELY})?`,
        `(?:i|we) ~2 (?:cant|couldnt|dont want to) (?:go on|carry on|take (?:it|this)|do (?:this|it|life)|cope|keep (?:going|doing this)|live)(?: \\S+){0,2} ${LATELY}`,
        `(?:better off|happier|easier) (?:\\S+ )?(?:without me|if i (?:was|were) (?:gone|dead|not here)|if i died)`,
        `i (?:am|would be) better off dead`,
        `(?:no one|nobody|anyone|anybody|someone|they|you) (?:\\S+ ){0,2}(?:care|cares|notice|noticed|miss me|cry|be sad)(?: \\S+)? if i (?:was|were|am|wasnt|werent|died|disappeared|vanished|killed)(?: (?:gone|dead|not here))?`,
        'nobody would miss me',
        `(?:dont|cant) ~1 see (?:the|any|a) (?:point|reason) (?:of|in|to) (?:living|being alive|life|anything|going on|being here|live|carrying on)`,
        `nothing ~2 (?:to )?live for`,
        `want (?:it|everything|my life|it all) (?:all )?to (?:end|be over|stop)`,
        '(?:hate|hates) (?:my life|being alive|living|existing)',
        'my life (?:to|and want it to) end',
        '(?:it )?hurts to (?:be alive|live|exist|breathe)',
        `(?:think|thinking|thought|thoughts|dream|dreaming) ~1 (?:about|of) ~1 (?:suicide|dying|death|ending it|ending my life|killing myself|jumping|not being here)`,
        `i ~4 (?:commit|committing|attempt|attempting|attempted) suicide`,
        'my (?:own )?suicide|suicide (?:note|letter|plan)',
        'suicide (?:is|seems|feels) (?:\\S+ ){0,2}(?:only|best|easiest|one|way|answer|option)',
        `i ~3 overdos(?:e|ed|ing)|overdosed(?! (?:the|its|his|her|their|our|some|all) (?:\\S+ )?(?:plants?|crops?|fields?|soil|lakes?|rivers?|ponds?|water|fish|rats?|mice|cells?|patients?) )`,
        `i ~3 (?:took|taken|take|taking|swallowed|saved|saving|stashed|hoarding|collecting|collected|hiding|hid)(?: \\S+){0,5} ${PILLS}`,
        `i ~6 jump(?:ing|ed)? (?:off|from|in front|infront|out)(?: \\S+){0,3} (?:bridge|roof|building|train|tracks|window|balcony|cliff|block|flats|bus|lorry)`,
        `i ~3 (?:stood|standing|stand|lay|lie|walked|walk|sat|sit)(?: \\S+){0,2} (?:train|railway) (?:tracks|line)`,
        `slit my (?:wrists|throat)|slitting my wrists`,
        `plan(?:ning|ned)? (?:how|when|where) to (?:do it|die|go)`,
        `(?:by the time|when|if) you (?:read|find|see|get) this`,
        `i (?:wont|am not going to) (?:be )?(?:alive|around|here|in school|at school) ~2 (?:anymore|ever|again|for the next|much longer|by|to see|tomorrow)`,
        `i (?:wont|am not going to) be (?:here|around) ~1 (?:next \\S+|anyway|then|when|after)`,
        `i wont be alive`,
        `this is (?:my |the last |a final )?goodbye|my (?:last|final) goodbye`,
        `(?:can|should) have my (?:\\S+ ){0,2}(?:room|bed|phone|xbox|playstation|switch|ipad|laptop|bike|clothes|things|stuff|money|dog|cat|games)`,
        `goodbye (?:everyone|everybody|world|forever|all|cruel world)`,
        `(?:written|wrote|write|writing|left|leave|leaving) (?:a|my) (?:note|letter|goodbye)(?: \\S+){0,5} (?:find|gone|goodbye|sorry|explain|explains)`,
        `(?:when|once|after|until) i am (?:gone|dead)`,
        `put up with me(?: anymore| any longer| much longer)?`,
        `(?:go to sleep|fall asleep|sleep) and (?:never|not|dont) wake up|never wake(?:ing)? up(?: again)?`,
        `(?:last|final) (?:day|night|message|exam|test|week|words)(?: \\S+){0,5} (?:alive|on earth|ever)`,
        `unaliv\\S+ (?:myself|me|ourselves)|unaliving`,
      ],
      'headache|laughing|myself (?:with|over) (?:revision|homework|work)|die of (?:rire|embarrassment|boredom|laughter|cold|heat)|mourir|rather die than|in the game|fortnite|minecraft|died laughing',
    ),
    ...outsideStories(['suicidal'], 'people who'),
    ...outsideStories([
      '(?:painless|painful|easiest|quickest) way to (?:die|go|do it)|how to (?:kill yourself|die)',
      `(?:is|there is|there is literally|see) no (?:point|reason) (?:in |to |of )?(?:me |my )?(?:living|live|being alive|going on|being here|life|carrying on|existing|anything anymore)`,
      `life (?:is|isnt|is just|feels) (?:not )?(?:worth living|worth it|pointless)`,
      `(?:cant|couldnt) (?:go on|carry on|take (?:it|this)|do this)(?: \\S+){0,2} ${LATELY}`,
      `want to die|wants to die`,
      `(?:committed|attempted|commit|attempt|committing) suicide (?:on|at|last|yesterday|this|because of me|in my)`,
    ]),
    ...always([
      `(?:my (?:\\S+ ){0,2}(?:friend|mate|brother|sister|cousin|mum|dad|mom|boyfriend|girlfriend|stepdad|stepmum|uncle|aunt|auntie)|(?:she|he|they) (?:told|texted|messaged|said to) me|(?:girl|boy|someone) in my (?:class|form|year))(?: \\S+){0,10}? (?:kill(?:ing|ed|s)? (?:herself|himself|themselves|themself)|(?:commit|committed|attempt|attempted) suicide|end (?:her|his|their) (?:own )?life|(?:want|wants|wanted) to die|is suicidal|overdosed)`,
      'mum (?:tried|wants|wanted) to (?:die|kill herself)',
    ]),
  ],
  'self-harm': [
    ...always(
      [
        `i ~4 (?:${WOUND}|hurt|hurting|harm|harming|harmed|bite|biting|punish|punishing|stab|starve|starving|choke) ~1 (?:myself)`,
        `i ~4 ${WOUND} ~1 my ${LIMB}`,
        `my ${LIMB}(?: \\S+){0,4} (?:cuts|scars|bleed|bleeding|blood)`,
        `(?:cuts|scars)(?: \\S+){0,4} my ${LIMB}|my scars`,
        `(?:i|me|my|we) ~4 self harm(?:s|ed|ing)?`,
        `i s self harm`,
        `(?:make|making|made|makes) myself (?:be )?(?:sick|throw up|vomit|puke|bleed)`,
        `(?:threw|throw|throwing) up my (?:dinner|lunch|food|breakfast|tea)`,
        `i ~1 (?:havent|hardly|barely|have) ~1 (?:not )?eaten(?: \\S+){0,3} (?:days?|weeks?)`,
        `i ~2 stopped eating(?! (?:meat|sugar|chocolate|sweets|fish|crisps|dairy))`,
        `${I} ~3 starving myself`,
        `(?:i|my)(?: \\S+){0,8} (?:until|so)(?: \\S+){0,3} bleeds?`,
        `(?:blade|razor|sharpener|compass|scissors|lighter|glass|knife)(?: \\S+){0,5} (?:on|into|across|against|to) my ${LIMB}`,
        `carv(?:e|ed|ing)(?: \\S+){0,3} (?:into|in|on) my ${LIMB}`,
        `i ~2 deserve (?:the |all the )?(?:pain|to (?:hurt|suffer|be punished|bleed))`,
        `pull(?:ing|ed)? my (?:own )?hair out`,
        `bang(?:ing)? my head(?: \\S+){0,3} (?:wall|until|floor)`,
        `hate myself`,
      ],
      'by accident|accidentally|accident|shaving|football|rugby|netball|hockey|cooking|toaster|iron|falling|fell|fell over|oven|kettle|paper cut|some slack|food tech|pe lesson|in pe|skateboard|bike|science experiment',
    ),
    ...always(
      [
        `(?:started|been|keep|keeping|stop|stopped|restarted|back to|and) cutting(?: again| myself| since| because| when| at night)?(?= (?:again|myself|since|because|when|at|and|i|my|for|so) |$| $)`,
        `cutting (?:again|myself|my ${LIMB})`,
        `i ~4 ${WOUND} ~1 my ${LIMB}(?: \\S+){0,2} (?:again|on purpose)`,
        `(?:wear|wears|wearing) (?:\\S+ ){0,2}(?:sleeves|tights|hoodie|jumper|bandages?|plasters)(?: \\S+){0,6} (?:cuts|scars|marks|what i did)`,
      ],
      'by accident|accidentally|shaving|shave',
    ),
    ...outsideStories([
      'self harm(?:ing|ed|s)?(?! (?:is when|means|can be|is a|of (?:the|an?)|to the))',
    ]),
    ...always([
      `(?:my|she|he|they)(?: \\S+){0,6} (?:me|us|friend|sister|brother|school|toilets|tell)(?: \\S+){0,8} (?:cuts?|cutting|hurts?|hurting|harms?|harming) (?:herself|himself|themselves)`,
      `(?:${KIN}|${SOMEONE}) ~2 (?:self harming|self harms)`,
    ]),
  ],
};
