const SPELLING = `
dead: ded dedd
wrong: rong
hurt: hert hurtt
hurts: hurtz
mouth: mowf mouf mowth
teeth: teef
thing: fing
things: fings
think: fink
thought: thort thot
brother: bruva bruvver bruver bruvva bruther bruvr
mother: muvver muver
father: farver farva
sister: sista sistr
bruise: brooz broos bruse
bruises: broozes brooses bruses
touch: tuch toch tutch
touches: tutches toches
touched: tucht toched tutched
hitting: hitin hiting hitn
kicks: kiks
kick: kik
punched: puncht punchd
smacked: smackt smakd
smacks: smaks
stick: stik
knife: nife
knives: nifes
know: kno
locked: lokt lockt lokd
locks: loks
cupboard: cubord cupbord cubbard cupbard
sick: sik
eat: eet
food: fud foode
hungry: hungery hungrie
cry: cri
cries: crys
crying: criying cryin
shouting: showting shoutin
shouts: showts
scared: scard scaird skared skaird
secret: seecret sekret secrit
uncle: unkle uncl
night: nite nihgt
asleep: asleap aslep
sleep: slep sleap
stairs: stairz
blood: blud
bleeding: bleding
because: becoz becuz bcoz
does: dus
doesnt: dosnt dusnt dosent
didnt: dint dident
wouldnt: woodnt
could: cood
should: shood
myself: miself
birthday: birfday birfdey
decided: disided desided
daddy: dady daddie
mummy: mumy mummie
friend: freind frend
people: peple peepul
pretend: pritend pretnd
nobody: nowbody nobudy
everyone: evrywun
one: wun
were: wur
house: howse
mean: meen
leave: leeve
again: agane
`;

/** Pairs of young children's spellings and the words that they mean. */
export const CHILDRENS_SPELLING: readonly (readonly [string, string])[] = SPELLING.trim()
  .split('\n')
  .flatMap((line) => {
    const [meant = '', written = ''] = line.split(': ');
    return written.split(' ').map((form) => [form, meant] as const);
  });
