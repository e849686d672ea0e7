import { outsideStories, personal, type WelfareRules } from '../welfare-rule.ts';

/** Descriptions that avoid the word itself. */
export const indirectRules: WelfareRules = {
  suicide: personal(
    [
      '(?:i am not going to|i wont) be (?:around|alive) (?:for|by|to see|when|until)',
      '(?:today|tonight|tomorrow|this) is my last (?:day|night)',
      'dont want to be (?:on|in) (?:this|the) (?:planet|earth|world)|no longer want to be (?:on|in) (?:this|the) (?:planet|earth|world)',
      '(?:picked|chosen|chose|decided|set) (?:on )?(?:the|a|my) (?:day|date) (?:to (?:die|do it|end it)|i die)',
      'goodbye to (?:my )?(?:\\S+ ){1,8}(?:wont|never|not) (?:\\S+ )?see (?:him|her|them|it) again',
    ],
    '(?:school|term|holiday|work experience|at this|at the|of the|in year)',
  ),
  'self-harm': personal([
    'sharpener(?: \\S+){0,4} blade|blade (?:\\S+ )?(?:of|from) (?:\\S+ )?sharpener',
    '(?:hide|hiding|hid|flush|flushing|bin|binning)(?: \\S+)? (?:food|dinner|lunch|tea|meals|breakfast)(?: \\S+){0,10} (?:they|she|he|mum|dad) (?:\\S+ )?(?:thinks?|know|knows|notices?)',
    'stopped eating(?: \\S+){0,6} (?:fat|skinny|thin|weight)',
  ]),
  abuse: personal(
    [
      '(?:rubs?|strokes?|squeezes?|grabs?|rubbing|stroking|squeezing|grabbing|grabbed|rubbed|stroked) my (?:legs?|thighs?|bum|bottom|chest|boobs|breasts?|privates?)',
      '(?:didnt|wouldnt|wont|doesnt) (?:stop|listen)(?: \\S+){0,3} (?:said|say|told|saying|telling)(?: \\S+)? (?:no|stop)',
      '(?:done to|cut|sewn|hurts?)(?: \\S+){0,2} down there|down there(?: \\S+){0,6} (?:cut|sewn|sit|wee)',
      '(?:eat|spend|hide|sit)(?: \\S+){0,3} in the toilets?(?: \\S+){0,3} (?:because|cos)|because of what (?:they|he|she) (?:do|does|did) to me',
      '(?:at home|home means) (?:\\S+ ){0,4}(?:slap|slaps|punch|beating|smack)|(?:wont|doesnt|never) lets? (?:my )?(?:mum|mom|mam) (?:leave|go|out|see|work|talk|have)',
      'takes (?:her|mums|my mums) (?:bank card|money|phone|wages)|(?:drunk|wasted)(?: \\S+){0,6} dont remember(?: \\S+){0,8} (?:clothes|naked|undressed|on top)',
      '(?:to be|get|getting|gets|being) cut (?:\\S+ ){0,6}(?:woman|clean|pure|marry|married)|promised to (?:a man|my cousin|a cousin|some man|someone)',
    ],
    '(?:physio|massage|cramp)',
  ),
  exploitation: [
    ...outsideStories([
      '(?:they|he|boys?|lads?|men|man|guys?|elders?|olders?|dealers?)(?: \\S+){0,3} (?:wants?|wanted|makes?|made|asks?|asked|tells?|told|forces?|forced|paid|pays|getting|got) me (?:\\S+ )?(?:to )?(?:carry|carrying|deliver|delivering|hold|holding|hide|hiding|drop|dropping|move|moving|take|taking) (?:a|an|the|this|their|his|some) (?:\\S+ )?(?:packages?|parcels?|packets?|packs|bags? (?:for|of|to)|gear|stuff (?:for|to))',
      '(?:they|he|boys?|lads?|men|man|guys?|elders?|olders?|who)(?: \\S+){0,3} (?:know|knows|knew) where (?:i|we|my \\S+) lives?',
      '(?:videos?|pics|pictures|photos) of (?:\\S+ ){1,2}doing (?:stuff|things|it)(?: \\S+){0,4} (?:show|sent|sen[dt]|everyone|round)\\S*',
    ]),
    ...personal([
      '(?:use|uses|using|used) my (?:bank )?(?:account|card)(?: \\S+){0,6} (?:money|cash|cant say no)',
      '(?:hide|hid|hiding|plug|plugging|put)(?: \\S+){0,3} (?:in|up) my bum|(?:go|going|went) (?:country|cunch)(?! (?:danc|walk|music|park|side|and western)\\S*)',
      '(?:different|older|random) (?:men|guys)(?: \\S+)? (?:in )?cars?|picked up (?:\\S+ ){0,4}(?:different|older|random) (?:men|guys)',
    ]),
  ],
  hate: personal([
    '(?:my|our) (?:\\S+ )?duty to (?:\\S+ ){0,2}(?:fight|kill|die|join)',
    '(?:shooter|bomber|attacker)(?: \\S+){0,4} (?:hero|legend|inspiration|was right)',
  ]),
};
