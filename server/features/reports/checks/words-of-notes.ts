/**
 * The concepts of words in teachers' notes that should usually stay in school. A star marks the
 * beginning of a word, an underscore joins the words of a phrase. Words about learning are in
 * `words-of-lessons.ts`.
 */
export const WORDS_OF_NOTES = {
  home:
    'home house flat bedroom sofa couch settee bed bunk hostel refuge address addresses flats caravan ' +
    'estate kitchen doorstep upstairs household roof accommodation tenancy lodg* evict* landlord mortgage ' +
    'neighbour neighbours neighbourhood street streets',
  parent:
    'mum mums mam mom mummy dad dads daddy mother mothers father fathers parent parents carer carers ' +
    'guardian stepdad stepmum stepfather stepmother step_dad step_mum foster adopt* single-parent folks ' +
    'ma',
  kin:
    'brother brothers sister sisters sibling siblings nan nana nanna nans gran grans granny grandma ' +
    'grandad granddad grandpa grandmother grandfather grandparent grandparents uncle uncles aunt aunty ' +
    'auntie aunties cousin cousins twin twins baby babies toddler son daughter niece nephew relative ' +
    'relatives family families stepbrother stepsister half-brother little_ones little_one kids pet dog ' +
    'cat rabbit hamster pony',
  couple:
    'boyfriend girlfriend partner husband wife ex fella bloke crush snog* dating couple split splitting ' +
    'separat* divorc* custody contact remarr* affair',
  others:
    'friend friends mate mates pal pals bestie boy boys girl girls lad lads classmate classmates others ' +
    'everyone everybody anyone somebody someone man men woman women stranger strangers teenager crowd ' +
    'gang clique crew lot nobody no_one next_to sat_next',
  staff:
    'mr mrs miss ms dr sir madam teacher teachers tutor head headteacher deputy sub slt staff staffroom ' +
    'supply cover trainee colleague colleagues department faculty governor governors office reception ' +
    'pastoral hoy hod form_tutor caretaker dinner_lady lunchtime_supervisor ta tas lsa mentor matron ' +
    'chaplain librarian technician ofsted union',
  agency:
    'social police officer officers pc council authority services worker solicitor court judge hearing ' +
    'tribunal order placement agency charity camhs nspcc cafcass immigration visa home_office asylum ' +
    'probation yot dsl safeguarding mash lado referral referred refer report_to intervention multi-agency ' +
    'panel logged log cpoms myconcern disclos* confid*',
  care:
    'counsellor counselling therap* doctor doctors gp nurse nurses clinic hospital hospice ward surgery ' +
    'specialist consultant paediatric* psych* psychologist psychiatr* dentist optician physio* ambulance ' +
    'appointment appointments orthodontist dietician dietitian audiolog* ot salt speech_therap* ed_psych ' +
    'wellbeing elsa',
  illness:
    'ill illness poorly sick sickness unwell infection virus flu fever cancer tumour chemo* diabet* ' +
    'asthma* epilep* seizure seizures fit fits allerg* eczema psoriasis migraine migraines headache ' +
    'headaches faint fainted faints fainting dizzy dizziness asthma anaem* crohn* coeliac colitis ibs ' +
    'arthritis scoliosis concuss* fractur* broken broke sprain* injur* operation op scan biopsy ' +
    'transplant diagnos* condition syndrome disorder disease symptom symptoms chronic pain pains painful ' +
    'ache aches hurt hurts bleed bleeds bleeding nosebleed nosebleeds vomit* throw* cough wheez* ' +
    'breathless breathing tummy rash hives fatigue exhausted relapse remission recover* recovering ' +
    'recuperat* bugs germs contagious covid glandular tonsil* appendix hernia verruca',
  medicine:
    'medication meds medicine medicines tablet tablets pill pills dose doses dosage inhaler pump epipen ' +
    'pen_in injection injections insulin ritalin antidepressants steroid steroids cream jab jabs vaccine ' +
    'prescri* plaster cast crutches sling brace braces patch wheelchair hearing_aid hearing_aids glasses ' +
    'lenses splint bandage drip treatment treated cure treatment_plan bloods blood_tests painkiller*',
  body:
    'body arm arms wrist wrists leg legs knee knees ankle foot feet neck face eye eyes ear ears tooth ' +
    'teeth stomach belly bowel bowels bladder kidney kidneys heart chest lung lungs brain back hip skin ' +
    'hair nails fingers thumb shoulder scalp spine liver blood period periods monthly hormones puberty ' +
    'toilet toilets loo wee wees wet wets soil* nappies nappy pad pads bathroom breath sweat',
  mind:
    'anxiety anxious anxieties depress* panic panics panicky panicked stress stressed stressy mental mood ' +
    'moods low down nerves nervy tearful tears cry cries cried crying weep* weepy sob* upset upsets ' +
    'worried worries worrying worry fear fears fearful afraid scared frightened terrif* phobi* ' +
    'overwhelmed overwhelm* meltdown meltdowns breakdown trauma* angry anger temper rage lonely ' +
    'loneliness isolated withdrawn self-esteem self_esteem miserable unhappy sad sadness hopeless ' +
    'worthless numb flat manic bipolar ocd ptsd suicid* self-harm* selfharm* coping cope not_himself ' +
    'not_herself not_themselves fragile vulnerable emotional emotionally sensitive dark bleak clingy ' +
    'jumpy twitchy',
  harm:
    'cut cuts cutting bruise bruises bruised bruising mark_on marks_on black_eye scar scars burn burns ' +
    'burnt scratch scratches scratched hit hits hitting punch punched punches kick kicked kicks slap ' +
    'slapped smack smacked belt beat beats beaten shove shoved shoves pushed strangl* chok* blade blades ' +
    'knife knives razor weapon weapons gun stab* attack* assault* abuse abused abusive violent violence ' +
    'threaten* threat threats flinch flinches flinched wince winces cower* bully bullied bullying bullies ' +
    'bull* pick_on picked_on taunt* tease* teased groom* exploit* rape* touched touches inappropriate ' +
    'grope* explicit nude nudes sext* indecent naked underwear unsafe safe safety danger dangerous risk ' +
    'harm harmed harming overdos* jump jumping hang hanging bridge roof die dying dead kill killed ' +
    'killing bite bites bit',
  death:
    'died dies passed_away passing_of funeral funerals bereave* bereft grief grieving grieve mourn* ' +
    'buried burial cremat* loss lost_his lost_her lost_their late_father late_mother late_mum late_dad ' +
    'widow* orphan* coffin grave anniversary heaven hospice terminal memorial death deaths',
  sleep:
    'sleep sleeps sleeping slept asleep tired tiredness yawn yawns yawning awake nap naps exhausted ' +
    'knackered bedtime insomnia nightmares nightmare up_late all_night dozes drowsy shattered',
  food:
    'eat eats eating ate eaten food lunch breakfast dinner dinners tea supper snack snacks meal meals ' +
    'hungry hunger starv* fed unfed feed feeding crisps sweets chocolate takeaway takeaways pack_up ' +
    'packed_lunch canteen diet dieting appetite skips_lunch fridge cupboard cupboards',
  weight:
    'weight overweight underweight fat fatter thin thinner skinny chubby podgy tubby plump obese obesity ' +
    'heavy heavier size big large stocky stout slim tall short tiny petite lanky gangly timber stone ' +
    'pounds lbs waist belly unfit out_of_shape fitness chunky hefty small_for big_for built build bulk ' +
    'tyre',
  looks:
    'pretty handsome beautiful gorgeous cute stunning stunner attractive ugly good-looking looks looking ' +
    'looker appearance eyelashes lashes makeup make-up make_up lipstick mascara tan tanned eyeliner ' +
    'hairdo haircut fringe highlights skirt skirts blouse top shirt uniform blazer trousers trainers ' +
    'shoes jumper tights socks hoodie hood tie scruffy smart acne spots spotty pimples freckles tattoo ' +
    'piercing piercings jewellery earrings ginger blonde model leggy figure curves goofy smile',
  washing:
    'smell smells smelly smelling smelt stink stinks stinky reek reeks whiff whiffy pong hygiene shower ' +
    'showers bath wash washed washes washing unwashed deodorant odour greasy grubby dirty filthy muddy ' +
    'nits lice clean soap laundry soiled scent',
  money:
    'money cash afford affords afforded cost costs expensive dear pay pays paying paid pay_day payday ' +
    'broke skint poor poverty hardship benefits universal_credit unemployed redundan* laid_off ' +
    'out_of_work job jobs wages rent rents debt debts arrears bills loan grant grants fund funds funded ' +
    'funding bursary scholarship subsid* subsidy free fsm pp premium disadvantaged deprived deprivation ' +
    'food_bank foodbank voucher vouchers charity donated hand-me-downs second-hand lost_property spare ' +
    'tight stretch stretched budget rich wealthy wealth posh spoilt spoiled privileged lend lent borrow ' +
    'ever6 catch-up_funding contribution wifi wi-fi broadband laptop printer internet heating electric ' +
    'meter cold coat coats',
  substance:
    'drink drinks drinking drunk alcohol alcoholic beer lager cider vodka wine pub booze boozy hungover ' +
    'tipsy vape vapes vaping smoke smokes smoking smoked smoker cigarette cigarettes fags weed cannabis ' +
    'dope joint joints spliff high stoned drug drugs pills dealer dealing dealt gear cocaine ket ketamine ' +
    'glue solvents addict addicted addiction rehab sniff* nitrous balloons energy_drink energy_drinks',
  secret:
    'told tells telling confided confide confides mentioned mentions said says saying admitted admits ' +
    'let_slip hinted hints whispered begged asked_me between_us between_ourselves off_the_record ' +
    'confidence confidential secret secrets secretive rumour rumours apparently allegedly supposedly ' +
    'overheard suspect suspected suspicious knows_why you_know_why as_you_know as_we_know passed_it_on ' +
    'passed_this_on reported flagged raised do_not_mention do_not_tell not_to_say private privately ' +
    'sensitive',
  online:
    'phone phones online internet chat chatroom snapchat snap instagram insta tiktok whatsapp discord ' +
    'roblox fortnite gaming game games xbox playstation console screen screens message messages messaging ' +
    'messaged texts texting photo photos picture pictures pic pics video videos selfie selfies website ' +
    'websites site sites app apps follower followers post posts posted webcam account dm dms iphone ' +
    'youtube',
  sex:
    'sex sexual sexually sexualised pregnan* expecting contracept* condom gay lesbian bisexual bi trans ' +
    'transgender transition* nonbinary non-binary gender pronouns lgbt* queer came_out coming_out ' +
    'straight kiss kissed kissing older_boy older_boys older_man older_men',
  faith:
    'religion religious faith church chapel mosque temple synagogue gurdwara pray prays prayer prayers ' +
    'praying bible koran quran qur torah god allah muslim muslims islam islamic christian christians ' +
    'catholic catholics jehovah jw jewish jew jews hindu hindus sikh sikhs buddhist buddhists hijab ' +
    'headscarf scarf veil niqab turban patka kippah eid ramadan diwali lent fasting fast fasts ramadhan ' +
    'sabbath shabbat confirmation communion bar_mitzvah devout pious atheist imam vicar priest rabbi ' +
    'kosher halal holy secular mormon evangelical pentecostal worship modesty vegetarian beliefs believes',
  origin:
    'country countries born abroad overseas foreign foreigner immigrant immigrants migrant refugee ' +
    'refugees asylum arrived arrival came_over come_over settled_status passport visa deport* culture ' +
    'cultures cultural community background heritage ethnic ethnicity race racial racist racism colour ' +
    'black white brown asian african caribbean indian pakistani bangladeshi chinese polish romanian roma ' +
    'gypsy traveller travellers irish welsh scottish nigerian somali syrian afghan iraqi iranian kurdish ' +
    'turkish arab ukrainian russian lithuanian portuguese brazilian italian german french spanish ' +
    'hong_kong vietnamese filipino ghanaian jamaican tamil urdu punjabi bengali arabic mandarin cantonese ' +
    'yoruba accent accents mother_tongue first_language second_language english_speaking speak_english ' +
    'speaks_english native eal bilingual war people_like typical stereotyp* council_estate working_class ' +
    'middle_class posh caste nationality tribe',
  needs:
    'sen send senco sendco needs special disab* handicap* autis* asd aspergers asc spectrum adhd add ' +
    'dyslex* dysprax* dyscalc* dysgraph* tourettes tics stammer stammers stutter* stutters mute selective ' +
    'hearing deaf impaired impairment vision visual sensory ehcp ehc iep passport provision plan k_code ' +
    'register support supported one-to-one one_to_one 1:1 unit base hub nurture resourced inclusion ' +
    'intervention interventions withdrawn_for overlay overlays coloured_paper coloured cream_paper ' +
    'large_print enlarged scribe reader laptop word_processor extra_time longer rest_breaks access ' +
    'arrangements assistant helper adult grown-up grown_up aide assessed assessment pathway diagnosis ' +
    'diagnosed processing memory working_memory reading_age spelling_age chunked visuals fidget wobble ' +
    'ear_defenders headphones time_out exit_card card toilet_pass pass phonics p_levels pre-key pre_key ' +
    'bottom lowest remedial slow_learner learning_difficult* difficulties difficulty delayed delay behind ' +
    'development developmental developmentally cognitive iq cats gifted eal attention hyperactive ' +
    'impulsive restless literal rigid routine change transitions meltdown stim* flaps rocks ' +
    'speech_and_language communication interpreter translator braille',
  insult:
    'lazy idle thick stupid dim dumb dense idiot idiotic fool foolish moron muppet clown twit plonker ' +
    'prat numpty donkey pest pain nuisance menace nightmare horror monster brat madam diva queen princess ' +
    'toad monkey animal animals feral savage sloth slug pig sheep weird weirdo odd oddball strange creepy ' +
    'annoying irritating infuriating exasperating maddening tedious boring dull useless hopeless pathetic ' +
    'rubbish dreadful awful terrible appalling abysmal dire woeful shocking ridiculous disgrace ' +
    'disgraceful shameful waste pointless joke childish babyish immature silly petulant sulky sulks ' +
    'stroppy moody grumpy whiny moans moany arrogant cocky big-headed smug conceited vain rude cheeky ' +
    'insolent obnoxious nasty spiteful mean cruel bitchy catty sly devious manipulative dishonest liar ' +
    'lies cheat cheats thief steals gobby mouthy loudmouth loud bossy attention-seeking attention_seek* ' +
    'needy selfish spoilt spoiled entitled ungrateful couldn_care worst hate hates loathe dread despair ' +
    'give_up given_up lost_cause brainless brain brains clueless gormless airhead bimbo wimp snowflake ' +
    'backside arse bum crap damn hell bloody sod bugger shut_up naff piss* grow_up pull_his pull_her ' +
    'finger_out kick_up',
  sarcasm:
    'lol haha ha hmm sigh yawn oh dear well bless alas miracle miracles wonders wonder shame pity if_only ' +
    'when_he_can when_she_can in_the_mood when_it_suits mood_takes occasionally actually apparently ' +
    'supposedly somehow remarkably surprisingly surprise even graces honours blesses deigns turns_up ' +
    'turned_up shows_up attends attended presence exists breathes breathing pulse alive awake medal ' +
    'medals award gold champion olympic world genius legend legendary expert mastered master professional ' +
    'record speaks_for_itself enough_said say_no_more no_comment what_can_i where_do_i let_us_say ' +
    'lets_say shall_we_say interesting unique character special so-called sort_of kind_of not_exactly ' +
    'hardly wouldn bother bothered chocolate sandwich sandwiches picnic planet cuckoo lights goldfish ' +
    'brick bricks plank planks fence paint sharpest brightest sharp tool shed box lamp bulb trouble_the ' +
    'hold_your_breath good_luck god_help heaven_help thank_god thank_goodness hallelujah finally at_last ' +
    'never_mind fingers_crossed pigs fly retire retirement sanity patience headache grey_hair roll_on ' +
    'can_t_wait last_year_with see_the_back glad_to_see absent absence joy when_absent without_him ' +
    'without_her holiday christmas_come',
  discipline:
    'detention detentions suspended suspension exclusion excluded exclude isolation isolated seclusion ' +
    'on_report report_card behaviour_points points sanction sanctions expelled permanent removed sent_out ' +
    'on_call punished punishment caught fight fights fighting fought truant truanting truants bunk* ' +
    'bunking skiving vandal* theft stolen steal stole graffiti swear swears swore swearing fags lockers ' +
    'searched confiscated contract incident incidents',
  admin:
    'check chk ask see fill add insert copy paste tbc tbd todo to_do wip tba ditto same above below ' +
    'previous prev last_report spreadsheet sims arbor bromcom email emails ring phone_home call_home ' +
    'contact_home chase chased letter_home parents_eve parents_evening mock_data ap1 ap2 fft tgt ' +
    'target_grade c/w h/w hw cw n/a xx xxx xxxx blah etc reword rewrite finish draft template placeholder ' +
    'name_here later tomorrow tonight deadline ran_out remember_to note_to_self not_sure wrong which data ' +
    'markbook mark_book wk',
  time:
    'monday tuesday wednesday thursday friday saturday sunday weekend weekends night nights evening ' +
    'evenings morning mornings midnight yesterday tonight christmas easter summer holiday holidays ' +
    'january february march april may june july september october november december birthday since ' +
    'recently lately again anymore any_more these_days nowadays at_the_moment this_month this_week ' +
    'last_week last_month next_week next_month weeks months days every_other half_term term still until',
  place:
    'corridor gate gates bus car van station town park shop shops pub hospital church court prison jail ' +
    'inside airport abroad changing_room changing_rooms toilets canteen playground yard medical_room ' +
    'library reception outside stairs bridge roof alley',
  move:
    'lives living lived moved moving move moves stays staying stayed stay visits visiting visited left ' +
    'leaves leaving leave went gone goes go came come comes coming away back taken takes took picked ' +
    'picks collected collects brought brings dropped drops run_away ran_away runs_away arrived pushed ' +
    'kicked_out thrown_out locked walked walks sent kept hides hiding hid wears wearing wore pulled ' +
    'pulling',
  legal:
    'allegation statement witness charged charge arrested arrest bail prison jail offender offence crime ' +
    'criminal convicted inmate custody sentence gang stolen extremis* radicalis* terroris* far_right nazi ' +
    'hitler',
};

/** Function words, which hold sentences together. */
export const BETWEEN = new Set(
  (
    'a an the of to for so and or but if as is are be been being was were am do does did done has have had having can could ' +
    'would will may might must shall should it its that this these those there here then than with by from in on at into ' +
    'out up down over under about very really quite just only also too more most much many some any all both each every ' +
    'other another such own same when while where which who whose whom what why how because through during before after ' +
    'between again well not no nor never yet now even still he she they him her them his hers their theirs himself herself ' +
    'themselves i me my we us our you your one two three four five first second s t m re ve ll d'
  ).split(' '),
);
