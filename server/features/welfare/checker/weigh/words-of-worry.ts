/** What words stand for where somebody speaks of their life, in the plain letters of `readText`. */
const CONCEPTS: Readonly<Record<string, string>> = {
  me: 'i me my myself mine',
  us: 'we us our ours ourselves',
  family:
    'mum mummy mam mom mother dad daddy father stepdad stepmum stepfather stepmother brother sister brothers sisters nan nana gran granny grandad grandpa granda grandma uncle auntie aunt aunty cousin parents family stepbrother stepsister mums dads baba abba amma ammi hooyo da mammy papa mama carer foster baby',
  'someone near':
    'uncle stepdad stepfather boyfriend coach tutor man men neighbour cousin imam priest babysitter lodger ex older olders elders gang lads driver stranger someone somebody adult landlord boss girlfriend mate mates friend friends',
  he: 'he him his',
  she: 'she her',
  they: 'they them their',
  you: 'you your',
  teacher: 'sir miss teacher',
  hurt: 'hurt hurts hurting hit hits hitting slap slaps punch punched kick kicked belt bruise bruises bruised mark marks sore pain painful bleed blood bleeding scar scars cut cuts cutting burn burned burns smack strap grabbed grabs choked pushed pushes throws threw smash smashed broke breaks bang burst split sting stings',
  fear: 'scared afraid frightened terrified scary fear worried nervous flinch shaking panic safe unsafe hide hides hiding hid whisper quiet careful',
  secret:
    'secret secrets tell telling told anyone anybody nobody know knows promise promised trust believe believes delete deleted',
  touch:
    'touch touches touching kiss kisses knee lap bed bedroom shower bath naked pictures pics photos camera nude body undress clothes dressed tights underwear',
  money:
    'money owe owes debt pay pays paid rent meter electric bills bailiffs afford cash pounds tenner',
  food: 'food eat eats eating ate eaten dinner dinners lunch breakfast tea hungry starving cupboard fridge meal meals sick calories fat thin weigh weight kilos',
  night: 'sleep sleeps sleeping asleep wake awake night nights bed tired nightmares dream tonight',
  cold: 'cold heating coat blanket damp mould candles dark lights',
  leave: 'leave leaves leaving left gone go goodbye bye run away disappear vanish moved move',
  end: 'die dead dying death end ending over stop stopped live alive living exist kill point worth forever pills tablets bridge train rope',
  drink:
    'drink drinks drinking drunk drank vodka beer bottle bottles cider wine weed vape vapes smoke needle foil high stash',
  door: 'door doors lock locks locked key keys stairs window outside shut shuts',
  home: 'home house flat room floor sofa hostel hotel kitchen bathroom',
  not: 'not no never nothing none dont cant wont didnt doesnt isnt wasnt havent hasnt couldnt wouldnt shouldnt without',
  now: 'now anymore again still always everyday every these lately since keeps keep already tonight',
  allowed: 'allowed let lets makes made make have must forced supposed',
  say: 'says say said calls called shouts shouting screams screaming shout',
  want: 'want wants wish wanted hope need needs rather',
  feel: 'feel feels feeling felt numb empty worthless alone lonely sad cry cries crying hate hates ashamed dirty useless burden tired',
  help: 'help please someone talk ask anyone sorry',
  online:
    'phone online snap insta instagram message messages messaged texts text chat video app game discord pics send sends sent sending account',
  when: 'when whenever after before until while if',
};

const conceptsOf = new Map<string, string[]>();
for (const [concept, words] of Object.entries(CONCEPTS))
  for (const word of words.split(' ')) {
    const before = conceptsOf.get(word);
    if (before) before.push(concept);
    else conceptsOf.set(word, [concept]);
  }

/** What a word stands for; most stand for nothing here. */
export const conceptsIn = (word: string): readonly string[] => conceptsOf.get(word) ?? [];
