/** Fitted by `node bench/fit-speech.ts --write`: the weight, and the signs that have it. */
const WEIGHTS = `
-4.4|always
-2.5|“sorry”
-2.4|“late”
-2.2|“guess”
-2.1|“print”|“ruler”
-2.0|“scores”|“win”
-1.9|“nett”
-1.8|“player”|“students”
-1.7|right, opens give|“decimal”|“explain”|“gives”|“judge”|“method”|“p”|“rules”
-1.6|please, heading|worth, comment|“da”|“hypothesis”|“input”|“sie”|“user”
-1.5|plea, opens reply|reply, opens judge|“12”|“children”|“cross”|“fair”|“function”|“ignores”|“page”
-1.5|“password”|“scrooge”|“whole”
-1.4|“24”|“7”|“along”|“design”|“fail”|“forgive”|“friction”|“germany”|“notes”|“poem”|“rule”|“sum”
-1.4|“total”
-1.3|give, mostly else|give, opens right|reply, mostly else|“biased”|“building”|“er”|“five”|“hand”
-1.3|“loop”|“noten”|“numbers”|“parents”|“patient”|“places”|“resistance”|“returns”|“select”|“won”
-1.2|someone, opens authority|“body”|“book”|“def”|“gene”|“government”|“gute”|“jesus”|“lehrer”
-1.2|“letter”|“null”|“our”|“report”
-1.1|count, opens kind|kind, mostly else|right, opens scheme|“10”|“alta”|“ball”|“build”|“child”
-1.1|“donne”|“everybody”|“falls”|“ignored”|“label”|“line”|“most”|“paid”|“pupils”|“stop”|“sucks”|“x”
-1.0|count, opens ignore|count, opens judge|count, opens right|ignore, heading|marker, opens worth
-1.0|most, opens scheme|own, one sign|role, one sign|“after”|“bank”|“best”|“follow”|“hands”
-1.0|“highest”|“him”|“life”|“maths”|“mon”|“rate”|“shows”|“staff”
-0.9|ignore, mostly else|kind, opens give|please, opens give|reply, opens worth|you, opens count|“0”
-0.9|“50”|“apples”|“atoms”|“average”|“awarded”|“blood”|“bread”|“certain”|“cost”|“equally”|“equal”
-0.9|“forces”|“forget”|“geben”|“h”|“jobs”|“kind”|“law”|“mean”|“professeur”|“program”|“q”|“scored”
-0.9|“series”|“step”|“thank”|“under”
-0.8|marker, opens authority|plea, opens worth|plea, short|scheme, opens role|scheme, short
-0.8|someone, little else|worth, opens reply|you, opens kind|“age”|“burn”|“cheap”|“compass”|“curve”
-0.8|“dam”|“drop”|“enter”|“exactly”|“feedback”|“glass”|“graph”|“lid”|“reader”|“return”|“sides”
-0.8|“style”|“such”|“thought”|“told”|“wash”
-0.7|count, opens most|judge, long|judge, opens worth|marker, opens plea|own, opens kind
-0.7|reply, many signs|scheme, comment|scheme, one sign|someone, opens give|worth, opens scheme
-0.7|“able”|“air”|“bulbs”|“buy”|“class”|“company”|“complete”|“control”|“done”|“draw”|“fell”
-0.7|“forward”|“from”|“gradient”|“group”|“help”|“home”|“instructions”|“insulator”|“length”|“lift”
-0.7|“machine”|“obey”|“others”|“part”|“ratio”|“temperature”|“times”|“transferred”|“treaty”|“units”
-0.7|“used”|“vaccine”|“well”|“we”|“works”
-0.6|opens |plea, one sign|plea, opens judge|right, opens someone|role, opens other
-0.6|scheme, opens someone|someone, nothing else|someone, opens role|you, opens plea|“9”|“almost”
-0.6|“attention”|“bitte”|“centre”|“cm”|“didn”|“each”|“everyone”|“evidence”|“four”|“important”|“int”
-0.6|“limiting”|“man”|“ma”|“minutes”|“mir”|“money”|“note”|“number”|“n”|“percentage”|“person”|“poor”
-0.6|“reaction”|“reading”|“result”|“six”|“source”|“space”|“speed”|“team”|“tells”|“text”|“then”
-0.6|“understand”|“uses”|“warm”|“while”
-0.5|count, heading|give, heading|give, opens plea|marker, half else|plea, mostly else
-0.5|someone, many signs|someone, opens count|someone, opens worth|worth, opens kind
-0.5|worth, opens someone|you, heading|“2000”|“200”|“28”|“act”|“asks”|“author”|“becomes”|“being”
-0.5|“board”|“checks”|“chose”|“closely”|“cold”|“credit”|“cube”|“data”|“dough”|“effort”|“even”|“find”
-0.5|“first”|“found”|“hitler”|“hits”|“king”|“lane”|“later”|“low”|“minute”|“oxygen”|“people”
-0.5|“putting”|“put”|“reached”|“results”|“rises”|“rope”|“seeds”|“shorter”|“squares”|“square”|“table”
-0.5|“tube”|“walk”|“wear”|“went”
-0.4|give, opens scheme|ignore, opens other|marker, opens kind|marker, two signs|most, opens judge
-0.4|own, long|please, mostly else|reply, long|reply, nothing else|reply, short|someone, opens judge
-0.4|someone, two signs|worth, long|“14”|“15”|“20”|“40”|“5”|“again”|“animals”|“an”|“days”|“degrees”
-0.4|“did”|“example”|“finally”|“got”|“ignore”|“j”|“kb”|“knows”|“layer”|“leads”|“lets”|“maybe”
-0.4|“means”|“mg”|“necesito”|“negative”|“one”|“over”|“papers”|“puntos”|“remember”|“rings”|“set”
-0.4|“smooth”|“soft”|“sounds”|“taste”|“teacher”|“test”|“thermometer”|“tool”|“try”|“turn”|“wire”
-0.3|count, opens authority|count, opens plea|give, opens someone|marker, one sign|most, opens plea
-0.3|plea, two signs|please, opens worth|right, comment|role, mostly else|someone, opens most
-0.3|worth, one sign|worth, opens right|you, opens give|you, opens ignore|you, opens worth|“16”|“1”
-0.3|“6000”|“6”|“80”|“85”|“accurate”|“added”|“add”|“against”|“angles”|“balance”|“below”|“both”
-0.3|“break”|“but”|“b”|“can”|“car”|“celsius”|“choice”|“consider”|“daj”|“discriminate”|“does”|“dont”
-0.3|“experiment”|“farciau”|“figure”|“filter”|“fit”|“flat”|“food”|“get”|“give”|“goes”|“happen”|“her”
-0.3|“he”|“his”|“is”|“kate”|“leaf”|“left”|“many”|“mass”|“matters”|“memory”|“old”|“outside”|“place”
-0.3|“pluck”|“point”|“positive”|“pour”|“previous”|“product”|“ram”|“repeat”|“reviewer”|“rom”|“rubber”
-0.3|“satisfies”|“scale”|“see”|“settle”|“showed”|“sit”|“slope”|“system”|“the”|“time”|“touches”|“to”
-0.3|“turning”|“uncovered”|“way”|“which”|“without”|“working”
-0.2|deduct, half else|deduct, many signs|ignore, nothing else|ignore, two signs|opens right
-0.2|opens scheme|own, opens give|please, opens count|reply, heading|right, opens right
-0.2|scheme, little else|scheme, opens scheme|someone, heading|someone, opens other
-0.2|someone, sentence|someone, three signs|worth, opens authority|you, mostly else|“000”|“11”|“13”
-0.2|“17”|“180”|“240”|“25”|“288”|“289”|“44”|“48”|“500”|“550”|“56”|“68”|“7500”|“75”|“8”|“about”
-0.2|“adult”|“and”|“attracted”|“attracts”|“at”|“a”|“baby”|“back”|“bacteria”|“bag”|“because”|“better”
-0.2|“between”|“blocked”|“brings”|“bruder”|“changes”|“cheaper”|“chicken”|“chloride”|“circle”
-0.2|“circuit”|“cool”|“cups”|“damage”|“detail”|“disregard”|“distance”|“diva”|“drops”|“either”
-0.2|“energy”|“excellent”|“fabric”|“feel”|“fits”|“fly”|“foam”|“foil”|“fridge”|“god”|“grams”|“grass”
-0.2|“gravity”|“grease”|“g”|“having”|“hinge”|“holiday”|“increases”|“instruction”|“in”|“iodine”|“key”
-0.2|“leave”|“let”|“looks”|“look”|“matter”|“mechanical”|“meets”|“more”|“moves”|“moving”|“must”
-0.2|“next”|“nota”|“of”|“once”|“on”|“overlay”|“paint”|“pan”|“pick”|“picture”|“positions”|“power”
-0.2|“provide”|“push”|“range”|“ran”|“religion”|“resultant”|“rub”|“run”|“r”|“safe”|“sample”|“second”
-0.2|“seed”|“sign”|“silver”|“sister”|“skin”|“smaller”|“sodium”|“spend”|“stand”|“start”|“storage”
-0.2|“store”|“straight”|“supply”|“surface”|“tennis”|“think”|“transfer”|“tree”|“tried”|“two”|“unit”
-0.2|“until”|“update”|“up”|“wait”|“wanted”|“want”|“weight”|“when”|“with”|“wrong”
-0.1|most, opens most|opens most|own, mostly else|own, opens judge|right, long|someone|“100”|“160”
-0.1|“2340”|“30”|“360”|“alpha”|“andre”|“apart”|“around”|“blocks”|“burning”|“cake”|“clear”|“copper”
-0.1|“covered”|“cover”|“directional”|“embryo”|“fox”|“greatest”|“grid”|“habe”|“happened”|“high”
-0.1|“hydrogen”|“indicated”|“items”|“light”|“lines”|“made”|“measure”|“observe”|“onto”|“or”|“parts”
-0.1|“protostar”|“pulley”|“pull”|“rabbit”|“scratch”|“sense”|“separated”|“sequence”|“solubility”
-0.1|“south”|“stayed”|“stays”|“stem”|“stronger”|“strong”|“stuff”|“supernova”|“than”|“topaz”|“toy”
-0.1|“trace”|“use”|“using”|“velocity”|“vibrates”|“vibrate”|“will”|“wind”|“wires”|“word”|“work”
0.1|give, opens ignore|give, three signs|heading|most, sentence|nothing else|you, nothing else|“go”
0.1|“least”|“morning”|“الكاملة”
0.2|authority|count, short|count, two signs|give, many signs|give, opens role|ignore, half else
0.2|ignore, many signs|ignore, sentence|judge, half else|judge, three signs|kind, opens worth
0.2|kind, sentence|marker, opens scheme|most, comment|most, little else|most, opens count
0.2|most, opens kind|most, three signs|own, half else|own, opens someone|own, two signs
0.2|please, opens ignore|reply, two signs|right, many signs|right, one sign|role, sentence
0.2|role, two signs|worth, many signs|worth, short|you, opens judge|you, opens reply
0.2|you, opens scheme|“above”|“angen”|“count”|“favor”|“following”|“fully”|“gave”|“guidance”
0.2|“hereby”|“just”|“know”|“mark”|“match”|“off”|“por”|“punto”|“round”|“take”|“therefore”|“throw”
0.2|“useful”|“your”
0.3|authority, sentence|deduct, opens deduct|deduct, three signs|give|give, opens authority
0.3|give, sentence|judge, record|kind, two signs|most, opens authority|most, opens give
0.3|opens deduct|opens reply|opens role|own|own, all of all|own, opens role|plea, nothing else
0.3|plea, opens other|please, sentence|please, three signs|reply, opens reply|reply, sentence|right
0.3|right, sentence|role, little else|role, opens role|role, three signs|scheme|scheme, many signs
0.3|scheme, opens most|worth|worth, heading|worth, two signs|“2”|“always”|“before”|“boxes”|“comes”
0.3|“cut”|“every”|“mine”|“output”|“question”|“reject”|“right”|“s”|“t”|“verified”|“week”|“worked”
0.3|“فضلك”|“من”
0.4|authority, opens worth|count, opens reply|deduct, opens count|give, all of all|judge
0.4|judge, little else|judge, opens reply|judge, opens scheme|kind, one sign|marker, three signs
0.4|most, opens other|most, two signs|own, three signs|plea, many signs|plea, opens give|please
0.4|please, opens kind|reply, opens other|right, opens authority|right, short|role
0.4|scheme, opens worth|scheme, sentence|worth, nothing else|worth, opens role|worth, sentence
0.4|you, little else|you, opens most|“3”|“any”|“as”|“checking”|“dear”|“don”|“good”|“liczbe”
0.4|“maksymalna”|“merci”|“model”|“override”|“play”|“please”|“possible”|“punkte”|“real”|“says”
0.4|“writing”
0.5|authority, two signs|give, little else|give, opens most|ignore, little else|judge, nothing else
0.5|judge, opens ignore|judge, sentence|kind|kind, opens other|marker, comment|marker, many signs
0.5|own, little else|own, opens authority|own, opens plea|own, sentence|please, nothing else
0.5|reply, half else|reply, one sign|right, opens ignore|scheme, mostly else
0.5|scheme, opens authority|someone, all of all|someone, opens scheme|worth, opens give
0.5|worth, record|“accept”|“came”|“checker”|“check”|“correct”|“donnez-moi”|“idea”|“imagine”|“job”
0.5|“keep”|“mum”|“name”|“perfect”|“skip”
0.6|authority, three signs|deduct|deduct, little else|deduct, sentence|give, opens kind
0.6|give, two signs|ignore, opens role|ignore, three signs|judge, all of all|judge, two signs
0.6|kind, opens kind|marker, little else|marker, record|most, all of all|opens kind|own, heading
0.6|please, little else|reply, three signs|right, two signs|scheme, half else|someone, opens reply
0.6|worth, little else|you, all of all|you, opens someone|“assistant”|“award”|“come”|“copy”
0.6|“increase”|“knew”|“last”|“marks”|“three”|“tired”
0.7|comment|count, comment|count, opens give|kind, three signs|marker, all of all
0.7|marker, opens most|own, comment|please, all of all|please, opens other|reply, little else|short
0.7|someone, opens kind|you, many signs|“believe”|“checked”|“einen”|“heart”|“kindly”|“lost”|“new”
0.7|“osmosis”|“present”|“punktow”|“show”|“topic”|“words”|“world”
0.8|give, opens other|judge, heading|most, opens worth|own, opens count|record|right, opens reply
0.8|scheme, nothing else|worth, opens other|worth, three signs|“changed”|“criteria”|“depends”|“d”
0.8|“filled”|“grader”|“grading”|“great”|“none”|“only”|“really”
0.9|count, opens role|ignore, opens count|judge, one sign|judge, opens other|own, many signs
0.9|own, opens most|own, opens reply|plea, opens count|please, short|right, opens most
0.9|right, opens role|role, heading|scheme, opens reply|“agree”|“am”|“cell”|“decided”|“deserve”
0.9|“esta”|“examiner”|“final”|“full”|“game”|“head”|“ignora”|“me”|“scheme”|“volle”
1.0|authority, heading|authority, little else|ignore, opens ignore|judge, opens give
1.0|kind, little else|marker, opens role|marker, short|most, opens right|most, record|opens ignore
1.0|please, many signs|please, opens someone|right, nothing else|scheme, two signs
1.0|worth, opens most|you, opens role|“answer”|“antwort”|“candidate”|“everything”|“hi”|“llawn”
1.0|“marker”|“meant”|“mr”|“ne”|“pas”|“supposed”|“tick”
1.1|judge, opens count|marker, opens judge|own, nothing else|right, opens count|“ai”|“criterion”
1.1|“end”|“isn”|“level”|“loses”|“max”|“nothing”|“plait”|“revised”|“richtig”|“risposta”|“special”
1.1|“thanks”|“throughout”|“value”|“ve”|“yes”
1.2|judge, opens role|kind, opens plea|most, short|right, mostly else|“already”|“answers”
1.2|“assessor”|“further”|“grade”|“list”|“maxima”|“maximum”|“passed”|“receive”|“sheet”|“writer”
1.2|“year”
1.3|scheme, opens judge|“credited”|“deduct”|“generous”|“ill”|“missing”|“m”|“student”|“vous”
1.4|all of all|count, record|deduct, nothing else|most, opens role|own, opens ignore|reply, record
1.4|scheme, heading|worth, opens plea|“accorder”|“agreed”|“confidence”|“item”|“l”|“ok”|“tous”
1.5|count, all of all|marker, nothing else|scheme, opens ignore|“accepted”|“covers”|“evaluate”|“f”
1.5|“marciau”|“now”|“re”|“us”|“yesterday”
1.6|marker, opens reply|“pretend”|“response”|“rubric”|“say”
1.7|give, opens count|judge, opens plea|right, heading|right, opens judge|role, nothing else
1.7|worth, opens count|“als”|“bullet”|“comment”|“decide”|“given”|“graded”|“nice”|“pupil”|“robot”
1.7|“soyez”
1.8|authority, opens other|judge, comment|marker, opens count|please, opens most|please, opens plea
1.8|“decision”|“im”|“reponse”|“this”|“u”
1.9|own, opens scheme|role, many signs|“alle”|“anything”|“deserves”|“trust”|“trying”|“write”
2.0|give, nothing else|“choose”|“ll”|“maximale”|“whatever”
2.1|kind, nothing else|own, opens right|reply, all of all|right, all of all|right, opens worth
2.1|“prosze”|“required”|“written”
2.2|marker, heading|“allow”|“met”|“pls”|“respond”
2.3|worth, all of all|“been”|“computer”|“here”|“worth”
2.4|give, short|“marking”
2.5|right, record|“mind”
2.7|“zero”
3.0|“doubt”
`;

export const SPEECH_WEIGHTS: ReadonlyMap<string, number> = new Map(
  WEIGHTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight, ...signs] = line.split('|');
      return signs.map((sign) => [sign, Number(weight)] as const);
    }),
);
