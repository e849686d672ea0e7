const wordSet = (words: string) => new Set(words.split(' '));

/** What one can be, as teachers say it of students. */
export const DESCRIBING = wordSet(
  'able accurate active adept afraid ambitious articulate attentive aware bright brilliant calm ' +
    'capable careful caring cheerful clear clever committed competent confident conscientious considerate ' +
    'consistent cooperative courteous creative curious dedicated dependable determined diligent disciplined eager ' +
    'efficient energetic engaged enthusiastic excellent focused friendly good great happy hard-working hardworking ' +
    'helpful honest imaginative independent insightful inquisitive intelligent interested inventive keen ' +
    'kind knowledgeable likeable lively logical loyal mature methodical meticulous motivated neat observant open open-minded ' +
    'organised outgoing outstanding patient perceptive persistent polite popular positive precise prepared proactive ' +
    'productive punctual quick quiet ready reflective reliable resilient resourceful respectful responsible ' +
    'secure self-motivated sensible skilled skilful sociable strong studious successful supportive talented tenacious ' +
    'thorough thoughtful tidy trustworthy well-behaved well-organised willing',
);

/** What one is and should not be. */
export const FLAWS = wordSet(
  'absent aggressive anxious argumentative arrogant bossy careless cheeky chatty complacent defiant disengaged disorganised disruptive distracted forgetful ' +
    'hesitant immature impatient impulsive inattentive inconsistent late lazy loud messy moody negative nervous noisy ' +
    'off-task passive reluctant restless rude scruffy shy silly sleepy sloppy slow stubborn talkative uninterested unfocused ' +
    'unmotivated unprepared unreliable untidy weak',
);

/** With a thing after them, they say what is wrong with it. */
export const BAD = wordSet(
  'bad careless disruptive inconsistent incomplete late lateness limited low messy missing poor silly untidy weak',
);

/** A word alone that praises the work. */
export const PRAISE = wordSet(
  'amazing brilliant excellent exceptional fab fabulous fantastic fine good great impressive okay ok outstanding ' +
    'perfect satisfactory solid strong super superb terrific wonderful',
);

export const DEGREES = wordSet(
  'very always really extremely so often more less too quite usually generally consistently sometimes ' +
    'occasionally pretty easily rarely never frequently a bit little rather highly increasingly incredibly fairly mostly',
);

/** Turn what one is into what one should not be. */
export const DOUBTS =
  /^(?:too|not|rarely|easily|sometimes|occasionally|a (?:bit|little)|never)\b/iu;

/** Before a thing: `good knowledge of cells` is a thing, `good at graphs` is what one is. */
export const AFTER_DESCRIBING = wordSet(
  'about across and at beyond but by during enough for from in of on or than to towards when with',
);

/** Wrong in themselves, so that the bare verb is no advice. */
export const PROBLEMS = wordSet('fidget forget interrupt lack lose miss rush skip struggle waste');

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
