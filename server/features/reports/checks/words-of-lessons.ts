/** Words about learning, which is what reports are for. */
export const WORDS_OF_LESSONS = {
  study:
    'understand understands understanding understood explain explains explaining explained explanation ' +
    'explanations know knows knowing knowledge describe describes describing described description ' +
    'descriptions analyse analyses analysing analysed analysis evaluate evaluates evaluating evaluation ' +
    'compare compares comparing compared comparison argue argues argued arguments argument discuss ' +
    'discusses discussing discussion discussions write writes writing wrote written read reads reading ' +
    'recall recalls define defines identify identifies explore explores explored interpret interprets ' +
    'interpretation infer inference apply applies applying calculate calculates work_out works_out solve ' +
    'solves solved link links linking revise revises revising revision practise practises practising ' +
    'practice learn learns learning learnt study studies studying research plan plans planning planned ' +
    'plan_for annotate annotates annotated label labels design designs designed make makes made draw ' +
    'draws drew sketch sketches paint paints test tests tested measure measures measured prove proves ' +
    'justify predict predicts observe translate translates speak_french perform performs performed ' +
    'performance compose composes play plays played portray* sing sings act acts dance dances code codes ' +
    'debug debugs program experiment experiments investigate grasp grasped secure recognises recognise ' +
    'use uses using used give_reasons quote quotes',
  work:
    'homework classwork coursework essay essays test tests exam exams assessment assessments paper papers ' +
    'question questions answer answers paragraph paragraphs notes notebook book books folder equipment ' +
    'kit pen pencil ruler calculator worksheet topic topics unit units lesson lessons class project ' +
    'projects portfolio sketchbook presentation presentations marks mark grade grades target targets ' +
    'feedback mock mocks quiz vocab vocabulary spelling spellings grammar punctuation sentence sentences ' +
    'method methods working steps step diagram diagrams graph graphs table tables example examples detail ' +
    'details evidence source sources data evaluation conclusion conclusions introduction introductions ' +
    'structure term terms key deadline deadlines task tasks problem problems skills skill technique ' +
    'techniques extension flashcards past_papers revision_guide syllabus course subject subject_knowledge ' +
    'content ideas idea contributions contribution group pair pairs partner team practical practicals ' +
    'fieldwork rehearsal rehearsals scale scales line lines style terminology units_of',
  quality:
    'good great excellent strong confident confidence accurate accurately careful carefully neat neatly ' +
    'clear clearly well better best improved improving improvement improve progress effort hard ' +
    'hard-working hardworking thoughtful mature perceptive creative imaginative fluent precise thorough ' +
    'detailed superb brilliant fantastic fab super lovely outstanding exceptional impressive solid sound ' +
    'secure consistent steady enthusiastic keen positive determined resilient independent independently ' +
    'organised focused focus focussed concentration attentive polite helpful kind respectful reliable ' +
    'capable able talented gifted natural flair potential pleasing pleased pleasure proud enjoy enjoys ' +
    'enjoyed interest interested curious curiosity engaged motivated ambitious original sensitive insight ' +
    'insightful sophisticated elegant effective convincing expressive lively quick sharp bright ' +
    'intelligent clever weak weaker weakness struggles struggling needs_to should could must try aim more ' +
    'less',
  conduct:
    'listen listens listening chat chats chatting talk talks talking distracted distract distracts settle ' +
    'settles calling_out shouts_out hand_up puts_hand puts_his_hand puts_her_hand contribute contributes ' +
    'participate participates participation join joins joins_in volunteers ask_for_help asks rush rushes ' +
    'rushing slow_down slows proofread proof_read proof-read check_work checks concentrate concentrates ' +
    'stay_focused on_task off_task attitude behaviour behaves attendance punctual punctuality late ' +
    'lateness time_management complete completes completed incomplete finish finishes finishing hand_in ' +
    'hands_in handed missing missed catch_up copy_up bring remember remembers reminders reminder ' +
    'instructions responds respond encouragement cooperates collaborates leads leader leadership ' +
    'supports_others helps_others encourage encourages',
  subject:
    'maths algebra fraction fractions decimals percentage percentages ratio angles geometry shape shapes ' +
    'number numbers equation equations quadratics trig probability statistics surds area volume perimeter ' +
    'times_tables arithmetic mental_maths long_division proof graph data science biology chemistry ' +
    'physics cell cells mitosis enzyme enzymes osmosis photosynthesis respiration ecosystem dna genes ' +
    'genetics evolution natural_selection vaccination immune bacteria antibiotics acid acids alkali atoms ' +
    'atom bonding molecules elements compounds reaction reactions reactivity periodic electricity circuit ' +
    'circuits forces energy waves momentum magnet density particles experiment variable variables ' +
    'apparatus history source trenches war nazi stalin tudor tudors elizabeth medieval norman romans ' +
    'suffragettes civil_rights slavery holocaust treaty revolution empire geography river rivers volcano ' +
    'volcanoes earthquake earthquakes coasts glacier climate weather map maps population migration urban ' +
    'erosion desert rainforest english poem poems poetry novel novels play plays shakespeare macbeth ' +
    'romeo juliet dickens scrooge priestley steinbeck lennie metaphor simile metaphors imagery symbolism ' +
    'narrative character characters theme themes plot audience context quotation quotations quotes ' +
    'paragraphs apostrophe apostrophes comma commas french spanish german latin verb verbs tense tenses ' +
    'nouns adjectives listening_paper translation pronunciation speaking conversation dialogue role_play ' +
    'art charcoal tone texture colour clay collage print perspective portrait portraits sculpture ' +
    'watercolour composition brush music rhythm beat melody chords chord keyboard piano guitar drums drum ' +
    'violin flute choir samba ukulele sight_reading harmony tempo drama stage script scene scenes ' +
    'monologue improvis* rehearse physical_theatre melodrama gesture voice tableau pe football netball ' +
    'rugby hockey tennis badminton athletics gymnastics sprint relay tactics passing dribble dribbling ' +
    'serve backhand tackle cricket swimming computing python loop loops functions algorithm binary ' +
    'spreadsheet database hardware software html dt joint joints saw wood metal plastic varnish prototype ' +
    'cad food_tech knife_skills recipe recipes dough sauce bake baking nutrients hygiene_rules seasoning ' +
    'business profit revenue marketing cash_flow break-even break_even breakeven psychology sociology ' +
    'attachment behaviourism re ethics five_pillars buddhist_ideas parable philosophy economics demand ' +
    'supply inflation',
};
