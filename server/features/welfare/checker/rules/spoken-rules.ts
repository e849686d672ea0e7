import { ANYONE, KIN } from '../people-words.ts';
import { always, outsideStories, personal, type WelfareRules } from '../welfare-rule.ts';

const GAME = 'fortnite|minecraft|roblox|game|pool|quiz|match|sauce|guitar|paint';
const WHOM = '(?:me|us)';

/** Slang, dialect and small children's words. */
export const spokenRules: WelfareRules = {
  suicide: [
    ...outsideStories([
      'going to (?:take|neck|swallow) (?:all|every|the whole)(?: \\S+){0,2} (?:pills|tablets|meds|pack|bottle)',
    ]),
    ...personal([
      '(?:neck|rope|off|top|delete|end) myself|sewer ?slide|(?:kermit|commit) sewer\\S*',
      '(?:give|leave|have|gets?|looked after|look after|feed)(?: \\S+){0,10} (?:when|once|if|after) i am (?:not here|not around|gone)',
      '(?:take|taking|took|neck|necking|swallow)(?: \\S+)? (?:all|every|loads of|bare)(?: \\S+){0,2} (?:pills|tablets|meds|paracetamol)',
      '(?:wish|want) (?:i|to) (?:\\S+ ){0,3}(?:in heaven|with (?:my )?(?:nan|gran|grandad|dad|mum) in heaven)',
      '(?:too late|be gone|will be dead) (?:\\S+ ){0,4}(?:by then|to (?:do anything|help|save me))',
    ]),
    ...always([
      'by the time (?:you|anyone|someone|miss|sir) (?:mark|read|find|check|see)s? (?:this|it)',
    ]),
  ],
  abuse: [
    ...always(
      [
        `${ANYONE} ~4 (?:skelps?|skelped|knacks|knacked|leathers?|leathered|clouts?|clouted|thumps?|thumped|wallops?|walloped|lamps|lamped|decks|decked|brays|brayed|bangs|banged|belts|belted|smaks?|larrups?|clatters?|clattered) ${WHOM}`,
        `${KIN}(?: \\S+){0,6} (?:leaves|leave|left) ${WHOM} (?:\\S+ )?(?:alone|on (?:my|our|me) own|by (?:myself|ourselves))`,
        `(?:no|nothing|not any|hardly any)(?: \\S+){0,2} (?:food|dinner|tea|breakfast|to eat) (?:at|in|round) (?:home|the house|our house|ours|mine|the cupboards?)`,
        `(?:comes?|gets?|got|is|am) (?:\\S+ ){0,2}(?:from the pub|drunk)(?: \\S+){0,4} (?:hits?|hurts?|shouts?|starts?) `.trim(),
      ],
      'the ball|at (?:chess|pool|snooker|fifa)|the drums',
    ),
    ...personal(
      [
        'i am (?:\\S+ )?(?:hungry|starving) (?:every|all the time|all day|most)(?: \\S+)?|always hungry (?:because|at home)',
        '(?:left|leaves?|leave) (?:me|us) (?:alone |on our own |on my own )(?:\\S+ ){0,3}(?:all (?:night|weekend|day)|for (?:days|the weekend|the night))',
        '(?:nobody|no one|none of them) (?:\\S+ )?(?:plays?|sits?|talks?|speaks?|eats?) (?:to|with|next to|near) me',
        '(?:say|says|saying|said) i (?:am )?(?:smell|stink|smelly|stinky|ugly|fat)(?: \\S+){0,3} (?:kick|hit|push|punch|spit|laugh)',
        '(?:stay|live|sleep|come) (?:\\S+ ){0,3}(?:at|with) (?:yours|you|my nans|my grans)(?: \\S+){0,4} (?:because|scared|scary|instead)',
        '(?:boyfriend|stepdad|dad|uncle) is (?:\\S+ )?scary (?:at|when|in)',
      ],
      'in my game|on the swings',
    ),
  ],
  violence: outsideStories(
    [
      '(?:going to|will|about to|trying to|ready to|want to) (?:\\S+ )?(?:dip|ching|cheff|chef|merk|duppy|bore|wet|shank|drill|poke)(?: \\S+)? (?:man|him|her|them|you|up|that|someone|dem)',
      'watch (?:him|her|them|you) (?:bleed|die|suffer)',
    ],
    GAME,
  ),
  weapons: always(
    [
      '(?:a|the|his|her|that|got|has|have|wi(?:th)?) (?:strap|skeng|ching|zombie|rambo|mash|burner ting)(?: \\S+){0,2} (?:under|in|on|at) (?:his|her|my|me|him|the|our|school)',
    ],
    `${GAME}|film|movie`,
  ),
};
