/** People close to a student, with or without "my". */
const PARENT =
  '(?:step ?)?(?:dad|daddy|father|mum|mummy|mom|mother|mam|parents|grandad|grandpa|gran|granny|nan|nana|grandma|stepdad|stepmum|stepfather|stepmother)';
const OTHER_RELATIVE =
  '(?:step ?)?(?:brothers?|sisters?|uncles?|aunt|auntie|aunty|cousins?|carers?|guardian|boyfriend|girlfriend|partner|coach|teacher|tutor|neighbour|imam|priest|boss|babysitter|friends?|mate|ex|dog|family)';
const SIDE =
  '(?:(?:new|ex|big|older|elder|little|younger|best|foster|step|real|own|friends|mums|dads|cousins|sisters|brothers) ){0,3}';

/** A person close to the student, e.g. "my big brother", "mum", "mums boyfriend". */
export const KIN = `(?:my ${SIDE}(?:${PARENT}|${OTHER_RELATIVE})|${PARENT}|(?:mums|dads) ${SIDE}(?:${PARENT}|${OTHER_RELATIVE})|step (?:mum|dad|brother|sister))`;

/** A person whom the student only calls he, she or they. */
export const SOMEONE =
  '(?:he|she|they|someone|somebody|everyone|everybody|people|(?:a|an|some|this|that|these|those|the) (?:\\S+ )?(?:man|men|boy|boys|girl|girls|guy|guys|woman|lad|lads|kid|kids|adult|adults|grown ups?|olders|person)(?: in year \\S+| online)?)';

export const ANYONE = `(?:${KIN}|${SOMEONE})`;

/** The target of a threat. */
export const VICTIM =
  '(?:him|her|them|you|everyone|everybody|someone|somebody|anyone|people|all of (?:you|them)|this (?:kid|boy|girl|teacher|class)|that (?:kid|boy|girl|teacher)|mr|mrs|miss|ms|sir|my \\S+|the (?:teacher|teachers|head|headteacher|class|whole \\S+))';

/** Words that show that a sentence is about a text, a period or a science. */
export const STORY =
  / (?:narrator|speaker|poet|poem|stanza|characters?|author|writer|playwright|protagonist|reader|audience|novel|play|scene|act|chapter|story|diary|article|shakespeare|dickens|steinbeck|priestley|golding|stevenson|orwell|hamlet|romeo|juliet|macbeth|banquo|lennie|curleys?|crooks|pip|scrooge|hyde|jekyll|eva|sheila|birlings?|shylock|othello|desdemona|soldiers?|sniper|victorian|medieval|tudor|nazis?|germans?|germany|hitler|holocaust|war|century|empire|slaves?|suffragettes?|durkheim|sociologists?|rates|study|government|law|laws|ira|terrorists?|klan|treaty|myth|in \d{4}) /;
/** Words by which writers refer to themselves; at the beginning “I” may be missing. */
export const FIRST_PERSON =
  / (?:i|me|my|myself|we|us|our|mine) |^ (?:been|wish|tired of|feel(?:ing)? (?:like|so)|want to|going to|cant (?:stop|do|take)) /;
