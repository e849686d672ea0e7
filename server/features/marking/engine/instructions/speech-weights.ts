/** Fitted by `node bench/fit-speech.ts --write`: the weight, and the signs that have it. */
const WEIGHTS = `
-4.2|always
-2.5|“late”
-2.4|“sorry”
-2.2|“guess”
-2.1|“print”|“ruler”|“win”
-2.0|“judge”
-1.9|“12”|“decimal”
-1.8|“donne”|“germany”|“gives”|“rules”|“scrooge”
-1.7|right, opens give|“mon”|“p”|“students”
-1.6|“cross”|“explain”|“method”|“page”|“player”|“scores”|“total”
-1.5|plea, opens reply|reply, opens judge|“design”|“gene”|“input”|“letter”|“password”|“resistance”
-1.5|“whole”
-1.4|please, heading|scheme, one sign|“24”|“children”|“fair”|“function”|“ignores”|“parents”|“places”
-1.4|“stop”|“won”|“x”
-1.3|give, opens right|“7”|“biased”|“book”|“building”|“fail”|“hands”|“hypothesis”|“life”|“loop”
-1.3|“nett”|“returns”|“sie”
-1.2|judge, mostly else|right, opens scheme|“alta”|“hand”|“ignored”|“our”|“patient”|“user”
-1.1|count, opens ignore|count, opens right|give, mostly else|own, one sign|someone, nothing else
-1.1|someone, opens give|you, opens kind|“animals”|“ball”|“being”|“child”|“compass”|“er”|“falls”
-1.1|“five”|“forgive”|“h”|“jesus”|“lid”|“pupils”|“rule”|“step”|“sum”|“thank”|“wash”
-1.0|count, opens judge|ignore, heading|kind, mostly else|marker, opens plea|please, opens give
-1.0|reply, mostly else|worth, comment|you, heading|“10”|“50”|“after”|“age”|“along”|“asks”|“average”
-1.0|“bank”|“best”|“body”|“bread”|“cost”|“da”|“def”|“dough”|“everybody”|“feedback”|“find”|“jobs”
-1.0|“lehrer”|“line”|“maths”|“may”|“most”|“poem”|“reader”|“select”|“sucks”
-0.9|kind, opens give|most, opens scheme|plea, short|scheme, opens role|“0”|“act”|“below”|“bitte”
-0.9|“build”|“certain”|“drop”|“enter”|“exactly”|“group”|“highest”|“him”|“machine”|“mean”|“noten”
-0.9|“numbers”|“paid”|“professeur”|“putting”|“result”|“scored”|“series”|“shows”|“such”|“team”
-0.9|“update”|“well”
-0.8|judge, long|you, opens count|“atoms”|“blood”|“buy”|“company”|“didn”|“done”|“draw”|“equally”
-0.8|“fell”|“forces”|“four”|“government”|“gute”|“hits”|“label”|“law”|“lift”|“man”|“minutes”|“notes”
-0.8|“null”|“n”|“obey”|“person”|“rate”|“report”|“sides”|“space”|“under”|“while”
-0.7|give, heading|most, opens judge|plea, one sign|plea, opens worth|someone, little else|“almost”
-0.7|“apples”|“bulbs”|“burn”|“class”|“cm”|“evidence”|“flat”|“forget”|“forward”|“from”|“geben”
-0.7|“important”|“instructions”|“kind”|“king”|“others”|“reaction”|“soft”|“then”|“times”|“used”
-0.7|“uses”|“walk”|“we”
-0.6|count, opens most|ignore, mostly else|ignore, two signs|marker, two signs|most, mostly else
-0.6|plea, mostly else|please, mostly else|reply, many signs|right, opens someone|role, mostly else
-0.6|scheme, mostly else|scheme, opens someone|someone, opens judge|worth, opens reply
-0.6|you, opens plea|“40”|“added”|“air”|“attention”|“author”|“awarded”|“cheap”|“chose”|“control”
-0.6|“equal”|“follow”|“found”|“gradient”|“graph”|“help”|“insulator”|“leaf”|“left”|“money”|“part”
-0.6|“people”|“put”|“reached”|“reading”|“return”|“rises”|“rope”|“smooth”|“source”|“table”
-0.6|“temperature”|“thought”|“told”|“tool”|“treaty”|“understand”|“wear”
-0.5|authority, half else|give, one sign|marker, half else|marker, opens kind|opens 
-0.5|plea, opens judge|reply, nothing else|someone, heading|“100”|“20”|“5”|“able”|“about”|“add”
-0.5|“bien”|“board”|“break”|“checks”|“complete”|“consider”|“cool”|“cube”|“degrees”|“each”|“everyone”
-0.5|“first”|“he”|“his”|“hitler”|“leads”|“length”|“limiting”|“many”|“means”|“memory”|“paint”|“pour”
-0.5|“q”|“shorter”|“speed”|“tells”|“units”|“verdict”|“without”
-0.4|deduct, half else|give, opens scheme|judge, opens worth|own, long|own, opens count
-0.4|own, opens kind|plea, two signs|role, one sign|role, opens worth|worth, opens kind|“14”|“15”
-0.4|“16”|“2000”|“200”|“28”|“80”|“9”|“accurate”|“against”|“area”|“around”|“attracted”|“back”
-0.4|“bacteria”|“balance”|“becomes”|“b”|“car”|“celsius”|“cold”|“dam”|“disregard”|“dont”|“example”
-0.4|“experiment”|“finally”|“food”|“glass”|“int”|“is”|“j”|“kate”|“knows”|“lane”|“layer”|“looked”
-0.4|“mass”|“matters”|“maybe”|“mg”|“necesito”|“one”|“oxygen”|“poor”|“program”|“ram”|“ratio”
-0.4|“results”|“rom”|“r”|“safe”|“scale”|“seeds”|“square”|“text”|“thermometer”|“toy”|“tried”|“try”
-0.4|“tube”|“turn”
-0.3|count, opens plea|give, opens someone|ignore, opens other|marker, opens worth|most, opens plea
-0.3|own, mostly else|own, opens give|own, opens judge|own, two signs|reply, comment|reply, heading
-0.3|reply, short|scheme, comment|someone, many signs|someone, opens other|someone, three signs
-0.3|you, opens give|you, opens right|“000”|“17”|“289”|“6000”|“75”|“85”|“alpha”|“an”|“ask”|“bag”
-0.3|“blocked”|“both”|“bruder”|“but”|“circuit”|“closely”|“data”|“days”|“did”|“does”|“effort”
-0.3|“energy”|“feel”|“fit”|“foam”|“fridge”|“grams”|“g”|“her”|“holiday”|“home”|“ignore”|“in”|“iodine”
-0.3|“kb”|“low”|“mechanical”|“minute”|“negative”|“old”|“outside”|“parts”|“place”|“product”|“pulley”
-0.3|“push”|“remember”|“rub”|“run”|“satisfies”|“sister”|“sounds”|“squares”|“stayed”|“store”|“style”
-0.3|“surface”|“teacher”|“test”|“the”|“time”|“to”|“uncovered”|“using”|“wanted”|“warm”|“way”|“went”
-0.3|“which”|“wire”|“working”|“works”
-0.2|authority, opens authority|count, many signs|marker, opens give|marker, opens someone
-0.2|opens authority|opens scheme|please, opens judge|reply, long|right, comment
-0.2|scheme, opens scheme|someone, opens count|someone, sentence|worth, opens judge|“11”|“13”|“160”
-0.2|“180”|“182”|“1”|“240”|“25”|“288”|“360”|“44”|“48”|“550”|“56”|“68”|“7500”|“abdomen”|“alum”
-0.2|“andre”|“angles”|“aq”|“at”|“a”|“baby”|“balls”|“because”|“better”|“between”|“blocks”|“cake”
-0.2|“can”|“changes”|“changing”|“cheaper”|“chicken”|“clear”|“copper”|“cover”|“cups”|“damage”
-0.2|“discriminate”|“distance”|“diva”|“eat”|“electricity”|“embryo”|“engineering”|“excellent”
-0.2|“fabric”|“field”|“filter”|“foil”|“form”|“gas”|“get”|“give”|“globe”|“god”|“got”|“grass”
-0.2|“gravity”|“grease”|“greatest”|“green”|“grid”|“gustan”|“happen”|“having”|“hermana”|“hinge”|“if”
-0.2|“increases”|“items”|“its”|“later”|“learn”|“leave”|“lets”|“let”|“looks”|“look”|“magnets”
-0.2|“matter”|“measure”|“mir”|“more”|“moves”|“moving”|“nail”|“not”|“oh”|“once”|“overlay”|“over”
-0.2|“own”|“pan”|“papers”|“paper”|“particles”|“percentage”|“perros”|“pick”|“picture”|“positive”
-0.2|“powerful”|“power”|“provide”|“pull”|“range”|“religion”|“repeat”|“resultant”|“rings”|“rock”
-0.2|“rotate”|“rubber”|“runs”|“second”|“seed”|“sense”|“separated”|“showed”|“silver”|“sit”|“skin”
-0.2|“slope”|“sodium”|“solubility”|“south”|“spend”|“spread”|“stand”|“start”|“stays”|“steel”
-0.2|“storage”|“straight”|“strong”|“stuff”|“system”|“tennis”|“touch”|“unit”|“until”|“up”|“variables”
-0.2|“wait”|“was”|“weekend”|“when”|“wires”|“with”|“work”
-0.1|count, heading|deduct, many signs|judge, opens most|judge, opens someone|most, all of all
-0.1|someone|someone, opens most|worth, opens role|you, two signs|“2340”|“6”|“8”|“and”|“attract”
-0.1|“bottom”|“burning”|“chloride”|“cinema”|“code”|“comparing”|“counter”|“cream”|“detail”
-0.1|“directional”|“disadvantage”|“doing”|“drops”|“earth”|“effect”|“fire”|“fixed”|“flashlight”
-0.1|“floats”|“fly”|“fox”|“fruity”|“goes”|“helped”|“hold”|“hydrogen”|“independent”|“iron”|“light”
-0.1|“made”|“mixtures”|“must”|“of”|“or”|“protostar”|“quicker”|“rabbit”|“ran”|“restaurant”|“sammy”
-0.1|“sample”|“sank”|“scratch”|“see”|“sequence”|“settle”|“should”|“single”|“site”|“slow”|“stem”
-0.1|“stick”|“stores”|“supergiant”|“supernova”|“supply”|“than”|“think”|“topaz”|“trace”|“turning”
-0.1|“type”|“use”|“velocity”|“very”|“vibrates”|“vibrate”|“week”|“weight”|“wind”
0.1|count, opens other|count, three signs|ignore, three signs|marker, long|marker, one sign|most
0.1|own, opens worth|worth, opens most|“i”|“least”|“marked”|“worked”
0.2|authority|authority, many signs|authority, nothing else|authority, sentence|count, little else
0.2|count, two signs|deduct, opens deduct|give, opens authority|give, opens reply|ignore, sentence
0.2|judge, half else|judge, record|kind, heading|kind, three signs|marker, opens other
0.2|marker, opens scheme|most, sentence|nothing else|opens deduct|own, all of all|own, opens role
0.2|plea, opens other|reply, one sign|reply, opens other|right|right, little else|right, many signs
0.2|right, sentence|scheme, opens most|worth, heading|worth, opens count|worth, short
0.2|worth, three signs|you, little else|“comes”|“copy”|“count”|“exam”|“happy”|“hereby”|“just”
0.2|“likes”|“lose”|“official”|“question”|“reply”|“rhowch”|“right”|“saw”|“says”|“take”|“therefore”
0.2|“top”|“true”|“who”|“your”
0.3|count, opens reply|deduct, two signs|give|give, many signs|give, opens ignore|give, opens kind
0.3|give, sentence|ignore, many signs|ignore, one sign|judge, opens reply|judge, opens scheme
0.3|kind, opens worth|kind, sentence|marker, little else|opens reply|opens role|own
0.3|own, opens someone|please, one sign|please, sentence|reply, opens reply|reply, sentence
0.3|reply, two signs|right, opens role|role, opens role|scheme, half else|scheme, sentence
0.3|someone, opens role|someone, opens scheme|worth, opens give|worth, record|you, nothing else|“2”
0.3|“candidates”|“come”|“compare”|“dear”|“guidance”|“last”|“morning”|“name”|“output”|“override”
0.3|“pay”|“set”|“s”|“topic”
0.4|deduct, opens count|ignore, opens role|ignore, opens worth|judge|judge, all of all
0.4|kind, two signs|own, heading|own, opens plea|own, sentence|plea, many signs|plea, opens give
0.4|please|please, little else|please, opens worth|right, short|scheme|scheme, many signs
0.4|scheme, opens authority|scheme, opens worth|scheme, short|someone, opens reply
0.4|you, opens someone|“accept”|“angen”|“before”|“chance”|“checker”|“cut”|“dame”|“don”|“fully”
0.4|“gib”|“imagine”|“keep”|“model”|“needed”|“night”|“nota”|“off”|“skip”|“throw”|“verified”|“wins”
0.4|“wrote”|“فضلك”|“من”
0.5|authority, heading|give, all of all|ignore, half else|judge, little else|judge, three signs
0.5|kind|kind, opens kind|kind, opens other|marker, comment|marker, mostly else|marker, record
0.5|most, little else|most, nothing else|most, opens other|opens kind|own, little else
0.5|plea, nothing else|please, opens other|right, mostly else|right, two signs|role|short
0.5|worth, nothing else|you, many signs|“3”|“answer”|“as”|“award”|“boxes”|“came”|“checked”
0.5|“checking”|“correct”|“everything”|“every”|“gave”|“liczbe”|“maksymalna”|“please”|“puntos”|“real”
0.5|“thanks”|“t”|“useful”|“الكاملة”
0.6|authority, three signs|comment|count, opens give|deduct, little else|deduct, three signs
0.6|judge, nothing else|judge, sentence|marker, many signs|most, opens kind|most, two signs
0.6|please, nothing else|reply, little else|you, all of all|“agree”|“any”|“cell”|“check”|“criteria”
0.6|“daj”|“donnez-moi”|“good”|“job”|“lost”|“none”|“perfect”|“reject”|“show”|“words”
0.7|judge, opens give|kind, little else|marker, all of all|marker, opens most|marker, short
0.7|most, opens give|own, comment|own, many signs|please, opens someone|record|reply, half else
0.7|right, nothing else|right, opens ignore|scheme, heading|someone, all of all|“answers”
0.7|“criterion”|“end”|“heart”|“kindly”|“point”|“round”|“score”|“three”
0.8|count, comment|deduct|deduct, sentence|give, two signs|ignore, opens ignore|judge, opens other
0.8|most, short|opens ignore|own, nothing else|please, many signs|“am”|“assistant”|“band”|“esta”
0.8|“following”|“head”|“knew”|“max”|“mine”|“mr”|“mum”|“only”|“osmosis”|“present”|“throughout”
0.8|“writing”
0.9|give, little else|give, opens most|ignore, opens count|judge, heading|judge, opens ignore
0.9|judge, two signs|most, opens worth|own, opens authority|own, three signs|scheme, opens reply
0.9|“agreed”|“believe”|“changed”|“d”|“full”|“further”|“game”|“grader”|“ignora”|“increase”|“maximum”
0.9|“me”|“m”|“nothing”|“points”|“really”|“supposed”|“value”|“world”
1.0|authority, little else|give, opens other|judge, opens count|judge, opens role
1.0|reply, three signs|right, opens reply|role, heading|“ai”|“candidate”|“decided”|“einen”|“idea”
1.0|“marker”|“merci”|“new”|“plait”|“possible”|“punktow”|“richtig”|“scheme”|“special”|“tired”|“yes”
1.1|kind, opens plea|most, opens right|plea, opens count|please, short|right, opens count
1.1|“accepted”|“already”|“examiner”|“filled”|“grading”|“great”|“ok”
1.2|all of all|authority, opens other|marker, opens judge|marker, opens reply|most, record
1.2|own, opens ignore|role, many signs|“accorder”|“deduct”|“depends”|“deserve”|“final”|“generous”
1.2|“hi”|“level”|“mark”|“missing”|“passed”|“risposta”|“sheet”|“writer”|“year”
1.3|authority, opens worth|count, all of all|deduct, nothing else|most, opens role
1.3|scheme, two signs|worth, all of all|“assessor”|“credited”|“evaluate”|“loses”|“ne”|“pas”
1.3|“punkte”|“punto”|“receive”|“re”|“tick”|“tous”|“ve”|“volle”
1.4|count, record|judge, opens plea|own, opens most|own, opens reply|reply, record
1.4|scheme, nothing else|“covers”|“isn”|“meant”|“nice”|“student”|“vous”
1.5|give, opens count|kind, one sign|“decide”|“ill”|“llawn”|“l”|“now”|“pretend”|“robot”
1.6|give, nothing else|marker, nothing else|own, opens right|right, opens judge
1.6|scheme, opens ignore|you, opens role|“anything”|“f”|“list”|“marks”|“maxima”
1.7|scheme, opens judge|“comment”|“confidence”|“pupil”|“reponse”|“rubric”|“this”|“yesterday”
1.8|kind, nothing else|marker, opens count|right, all of all|right, opens most|“allow”|“graded”
1.8|“ll”|“pls”|“response”|“us”|“u”|“whatever”
1.9|role, nothing else|“decision”|“given”|“say”|“trust”|“write”
2.0|marker, heading|own, opens scheme|reply, all of all|right, heading|“choose”|“grade”|“im”
2.1|“computer”|“maximale”|“written”
2.2|judge, comment|“here”|“marking”|“required”|“respond”
2.3|give, short|“mind”
2.4|“alle”|“been”|“deserves”|“worth”
2.5|please, opens most|right, record|“marciau”|“prosze”|“zero”
2.6|please, opens plea|“met”
2.7|“trying”
2.8|“doubt”
`;

export const SPEECH_WEIGHTS: ReadonlyMap<string, number> = new Map(
  WEIGHTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight, ...signs] = line.split('|');
      return signs.map((sign) => [sign, Number(weight)] as const);
    }),
);
