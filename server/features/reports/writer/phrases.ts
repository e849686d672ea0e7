import type { reportTones } from '../../../../shared/contract/reports.ts';

type Tone = (typeof reportTones)[number];
type ByTone = Record<Tone, readonly string[]>;

/*
 * The sentences of the built-in writer. `{who}`, `{whom}`, `{whose}` and `{v:work}` become the
 * name or a pronoun with its verb (narrator.ts); `{is}` the verb for the number of things listed.
 */

/** Where the student stands: the one fact that every report has. */
export const levelPhrases: ByTone = {
  warm: [
    '{who} {v:be} working at level {level} ({band}){inSubject}',
    '{who} {v:be} currently at level {level}{inSubject}, which is {band}',
    'At the moment {who} {v:be} working at level {level}{inSubject}, in the {band} band',
    '{whose} work{inSubject} is at level {level}, in the {band} band',
    '{inSubjectFirst}{who} {v:be} working at level {level} ({band})',
    '{who} {v:have} reached level {level} ({band}){inSubject}',
    'Level {level} ({band}) is where {who} {v:be} working at present{inSubject}',
    '{whose} current level{inSubject} is {level}, which is {band}',
  ],
  plain: [
    '{who} {v:be} working at level {level} ({band}){inSubject}',
    '{whose} current level{inSubject} is {level} ({band})',
    '{who} {v:be} at level {level}{inSubject}, which is {band}',
    'Level {level} ({band}) is where {who} {v:be} working{inSubject}',
    '{inSubjectFirst}{who} {v:be} at level {level} ({band})',
    '{whose} level{inSubject} at present is {level}, in the {band} band',
    'At present {who} {v:be} working at level {level}{inSubject}, in the {band} band',
    '{who} {v:be} working in the {band} band{inSubject}, at level {level}',
  ],
  formal: [
    '{whose} attainment{inSubject} is at level {level} ({band})',
    '{who} {v:be} attaining at level {level} ({band}){inSubject}',
    'The level of attainment that {who} {v:have} reached{inSubject} is {level} ({band})',
    '{inSubjectFirst}{who} {v:be} working at level {level}, which falls within the {band} band',
    '{whose} current attainment{inSubject} falls within the {band} band, at level {level}',
    'At present {whose} attainment{inSubject} stands at level {level} ({band})',
    '{who} {v:have} reached level {level}{inSubject}, which is described as {band}',
    'The level at which {who} {v:be} working{inSubject} is {level} ({band})',
  ],
};

/** What the class has studied. */
export const unitPhrases: readonly string[] = [
  '{when}{className} studied {units}',
  '{className} has studied {units}{inTime}',
  'The work of {className}{inTime} covered {units}',
  '{when}the work of {className} was on {units}',
  'The {unitsThat} {className} covered{inTime} {were} {units}',
  '{when}lessons for {className} covered {units}',
];

/** What the student is and does: `is confident with graphs and asks good questions`. */
export const strengthActions: ByTone = {
  warm: [
    '{who} {list}',
    'I am glad to say that {who} {list}',
    'It is to {whose} credit that {who} {list}',
    'It is a pleasure to report that {who} {list}',
    'It is pleasing that {who} {list}',
  ],
  plain: ['{who} {list}', '{who} {list}', 'On the positive side, {who} {list}'],
  formal: [
    '{who} {list}',
    'It is pleasing to report that {who} {list}',
    'It is to {whose} credit that {who} {list}',
    'It is worth noting that {who} {list}',
  ],
};

/** Things that are strengths: `practical work and balancing equations`. */
export const strengthThings: ByTone = {
  warm: [
    '{who} can be proud of {list}',
    'It is good to be able to mention {list}',
    'Particular strengths include {list}',
    'Among {whose} strengths {is} {list}',
    'Special mention should go to {list}',
  ],
  plain: [
    '{whose} strengths include {list}',
    'Strengths include {list}',
    '{who} {v:deserve} credit for {list}',
    'Among {whose} strengths {is} {list}',
    'Positive points include {list}',
  ],
  formal: [
    '{whose} strengths include {list}',
    'Notable strengths include {list}',
    'Among {whose} strengths {is} {list}',
    '{who} {v:be} to be commended for {list}',
    'Particular praise is due for {list}',
  ],
};

/** Topics with a good score: `Cells (86%) and Energy (81%)`. */
export const strengthTopics: readonly string[] = [
  '{who} {v:do} well in {list}',
  '{who} {v:be} strong in {list}',
  'Strong topics include {list}',
  '{who} {v:have} done well in {list}',
];

/** Words in another language, as the teacher entered them. */
export const quotations = {
  strengths: ['As noted: “{list}”.'],
  targets: ['To work on: “{list}”.'],
} as const;

/** What the student should do, in the base form: `show working and revise`. */
export const targetActions: ByTone = {
  warm: [
    'To move on from here, {who} should {list}',
    'A good next step would be to {list}',
    'A good next step for {whom} is to {list}',
    'What will help {whom} most now is to {list}',
    'To do even better, {who} should {list}',
    'The next goal is to {list}',
  ],
  plain: [
    'To improve, {who} should {list}',
    '{whose} next step is to {list}',
    '{who} should now {list}',
    'The target now is to {list}',
    'The next step is to {list}',
    '{who} {v:need} to {list}',
  ],
  formal: [
    'In order to make further progress, {who} should {list}',
    'It is recommended that {who} should {list}',
    '{whose} target is to {list}',
    'The target now is to {list}',
    'To raise {whose} attainment, {who} should {list}',
    'In order to progress, it will be important to {list}',
  ],
};

/** Things to work on: `fractions and spelling`. */
export const targetThings: readonly string[] = [
  '{whose} focus should now be on {list}',
  'The focus should now be on {list}',
  '{who} should now give attention to {list}',
  'Further work on {list} would help {whom}',
  'Attention should now turn to {list}',
  'It would help {whom} to work on {list}',
];

/** What is wanted: `more practice with moles`. */
export const targetNeeds: readonly string[] = [
  '{who} would benefit from {list}',
  'What would help {whom} is {list}',
  '{who} would gain from {list}',
  'The key now is {list}',
];

/** What is amiss: `poor behaviour`. */
export const concernPhrases: readonly string[] = [
  'Areas to address include {list}',
  'It is important to address {list}',
  'It would help {whom} to address {list}',
];

/** What the student does and should not: `rushes answers and is often late`. */
export const problemActions: ByTone = {
  warm: [
    'At the moment {who} {list}, and changing this would help {whom}',
    'One thing to work on is that {who} {list}',
    'An area to work on is that {who} {list}',
    'At present {who} {list}, which is an area to work on',
  ],
  plain: [
    'At present {who} {list}',
    'One thing to work on is that {who} {list}',
    'The point to work on is that {who} {list}',
    'At the moment {who} {list}, and this needs to change',
  ],
  formal: [
    'At present {who} {list}, which is an area for improvement',
    'An area for improvement is that {who} {list}',
    'It must be noted that {who} {list}',
    'A matter to be addressed is that {who} {list}',
  ],
};

/** Ends a longer report that set targets, without adding a fact. */
export const closingPhrases: ByTone = {
  warm: [
    'With this in mind, {who} {v:have} a clear way forward',
    'I hope that {who} will enjoy taking these next steps',
    'I look forward to seeing how {who} {v:take} this on',
    'I wish {whom} every success with these next steps',
  ],
  plain: [
    'These are the points for {whom} to keep in mind',
    'That is the way forward{inSubject}',
    'These points are what to concentrate on next{inSubject}',
    'Keeping this in mind will help {whom} to move forward',
  ],
  formal: [
    'These points should guide {whose} work{inSubject} from here',
    '{who} {v:be} encouraged to act on this advice',
    'Attention to this advice will support {whose} progress{inSubject}',
    'These recommendations should inform {whose} next steps{inSubject}',
  ],
};

/** Ends a longer report that tells of strengths alone. */
export const praisePhrases: ByTone = {
  warm: [
    'Please keep this up, {name}',
    'I look forward to seeing more of this from {whom}',
    'It would be lovely to see this continue',
  ],
  plain: ['{who} should carry on in this way', 'This is the way to carry on{inSubject}'],
  formal: [
    '{who} {v:be} encouraged to continue in this way',
    'It is hoped that {who} will continue in this manner{inSubject}',
  ],
};
