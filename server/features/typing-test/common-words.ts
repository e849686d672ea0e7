/**
 * What the typing test draws from: everyday English words of two to eight letters, in British
 * spelling, in lower case. They follow the frequency lists that schools teach reading with (E. W.
 * Dolch, 1936, whose words are in the public domain, and those like it); single words of a
 * language belong to nobody. Left out is all that a class would giggle or be hurt at.
 */
export const commonWords: readonly string[] = `
  able about above across act add afraid after again against age ago agree air all allow almost
  alone along already also always among amount and angle animal another answer any apple are area
  arm around arrive art ask at aunt autumn away baby back bad bag bake ball bank base basic basket
  be beach bean bear beat became because become been before began begin behind being believe bell
  below beside best better between big bird bit block blow blue board boat book both bottle bottom
  bought bowl box branch bread break bridge bright bring broad brother brought build built busy but
  butter button buy by cake call calm came camera camp can captain car card care carry case castle
  cat catch caught cause centre certain chair chance change chapter cheese chief child choose
  circle city class clean clear climb clock close cloth cloud coast coat cold collect colour come
  common compare complete contain control cook cool copy corn corner correct cost could count
  country couple course cousin cover create creature crop cross crowd cup current curtain cut daily
  dance dark daughter day deal dear decide deep demand depend describe desert design desk detail
  did differ dinner discover dish distance divide do doctor does dog done door double doubt down
  draw dream dress drink drive drop dry duck during dust duty each ear early earth ease east easy
  eat edge effect egg eight either electric else empty end energy engine enjoy enough enter equal
  escape even evening event ever every exact example except excite exercise expect explain express
  eye face fact fair fall familiar family famous far farm farmer fast father favour feed feel feet
  fell felt fence few field fifteen fifty figure fill film final find fine finger finish fire first
  fish fit five flat flew float floor flow flower fly fold follow food foot for force forest forget
  forgive fork form forward found four fraction free fresh friend from front fruit full fun future
  game garden gate gather gave general gentle get gift give glad glass go goat goes gold gone good
  got grand grass great green grew ground group grow guess guide had hair half hall hand happen
  happy harbour has hat have he head hear heard heart heat heavy held hello help her here hill him
  his history hold holiday home honey hope horse hotel hour house how huge human hundred hurry ice
  idea if imagine in inch include indeed insect inside instead interest into invent iron is island
  it item its job join journey jump just keep kept kettle key kind king kitchen knee knew knife
  knock know ladder lady lake lamp land language large last late laugh law lay lead leaf learn
  least leather leave led left lemon length less lesson let letter level library lift light like
  line lion list listen little live locate long look lost lot loud love low lunch machine made
  magic main make many map mark market master match material matter may me meal mean measure meat
  medium meet melody member men metal method middle might mile milk million mind minute mirror miss
  mix modern moment money month moon more morning most mother motion mountain mouse mouth move much
  multiply music must my name nation nature near neck need neither nest never new news next nice
  night nine no noise none noon nor north nose not note nothing notice noun now number object
  observe ocean of off offer office often oil old on once one only open opposite or orange order
  other our out outside over own page paint pair paper parent park part party pass past path
  pattern pay pen pencil people perhaps person phrase piano picnic picture piece place plain plan
  plane planet plant plate play please plenty pocket poem point polish pond poor position possible
  post potato pound power practise prepare present press pretty price print prize probable problem
  produce promise proper protect proud provide pull pupil purple push put quart queen question
  quick quiet quite rabbit rain raise ran reach read ready real reason receive record red region
  remember repeat reply report rest result return rice rich ride right ring rise river road rock
  roll roof room root rope rose round row rule run safe said sail salt same sand sat save saw say
  school science score sea search season seat second see seed seem seen select sell send sense sent
  sentence separate serve set settle seven several shade shall shape share sharp she sheep sheet
  shelf shell shine ship shoe shop shore short should shoulder shout show side sight sign signal
  silent silver similar simple since sing sister sit six size skill skin sky sleep slip slow small
  smell smile snow so soft soil solve some son song soon sort sound soup south space speak special
  speed spell spend spoke spoon sport spread spring square stage stair stand star start state
  station stay steam steel step still stone stood stop store storm story straight strange stream
  street string strong student study subject such sudden sugar suggest suit summer sun supper
  support sure surface surprise sweet swim symbol system table tail take talk tall taste taught tea
  teach team teeth tell ten tent term test than thank that the their them then there these they
  thick thin thing think third this those though thought thousand thread three through throw thus
  ticket tie tiny to today together told tomorrow tone too took tool top total touch toward town
  toy trade train travel tree triangle trip trouble truck true trust try turn twelve twenty two
  under unit until up upon us use usual valley value vary verb very view village visit voice vowel
  wait walk wall want warm was wash watch water wave way we wear weather week weight well went were
  west what wheel when where whether which while whisper who whole whose why wide wife wild will
  win wind window wing winter wire wise wish with within without women wonder wood wool word work
  world would write written wrong wrote yard year yellow yes yet you young your
`
  .trim()
  .split(/\s+/);
