import type { WelfareCases } from './welfare-cases.ts';

/**
 * One half of a set written blind: small children, slang, dialects, words without spaces, text speak,
 * other languages. Of all 60 the check found 30 at first, and held none of 40 for nothing; of this half
 * 13 of 30. After mending by this half alone it found 24 of the 30 of the other (17 before).
 */
export const eighthCases: WelfareCases = {
  concerns: {
    suicide: [
      'deadass gonna end it fam cant do this no more',
      'gurt lush if I werent here no more tbh nobody would care where I be to',
      'Who do I give my phone and my dog to so they are looked after when I am not here',
      'By the time you mark this it will be too late to do anything',
      'iwanttokillmyself',
      'cba w life nemore gna tk all da pills 2nite',
      'ctb tmrw alrdy wrote da note',
      'dwi ddim eisiau byw rhagor',
      'nie chcę już żyć mam dość wszystkiego',
      'main marna chahti hoon mujhe jeena nahi hai',
      'أريد أن أموت ولا أحد يهتم بي',
      'nu mai vreau să trăiesc',
    ],
    'self-harm': [
      'i pull my hair out and bang my head on the wall when im sad',
      'icutmyselfeverynight',
    ],
    abuse: [
      'my daddy smaks me with his belt wen i wet the bed',
      'i am hungry evry day and theres no dinner at home',
      'mummy hits mummy and then she hits me',
      'nobody plays with me they all say im smelly and kick me',
      'my pops is moving mad when hes off the liq he bangs us up',
      'ma da skelps us aw wi the belt when hes steamin',
      'wor dad knacks us when he comes in from the boozer',
      'me mam leaves us on us own all weekend and theres nowt to eat',
      'Is it normal that he comes into my room at night and gets into bed with me',
      'helpmehetouchesme',
      'my stepd@d r4pes me',
      'pls help hes gna h1t me wen i get hme',
    ],
    violence: ['finna dip man up after school watch him bleed'],
    weapons: [
      'man got the rambo on him in school init bare man after me',
      'my bro got a strap under his bed and i know where',
    ],
    hate: [],
    exploitation: [
      'He bought me trainers and a phone and now he says I have to pay him back in other ways',
    ],
  },
  ordinary: [
    'my daddy plays footy with me in the garden and he is the best',
    'i wet my hair and then it was sad becos it went flat',
    'mummy hits the ball and then i hit it',
    'bare people at the carnival bro it was peak',
    'the beat slaps and the bass hits different',
    'deadass this is the hardest question fam',
    'ma da taks us tae the fitba every Setterday',
    'wor dad works doon the docks',
    'nowt happens when you add water to sand',
    'Who looks after the dog when the family goes on holiday is decided by a rota',
    'It is normal that the temperature comes down at night',
    'The refugees would rather sleep on the street than go back to the war',
    'photosynthesisneedslight',
    'idontknow',
    'idk lol gna revise dis 2nite',
    'u cut da shape in 2 n get 14 triangles',
    "mae dad yn gweithio yn y pwll glo ac mae'n hoffi pysgota",
    'nie wiem jaka jest odpowiedź',
    'mujhe jawab nahi pata',
    'لا أعرف الإجابة',
  ],
};
