import type { ConcernKind } from '../../../../shared/contract/report-batches.ts';

const words = (list: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${list})(?![\p{L}\p{N}])`, 'iu');

/** Each of them is a list of words, so that the time to look for them grows only with the text. */
export const concernWords: Record<ConcernKind, RegExp> = {
  safety: words(
    'self[- ]?harm\\p{L}*|suicid\\p{L}*|kill (?:him|her|them)sel\\p{L}+|overdos\\p{L}*|cut(?:s|ting) (?:him|her|them)sel\\p{L}+|' +
      'end (?:his|her|their) life|safeguarding|child protection|social (?:worker|services|care)|abus(?:e|ed|ive)|neglect(?:ed)?|' +
      'bruis\\p{L}*|disclos(?:ed|ure)|cpoms|camhs|dsl|(?:at|from) risk of harm|radicalis\\p{L}*|county lines|groom(?:ed|ing)|' +
      'knife|weapon|drugs?|vap(?:e|es|ing)|alcohol|drunk|smokes|smoking|runs? away|hit(?:s)? (?:him|her|them) at home|' +
      'bull(?:y|ies|ied|ying)|assault\\p{L}*|sexual\\p{L}*|pregnan\\p{L}*|police|eating disorder|anorexi\\p{L}*|bulimi\\p{L}*|' +
      'unsafe at home|hungry|young carer',
  ),
  health: words(
    'medic(?:ation|ations|al|ine)|meds|inhaler|epi[- ]?pen|asthma\\p{L}*|epilep\\p{L}*|diabet\\p{L}*|allerg\\p{L}*|anxiety|' +
      'anxiety disorder|depress(?:ed|ion|ive)|mental health|therap(?:y|ist)|counsell(?:ing|or)|hospital|surgery|operation|' +
      'illness|ill|sickness|disease|cancer|chemotherapy|migraines?|seizures?|toilet|periods?(?= (?:pain|pains|problems))|' +
      'panic attacks?|ritalin|diagnos(?:is|ed)|gp|doctor|glasses|hearing aids?|eczema|concussion',
  ),
  needs: words(
    'sen|send|senco|sendco|ehcp?|iep|k[- ]code|autis(?:m|tic)|asd|asc|adhd|add(?= (?:diagnosis|student|pupil))|dyslexi(?:a|c)|dyspraxi(?:a|c)|' +
      'dyscalculi(?:a|c)|dysgraphi(?:a|c)|disab(?:led|ility|ilities)|special (?:educational )?needs|learning difficult(?:y|ies)|' +
      'wheelchair|speech and language|salt|access arrangements|extra time|reader pen|nurture group|low ability|bottom set|odd|pda|eal|slow learner|hearing impair\\p{L}*|visually? impair\\p{L}*|tourette\\p{L}*|stammer\\p{L}*',
  ),
  meals: words(
    'fsm|fsm6|ever ?6|free (?:school )?meals?|pupil premium|pp(?: (?:student|pupil|child))?|disadvantaged|deprived|poverty|' +
      "can[’']?t afford|cannot afford|food bank|benefits|poor family|low income|laptop loan",
  ),
  family: words(
    'divorc\\p{L}*|separat(?:ed|ion)(?= (?:parents|from (?:his|her|their)))|parents (?:have )?(?:split|separated|separating|splitting)\\p{L}*|bereave\\p{L}*|funeral|' +
      'died|death|dies|passed away|grie(?:f|ving)|custody|foster\\p{L}*|looked[- ]after|lac|plac|adopt(?:ed|ion)|in care|' +
      'prison|mum|mam|mom|dad|mother|father|stepdad|stepmum|stepfather|stepmother|grandad|grandma|nan|brother|sister|sibling|siblings|' +
      'home life|home situation|situation at home|problems at home|issues at home|things at home|difficult time|family|families',
  ),
  appearance: words(
    'weight|overweight|fat|obes(?:e|ity)|skinny|thin|chubby|podgy|small for (?:his|her|their) age|tall|spots|acne|smell(?:s|y)?|' +
      'body odour|hygiene|unwashed|dirty|scruffy|pretty|handsome|good[- ]looking|beautiful girl|cute|make[- ]?up|hair|nails|skirt|uniform|braces|ginger',
  ),
  belief: words(
    'muslims?|islam(?:ic)?|christians?|catholic|jew(?:s|ish)?|hindus?|sikhs?|jehovah\\p{L}*|ramadan|fasting|hijab|mosque|church|' +
      'relig(?:ion|ious)|his faith|her faith|their faith|immigra(?:nt|nts|tion)|refugees?|asylum|migrants?|foreign|foreigner|accent|skin colou?r|black (?:boy|girl|student|pupil)|white (?:boy|girl|student|pupil)|' +
      'asian|african|polish|romanian|roma|gypsy|travellers?|ethnic\\p{L}*|race|racial|nationality|gay|lesbian|trans(?:gender)?|lgbt\\p{L}*',
  ),
  insult: words(
    'laz(?:y|iness|ily)|idle|stupid|thick|dim|dumb|idiot|moron|clueless|useless|hopeless|pathetic|dreadful|awful|nightmare|pain in the \\p{L}+|a pain|' +
      'annoying|irritating|obnoxious|rude|cheeky|cocky|arrogant|attention[- ]seek\\p{L}*|brat|spoilt|clown|joker|lol|lmao|haha|rofl|wtf|omg|ffs|see me|' +
      "waste of (?:space|time)|not the sharpest\\p{L}*|sharpest tool|lights are on|couldn[’']t care less|can[’']?t be (?:bothered|arsed)|bone idle|" +
      'delusional|deluded|weird(?:o)?|crap|shit|bloody|damn|hell|miracle|finally bother\\p{L}*|for once|wonders never cease|apparently|god help|good luck (?:to|with)|if (?:he|she|they) ever|' +
      'when (?:he|she|they) bothers?|graces us|hard work to teach|gob|mouthy|gobby|drama queen|bless (?:him|her|them)|bossy',
  ),
  colleague: words(
    "(?:mr|mrs|ms|miss|mx|dr|sir|madam|prof|professor)\\.? \\p{Lu}[\\p{L}’'-]+|other teachers?|another teacher|last year[’']s teacher|(?:previous|supply|cover|former) teacher|supply|" +
      'head of (?:year|department|house)|ho[yd]|slt|union|ofsted',
  ),
  leftover: words(
    'h\\/?w|ta|tas|lsa|wip|tbc|tbd|todo|to do|xxx+|asap|btw|idk|imo|cba|n\\/a|c\\/w|wwb|ebi|www|ppt|cc|nb|ks[345]|atl|cat score|cats|p8|a8|target grade tbc|insert \\p{L}+|\\[\\p{L}+\\]|name here|copy(?:ied)? and paste',
  ),
};

/** Signs that are no words. */
export const leftoverSigns =
  /->|→|=>|⇒|<-|←|\?\?+|!!+|\*\*|##|[{}<>|\\]|\.{4,}|:\)|:\(|;\)|🙂|😀|😂|🙄|\p{Extended_Pictographic}/u;
