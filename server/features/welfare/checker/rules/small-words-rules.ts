import { ANYONE, KIN } from '../people-words.ts';
import { always, outsideStories, personal, type WelfareRules } from '../welfare-rule.ts';

const LIMB = '(?:arms?|hands?|fingers?|legs?|face|head|neck|back|wrist|ribs?|tummy|foot|feet|ear)';

/** What small children, and students who mention it in passing, say in few words. */
export const smallWordsRules: WelfareRules = {
  suicide: [
    ...personal(
      [
        'i (?:just |really )?(?:want|wanted|wish|am going|am ready) to dye(?! (?:my|it|hair|the|an?|some|this|that|wool|fabric|cloth|eggs|her|his|them))',
        'i (?:am going to|will) be dead (?:by|before|soon|on|in time)',
      ],
      'if i (?:am|get|fail|forget|dont|lose|leave)|hair',
    ),
  ],
  abuse: [
    ...always(
      [
        `${KIN} ~3 hurts? my ${LIMB}`,
        `${ANYONE}(?: \\S+){0,10} (?:gets?|got|climbs?|climbed|comes?|came) (?:in|into|in to) my bed`,
        `${ANYONE} ~3 (?:pours?|poured|throws|threw) (?:\\S+ ){0,2}water (?:over|on|at) (?:me|us)`,
        `(?:holds?|held|holding|puts?|pressed|presses|pushed|pushes) my ${LIMB} (?:on|to|against|in|under|into) (?:the|a) (?:hot )?(?:hob|iron|cooker|oven|stove|kettle|fire|flame|ring|boiling|burning|hot tap)`,
      ],
      'cat|dog|puppy|kitten|hamster|splash\\S*|paddling|pool|beach|sea|massage|physio',
    ),
    ...always(
      [
        '(?:we|i) (?:have been|am|are|were|was|been|have to) (?:sleeping|sleep|living|live) in (?:the|our|a|his|her|mums|dads) (?:car|van|corsa|fiesta|tent|shed|garage|bus shelter)',
        '(?:clean|cleaned|cleaning|mop|mopped|wash|washed) (?:up )?(?:the|her|his|mums) (?:blood|red) (?:off|from|up|out)',
      ],
      'camp\\S*|holiday\\S*|festival|lab|experiment|knife|knives|meat|chopping',
    ),
    ...outsideStories(['(?:bolt|lock|latch|handle|key) (?:is |was |goes )?on the out ?side']),
  ],
};
