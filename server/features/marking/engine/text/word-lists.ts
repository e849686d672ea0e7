const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Function words, which say nothing about the subject of a sentence. */
export const FUNCTION_WORDS = words(`
  a an the this that these those it its it's he she they them their there his her him we us our you
  your i me my mine who whom whose which what where why how is are was were be been being am do does
  did done doing have has had having will would shall should can could may might must of in on at
  by for with from to into onto over under as than then so and or but if because since when while
  until although though however therefore also too very just only even such some any each every all
  both either neither other another own same about up out off again here yes no not nor don't doesn't
  didn't isn't aren't wasn't weren't can't couldn't won't wouldn't im i'm it'd that's they're we're
  you're he's she's there's let's thats your yourself itself themselves himself herself one ones
  during between after before through per via upon like
`);

/** Words so common in any subject that finding one proves little. */
export const COMMON_WORDS = words(`
  make makes made making get gets got getting go goes going put puts take takes use uses used using
  see sees look looks thing things something stuff way ways find found know knows tell tells think
  say says give gives show shows want need needs help helps work works come comes keep keeps let
  happen happens become becomes mean means much many lot lots more most less little big good bad
  different part parts kind type cause causes caused change changes changed new first second
  people person able really actually always never still well back time
`);

/** Words that negate what follows; apostrophes are often forgotten. */
export const NEGATORS = words(`
  not no never without cannot cant can't dont don't doesnt doesn't didnt didn't isnt isn't arent
  aren't wasnt wasn't werent weren't wont won't wouldnt wouldn't couldnt couldn't shouldnt shouldn't
  hasnt hasn't havent haven't havnt hadnt hadn't dosent dosnt doesent arnt wernt mustnt mustn't
  nor neither none nothing nobody aint ain't unable fails failed fail failing lack lacks lacked
  lacking prevent prevents prevented preventing stop stops stopped stopping barely hardly non missing
  absent absence
`);

/** Words that begin a new clause, so that a negation before them no longer applies. */
export const CLAUSE_OPENERS = words(`
  but because so since although though however therefore while whereas unless if when which then
  instead and as cuz cause cos coz bc becuase
`);

/** Number words that students write for figures. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value): [string, number] => [word, value]),
);
