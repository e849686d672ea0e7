import { ANYONE, KIN } from '../people-words.ts';
import { always, outsideStories, personal, type WelfareRules } from '../welfare-rule.ts';

const AWAY =
  '(?:somalia|egypt|sudan|gambia|kenya|mali|nigeria|guinea|ethiopia|eritrea|sierra leone|pakistan|bangladesh|india|afghanistan|iraq|yemen|turkey|africa|abroad|back home|the village)';
const AGE = '(?:1[89]|[2-6]\\d|twenty\\S*|thirty\\S*|forty\\S*)';
const COVER = '(?:scarf|hijab|headscarf|turban|patka|kippah|skullcap|crucifix)';

/** What students say in a few quiet words, often to a teacher and in the middle of other work. */
export const quietRules: WelfareRules = {
  suicide: [
    ...personal(
      [
        'goodbye (?:letter|note|message|text|video)s?|(?:letters?|notes?|messages?|videos?)(?: \\S+)? (?:saying|to say) goodbye',
        '(?:dont|cant|do not|cannot|no longer|never) (?:\\S+ )?(?:see|have|imagine) (?:\\S+ )?(?:a|any|my|much of a) (?:\\S+ )?future|no future for me|i have no future',
        'i (?:will|am going to) be gone (?:by|before|soon|tonight|tomorrow|forever|anyway|after|next)',
        '(?:last|final) (?:thing|time|words|message) i (?:\\S+ )?(?:ever )?(?:write|do|say|send|see)',
        '(?:have|got|bought|found|tied|hidden|made) (?:\\S+ ){0,2}(?:rope|noose|ligature)',
        'whoever (?:reads|finds|marks|sees) this|not the (?:test|quiz|exam|homework) life|(?:tired|sick|done|bored) of (?:being here|everything|pretending|trying|waking up)',
        '(?:cry|cried|crying) (?:\\S+ )?(?:to sleep|every (?:night|day))|(?:no one|nobody) cares (?:about me|if i|whether i|anyway)',
        'how (?:many|much)(?: \\S+){0,2} (?:it takes|i (?:need|would need)|to (?:take|die|overdose)|would kill|will kill|kills)|(?:looking|looked|been looking|googling|googled|searching|searched)(?: up)? (?:how to (?:die|kill|hang|end)|ways to (?:die|go|end)|how (?:many|much) (?:pills|tablets|paracetamol))',
        '(?:world|life|everyone|everybody|family|they|mum|home|things|it)(?: \\S+){0,4} (?:nicer|better|happier|easier|fine) (?:\\S+ )?without me|(?:go to )?sleep forever',
        '(?:can|could|please|need)(?: please)? (?:someone|somebody|anyone|to) (?:please )?(?:talk|speak) to (?:me|someone|somebody|you|a teacher|a counsellor)|(?:dont feel|am not|not feeling) (?:ok|okay|alright)',
        'i (?:just )?want (?:it|everything|the pain|to make it) (?:all )?(?:to )?(?:stop|go away|be over)',
      ],
      'skipping rope|climb\\S*|tug of war|tension|swing|sail\\S*|pulley|pe lesson|headache|maths|fractions|the bell',
    ),
    ...always([
      '(?:friend|mate|bestie|sister|brother|cousin|boyfriend|girlfriend)(?: \\S+){0,5} (?:going to|will|wants to|might|trying to|tried to|says she will|says he will) (?:overdose|od|hang|jump off|end it|die|unalive)',
    ]),
  ],
  'self-harm': [
    ...outsideStories([
      '(?:making|makes|make|made) (?:herself|himself|themselves) (?:sick|throw up|vomit|bleed)',
    ]),
    ...personal([
      '(?:feel|feels|felt)(?: \\S+){0,3} (?:better|calm|calmer|ok|okay|alive|something|relief)(?: \\S+){0,3} (?:bleed|bleeding|cut|cutting|hurt|burn|hungry)',
      '(?:dont|not|stopped|stop) eat(?:ing)?(?: \\S+){0,5} (?:control|calories|thin|weight|fat)',
      '(?:skipp?(?:ed|ing|s)?|missing|avoid(?:ing)?) (?:my )?(?:meals|lunch|dinner|breakfast|tea|food)',
    ]),
  ],
  abuse: [
    ...always(
      [
        `(?:i|we|me and my \\S+) (?:\\S+ )?(?:havent|havnt|have not|aint|hardly|barely|not) (?:\\S+ )?(?:eaten|ate|had (?:any )?(?:food|dinner|tea))(?: \\S+){0,2} (?:since|for|in) (?!breakfast|lunch|dinner|this morning|lesson|class|the lab|school)\\S+`,
        `${KIN} ~3 (?:gets?|got|getting|comes?|came|coming|climbs?|climbed|sleeps?|slept) (?:in|into|on) my bed`,
        `(?:calls?|called|calling) me (?:a |an )?(?:\\S+ )?(?:terrorist|bomber|immigrant|monkey|ape|slave|refugee|freak|retard|slur)`,
        `(?:pulls?|pulled|pulling|rips?|ripped|grabs?|grabbed|snatch\\S*|takes?|took|tugs?)(?: \\S+)? my ${COVER}|my ${COVER} off`,
      ],
      '(?:dog|puppy|cat|kitten|hamster|rabbit) (?:\\S+ )?(?:gets|got|comes|climbs|sleeps|came|slept)|thunder',
    ),
    ...personal([
      `(?:to|in|from) ${AWAY}(?: \\S+){0,8} (?:be|get|getting|being|gets) (?:cut|circumcised|sewn|married|wed|engaged)|(?:be|get|getting|being) (?:cut|circumcised|married)(?: \\S+){0,4} (?:to|in) ${AWAY}`,
      '(?:look|looks|looked|looking) after(?: my)?(?: \\S+){0,4} (?:on my own|by myself|alone|every (?:night|day)|at night|all (?:night|weekend))|(?:no one|nobody) (?:is |was )?(?:ever |at |there )?(?:in|home|at home|comes home|feeds us)',
      '(?:put|throw|chuck|send|push|kick) me (?:through|into|down|against) (?:the|a) (?:wall|door|window|floor|stairs)|makes? me watch (?:things|stuff|videos|him|them|it)',
      '(?:mum|dad|mom|nan) (?:sleeps|is asleep|stays in bed|doesnt (?:get up|cook|wake up)|never (?:cooks|gets up))(?: \\S+){0,3} (?:all day|days|we|so)|we just eat|eat (?:\\S+ )?(?:cereal|crisps|toast) (?:every|for) (?:day|night|dinner|tea)',
      '(?:hostel|refuge|safe house)(?: \\S+){0,5} (?:because|dad|he|hide|found)|(?:dad|he) found us|hid(?:e|es|ing) (?:from (?:my )?(?:dad|him|mum)|in (?:the|my) (?:wardrobe|cupboard|bathroom))',
      '(?:uncle|stepdad|he|dad|grandad|brother|cousin) (?:says|said|tells me) (?:it is|its|it was) (?:\\S+ ){0,2}(?:game|normal|fine|ok|love)(?: \\S+){0,4} (?:hate|dont|hurts?|scared)',
      '(?:found|find|finding|chosen|chose|picked|arranged|have) (?:me |for me )?(?:a|my) (?:husband|groom|bride|marriage)(?: for me)?',
      '(?:sleep|slept|sleeping) (?:outside|rough|on (?:a|the) (?:bench|streets?|bus))|(?:kicked|chucked|threw|thrown|put) (?:me|us) out|(?:kicked|chucked|thrown|locked) out (?:of )?(?:my |the |our )?(?:house|home|flat|last night|again)',
      '(?:he|she|they|dad|mum) (?:will|would) (?:kill|hurt|batter|hit) (?:me|us)(?: \\S+){0,3} (?:tell|told|find out|finds out|speak)|(?:tell|told|say|speak)(?: \\S+){0,5} (?:will|would) (?:kill|hurt|batter) (?:me|us)',
    ]),
  ],
  hate: outsideStories([
    '(?:send|put|ship) (?:them|em) (?:all )?(?:back|home)(?: \\S+){0,4} (?:boats?|sink|drown)|sink (?:them|the boats|their boats)',
  ]),
  violence: outsideStories([
    '(?:will|going to|want to|trying to) (?:jump|batter|bang|shank|stab|merk) me',
    'list of (?:\\S+ ){0,3}(?:who|people|everyone|kids|names|teachers|them)(?: \\S+){0,5} (?:get|kill|hurt|stab|shoot|die|pay)',
    '(?:who|which ones) i am going to (?:get|kill|hurt|do|stab|shoot)',
  ]),
  exploitation: [
    ...always([
      `${ANYONE} ~4 (?:sends?|sent|sending|shows?|showed|showing) me (?:\\S+ ){0,2}(?:pictures|pics|photos|videos?|messages|stuff|things)(?: \\S+){0,3} (?:himself|herself|his|naked|rude|dirty|nude|nudes|sexual|private|porn)`,
      `${ANYONE} ~4 (?:sends?|sent|sending|shows?|showed|showing|makes?|made) me (?:\\S+ ){0,3}(?:porn|nudes|dick pics?|dirty \\S+)`,
      `${ANYONE} ~4 (?:asks?|asking|asked|wants?|begs?|begging) me for (?:\\S+ )?(?:pics|pictures|photos|videos|selfies|kiss|my address)`,
      '(?:making|forcing|pressuring|begging|asking|makes?|made|wants|asked|asks) me (?:to )?send (?:\\S+ )?(?:pics|pictures|photos|nudes|videos|selfies|stuff|things)',
    ]),
    ...personal([
      `(?:he is|she is|hes|shes|is|aged|and) ${AGE}(?: \\S+){0,8} (?:picks me|loves me|buys me|texts me|my boyfriend|my girlfriend|meet me|kiss\\S* me|sleeps)`,
      `(?:loves me|picks me up|buys me|met (?:\\S+ )?on \\S+|texts me|meets me|my boyfriend|going out with|seeing)(?: \\S+){0,8} (?:he is|she is|hes|shes|is|aged) ${AGE}`,
      '(?:sell|selling|carry|carrying|move|moving|shift|shifting|hold|holding)(?: \\S+){0,3} (?:to pay|pay) (?:off|back)|pay(?:ing)? off (?:a|my|the|this|their|his) debt',
    ]),
  ],
};
