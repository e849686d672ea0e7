/** Things with a full name and a short one: substances and abbreviations of school subjects. */

/** Name and formula, one substance between commas. */
const SUBSTANCES = `
  carbon dioxide CO2, carbon monoxide CO, water H2O, oxygen O2, hydrogen H2, nitrogen N2, chlorine Cl2,
  bromine Br2, iodine I2, ozone O3, methane CH4, ethane C2H6, propane C3H8, ethene C2H4, propene C3H6,
  ethanol C2H5OH, methanol CH3OH, ethanoic acid CH3COOH, glucose C6H12O6, ammonia NH3,
  sodium chloride NaCl, sodium hydroxide NaOH, sodium carbonate Na2CO3, sodium sulfate Na2SO4,
  potassium chloride KCl, potassium iodide KI, potassium hydroxide KOH, potassium nitrate KNO3,
  hydrochloric acid HCl, hydrogen chloride HCl, sulfuric acid H2SO4, nitric acid HNO3,
  phosphoric acid H3PO4, calcium carbonate CaCO3, calcium oxide CaO, calcium hydroxide Ca(OH)2,
  calcium chloride CaCl2, magnesium oxide MgO, magnesium chloride MgCl2, magnesium sulfate MgSO4,
  copper oxide CuO, copper sulfate CuSO4, copper carbonate CuCO3, zinc oxide ZnO, zinc chloride ZnCl2,
  zinc sulfate ZnSO4, iron oxide Fe2O3, silver nitrate AgNO3, silver chloride AgCl, lead nitrate Pb(NO3)2,
  barium chloride BaCl2, barium sulfate BaSO4, ammonium chloride NH4Cl, ammonium nitrate NH4NO3,
  sulfur dioxide SO2, sulfur trioxide SO3, nitrogen dioxide NO2,
  hydrogen sulfide H2S, hydrogen peroxide H2O2, silicon dioxide SiO2, aluminium oxide Al2O3`;

/**
 * Full name and abbreviation. Abbreviations that are words in lower case are left out: "WHO", "IT".
 */
const ABBREVIATIONS = `
  deoxyribonucleic acid DNA, ribonucleic acid RNA, adenosine triphosphate ATP, ultraviolet UV,
  infrared IR, body mass index BMI, potential difference PD, electromotive force EMF,
  direct current DC, alternating current AC, light emitting diode LED, light dependent resistor LDR,
  central nervous system CNS, sexually transmitted infection STI, white blood cell WBC, red blood cell RBC,
  central processing unit CPU, graphics processing unit GPU, arithmetic logic unit ALU, control unit CU,
  program counter PC, memory address register MAR, memory data register MDR, random access memory RAM,
  read only memory ROM, solid state drive SSD, hard disk drive HDD, local area network LAN,
  wide area network WAN, network interface card NIC, wireless access point WAP, domain name system DNS,
  internet protocol IP, transmission control protocol TCP, hypertext transfer protocol HTTP,
  file transfer protocol FTP, simple mail transfer protocol SMTP, uniform resource locator URL,
  internet service provider ISP, virtual private network VPN, graphical user interface GUI,
  operating system OS, integrated development environment IDE, structured query language SQL,
  gross domestic product GDP, gross national income GNI, human development index HDI,
  low income country LIC, high income country HIC, newly emerging economy NEE,
  transnational corporation TNC, multinational company MNC, non-governmental organisation NGO,
  central business district CBD, United Nations UN, European Union EU, United Kingdom UK,
  United States of America USA, Soviet Union USSR, National Health Service NHS,
  North Atlantic Treaty Organisation NATO, League of Nations LoN, Treaty of Versailles ToV,
  unique selling point USP, value added tax VAT, public limited company PLC, private limited company Ltd,
  integer int, boolean bool, consumer price index CPI, chief executive officer CEO, research and development R&D`;

const read = (list: string): (readonly [name: string, short: string])[] =>
  list.split(',').map((entry) => {
    const words = entry.trim().split(/\s+/);
    return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  });

const PAIRS = [...read(SUBSTANCES), ...read(ABBREVIATIONS)];

/** Pairs whose full name is one word, as a list of synonyms. */
export const NAMES_OF_ONE_WORD = PAIRS.filter(([name]) => !name.includes(' '))
  .map(([name, short]) => `${name} ${short.toLowerCase()}`)
  .join(',');

const fold = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replaceAll('sulph', 'sulf').replaceAll('-', ' ');

const shortOf = new Map(PAIRS.map(([name, short]) => [fold(name), short]));
/** Full names by short name; the first of two names counts: HCl is an acid before it is a gas. */
const nameOf = new Map(PAIRS.toReversed().map(([name, short]) => [fold(short), name]));

/**
 * Returns the other name of a thing: "CO2" for "carbon dioxide", and vice versa; null if it has
 * none.
 */
export const otherName = (called: string): string | null => {
  const folded = fold(called.trim());
  return shortOf.get(folded) ?? nameOf.get(folded) ?? null;
};

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (texts: Iterable<string>): string =>
  [...texts]
    .toSorted((a, b) => b.length - a.length)
    .map((text) => escape(text).replaceAll(' ', '[ -]'))
    .join('|');
const NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${anyOf([...shortOf.keys()].filter((name) => name.includes(' ')))})(?![\p{L}\p{N}])`,
  'giu',
);
const SHORTS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${anyOf(PAIRS.flatMap(([name, short]) => (name.includes(' ') ? [short] : [])))})(?![\p{L}\p{N}])`,
  'gu',
);

/** "Not enough light": a shortage, in any words for it. */
const SCARCE =
  /\b(?:not\s+enough|(?:an?\s+)?(?:lack|shortage|absence|scarcity)\s+of|too\s+little|insufficient)\s+(?=\p{L}+(?:\s+\p{L}+)?\s*$)/iu;
const SCARCITY = ['not enough ', 'lack of ', 'too little ', 'insufficient ', 'shortage of '];

/** Returns the text with each of the other words for a shortage; nothing if it mentions none. */
export const rewordScarcity = (text: string): string[] =>
  SCARCE.test(text) ? SCARCITY.map((words) => text.replace(SCARCE, words)) : [];

/** "Loses two electrons", in the other words for it. */
const LOSS = /\b(?:loses?|losing|loss of)\b(?=.*\belectrons?\b)/i;
const GAIN = /\b(?:gains?|gaining|gain of)\b(?=.*\belectrons?\b)/i;
const LOST = ['gives away', 'gives up', 'donates', 'loss of'];
const GAINED = ['takes', 'accepts', 'receives', 'picks up', 'gain of'];

/** Returns the text with "gives away" for electrons that are lost, and so on. */
export const rewordElectrons = (text: string): string[] => [
  ...(LOSS.test(text) ? LOST.map((words) => text.replace(LOSS, words)) : []),
  ...(GAIN.test(text) ? GAINED.map((words) => text.replace(GAIN, words)) : []),
];

/** A concentration that falls or is low: the solution is dilute. */
const THINNER =
  /^(?:the\s+|its\s+)?(?:\p{L}+\s+)?(?:(?:concentration\s+(?:(?:of\s+(?:the\s+)?\p{L}+\s+)?(?:decreases|falls|drops|reduces|lowers|goes down|gets lower|is lower|is reduced|decreased|fell)))|(?:less|lower|reduced|decreased|decreasing|falling)\s+concentrat(?:ed|ion)(?:\s+of\s+(?:the\s+)?\p{L}+)?|(?:decrease|fall|drop|reduction)\s+in\s+concentration)$/iu;
const DILUTED = ['more dilute', 'becomes dilute', 'is diluted', 'gets diluted'];

/**
 * Returns wordings such as "more dilute" for a concentration that falls; nothing for other texts.
 */
export const rewordDilution = (text: string): readonly string[] =>
  THINNER.test(text.trim()) ? DILUTED : [];

const COMPASS: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' };

/** Returns the text with "north east" for "NE", and vice versa; nothing for other texts. */
export function rewordCompass(text: string): string[] {
  const full = text.replaceAll(
    /\b([NS])([EW])\b/g,
    (_, first: string, second: string) => `${COMPASS[first]} ${COMPASS[second]}`,
  );
  const short = text.replaceAll(
    /\b(north|south)[- ]?(east|west)\b/gi,
    (_, first: string, second: string) => `${first[0]}${second[0]}`.toUpperCase(),
  );
  return [full, short].filter((one) => one !== text);
}

const RIGHT_ANGLES = ['at right angles', 'at 90 degrees'];

/** Returns the text with "at right angles" for "perpendicular"; nothing for other texts. */
export const rewordRightAngles = (text: string): string[] =>
  /\bperpendicular\b/i.test(text)
    ? RIGHT_ANGLES.map((words) => text.replace(/\bperpendicular\b/i, words))
    : [];

/**
 * Returns the text with names of several words in place of short ones, and vice versa; nothing if
 * it has neither.
 */
export function rewordNames(text: string): string[] {
  const plain = text.normalize('NFKC').replaceAll(/sulph/gi, 'sulf');
  const reworded = [NAMES, SHORTS].map((pattern) =>
    plain.replaceAll(pattern, (called) => otherName(called) ?? called),
  );
  return [...new Set(reworded)].filter((one) => one !== plain);
}
