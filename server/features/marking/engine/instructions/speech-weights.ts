/** Fitted by `node bench/fit-speech.ts --write`: the weight, and the signs that have it. */
const WEIGHTS = `
-3.4|always
-2.9|“sorry”
-2.5|“upset”
-2.4|authority, opens role
-2.3|“application”|“late”|“returns”
-2.2|marker, opens |“prize”
-2.1|“ann”|“customers”|“driving”|“reward”|“teachers”|“valid”
-2.0|most > ignore|“60”|“current”|“notas”|“page”|“player”|“post”|“print”|“winner”
-1.9|count > scheme|right, opens give|“apologies”|“condition”|“noten”|“numbers”|“scores”|“taught”
-1.8|ignore, all of all|“design”|“gene”|“man”|“source”|“win”
-1.7|scheme, all of all|worth > worth|“cafe”|“def”|“equipo”|“examiners”|“guess”|“hope”|“lie”
-1.7|“minimum”|“money”|“nauczyciel”|“randomly”|“story”
-1.6|“function”|“help”|“hypothesis”|“mon”|“prof”|“quiero”|“rating”|“ruler”|“scale”|“soon”|“students”
-1.6|“while”
-1.5|reply, opens worth|someone > right|“beste”|“book”|“cross”|“da”|“explain”|“forget”|“friction”
-1.5|“ignore”|“judge”|“label”|“notes”|“nurse”|“price”|“replace”|“subtract”|“sucks”|“user”
-1.4|authority, opens judge|most > most|someone, opens worth|worth, opens scheme|“24”|“body”|“clock”
-1.4|“damages”|“diagram”|“done”|“method”|“select”|“send”|“significant”|“sum”|“tom”|“trade”|“visited”
-1.4|“whole”|“worked”
-1.3|judge, opens right|reply > judge|reply, mostly else|role, one sign|someone > marker|“7”|“admin”
-1.3|“apply”|“athro”|“back”|“biased”|“bonjour”|“building”|“cheap”|“cutting”|“decimal”|“deux”|“ho”
-1.3|“jesus”|“letter”|“lol”|“message”|“neighbour”|“nett”|“null”|“opens”|“pupils”|“quadrat”|“rules”
-1.3|“shows”|“stir”|“tres”|“won”
-1.2|count, opens right|scheme, comment|“adds”|“axis”|“ball”|“experimenter”|“favore”|“fill”|“film”
-1.2|“five”|“gives”|“goals”|“guilty”|“habitacion”|“hits”|“lid”|“maxscore”|“mg”|“mum”|“newton”
-1.2|“parce”|“password”|“patient”|“person”|“poem”|“pongame”|“since”|“six”|“stop”|“such”|“tally”
-1.2|“total”|“try”|“wasn”
-1.1|give > reply|ignore, mostly else|judge, long|marker > authority|own, record|plea, one sign
-1.1|plea, opens judge|right > worth|worth > someone|you, opens plea|“10”|“12”|“54”|“actual”
-1.1|“audience”|“below”|“conserved”|“data”|“dati”|“disregard”|“dos”|“each”|“enter”|“forgot”
-1.1|“forward”|“gewonnen”|“ge”|“graph”|“gute”|“hat”|“him”|“input”|“int”|“len”|“moderator”|“oven”
-1.1|“papers”|“program”|“reader”|“record”|“report”|“rich”|“sample”|“son”|“statement”|“step”|“verin”
-1.1|“well”|“workers”
-1.0|give, opens ignore|kind, opens give|please > count|right > give|right, comment|worth, comment
-1.0|worth, opens judge|you, opens ignore|“50”|“average”|“avoir”|“brauche”|“buenas”|“buildings”
-1.0|“captain”|“children”|“child”|“confirmed”|“connection”|“correcte”|“cost”|“divide”|“donne”|“drop”
-1.0|“email”|“fail”|“flat”|“germany”|“german”|“grateful”|“hermana”|“ignores”|“instructions”|“judges”
-1.0|“life”|“limiting”|“madam”|“minus”|“multiply”|“pen”|“percentage”|“plan”|“requirements”|“scrooge”
-1.0|“sides”|“spell”|“staff”|“strict”|“vote”|“voudrais”
-0.9|authority, one sign|count, opens ignore|give > you|ignore, comment|judge > give|judge > plea
-0.9|kind > you|marker > kind|most, opens plea|plea > you|plea, opens reply|worth > judge|you > you
-0.9|“acting”|“along”|“asked”|“attached”|“awarded”|“best”|“bonnes”|“build”|“burn”|“buy”|“certain”
-0.9|“chatbot”|“dad”|“dda”|“electrons”|“essays”|“falls”|“file”|“firms”|“follow”|“freely”|“fy”
-0.9|“house”|“ignored”|“kg”|“lehrer”|“likely”|“loop”|“lowest”|“machine”|“manager”|“means”|“measure”
-0.9|“mes”|“necesito”|“others”|“per”|“places”|“punti”|“questions”|“q”|“reaction”|“self”|“silver”
-0.9|“sincerely”|“thank”|“treated”|“true”|“used”|“values”|“votre”|“waterproof”|“wear”|“writing”
-0.9|“yours”|“даите”|“мне”
-0.8|ignore > own|ignore > worth|marker, opens authority|plea, mostly else|plea, opens someone
-0.8|please, opens give|please, opens reply|reply > you|scheme, short|someone > ignore
-0.8|someone, opens judge|worth, opens someone|you > own|“0”|“angen”|“angles”|“angle”|“authority”
-0.8|“base”|“blame”|“chose”|“cm”|“company”|“disease”|“equally”|“equal”|“exactly”|“firm”|“forces”
-0.8|“forgive”|“frere”|“geben”|“group”|“insulator”|“lift”|“maths”|“mean”|“median”|“most”|“museum”
-0.8|“note”|“obey”|“ocene”|“oceny”|“paid”|“pay”|“poprosze”|“press”|“profesora”|“remember”|“return”
-0.8|“shells”|“society”|“space”|“spelling”|“stronger”|“ten”|“tests”|“thermometer”|“times”|“uses”|“x”
-0.8|“আমাকে”
-0.7|ends role|give, opens right|ignore, heading|judge, opens someone|marker > plea|marker > someone
-0.7|most, opens scheme|plea, comment|plea, opens ignore|right > count|right > scheme
-0.7|right, opens most|scheme > role|someone > judge|someone > kind|start > own|worth > ignore
-0.7|you > plea|“40”|“61”|“85”|“8”|“able”|“begs”|“bonne”|“books”|“bread”|“cartref”|“colour”|“common”
-0.7|“consider”|“counting”|“customer”|“dear”|“degrees”|“deserves”|“doing”|“donner”|“endwhile”|“er”
-0.7|“exact”|“game”|“gave”|“grades”|“gradient”|“gwaith”|“gwelwch”|“habitat”|“imperative”|“jest”
-0.7|“jobs”|“j”|“kant”|“kelvin”|“may”|“mein”|“minutes”|“miss”|“must”|“opening”|“paint”|“parents”
-0.7|“policy”|“polite”|“pre”|“printing”|“punktzahl”|“rate”|“reached”|“speech”|“swap”|“third”|“wash”
-0.7|“working”|“yet”
-0.6|authority, opens someone|give, mostly else|ignore, opens most|judge, short|marker > worth
-0.6|marker, opens worth|own > marker|please > marker|please, heading|reply > someone|reply > worth
-0.6|reply, comment|scheme > give|scheme > someone|someone, opens most|someone, short
-0.6|you, opens worth|“100”|“15”|“17”|“after”|“age”|“an”|“bacteria”|“bank”|“beats”|“become”|“beg”
-0.6|“being”|“besoin”|“bob”|“boundary”|“box”|“break”|“centre”|“ceremonies”|“circle”|“conditions”
-0.6|“control”|“daj”|“did”|“dobre”|“draw”|“engineering”|“error”|“evidence”|“experiment”|“factor”
-0.6|“false”|“find”|“gibt”|“glass”|“goes”|“half”|“hand”|“he”|“highest”|“his”|“holds”|“hotel”|“h”
-0.6|“important”|“kindly”|“king”|“language”|“learn”|“left”|“line”|“log”|“mercy”|“parliament”|“place”
-0.6|“plant”|“point”|“prints”|“professeur”|“push”|“recorded”|“resistance”|“rings”|“rule”|“safe”
-0.6|“sales”|“satisfied”|“seeds”|“slope”|“smooth”|“someone”|“sweet”|“table”|“tells”|“those”
-0.6|“thought”|“todos”|“trace”|“unit”|“verb”|“votes”|“works”|“work”|“βαθμους”
-0.5|authority, opens plea|count, opens role|ends deduct|ends ignore|most > scheme|other > deduct
-0.5|plea, short|reply, heading|reply, opens give|right, one sign|right, opens role|role > own
-0.5|scheme > right|someone > please|someone > scheme|someone, opens authority|someone, opens reply
-0.5|worth > other|you, opens right|“1923”|“200”|“25”|“28”|“30”|“56”|“above”|“actually”|“act”
-0.5|“again”|“animals”|“antibodies”|“apples”|“ateb”|“backwards”|“banks”|“between”|“boy”|“cao”
-0.5|“carbon”|“celsius”|“chance”|“clean”|“closed”|“cold”|“compass”|“contour”|“council”|“cube”|“dam”
-0.5|“drink”|“due”|“em”|“energy”|“equipe”|“fits”|“from”|“government”|“grows”|“hands”|“happen”
-0.5|“headteacher”|“hitler”|“home”|“kinetic”|“lane”|“later”|“length”|“lets”|“many”|“map”|“memory”
-0.5|“missed”|“myself”|“name”|“nous”|“oh”|“old”|“ones”|“ordered”|“our”|“over”|“pass”|“pattern”
-0.5|“pool”|“pounds”|“prie”|“product”|“prompt”|“ram”|“ratio”|“regret”|“results”|“rises”|“rom”|“rope”
-0.5|“rubbish”|“salt”|“samples”|“series”|“service”|“side”|“soft”|“squares”|“temperature”|“test”
-0.5|“then”|“to”|“treaty”|“using”|“very”|“view”|“warm”|“waste”|“went”|“मुझे”
-0.4|authority > right|count > count|count > you|count, mostly else|count, opens kind|ends reply
-0.4|ends you|give, one sign|judge > most|judge > reply|kind > give|kind, opens count
-0.4|marker > marker|marker, opens ignore|most > plea|own > you|own, long|own, one sign|own, short
-0.4|plea, opens worth|please, opens |reply, many signs|right, opens someone|right, ticks
-0.4|scheme, opens someone|someone > give|someone > reply|someone > someone|someone, opens right
-0.4|start > scheme|worth, long|worth, opens reply|you, mostly else|you, opens count|you, opens give
-0.4|you, opens reply|“180”|“2000”|“20”|“360”|“70”|“80”|“against”|“air”|“ali”|“alum”|“aq”
-0.4|“attention”|“attracted”|“at”|“balances”|“becomes”|“better”|“blocked”|“board”|“bright”|“cake”
-0.4|“car”|“changes”|“charge”|“chief”|“client”|“collisions”|“comparing”|“copper”|“credited”|“days”
-0.4|“democracy”|“di”|“donnez”|“dough”|“duke”|“example”|“favor”|“figure”|“fire”|“flashlight”|“food”
-0.4|“four”|“fulcrum”|“gas”|“generals”|“gib”|“god”|“greatest”|“gusta”|“g”|“immune”|“inspector”
-0.4|“instead”|“invalid”|“is”|“kate”|“leads”|“leaves”|“leave”|“levels”|“looks”|“makes”|“mass”
-0.4|“maybe”|“men”|“merciful”|“minute”|“mir”|“negative”|“nota”|“n”|“once”|“opened”|“order”|“or”
-0.4|“output”|“piano”|“players”|“power”|“range”|“reaches”|“red”|“referee”|“repeated”|“rise”|“rub”
-0.4|“showed”|“skin”|“sounds”|“stayed”|“steps”|“sure”|“terms”|“text”|“their”|“the”|“throw”|“topaz”
-0.4|“towards”|“triangles”|“turns”|“vaccine”|“valley”|“walk”|“weight”|“weimar”|“wood”|“أعطني”
-0.3|count > most|count, heading|count, many signs|ends plea|give > other|give, comment
-0.3|give, opens worth|kind > other|most > right|most, comment|own, opens count|own, opens role
-0.3|own, opens someone|please > give|please > you|reply, opens judge|reply, short|role > ignore
-0.3|role > reply|someone > count|someone, many signs|someone, nothing else|someone, opens give
-0.3|start > most|worth, one sign|worth, opens role|you > judge|you > most|you > right|you, one sign
-0.3|“000”|“05”|“11”|“13”|“14”|“160”|“16”|“330”|“33”|“440”|“48”|“75”|“accurate”|“active”|“advert”
-0.3|“allah”|“almost”|“alta”|“another”|“approved”|“are”|“atoms”|“balance”|“bath”|“benefit”|“bird”
-0.3|“blue”|“boss”|“bubbly”|“bulbs”|“bus”|“clear”|“closely”|“closer”|“concentration”|“cook”|“co”
-0.3|“cubes”|“cut”|“defender”|“detail”|“disks”|“distance”|“does”|“dont”|“everyone”|“fell”|“few”
-0.3|“first”|“football”|“found”|“garedig”|“grams”|“grass”|“grid”|“happened”|“her”|“hinge”|“hold”
-0.3|“holes”|“hydrogen”|“increases”|“indicates”|“information”|“knows”|“layer”|“leaf”|“learned”|“let”
-0.3|“lizard”|“load”|“looked”|“low”|“lutfen”|“mas”|“matters”|“meat”|“medal”|“mostly”|“my”|“number”
-0.3|“objects”|“outer”|“overlay”|“oxygen”|“parts”|“passed”|“people”|“personification”|“picture”
-0.3|“play”|“profesor”|“pulley”|“put”|“question”|“really”|“release”|“religion”|“restaurant”
-0.3|“resultant”|“road”|“rock”|“room”|“rubber”|“runs”|“run”|“savings”|“school”|“scored”|“scratched”
-0.3|“scratch”|“seed”|“seem”|“sehr”|“separated”|“shelter”|“she”|“shiny”|“sister”|“site”|“smaller”
-0.3|“small”|“sodium”|“softest”|“speed”|“spread”|“squared”|“square”|“standard”|“starts”|“stick”
-0.3|“stopped”|“stops”|“store”|“stream”|“strong”|“structure”|“substrate”|“sulfate”|“support”
-0.3|“through”|“time”|“tool”|“transferred”|“tree”|“trip”|“trois”|“truth”|“turn”|“vibrates”
-0.3|“vibrating”|“vibration”|“virus”|“walls”|“war”|“weekend”|“we”|“where”|“whichever”|“why”|“will”
-0.3|“wire”|“would”
-0.2|count > reply|count, opens give|count, opens judge|count, opens plea|deduct > other
-0.2|give, opens plea|give, opens scheme|ignore > most|ignore, opens judge|ignore, opens other
-0.2|ignore, two signs|marker, half else|marker, two signs|most > you|most, long|most, opens judge
-0.2|most, opens someone|other > other|own, opens most|plea, half else|plea, three signs
-0.2|please, comment|reply > plea|reply > please|right > you|right, long|right, opens count
-0.2|role, opens other|scheme, mostly else|someone, comment|someone, little else|someone, opens role
-0.2|someone, two signs|worth > authority|worth > reply|you > give|you > kind|you > worth|“1000”
-0.2|“12000”|“160000”|“182”|“1”|“21”|“2340”|“240”|“244”|“250”|“34”|“390”|“4500”|“520”|“550”|“6000”
-0.2|“7500”|“90”|“abdomen”|“acid”|“advantage”|“agility”|“alpha”|“aluminum”|“animal”|“around”
-0.2|“arteries”|“ate”|“baby”|“bad”|“bag”|“barely”|“because”|“believe”|“biceps”|“bicep”|“blocks”
-0.2|“both”|“bottom”|“boundaries”|“breaks”|“bromide”|“bruder”|“bubbled”|“bubbles”|“bubbling”
-0.2|“burning”|“but”|“b”|“cannot”|“cant”|“capital”|“case”|“caught”|“cells”|“cell”|“changing”
-0.2|“chloride”|“cinema”|“circuit”|“clay”|“color”|“comments”|“complete”|“connecting”|“contains”
-0.2|“cotyledon”|“could”|“counter”|“creates”|“day”|“decreases”|“deme”|“dia”|“dioxide”|“directional”
-0.2|“disadvantage”|“down”|“do”|“drops”|“eat”|“electricity”|“elena”|“elle”|“embryo”|“enzyme”|“eu”
-0.2|“even”|“excellent”|“fibre”|“finally”|“finger”|“fit”|“fixed”|“fix”|“flows”|“flow”|“fly”|“foil”
-0.2|“fox”|“france”|“get”|“gluten”|“got”|“grandparents”|“grease”|“grow”|“groynes”|“gustan”|“habe”
-0.2|“happening”|“harder”|“having”|“heat”|“held”|“helps”|“high”|“hill”|“hitting”|“holiday”|“houses”
-0.2|“hurt”|“if”|“interest”|“in”|“iodine”|“iron”|“job”|“joint”|“journal”|“kb”|“km”|“land”|“lever”
-0.2|“light”|“like”|“limited”|“lines”|“liquid”|“longer”|“looking”|“loops”|“louder”|“love”|“magnet”
-0.2|“main”|“maxima”|“measured”|“measurements”|“measurement”|“mechanical”|“metal”|“middle”|“mixture”
-0.2|“modal”|“mode”|“much”|“muscles”|“noise”|“not”|“object”|“observe”|“official”|“one”|“onto”
-0.2|“orders”|“outside”|“paper”|“penalty”|“perros”|“photosynthesis”|“picked”|“pick”|“pitch”|“played”
-0.2|“pluck”|“points”|“poor”|“positions”|“positive”|“prediction”|“pretty”|“prices”|“programs”
-0.2|“protects”|“protect”|“protostar”|“provide”|“pulling”|“pull”|“p”|“quickly”|“rabbit”|“rats”
-0.2|“recommend”|“reponse”|“rocks”|“same”|“sammy”|“sam”|“sank”|“saturday”|“save”|“sequence”
-0.2|“shahada”|“shorter”|“signal”|“single”|“sized”|“size”|“sizzles”|“solids”|“solubility”|“solution”
-0.2|“stand”|“stays”|“stem”|“storage”|“stores”|“straight”|“stretch”|“stuff”|“supernova”|“supply”
-0.2|“telling”|“tell”|“tennis”|“than”|“thicker”|“things”|“thirsty”|“thorax”|“took”|“topic”|“touches”
-0.2|“transfer”|“trenches”|“tried”|“turning”|“uncovered”|“up”|“use”|“valleys”|“variable”|“veins”
-0.2|“velocity”|“vibrate”|“vibrations”|“volatile”|“wait”|“want”|“were”|“when”|“william”|“windows”
-0.2|“wind”|“wings”|“zinc”
-0.1|authority, heading|count, opens someone|give, opens judge|ignore, long|other > someone
-0.1|own > please|someone > most|someone, sentence|“225”|“289”|“44”|“500”|“55”|“absorb”|“and”|“a”
-0.1|“balls”|“bits”|“bit”|“black”|“bring”|“brought”|“bumpy”|“circles”|“coat”|“contain”|“cool”|“cup”
-0.1|“damage”|“dark”|“dependent”|“disappears”|“discriminate”|“dv”|“edge”|“either”|“evaporating”
-0.1|“face”|“fall”|“fast”|“feeds”|“fingernail”|“floods”|“foam”|“glazing”|“globe”|“going”
-0.1|“haemoglobin”|“happens”|“has”|“hotter”|“ii”|“independent”|“ink”|“kept”|“kinds”|“less”|“listed”
-0.1|“long”|“making”|“marbles”|“markings”|“mate”|“mineral”|“next”|“normal”|“of”|“on”|“orange”
-0.1|“osmosis”|“para”|“party”|“passes”|“patterns”|“pebbles”|“pencil”|“percent”|“pictures”
-0.1|“protection”|“pulls”|“quicker”|“rain”|“revised”|“roof”|“rotate”|“running”|“saw”|“scoops”
-0.1|“shape”|“slows”|“soggy”|“soldiers”|“sometimes”|“sound”|“speaker”|“supergiant”|“tastes”
-0.1|“tighter”|“together”|“tools”|“track”|“traps”|“trial”|“valves”|“volle”|“volume”|“waffles”
-0.1|“whether”|“which”|“wick”|“without”|“wooden”|“word”
0.1|count > give|count > worth|deduct, one sign|give, opens most|judge, opens other|many signs
0.1|most, all of all|most, heading|most, many signs|plea > most|right, opens other|role > give
0.1|start > you|“3”|“acceleration”|“carry”|“changed”|“everything”|“exam”|“fair”|“guidelines”
0.1|“harsh”|“human”|“juste”|“liczbe”|“limewater”|“maksymalna”|“ran”|“satisfies”|“пожалуиста”|“فضلك”
0.1|“من”
0.2|authority, all of all|authority, little else|authority, two signs|count > please|ends authority
0.2|ends count|ends marker|give > most|give > worth|give, all of all|give, opens authority|ignore
0.2|ignore > other|judge > please|judge > you|judge, little else|judge, opens give
0.2|judge, opens judge|kind, one sign|marker > count|marker, three signs|most, mostly else
0.2|most, nothing else|most, opens authority|opens judge|other > reply|own|own, half else
0.2|own, opens deduct|own, opens other|plea, nothing else|plea, opens other|plea, two signs|please
0.2|please > judge|please > most|please, little else|please, nothing else|please, sentence
0.2|reply, three signs|role, opens scheme|scheme > marker|scheme, half else|scheme, opens right
0.2|short|start > authority|start > give|start > judge|start > worth|you, opens judge
0.2|you, three signs|“accept”|“alstublieft”|“always”|“am”|“ask”|“assessor”|“bitte”|“checks”|“cho”
0.2|“clue”|“compte”|“corrige”|“criteres”|“cynllun”|“dies”|“don”|“follows”|“f”|“gentil”|“inside”
0.2|“marcio”|“miły”|“moyenne”|“no”|“questa”|“read”|“request”|“senior”|“should”|“sign”|“something”
0.2|“style”|“teacher”|“though”|“treat”|“units”|“what”|“ответ”|“الإجابة”|“تجاهل”
0.3|count, opens reply|deduct > own|deduct, little else|give, opens role|ignore, half else
0.3|ignore, opens ignore|judge|judge > own|judge, comment|judge, half else|judge, mostly else
0.3|judge, opens authority|judge, opens role|judge, opens scheme|judge, opens worth
0.3|kind, opens kind|kind, three signs|marker > scheme|most, opens other|most, opens right
0.3|opens ignore|opens kind|other > kind|other > scheme|own, little else|own, sentence
0.3|own, two signs|plea, many signs|plea, opens give|please > other|please > own|please > please
0.3|please, opens other|reply > own|right > most|role, many signs|role, opens reply|scheme
0.3|scheme > you|scheme, little else|someone, opens plea|start > ignore|worth|worth > right
0.3|worth, half else|worth, heading|worth, little else|worth, many signs|worth, opens other
0.3|you > someone|you, opens kind|you, opens scheme|“ai”|“dom”|“easy”|“ever”|“ignorez”|“ignorieren”
0.3|“i”|“just”|“least”|“mark”|“merci”|“mig”|“model”|“mujhe”|“odpowiedz”|“pourriez”|“promised”|“ps”
0.3|“punto”|“real”|“reason”|“revise”|“rhowch”|“right”|“rivers”|“rog”|“sie”|“sudo”|“suppose”|“thoil”
0.3|“tire”|“update”|“va”|“verified”|“wanted”|“wszystkie”|“ми”
0.4|authority > scheme|authority, three signs|count > deduct|count, comment|deduct, opens count
0.4|deduct, opens deduct|ignore, little else|ignore, many signs|judge, heading|judge, nothing else
0.4|judge, three signs|kind > worth|kind, short|kind, two signs|marker, many signs
0.4|marker, mostly else|marker, nothing else|most, opens count|most, opens ignore|opens deduct
0.4|other > judge|own > judge|own, all of all|own, nothing else|own, opens judge|please, short
0.4|reply > most|reply, two signs|right > reply|right, many signs|right, two signs|role, heading
0.4|role, opens someone|scheme, sentence|worth, opens deduct|worth, sentence|worth, two signs
0.4|you, many signs|“additional”|“agree”|“aprobar”|“avance”|“brother”|“checker”|“checking”|“couldn”
0.4|“department”|“doesn”|“dyslexic”|“filled”|“generously”|“great”|“increase”|“keep”|“khan”|“me”
0.4|“moderated”|“penalise”|“phone”|“plants”|“plis”|“reads”|“reply”|“respuesta”|“reviewed”
0.4|“risposta”|“terrible”|“thx”|“told”|“top”|“travaille”|“two”|“under”|“будь”|“ласка”
0.5|authority > give|count > judge|count, opens worth|deduct, opens plea|deduct, sentence|ends give
0.5|ends kind|give > judge|give > role|give, opens reply|ignore > you|ignore, one sign
0.5|ignore, opens scheme|ignore, three signs|judge, one sign|judge, opens ignore|judge, sentence
0.5|marker, opens most|most > own|most, opens kind|other > ignore|other > marker|other > right
0.5|own, many signs|own, opens authority|own, opens ignore|plea, opens most|please > kind
0.5|please, opens deduct|reply, little else|right, opens ignore|right, short|role, opens ignore
0.5|scheme, nothing else|scheme, opens authority|someone, all of all|start > deduct|worth > most
0.5|worth > plea|worth, three signs|you, opens role|you, opens someone|“al”|“any”|“assegna”|“check”
0.5|“count”|“decided”|“default”|“dog”|“gravity”|“ignora”|“klucz”|“last”|“learnt”|“lost”|“maximale”
0.5|“maximum”|“max”|“moving”|“nan”|“pieno”|“principal”|“puntos”|“responses”|“response”|“re”
0.5|“richtig”|“s”|“tick”|“today”|“todo”|“trouble”|“type”|“t”|“vouloir”|“бал”|“критерии”|“поставте”
0.6|count > kind|count, record|deduct|deduct, opens other|ends scheme|ends worth|ignore, opens role
0.6|judge, two signs|kind, opens plea|kind, opens someone|marker > ignore|marker, little else
0.6|most, opens worth|most, record|own > deduct|please, opens judge|reply > give|reply > other
0.6|right, nothing else|right, opens plea|right, opens reply|right, record|role > other
0.6|scheme > scheme|scheme, many signs|scheme, opens judge|someone > authority|start > plea
0.6|worth, opens authority|worth, opens right|you, nothing else|you, opens most|“4”|“add”|“allez”
0.6|“area”|“as”|“avec”|“awards”|“beaucoup”|“candidates”|“centres”|“criterios”|“fine”|“full”|“grade”
0.6|“ill”|“instruction”|“loses”|“marks”|“notice”|“only”|“particles”|“result”|“student”|“take”|“tam”
0.6|“three”|“tired”|“validez”|“wrong”|“yesterday”
0.7|deduct, three signs|deduct, two signs|ends right|give > kind|give > own|give, two signs
0.7|kind, opens worth|marker > reply|marker, opens count|marker, opens role|most > give
0.7|most > marker|most > reply|most, opens give|most, short|own, opens kind|plea, little else
0.7|please, mostly else|record|reply, opens role|role > role|role, short|scheme, two signs
0.7|worth, opens count|you > ignore|you > please|you, little else|“42”|“alle”|“award”|“complain”
0.7|“credit”|“dame”|“derbyniwch”|“diese”|“examiner”|“grader”|“imagine”|“mettre”|“morning”|“mr”
0.7|“needs”|“never”|“night”|“punkty”|“remarks”|“resposta”|“rest”|“said”|“says”|“scheme”|“taken”
0.7|“thing”|“u”|“words”|“пять”
0.8|authority > own|count, all of all|ends please|judge, opens count|judge, opens plea
0.8|judge, record|kind, opens judge|marker > judge|own > own|please, many signs|please, opens kind
0.8|reply > reply|reply, opens count|right > please|scheme, opens give|scheme, record
0.8|someone, opens kind|worth > marker|“account”|“answers”|“appreciate”|“bareme”|“bonus”|“class”
0.8|“comment”|“computer”|“dissolves”|“d”|“einen”|“end”|“evaluate”|“expected”|“generous”|“giusta”
0.8|“hereby”|“idea”|“idk”|“im”|“item”|“level”|“lighter”|“monsieur”|“m”|“officer”|“praise”|“punkt”
0.8|“script”|“sentence”|“skip”|“sois”|“testing”|“translate”|“wrote”|“أحتاج”
0.9|authority, opens scheme|count > own|ignore, opens count|judge > judge|judge, opens kind
0.9|kind, nothing else|marker, record|marker, short|most > count|most, opens role|own, heading
0.9|own, opens reply|plea, opens kind|right > ignore|right > judge|role, record|role, three signs
0.9|scheme > reply|worth > give|worth, ticks|“author”|“candidate”|“choice”|“clearly”|“come”|“debug”
0.9|“decide”|“died”|“earned”|“everybody”|“feel”|“friend”|“geehrter”|“guidance”|“hit”|“isn”
0.9|“lenient”|“movement”|“non”|“prosze”|“prufer”|“pumps”|“pupil”|“robot”|“r”|“us”|“world”|“कृपया”
0.9|“दें”
1.0|all of all|deduct > deduct|deduct > please|deduct, comment|give, short|marker > you
1.0|marker, opens judge|other > plea|own > kind|own > scheme|plea > own|reply, opens most
1.0|right, opens judge|right, opens worth|scheme > count|scheme > judge|“begin”|“checked”
1.0|“chocolate”|“comme”|“confidence”|“correctly”|“covers”|“deduct”|“developer”|“dit”|“esta”|“jawab”
1.0|“judgement”|“knew”|“ma”|“mettez”|“mine”|“new”|“ne”|“none”|“off”|“pas”|“punteggio”|“roi”|“sheet”
1.0|“special”|“supposed”|“tutti”|“wave”|“yes”|“відповідь”|“الدرجة”
1.1|give > count|ignore > plea|judge, all of all|own > most|plea > plea|plea > worth|plea, heading
1.1|please, opens right|right > someone|scheme > ignore|scheme > most|worth > scheme|worth, record
1.1|“9”|“als”|“answer”|“bullets”|“claim”|“consideration”|“deductions”|“deposit”|“drawing”|“final”
1.1|“fi”|“fully”|“kicked”|“large”|“list”|“llawn”|“marker”|“playing”|“rem”|“rho”|“voto”|“الكاملة”
1.2|authority, nothing else|count > ignore|count > right|ends judge|ends own|give, nothing else
1.2|ignore > judge|judge > right|judge, opens most|kind > role|marker > most|most > someone
1.2|own, comment|plea > count|please, opens worth|right > authority|role, comment|role, opens give
1.2|worth > own|worth, opens give|worth, opens most|you > reply|“bewerten”|“corect”|“earns”
1.2|“effort”|“evaporates”|“following”|“further”|“id”|“loves”|“meant”|“missing”|“oo”|“plz”|“ponga”
1.2|“possible”|“punkte”|“puntuacion”|“receive”|“usual”|“whoever”|“year”
1.3|deduct > worth|deduct, nothing else|ends most|kind > judge|please > right|please, all of all
1.3|please, opens plea|role > you|role, nothing else|you, all of all|“english”|“farc”|“given”
1.3|“heart”|“hwn”|“marcanna”|“marked”|“meg”|“mistakes”|“ok”|“outcome”|“poprawne”|“ticks”
1.3|“understanding”|“value”|“verdict”|“withdrawn”|“writer”|“নম্বর”
1.4|give > right|ignore > scheme|kind > own|marker, all of all|most, ticks|plea, opens count
1.4|scheme, opens ignore|you > marker|you > scheme|“accorder”|“allowed”|“happy”|“hi”|“hot”
1.4|“improvements”|“maxmark”|“mitosis”|“past”|“pls”|“prosim”|“sea”|“task”|“thanks”|“uznaj”|“write”
1.5|give, opens count|marker, opens reply|right > own|scheme, opens reply|someone, opens ignore
1.5|worth > please|“como”|“correcto”|“decision”|“farcio”|“finish”|“markawarded”|“marking”|“met”
1.5|“mind”|“nearly”|“often”|“quit”|“rubric”|“throughout”|“weak”|“مجھے”
1.6|ends start|ignore, short|marker, comment|most > please|own > worth|plea > please
1.6|reply, opens right|right, all of all|right, mostly else|scheme > own|“accepts”|“accordez”
1.6|“already”|“anyway”|“assistant”|“available”|“been”|“bullet”|“collide”|“command”|“counts”
1.6|“criterion”|“diffusion”|“grading”|“grant”|“now”|“possibly”|“punktow”|“ve”
1.7|authority, opens other|marker, opens right|own, opens right|“accepted”|“date”|“eye”|“ll”
1.7|“massimo”|“nie”|“say”|“stars”
1.8|judge > scheme|kind > marker|marker, heading|own, opens scheme|right, heading|“blank”|“bump”
1.8|“nothing”|“these”|“this”|“whatever”
1.9|reply, all of all|reply, record|“allow”|“con”|“etre”|“evaluation”|“gimme”|“hidden”|“mentioned”
1.9|“overlook”|“role”|“written”|“wrth”
2.0|kind > please|please, opens most|reply > count|“alone”|“attempt”|“mrs”|“present”|“puan”|“балл”
2.1|count, ticks|worth, all of all|“byddwch”|“choose”|“giv”|“graded”|“indulgent”|“vær”
2.2|worth, opens plea|“mistake”|“mp”|“zero”
2.3|“doubt”|“exempt”|“punten”
2.4|“agreed”|“pretend”|“respond”
2.5|“anything”|“here”|“k”|“nice”|“seien”|“trying”
2.6|own > right|“poore”|“required”|“soyez”
2.7|right > right|“diez”|“l”|“worth”|“поставьте”
2.8|ticks
2.9|“ao”
`;

export const SPEECH_WEIGHTS: ReadonlyMap<string, number> = new Map(
  WEIGHTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight, ...signs] = line.split('|');
      return signs.map((sign) => [sign, Number(weight)] as const);
    }),
);
