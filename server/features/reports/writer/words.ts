const wordSet = (words: string) => new Set(words.split(' '));

/** What one can be, as teachers say it of students. */
export const DESCRIBING = wordSet(
  'able accurate active adaptable adept afraid ambitious approachable articulate artistic assertive athletic assured astute attentive ' +
    'aware brave bright brilliant bubbly calm ' +
    'capable careful caring charming cheerful cheery clear clever committed compassionate competent competitive ' +
    'confident conscientious considerate ' +
    'consistent cooperative courageous courteous creative curious dedicated delightful dependable determined diligent ' +
    'disciplined driven dynamic eager easy-going ' +
    'efficient empathetic energetic engaged enthusiastic excellent exemplary fine flexible fluent focused friendly full funny ' +
    'generous gentle genuine gifted good great happy hard-working hardworking ' +
    'helpful honest humble humorous imaginative independent innovative insightful inquisitive intelligent ' +
    'interested intuitive inventive jolly keen ' +
    'kind kind-hearted knowledgeable level-headed likeable lively logical loyal mature methodical meticulous modest ' +
    'motivated musical neat observant ok open open-minded optimistic ' +
    'organised outgoing outstanding passionate patient perceptive persistent pleasant polite popular positive precise ' +
    'prepared proactive ' +
    'productive punctual purposeful quick ready receptive reflective reliable resilient resourceful respectful ' +
    'responsible responsive self-aware self-confident selfless ' +
    'secure self-motivated sensible sensitive sincere sporty skilled skilful smiley smiling sociable spirited strong studious ' +
    'successful supportive sympathetic talented tenacious ' +
    'thorough thoughtful tidy tolerant trusting trustworthy versatile vibrant warm welcoming well-behaved ' +
    'well-organised willing witty',
);

/** What one is and should not be. */
export const FLAWS = wordSet(
  'absent aggressive anxious argumentative arrogant boisterous bossy careless cheeky chatty complacent confrontational ' +
    'defiant disengaged disinterested disorganised disrespectful disruptive distracted erratic excitable fidgety ' +
    'forgetful frustrated hasty ' +
    'hesitant immature impatient impulsive inattentive inconsistent late lazy lethargic loud messy moody negative ' +
    'nervous new noisy patchy quiet reserved ' +
    'off-task passive reluctant restless rude rushed scruffy shy silly sleepy sloppy slow stubborn talkative tardy ' +
    'temperamental tired uncooperative unhelpful unkind uninterested unfocused ' +
    'unmotivated unprepared unreliable untidy vague weak withdrawn worried',
);

/** With a thing after them, they say what is wrong with it. */
export const BAD = wordSet(
  'bad careless disruptive inconsistent incomplete late limited low messy missing poor silly untidy weak',
);

/** Things that are amiss in themselves. */
export const BAD_THINGS = wordSet(
  'absence absences apathy bullying carelessness chatting cheating defiance disrespect distractions errors fighting ' +
    'gaps laziness lateness misbehaviour mistakes rudeness silliness slips swearing tardiness truancy untidiness',
);

/** A word alone that praises the work. */
export const PRAISE = wordSet(
  'amazing brilliant commendable excellent exceptional exemplary fab fabulous fantastic fine flawless good great impressive incredible marvellous okay ok outstanding ' +
    'perfect phenomenal pleasing promising remarkable sensational stellar stunning satisfactory solid steady strong super superb terrific tremendous wonderful',
);

export const DEGREES = wordSet(
  'very always really extremely so often more less too quite usually generally consistently sometimes ' +
    'occasionally pretty simply just truly absolutely totally easily rarely never frequently a bit little rather highly increasingly incredibly fairly mostly',
);

/** End as adverbs do, and are none. */
export const NO_ADVERBS = wordSet(
  'costly daily early elderly family friendly kindly likely lively lonely lovely only orderly scholarly silly ' +
    'timely ugly unfriendly unlikely weekly',
);

/** Turn what one is into what one should not be. */
export const DOUBTS =
  /^(?:too|not|rarely|easily|sometimes|occasionally|a (?:bit|little)|never)\b/iu;

/** Before a thing: `good knowledge of cells` is a thing, `good at graphs` is what one is. */
export const AFTER_DESCRIBING = wordSet(
  'about across and at beyond but by during enough for from in of on or than to towards when with',
);

/** Wrong in themselves, so that the bare verb is no advice. */
export const PROBLEMS = wordSet(
  'annoy cheat chew complain daydream disrupt disturb dominate doodle fidget forget giggle interfere interrupt lack lose ' +
    'miss panic procrastinate rush skip struggle sulk swear wander waste whine worry',
);

/** Can stand after a determiner's place is left empty: `check work carefully`. */
export const BARE_NOUNS = wordSet(
  'answers art attendance biology books chemistry behaviour calculations classwork concentration confidence coursework drama english equipment essays exams focus french geography german handwriting history ' +
    'homework kit knowledge learning literacy maths music notes numeracy physics presentation pronunciation punctuation reading revision schoolwork science skills ' +
    'spanish spelling spellings studies understanding vocabulary work working writing',
);

/** Words that begin with a capital wherever they stand. */
export const PROPER = wordSet(
  'african american arabic asian british chinese christian christmas dickens easter egypt elizabethan england english ' +
    'europe european excel french german germany greek hitler i islam italian japanese judaism latin ' +
    'london macbeth mandarin nazi newton norman polish pythagoras python religious roman romeo russian scratch ' +
    'shakespeare spanish stuart tudor urdu victorian welsh',
);

/** Begin most other languages’ sentences and no English one. */
export const FOREIGN = wordSet(
  'très bien pas les une avec ses dans doit être est muy los las una sus debe und ist nicht sehr gut mit eine ' +
    'muss mehr molto più bardzo jest nie się dobrze musi foarte este și trebuie çok iyi ve daha',
);
export const ENGLISH = wordSet(
  'a an and at for has he her his in is it more needs not of on she the their they to very with work works',
);
