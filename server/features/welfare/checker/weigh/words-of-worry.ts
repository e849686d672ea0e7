/**
 * The concepts of words that people use to speak about their lives, in the plain letters of
 * `readText`.
 */
const CONCEPTS: Readonly<Record<string, string>> = {
  me: 'i me my myself mine',
  us: 'we us our ours ourselves',
  family:
    'mum mummy mam mom mother dad daddy father stepdad stepmum stepfather stepmother brother sister brothers sisters nan nana gran granny grandad grandpa granda grandma uncle auntie aunt aunty cousin parents family stepbrother stepsister mums dads baba abba amma ammi hooyo da mammy papa mama carer foster baby stepbro stepsis bro sis unc antie nanny stepparent guardian mams folks carers grandparents stepdads stepmums husband wife nephew niece twin weans bairns',
  'someone near':
    'uncle stepdad stepfather boyfriend coach tutor man men neighbour cousin imam priest babysitter lodger ex older olders elders gang lads driver stranger someone somebody adult landlord boss girlfriend mate mates friend friends partner fella boyf bloke blokes guy guys lad elder youngers teammates instructor pastor vicar unc mentor pimp dealer roommate caretaker',
  he: 'he him his',
  she: 'she her',
  they: 'they them their',
  you: 'you your',
  teacher: 'sir miss teacher',
  hurt: 'hurt hurts hurting hit hits hitting slap slaps punch punched kick kicked belt bruise bruises bruised mark marks sore pain painful bleed blood bleeding scar scars cut cuts cutting burn burned burns smack strap grabbed grabs choked pushed pushes throws threw smash smashed broke breaks bang burst split sting stings batter batters battered battering leather leathers leathered clout clouts clouted wallop walloped lamped decked thump thumps thumped whack whacks whacked beat beats beaten beating beatings bash bashed strangle strangles strangled strangling choke chokes choking drag drags dragged shove shoves shoved shoving throttled kicking kicks booted headbutted bite bites scratch scratches scratched stamped attacked attacking assault assaulted assaults violent violence fist fists pelted spat spits slam slams slammed swings lash lashed whip whipped caned scald scalded bust busted swollen wound wounds stitches injured injuries hammered lump bled bleeds beatup smacks smacked smacking slapped slapping punches punching wounded',
  fear: 'scared afraid frightened terrified scary fear worried nervous flinch shaking panic safe unsafe hide hides hiding hid whisper quiet careful petrified dread dreading dreads nightmare nightmares worry worries anxious scare scares shake shakes trembling',
  secret:
    'secret secrets tell telling told anyone anybody nobody know knows promise promised trust believe believes delete deleted swear swore snitch lie lied lies lying pretend pretended pretending',
  touch:
    'touch touches touching kiss kisses knee lap bed bedroom shower bath naked pictures pics photos camera nude body undress clothes dressed tights underwear touched hugs hug cuddle cuddles tickle tickles feels underneath',
  money:
    'money owe owes debt pay pays paid rent meter electric bills bailiffs afford cash pounds tenner broke quid wages wage unpaid bill benefits giro foodbank loan loans lend borrowed electricity leccy gas cheap skint',
  food: 'food eat eats eating ate eaten dinner dinners lunch breakfast tea hungry starving cupboard fridge meal meals sick calories fat thin weigh weight kilos starve starves starved feed feeds fed scran snack snacks bread toast crisps cereal leftovers',
  night:
    'sleep sleeps sleeping asleep wake awake night nights bed tired nightmares dream tonight bedtime midnight',
  cold: 'cold heating coat blanket damp mould candles dark lights',
  leave: 'leave leaves leaving left gone go goodbye bye run away disappear vanish moved move',
  end: 'die dead dying death end ending over stop stopped live alive living exist kill worth forever pills tablets bridge rope suicide suicidal overdose overdosed overdosing unalive hanged hung noose cliff goodbye goodbyes funeral funerals coffin heaven pointless existing existence bury buried grave gone paracetamol',
  drink:
    'drink drinks drinking drunk drank vodka beer bottle bottles cider wine weed vape vapes smoke needle foil high stash alcohol drunken pissed hungover whisky whiskey gin lager wrecked smashed legless addict addicted rehab',
  door: 'door doors lock locks locked key keys stairs window outside shut shuts',
  home: 'home house flat room floor sofa hostel hotel kitchen bathroom',
  not: 'not no never nothing none dont cant wont didnt doesnt isnt wasnt havent hasnt couldnt wouldnt shouldnt without',
  now: 'now anymore again still always everyday every these lately since keeps keep already tonight',
  allowed: 'allowed let lets makes made make have must forced supposed',
  say: 'says say said calls called shouts shouting screams screaming shout',
  want: 'want wants wish wanted hope need needs rather',
  feel: 'feel feels feeling felt numb empty worthless alone lonely sad cry cries crying hate hates ashamed dirty useless burden tired guilty disgusting disgust hopeless pointless invisible unwanted unloved broken depressed depression anxiety anxious panic upset miserable ruined fake pretend smile smiling smiles miss missed hated',
  help: 'help please someone talk ask anyone sorry',
  online:
    'phone online snap insta instagram message messages messaged texts text chat video app game discord pics send sends sent sending account',
  when: 'when whenever after before until while if',
  body: 'arm arms leg legs wrist wrists thigh thighs neck throat rib ribs lip eye eyes jaw cheek cheekbone nose teeth tooth stomach belly hand hands finger fingers feet foot knee knees ear ears chest',
  weapon:
    'knife knives blade blades shank shanks machete machetes rambo zombie sword burner gun guns glock acid crowbar cleaver screwdriver scissors razor razors weapon weapons belt nank hatchet pistol petrol',
  threat:
    'threaten threatens threatened threatening threat threats kill kills killed killing stab stabs stabbed stabbing shoot shoots shot murder revenge gangs bounty snitch snitches snitched',
  sex: 'sexual sexually rape raped rapes nude nudes naked privates willy fanny breast breasts boobs bum groped grope gropes groping stroked condom pregnant virgin blackmail blackmails blackmailed blackmailing leaked undress undressed abused abuse abuses abusing molest molested inappropriate creepy grooming groomed',
  drugs:
    'drug drugs weed cocaine heroin spice ket mdma trapping shotting shotter plug olders runner stash smoked smoking dealer dealing cannabis sniff sniffing xanax',
  hate: 'nazi nazis swastika gassed muslim muslims jew jews jewish hijab gay lesbian faggot slur slurs racist terrorist terrorists paki gypsy gipsy immigrant immigrants fenian fenians jihad telegram poles pakis',
  bully:
    'bully bullies bullied bullying tease teases teased laughs laughing ugly freak weirdo loser tramp smelly hates rumours rumour followed chase chases chased surround surrounded tripped ganged excluded',
  eating:
    'vomit vomits vomited vomiting puke puked purge purging binge binged binging diet dieting calories skinny fat weigh faint fainted fainting laxatives thinner thigh sick',
  dirt: 'dirty smelly smell smells washing nappy nappies mould mouldy damp fleas lice nits',
  homeless: 'evicted homeless hostel tent sofa bailiffs landlord bench',
  'self harm':
    'cut cuts cutting cutter harm harms harming harmed selfharm razor razors scars scratch scratching burn burning sleeves blood bleed bleeding bandage bandages',
  control:
    'control controls controlling controlled checks check location tracks tracking tracker watches watching spy spies password passwords permission follows demands jealous',
  marriage:
    'marry married marriage wedding engaged engagement husband abroad honour shame izzat dishonour passport flight fiance',
  work: 'clean cleans cleaned cleaning servant cook cooks cooking shift shifts boss factory carwash salon takeaway shop',
  caring:
    'care cares caring feed bath meds medicine tablets insulin wheelchair chores washing baby babies',
  authority:
    'police worker ambulance hospital nurse doctor court prison jail jailed arrested foster childline',
  nobody:
    'nobody noone none anyone anybody alone lonely invisible ignored ignores ignore notice notices noticed care cares',
  gone: 'walked disappeared vanished prison died buried hospital',
};

const conceptsOf = new Map<string, string[]>();
for (const [concept, words] of Object.entries(CONCEPTS))
  for (const word of words.split(' ')) {
    const before = conceptsOf.get(word);
    if (before) before.push(concept);
    else conceptsOf.set(word, [concept]);
  }

/** Returns the concepts of a word; most words have none. */
export const conceptsIn = (word: string): readonly string[] => conceptsOf.get(word) ?? [];

/** All words with a concept; typing errors in the longer ones are corrected. */
export const wordsWithConcept: readonly string[] = [...conceptsOf.keys()];
