/**
 * Words that students often use for one another although they do not mean the same: enough to see
 * what an answer is about, never enough to earn a point alone.
 */
export const AKIN_GROUPS = `
  big large long tall high wide fat thick huge heavy great more, small short low thin narrow little
  tiny light less few, see look watch notice observe view hear feel sense detect, hear sound noise
  listen loud, move go travel flow run pass carry bring come transport, connect attach touch join
  hook link stick hold close complete, break gap open miss separate cut disconnect, miss lack
  absent without need, work run operate function go happen, make cause produce give create let form,
  get take receive have own, give feed supply provide help, dissolve disappear vanish melt, clear transparent clean see,
  time minute hour second day long year, fast quick speed early soon, slow late long, hot warm heat
  temperature sun burn fire, cold cool freeze ice, water liquid wet drink, air gas wind oxygen
  breathe, strong power force hard energy, weak soft light easy, same equal alike match fair even,
  different change other vary unlike opposite, measure weigh count amount number size, compare match
  test check, show tell mean prove know indicate, find know learn discover tell, think believe feel
  opinion, place area spot ground land site, line path track way road route, top up above high over,
  bottom down below low under, begin start first early, end last final finish stop late, people
  everyone person human man, food eat nutrient energy feed, grow live plant develop, safe protect
  cover shelter, light bright sun shine lamp, electricity power energy current charge, dark shadow
  shade black night, fight war attack battle kill army, king government power rule leader law,
  rich money wealth power, poor hungry need poverty, sad angry upset unhappy protest, fair equal
  right just, hide camouflage blend, die dead kill extinct, write draw record note, job pay work
  wage, help support save benefit good, hurt harm damage bad danger, push pull force press, stretch
  tight pull long, rock stone mineral sand soil, piece part bit grain particle, mix join blend add,
  sink fall drop settle down, rise float up climb, bend turn curve, smooth flat even, rough bumpy
  sharp, shape form square round line look, colour dark light, smell taste, child baby young,
  family mother father parent, home house shelter, buy sell trade money price, grow increase more,
  shrink decrease less, many lot more, all every whole, always constant same, usual normal often,
  join unite ally together, leave go escape, send give pass, hold keep store contain, share divide
  split, answer result solution, problem issue trouble, rule law order, important main need, heart
  blood pump vein artery, lung breathe air chest, nerve brain signal message, muscle move contract
  bone, cell tissue organ body, gene dna chromosome inherit, egg sperm fertilise reproduce, leaf
  plant stem root flower, seed fruit pollen, animal creature species wildlife, predator prey hunt
  eat, habitat environment surroundings ecosystem, germ bacterium virus microbe disease infection,
  immune antibody defend white, medicine drug cure treat doctor, skin sweat body, stomach digest
  enzyme gut, atom molecule particle ion electron, metal iron steel copper, acid alkali base
  neutral, react reaction chemical bubble fizz, mixture solution solvent, solid liquid gas state,
  burn fire flame combust fuel oxygen, rust corrode oxidise iron, carbon co2 dioxide greenhouse,
  climate weather warm global, rain water cloud storm flood, river stream flow valley, sea ocean
  wave coast beach tide, mountain hill slope height, volcano lava magma eruption, earthquake plate
  tectonic shake, erode weather wear wash carry, deposit drop settle leave, city town urban
  building, village rural farm countryside, farm crop field grow, factory industry machine
  manufacture, pollute waste smoke dirty, forest tree wood plant, population people number crowd,
  migrate leave move country, planet moon star sun space orbit, gravity weight pull fall mass,
  friction resist rub grip slow, speed velocity accelerate motion, force push pull weight, current
  charge electron flow, voltage energy power push, circuit loop wire path, battery cell power
  supply, magnet pole attract iron, wave vibrate sound frequency, mirror reflect bounce image, lens
  focus bend refract, insulate trap keep warm, conduct pass through flow, radiation ray heat emit,
  army soldier troop force, weapon bomb gun missile, defeat lose surrender fail, victory win
  succeed, treaty peace agreement end, alliance ally friend side, empire colony rule land, king
  queen emperor crown royal throne, church god religion faith pope, tax money pay government, trade
  goods export import, vote election democracy choose, rights freedom liberty free, slave worker
  labour servant, poor peasant worker, noble lord rich, revolution revolt rebel overthrow change,
  cause reason because trigger, blame fault guilt responsible, nazi german hitler, communist russia
  soviet, propaganda persuade poster message, character person protagonist, author writer poet
  playwright, reader audience viewer, mood tone atmosphere feeling, fear scared afraid terror
  danger, love passion romance affection, hate anger rage violence, death die murder kill, power
  control dominate authority, ambition want desire greed, guilt regret shame conscience, lonely
  alone isolated outcast, metaphor simile imagery compare, emphasise stress highlight strong,
  suggest imply show hint, symbol represent mean, data information value, variable store value
  memory, loop repeat iterate cycle, function procedure method call, array list collection element,
  input enter type keyboard, output print display screen, program code software instruction,
  network internet connect server, hack attack malware virus, password secure protect encrypt,
  error bug wrong crash, sort order arrange, search find look, binary bit digital zero, memory ram
  store, stack queue push pop, node tree root link pointer, class object instance, equal same
  equation, add sum plus total, subtract minus take difference, multiply times product, divide
  share fraction, average mean median typical, percent fraction ratio proportion, angle degree
  turn, area surface space, volume space capacity, graph chart line plot, gradient slope steep,
  price cost expensive cheap, demand want buy, supply sell produce, profit money income revenue,
  business company firm shop, customer consumer buyer, job employment unemployed work, bank loan
  borrow interest debt
`;
