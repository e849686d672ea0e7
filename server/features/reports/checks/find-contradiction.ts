import { BEFORE_STEPS, REPORT_HEADINGS } from '../../../../shared/report-passages.ts';

/** Words before or after a quality: “lack of effort”, “punctuality remains a serious problem”. */
const POOR = '(?:poor|weak|low(?: in)?|little|no|lack of|lacks(?: in)?)';
const IS_POOR =
  '(?: (?:is|was|are|has been|remains|still|can be|not|a|an|real|serious|very|big|now)){1,4} (?:poor|weak|low|problem|issue|concern|worry|lacking|unacceptable|disappointing|good enough)';
const GOOD = '(?:100%|full|excellent|perfect|good|great|fantastic|impeccable|exemplary)';
const NOT = "(?:never|rarely|doesn[’']t|does not)";

/** Opposites that cannot both be true, and the name of the quality. */
const TRAITS = String.raw`
  organised, (?:always|never forgets) (?:has|brings) (?:his|her|their) \p{L}+ / disorganised, unorganised, (?:never|rarely) (?:has|brings) (?:his|her|their) / organisation
  motivated, keen, enthusiastic / unmotivated, unenthusiastic / motivation, enthusiasm
  engaged, engages well, participates, contributes(?: \p{L}+)? / disengaged, unengaged, NOT (?:contributes?|participates?), passive / engagement, participation
  polite, respectful, courteous / rude, disrespectful, impolite / manners, attitude
  punctual, (?:never|rarely) late, (?:always )?on time / (?:often|always|usually|frequently) late, late (?:to|for) (?:(?:nearly|almost) )?(?:every|most|all|each), lateness, unpunctual / punctuality, timekeeping
  confident, very confident, confidence is (?:high|growing) / unconfident, underconfident / confidence
  focused, (?:always )?on[- ]task, concentrates, focuses well / unfocused, easily distracted, never concentrates, off[- ]task / focus, concentration
  neat, tidy, (?:beautiful|lovely|excellent|clear) handwriting, beautifully presented / messy, untidy, scruffy, illegible, unreadable, poor(?:ly)? present\p{L}+ / presentation
  (?:well|always) prepared / unprepared, never prepared, ill[- ]prepared / preparation
  hard[- ]?working, works (?:very |so |really )?hard, diligent, tries hard / lazy, NOT (?:try|tries), makes no effort / effort
  kind, caring / unkind, mean to, horrible to / kindness
  reliable / unreliable / reliability
  independent, works independently / cannot work (?:alone|independently), needs constant (?:help|support), (?:too )?dependent / independence
  (?:never gives|doesn[’']t give|does not give|refuses to give) up, resilient, perseveres, persevering, determined / gives up, never gives (?:\p{L}+ )?a go, never tries, won[’']t try, easily defeated / resilience
  (?:all|every|always) (?:\p{L}+ )?homework, hands (?:everything|it all|all (?:his|her|their) work) in, hands in (?:everything|all (?:his|her|their) work), homework (?:is )?(?:always|all) (?:\p{L}+ )?(?:done|complete\p{L}*|handed in|in on time), (?:always|consistently) (?:completes|does|hands in) (?:\p{L}+ )?homework / homework (?:is )?(?:rarely|never|often missing|missing|not), (?:missing|incomplete|outstanding|late)(?: (?:\p{L}+|\d+)){0,3} homeworks?, NOT (?:completes?|do(?:es)?|hands? in)(?: \p{L}+)? homework / homework
  well[- ]behaved, behaves well, mature / poor(?:ly)? behav\p{L}+, disruptive, disrupts, misbehaves, immature / behaviour
  quiet, (?:works|sits|reads) quietly / noisy, loud, chatty, talkative, talks too much / quietness
  never (?:absent|off) / often absent, attendance (?:poor|low) / attendance
  revises (?:well|hard|regularly|thoroughly), always revises / NOT revises? / revision
  listens(?: \p{L}+)?, good listener, always listens / NOT listens? / listening`
  .trim()
  .split(/\n\s*/u)
  .map((line) => {
    const [good, bad, thing] = line.split(' / ').map((list) => list.replaceAll(', ', '|'));
    return [
      whole(`${good}|${GOOD} (?:${thing})`),
      whole(`${bad}|${POOR} (?:${thing})|(?:${thing})${IS_POOR}`),
    ] as const;
  });

function whole(list: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}-])(?:${list.replaceAll('NOT ', `${NOT} `)})(?![\p{L}-])`,
    'giu',
  );
}

const WEAK =
  /\b(?:struggles? with (?:everything|all|most|the basics)|(?:well|far|working|way) below|below (?:expected|expectations|where|target|average)|failing|very weak|weakest|far behind|(?:little|no|limited|poor) understanding|lacks the basics|finds (?:everything|most things) (?:hard|difficult)|behind the (?:rest|others|class|group)|(?:can(?:not|[’']t)|unable to) do (?:basic|simple|the|even)|bottom of the|(?:lowest|worst|poorest|weakest) (?:marks?|scores?|results?|grades?|in the)|behind everyone|(?:has(?:n[’']t| not)|not) (?:yet )?grasped (?:any|the basics|much)|(?:understands?|understood|grasp(?:s|ed)|learn(?:s|t|ed)|knows?|retain(?:s|ed)|remembers?|pick(?:s|ed) up|t(?:akes|ook|aken) in)(?: (?:very|almost|virtually|practically|next to|hardly|barely|so)){0,2} (?:little|nothing|anything)|(?:can|could) (?:hardly|barely|scarcely)|(?:does not|doesn[’']t) (?:really )?get it|no idea|can(?:not|[’']t) (?:read|write|add|spell))\b/iu;
const STRONG =
  /\b(?:top of the (?:class|year)|exceptional(?:ly)?|outstanding|(?:best|strongest|highest) in the (?:class|year|set)|(?:well|far) above|full marks|grade 9|masters? everything|flawless|gifted|expert|undergraduate|(?:degree|university|professional)[- ](?:level|standard)|years? ahead|best (?:\p{L}+ ){0,3}(?:i have|i[’']ve) (?:ever )?(?:seen|read|taught|marked))\b/iu;
const HIGH_LEVEL = 7;
const LOW_LEVEL = 3;

/** Words that negate what follows them. */
const UNSAID =
  /\b(?:no longer|not|never|rarely|seldom|hardly|without|stopped|less|fewer|isn[’']t|doesn[’']t|didn[’']t|wasn[’']t|don[’']t|won[’']t|avoids?|far from|despite being|instead of|rather than|used to(?: be)?|was|nor|or)(?: \p{L}+){0,2} $/iu;

/** Returns the first match of a pattern that is not negated just before it. */
function said(text: string, pattern: RegExp): string | undefined {
  const all = new RegExp(
    pattern,
    pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`,
  );
  return [...text.matchAll(all)].find(({ index }) => !UNSAID.test(text.slice(0, index)))?.[0];
}

/** “Always on time” and, somewhere after it, “never on time”, or the other way round. */
const ALWAYS_AND_NEVER =
  /\b(always (\p{L}+ \p{L}+))\b[^]{0,2000}\b(never \2)\b|\b(never (\p{L}+ \p{L}+))\b[^]{0,2000}\b(always \5)\b/iu;

/**
 * Returns two statements of a report that cannot both be true, or one that contradicts its level.
 */
export function findContradiction(report: string, level: number): string[] {
  for (const [good, bad] of TRAITS) {
    const other = said(report, bad);
    // “Disorganised” does not contain the word “organised”, but “never gives up” contains “gives
    // up”.
    const one = other === undefined ? undefined : said(report, good);
    if (one !== undefined && other !== undefined && !one.includes(other)) return [one, other];
  }
  const habits = ALWAYS_AND_NEVER.exec(report);
  if (habits) return [habits[1] ?? habits[4] ?? '', habits[3] ?? habits[6] ?? ''];
  const weak = level >= HIGH_LEVEL ? said(report, WEAK) : undefined;
  const strong = level <= LOW_LEVEL ? said(report, STRONG) : undefined;
  const belied = weak ?? strong;
  return belied === undefined ? [] : [belied];
}

const FLAW =
  /\b(?:answer(?:s|ing) back|argu(?:es|ing) (?:back|with)|avoid(?:s|ing)|call(?:s|ing) out|careless(?:ness|ly)?|chatty|chatting|copies|cop(?:y|ying) (?:others|homework|from|off)|disorganised|disrupt(?:s|ing|ive)?|distract(?:s|ed|ing)|(?:easily|often) (?:bored|distracted)|fail(?:s|ing)? to|fidget(?:s|ing|y)|forget(?:s|ful|ting)|giv(?:es|ing) up|ignor(?:es|ing)|inattentive|interrupt(?:s|ing)|lack(?:s|ing)?|lateness|(?:often|always|usually|arrives) late|missing homework|never (?:brings?|completes?|does|gives(?! up)|has|hands?|listens?|remembers?|revises?|tries|works)|noisy|refus(?:es|ing)|rush(?:es|ing)|shout(?:s|ing)? (?:out|over)|silly|struggles|talk(?:s|ing) (?:over|through(?! (?:his|her|their|each|every|the|a|an|ideas?|answers?|problems?|steps?|it|work\w*|method\w*|examples?)\b)|back|too much|constantly|non-?stop)|talkative|unfocused|untidy|messy|sleep(?:s|ing)|fall(?:s|ing) asleep|day ?dream(?:s|ing)|coasts|coasting|(?:likes|loves|enjoys) (?:to chat|to talk|a (?:chat|natter|gossip|laugh))|skips|gets? by|without (?:doing|trying|putting)|wander(?:s|ing)? (?:about|around|round|off)|out of (?:his|her|their) seat|swing(?:s|ing) on|on (?:his|her|their) phone|wast(?:es?|ing) time|below (?:expected|target|where)|weak|(?:ways?|excuses?|reasons?) (?:not to|out of|round|to (?:avoid|dodge|escape|get out of)|of (?:avoiding|dodging|not))|instead of (?:working|writing|listening|learning|doing|starting|getting on|trying))\b|\b(?:ace|brilliant|champion|excellent|expert|genius|gifted|good|great|master|star|talent|talented|world[- ]class) (?:at|in|for) (?:avoiding|chatting|copying|daydreaming|dodging|distracting|doing (?:nothing|as little|the minimum|the least)|finding excuses|getting (?:away|others|other people|out|everyone)|looking busy|pretending|seeming|losing|making (?:excuses|trouble|a fuss)|messing|sleeping|talking (?:his|her|their|back|over)|wasting|winding|annoying|arguing with|being (?:late|absent|distracted))[\p{L} ]*/iu;

/** Returns a flaw that is listed among the strengths. */
export function findPraisedFlaw(report: string): string | undefined {
  const [, praised] = report.split(`${REPORT_HEADINGS[0]}\n`);
  return praised === undefined ? undefined : said(praised.split(BEFORE_STEPS)[0] ?? '', FLAW);
}
