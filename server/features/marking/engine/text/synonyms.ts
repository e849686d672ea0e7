import { stem } from './stem.ts';

/**
 * Small and general on purpose: words that mean the same in most subjects. A school's own synonyms
 * belong to the question.
 */
const GROUPS = `
increase rise grow gain raise climb
decrease fall drop reduce decline shrink lessen diminish
big large great huge
small little tiny
fast quick rapid speedy
close near nearby
start begin commence
end finish stop
make produce create form generate
build construct
give provide supply
show demonstrate indicate display
get obtain receive acquire
need require
use utilise
help aid assist
keep maintain
stay remain
change alter vary
join combine connect attach link bond
split separate divide
break damage destroy
move travel
push force
let allow enable permit
stop prevent block
absorb soak
release emit
contain include
leave remain
see observe notice
test check
compare contrast
choose select pick
hold grip
heavy weigh weight mass
energy power
rock stone
soil dirt ground earth
sun sunlight sunshine
light sunlight
water h2o
oxygen o2
nitrogen n2
hydrogen h2
co2 carbondioxide
salt nacl
methane ch4
ammonia nh3
boil vaporise
evaporate vapour vaporise
gas vapour fizz
bubble fizz
sink settle
float buoyant
hard tough
rough coarse bumpy
smooth soft silky
same equal identical
different unlike
shape form
size big
part piece portion
land ground
ocean sea
child kid
man guy
house home
animal creature
sick ill
rich wealthy
poor poverty
war conflict fight
law rule
king ruler monarch
country nation
money cash
cost price expensive
cheap inexpensive
work job
people person human
doctor physician
important significant vital crucial
problem issue difficulty
reason cause
result outcome effect consequence
think believe
correct right accurate
wrong incorrect false inaccurate
vibrate shake wobble
vibration movement
noise sound
picture image
transfer transmit pass
throw toss
warm heat
hot heat
cool cold
light bright
loud noisy
harm damage hurt
protect guard shield defend
kill die death
eat feed consume
burn combust combustion
photosynthesis photosynthesise
respiration respire
diffuse spread
spread scatter disperse
collide hit bump crash
particle molecule
repel push
attract pull
stick attach adhere
pull attract tug
dissolve soluble
wire cable
battery cell
lamp bulb
weaken weak
strengthen strong
prove proof evidence
plant crop
baby offspring young
parent mother father
steep slope
liquid fluid
food nutrient
illness disease
germ microbe bacteria pathogen
often frequently
enough sufficient
main chief
quantity amount number
rate speed
variable factor
similar alike same
complete whole
full complete
empty vacant
twice double
half halve
middle centre
edge side border
top surface
bottom base
through across
trip journey
afraid scared fear
angry cross furious
happy glad joy
sad unhappy
lonely alone isolated
attack assault
old ancient
`;

const MEANINGS: ReadonlyMap<string, ReadonlySet<number>> = readGroups();

function readGroups(): Map<string, Set<number>> {
  const meanings = new Map<string, Set<number>>();
  for (const [index, line] of GROUPS.trim().split('\n').entries()) {
    for (const word of line.split(' ')) {
      const root = stem(word);
      const known = meanings.get(root) ?? new Set<number>();
      meanings.set(root, known.add(index));
    }
  }
  return meanings;
}

/** Whether two stems can mean the same in most contexts. */
export function areSynonyms(a: string, b: string): boolean {
  const meaningsOfA = MEANINGS.get(a);
  const meaningsOfB = MEANINGS.get(b);
  if (meaningsOfA === undefined || meaningsOfB === undefined) return false;
  return !meaningsOfA.isDisjointFrom(meaningsOfB);
}

/** Whether the stem is a word that the list knows, and so no slip of the pen for another. */
export function isListedWord(root: string): boolean {
  return MEANINGS.has(root);
}
