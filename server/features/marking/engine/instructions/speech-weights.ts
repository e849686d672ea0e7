/** Fitted by `node bench/fit-speech.ts --write`: the weight, and the signs that have it. */
const WEIGHTS = `
-3.3|always
-3.2|“sorry”
-2.8|“refund”
-2.5|right, opens give|“returns”|“upset”
-2.3|authority, opens role|“late”|“page”
-2.2|marker, opens |“application”|“teachers”|“valid”
-2.1|“60”|“ann”|“customers”|“player”|“prize”
-2.0|“apologies”|“driving”|“equipo”|“notas”|“print”|“winner”
-1.9|most > ignore|“noten”|“numbers”|“reward”|“source”|“taught”
-1.8|count > scheme|“crossed”|“current”|“design”|“diagram”|“examiners”|“gene”|“hat”|“post”|“scores”
-1.8|“tickets”
-1.7|kind > count|“condition”|“def”|“goals”|“guilty”|“lie”|“man”|“minimum”|“money”|“nauczyciel”
-1.7|“quiero”|“while”|“win”
-1.6|ignore, all of all|scheme, comment|worth > worth|“beste”|“book”|“clock”|“explain”|“guess”
-1.6|“help”|“hope”|“notes”|“ruler”|“signs”|“soon”|“story”|“subtract”|“sucks”
-1.5|reply, opens worth|“cafe”|“deux”|“forget”|“hypothesis”|“label”|“letter”|“mon”|“scale”|“send”
-1.5|“students”|“tally”|“user”|“visited”
-1.4|own, record|scheme, all of all|someone > marker|someone > right|“24”|“asked”|“athro”|“biased”
-1.4|“body”|“bonjour”|“cross”|“customer”|“da”|“decimal”|“habitacion”|“judge”|“lol”|“method”
-1.4|“neighbour”|“pushes”|“rating”|“rules”|“sum”|“tom”
-1.3|authority, opens judge|most > most|reply > judge|reply, mostly else|role, one sign|“admin”
-1.3|“apply”|“audience”|“back”|“building”|“call”|“cards”|“cheap”|“damages”|“favore”|“friction”
-1.3|“function”|“him”|“jesus”|“jury”|“min”|“mock”|“nett”|“null”|“nurse”|“password”|“poem”|“price”
-1.3|“pupils”|“remember”|“replace”|“select”|“shows”|“stir”|“whole”|“won”
-1.2|judge, opens right|plea, one sign|right > worth|someone, opens worth|you, opens plea|“12”
-1.2|“automatic”|“axis”|“children”|“child”|“cost”|“cutting”|“error”|“five”|“forgot”|“gives”|“ho”
-1.2|“ignore”|“j”|“matches”|“maxscore”|“meiosis”|“ml”|“oven”|“papers”|“parce”|“pen”|“prof”|“record”
-1.2|“rich”|“rule”|“since”|“son”|“such”|“trade”|“tres”|“verin”|“worked”|“workers”
-1.1|plea, opens judge|worth, opens scheme|“10”|“54”|“7”|“actual”|“ball”|“below”|“best”|“cheaper”
-1.1|“confirmed”|“divide”|“done”|“enter”|“fill”|“film”|“forgive”|“ge”|“gradient”|“graph”|“gute”
-1.1|“hermana”|“hits”|“ignores”|“input”|“int”|“len”|“lid”|“message”|“mg”|“moderator”|“newton”
-1.1|“opens”|“patient”|“person”|“pongame”|“quadrat”|“quicker”|“reader”|“reliable”|“report”|“shop”
-1.1|“significant”|“statement”|“step”|“stop”|“title”|“total”|“try”
-1.0|count, opens right|give > reply|give > you|ignore, mostly else|judge, long|marker > authority
-1.0|most, opens plea|plea, opens ignore|plea, opens reply|please > count|right, comment
-1.0|worth > someone|worth, comment|“adds”|“attached”|“average”|“awarded”|“build”|“cm”|“disease”
-1.0|“disregard”|“donne”|“dos”|“drop”|“each”|“essays”|“germany”|“german”|“goods”|“grateful”|“growth”
-1.0|“lehrer”|“machine”|“madam”|“mes”|“minus”|“mum”|“percentage”|“plan”|“probability”|“product”
-1.0|“program”|“self”|“silver”|“staff”|“treated”|“triangle”|“values”|“vote”|“voudrais”|“wear”|“well”
-0.9|authority, one sign|count, opens ignore|give, opens ignore|ignore, comment|judge > give
-0.9|judge > plea|kind > you|kind, opens give|marker > kind|most, opens scheme|plea > you
-0.9|reply > someone|right > give|you > you|you, opens ignore|you, opens worth|“age”|“avoir”
-0.9|“bonnes”|“brauche”|“buenas”|“buildings”|“buy”|“captain”|“correcte”|“counted”|“data”|“dati”
-0.9|“dda”|“donner”|“falls”|“file”|“flat”|“follow”|“forward”|“frere”|“gave”|“gewonnen”|“grades”
-0.9|“group”|“ignored”|“increases”|“insulator”|“judges”|“life”|“limiting”|“loop”|“lowest”|“measure”
-0.9|“median”|“necesito”|“ocene”|“oceny”|“others”|“paid”|“pay”|“penalty”|“per”|“questions”|“q”
-0.9|“resistance”|“sample”|“shells”|“sides”|“spell”|“strict”|“thank”|“times”|“used”|“whether”
-0.9|“writing”|“даите”|“мне”
-0.8|ignore > worth|marker > someone|own > marker|plea, mostly else|plea, opens someone
-0.8|please, opens give|please, opens reply|reply > you|scheme, opens someone|someone > ignore
-0.8|someone, opens most|worth > judge|worth, opens judge|you > plea|“23”|“40”|“50”|“acting”|“bar”
-0.8|“base”|“begs”|“blame”|“bonne”|“burn”|“cartref”|“chatbot”|“chose”|“colour”|“common”|“connection”
-0.8|“dad”|“deserves”|“doing”|“electrons”|“email”|“fail”|“firms”|“firm”|“forces”|“fy”|“gwaith”
-0.8|“hand”|“library”|“lift”|“likely”|“maths”|“means”|“mein”|“minutes”|“miss”|“most”|“museum”|“obey”
-0.8|“old”|“passing”|“places”|“polite”|“poprosze”|“press”|“pre”|“rain”|“reaction”|“requirements”
-0.8|“return”|“sales”|“spelling”|“squares”|“stronger”|“ten”|“third”|“true”|“uses”|“wash”|“working”
-0.8|“x”|“yet”|“yours”|“zwei”|“আমাকে”
-0.7|count, opens role|ignore, heading|marker, opens worth|please > marker|please, heading
-0.7|right > scheme|right, opens most|scheme, short|someone > judge|someone > kind
-0.7|someone, opens judge|someone, opens right|start > own|worth, opens someone|you > own|“0”|“15”
-0.7|“70”|“85”|“8”|“able”|“ali”|“angen”|“angle”|“an”|“bank”|“bob”|“break”|“company”|“consider”
-0.7|“contract”|“control”|“degrees”|“dobre”|“draw”|“equally”|“equal”|“exactly”|“form”|“geben”|“goes”
-0.7|“gwelwch”|“highest”|“house”|“imperative”|“inputs”|“instructions”|“jest”|“kelvin”|“kg”|“king”
-0.7|“knows”|“learn”|“manager”|“mean”|“must”|“note”|“once”|“opening”|“parliament”|“party”|“policy”
-0.7|“poor”|“prints”|“profesora”|“professeur”|“punti”|“samples”|“sincerely”|“someone”|“space”
-0.7|“tests”|“thermometer”|“thicker”|“throw”|“verb”|“works”
-0.6|ends deduct|ends ignore|ends role|give, mostly else|give, opens right|ignore, opens most
-0.6|judge, short|marker, opens authority|plea, comment|reply, opens count|right > count|role > own
-0.6|scheme > role|scheme > someone|someone > give|someone, short|worth > ignore|worth, long|“100”
-0.6|“28”|“61”|“after”|“antibiotics”|“approved”|“authority”|“bacteria”|“becomes”|“become”|“besoin”
-0.6|“boundary”|“box”|“card”|“centre”|“certain”|“circle”|“client”|“counting”|“cube”|“daj”|“dear”
-0.6|“did”|“door”|“em”|“energy”|“engineering”|“exact”|“experiment”|“false”|“find”|“gibt”|“glass”
-0.6|“happen”|“hotel”|“important”|“jobs”|“kant”|“kindly”|“km”|“length”|“lets”|“line”|“n”|“our”
-0.6|“personal”|“plant”|“players”|“point”|“prie”|“printing”|“punktzahl”|“ram”|“rate”|“reached”
-0.6|“rings”|“rom”|“safe”|“sam”|“smooth”|“soft”|“table”|“tells”|“then”|“those”|“trace”|“unit”
-0.6|“votes”|“walls”|“warm”|“work”|“βαθμους”
-0.5|authority, opens someone|judge, opens someone|kind > give|marker > marker|marker > plea
-0.5|marker > worth|marker, long|own, short|plea, short|please, opens |reply > worth|reply, heading
-0.5|reply, opens give|reply, short|right, one sign|right, opens role|role > worth|someone > count
-0.5|someone > please|someone > scheme|someone, opens authority|someone, opens reply|worth > other
-0.5|worth, opens reply|you, opens reply|you, opens right|“25”|“30”|“500”|“56”|“actually”|“act”
-0.5|“again”|“angles”|“banks”|“beg”|“being”|“between”|“boy”|“bread”|“carbon”|“celsius”|“ceremonies”
-0.5|“chief”|“closed”|“cold”|“comparing”|“compass”|“cuenta”|“dam”|“deme”|“due”|“emails”|“emergency”
-0.5|“equipe”|“evidence”|“example”|“factor”|“fire”|“flashlight”|“gas”|“grows”|“habitat”|“half”
-0.5|“hands”|“headteacher”|“he”|“his”|“hitler”|“holds”|“home”|“instead”|“leaf”|“left”|“log”|“map”
-0.5|“merciful”|“mercy”|“name”|“nota”|“nous”|“ones”|“opened”|“ordered”|“output”|“over”|“parents”
-0.5|“pass”|“pattern”|“place”|“prompt”|“push”|“random”|“recorded”|“reparations”|“repeated”|“results”
-0.5|“rope”|“rub”|“safety”|“satisfied”|“seeds”|“series”|“service”|“showed”|“side”|“slope”|“study”
-0.5|“temperature”|“tested”|“test”|“text”|“thought”|“todos”|“topaz”|“trained”|“treaty”|“triangles”
-0.5|“valley”|“view”|“votre”|“walk”|“waste”|“why”|“years”|“मुझे”
-0.4|authority, opens plea|count > you|count, heading|ends you|give, one sign|judge > most
-0.4|kind, opens count|most > plea|most > scheme|other > deduct|own, long|own, one sign
-0.4|own, opens role|please > worth|reply, many signs|right > you|right, opens someone|right, ticks
-0.4|role > reply|someone > someone|start > scheme|you, mostly else|you, opens count|you, opens give
-0.4|“05”|“11”|“16”|“180”|“1923”|“200”|“20”|“2400”|“340”|“59”|“against”|“alum”|“animals”|“anyone”
-0.4|“apart”|“apples”|“ateb”|“at”|“balance”|“better”|“blocked”|“bright”|“car”|“chance”|“collisions”
-0.4|“contour”|“council”|“di”|“does”|“donnez”|“dough”|“drink”|“er”|“eu”|“favor”|“fell”|“fits”|“fog”
-0.4|“food”|“found”|“from”|“fulcrum”|“game”|“garedig”|“generals”|“gib”|“god”|“got”|“government”
-0.4|“greatest”|“gusta”|“hydrogen”|“invalid”|“is”|“kate”|“language”|“later”|“leads”|“leaves”|“leave”
-0.4|“levels”|“makes”|“many”|“mass”|“maxima”|“memory”|“men”|“minute”|“missed”|“mother”|“myself”
-0.4|“negative”|“osmosis”|“oxygen”|“pb”|“people”|“piano”|“pool”|“power”|“pressed”|“promise”
-0.4|“question”|“red”|“regret”|“rise”|“runs”|“salt”|“school”|“shelter”|“simile”|“skin”|“slows”
-0.4|“steps”|“straight”|“sweet”|“tense”|“terms”|“the”|“towards”|“to”|“traps”|“trip”|“turns”|“using”
-0.4|“very”|“weight”|“went”|“where”|“wood”|“أعطني”
-0.3|authority > right|count > count|count > most|count, mostly else|count, opens give
-0.3|count, opens kind|ends plea|ends reply|give > other|give, comment|give, opens kind
-0.3|give, opens scheme|give, opens worth|ignore > own|marker, two signs|most > right|own > you
-0.3|own, opens count|own, opens most|own, opens someone|plea, opens worth|reply, comment
-0.3|reply, long|right, opens scheme|role > ignore|scheme, mostly else|scheme, opens worth
-0.3|someone, nothing else|someone, opens give|someone, opens role|start > most|you > give
-0.3|you > judge|you > kind|you > right|you, one sign|you, opens scheme|“12000”|“18”|“2200”|“33”
-0.3|“above”|“accurate”|“acid”|“active”|“agcl”|“ag”|“air”|“almost”|“alta”|“are”|“atoms”|“attracted”
-0.3|“balances”|“barely”|“bath”|“bekommen”|“biblioteca”|“bibliotheque”|“billion”|“blue”|“books”
-0.3|“boss”|“bubbly”|“bulbs”|“bus”|“but”|“cake”|“catalysts”|“cells”|“changes”|“china”|“clear”|“cl”
-0.3|“comments”|“complete”|“concentration”|“cook”|“cousin”|“cubes”|“cut”|“days”|“defender”|“detail”
-0.3|“dioxide”|“distance”|“effect”|“enzymes”|“few”|“ff”|“figure”|“football”|“giving”|“glucose”
-0.3|“grass”|“happened”|“hold”|“h”|“indicates”|“information”|“inspector”|“interest”|“in”|“land”
-0.3|“layer”|“learned”|“let”|“liquid”|“load”|“looked”|“low”|“lutfen”|“mas”|“maybe”|“may”|“medal”
-0.3|“mir”|“mostly”|“my”|“needed”|“number”|“objects”|“oceanic”|“order”|“or”|“outer”|“overlay”
-0.3|“overseers”|“parachute”|“parts”|“passed”|“picture”|“piscine”|“play”|“points”|“positive”
-0.3|“prediction”|“pulley”|“put”|“range”|“rats”|“reaches”|“really”|“referee”|“release”|“resistant”
-0.3|“rises”|“road”|“rock”|“router”|“rubber”|“run”|“scratched”|“scratch”|“separated”|“shiny”|“site”
-0.3|“smaller”|“sodium”|“soldiers”|“sounds”|“speed”|“spread”|“squared”|“standard”|“state”|“stayed”
-0.3|“stick”|“stopped”|“stops”|“store”|“stretch”|“structure”|“substrate”|“support”|“sure”|“tell”
-0.3|“temp”|“than”|“their”|“think”|“time”|“tool”|“tree”|“trois”|“truth”|“turn”|“up”|“vector”
-0.3|“vibrates”|“vibrating”|“vibration”|“wall”|“weekend”|“weimar”|“wet”|“we”|“when”|“whichever”
-0.3|“will”|“wire”|“would”
-0.2|authority, opens worth|count > other|count, many signs|count, opens judge|deduct > other
-0.2|ignore > most|ignore, opens judge|ignore, opens other|ignore, two signs|judge > reply
-0.2|kind > other|marker, half else|marker, opens ignore|most, comment|most, opens judge
-0.2|most, opens someone|other > other|other > you|own > please|own, opens give|plea, half else
-0.2|plea, three signs|please > give|please > you|please, comment|reply > please|reply > right
-0.2|right, long|right, opens count|role, opens other|scheme > give|someone, comment
-0.2|someone, little else|someone, many signs|someone, opens count|someone, two signs
-0.2|worth > authority|worth, one sign|worth, opens role|you > count|“0011”|“1011”|“360”|“396”|“44”
-0.2|“4500”|“64”|“65”|“68”|“7500”|“75”|“80”|“81”|“advantage”|“adverb”|“alternative”|“aluminum”|“and”
-0.2|“another”|“aq”|“around”|“asks”|“assume”|“ate”|“attention”|“baby”|“beach”|“because”|“beggars”
-0.2|“believe”|“benefit”|“biceps”|“bien”|“binary”|“bird”|“bit”|“blocks”|“board”|“boring”|“bottom”
-0.2|“boundaries”|“breaks”|“bubbled”|“bubbles”|“bubbling”|“b”|“cannot”|“careers”|“cell”|“changing”
-0.2|“cinema”|“circles”|“circuit”|“clay”|“closely”|“closer”|“coat”|“color”|“contains”|“continental”
-0.2|“cotyledon”|“counter”|“course”|“cousins”|“covalent”|“creates”|“day”|“decreases”|“dia”
-0.2|“directional”|“disadvantage”|“disks”|“down”|“drops”|“easy”|“electricity”|“elena”|“elle”
-0.2|“embryo”|“enzyme”|“ethanol”|“everyone”|“exam”|“excellent”|“family”|“father”|“faut”|“finally”
-0.2|“finger”|“first”|“fit”|“fixed”|“fix”|“fizzes”|“flows”|“fly”|“foil”|“france”|“generoso”|“get”
-0.2|“globe”|“gluten”|“grams”|“grease”|“grid”|“grow”|“gustan”|“happening”|“harder”|“having”|“hawk”
-0.2|“heat”|“heavy”|“helps”|“her”|“high”|“hitting”|“holes”|“houses”|“if”|“ionic”|“iron”|“journal”
-0.2|“kinds”|“light”|“like”|“lines”|“lives”|“lizard”|“longer”|“longitudinal”|“long”|“looking”
-0.2|“looks”|“loops”|“louder”|“lst”|“magnet”|“matters”|“measurements”|“measurement”|“mechanical”
-0.2|“medium”|“metal”|“mineral”|“mixture”|“mode”|“mouse”|“nacl”|“next”|“noise”|“not”|“noun”
-0.2|“observe”|“on”|“orange”|“outside”|“paper”|“pebbles”|“pencil”|“perros”|“photosynthesis”|“picked”
-0.2|“pitch”|“pluck”|“pretty”|“previous”|“profesor”|“programs”|“protection”|“protects”|“protect”
-0.2|“pulling”|“pull”|“quickly”|“recommend”|“reponse”|“restaurant”|“resultant”|“revised”|“rocks”
-0.2|“roof”|“room”|“root”|“runners”|“same”|“sank”|“saturday”|“save”|“saw”|“seed”|“sehr”|“she”
-0.2|“shorter”|“show”|“sized”|“size”|“sizzles”|“small”|“snake”|“softest”|“softly”|“solubility”
-0.2|“solution”|“spit”|“square”|“stack”|“stand”|“starts”|“steel”|“stem”|“storage”|“stores”|“stream”
-0.2|“stuff”|“supply”|“survive”|“telling”|“things”|“thorax”|“through”|“touches”|“transfer”|“trees”
-0.2|“turning”|“uncovered”|“use”|“valleys”|“variables”|“variable”|“velocity”|“veuillez”|“vibrate”
-0.2|“vibrations”|“volatile”|“wait”|“were”|“wick”|“wings”|“with”|“women”|“wooden”
-0.1|count, opens plea|deduct, long|ignore, long|most, long|other > someone|scheme > you
-0.1|someone > most|worth > reply|you > most|“000”|“120”|“150”|“375”|“abdomen”|“adjective”|“allegro”
-0.1|“approve”|“au”|“a”|“bad”|“basketball”|“belgium”|“black”|“both”|“brighter”|“bumpy”|“caught”
-0.1|“chloride”|“chromatography”|“coal”|“concentrated”|“conduct”|“connecting”|“contain”|“cool”
-0.1|“costs”|“could”|“co”|“credited”|“cup”|“dark”|“denatured”|“deposition”|“different”|“either”
-0.1|“erosion”|“fast”|“feeds”|“fingernail”|“fizzing”|“flame”|“floats”|“float”|“floods”|“flow”
-0.1|“frequency”|“glycogen”|“going”|“greater”|“groynes”|“hcl”|“held”|“items”|“lever”|“lilac”|“liver”
-0.1|“marbles”|“markings”|“matter”|“mgcl”|“middle”|“might”|“modal”|“much”|“muscles”|“nail”|“near”
-0.1|“object”|“of”|“one”|“overly”|“patterns”|“pick”|“pictures”|“pieces”|“provide”|“pulls”|“p”
-0.1|“quick”|“reflects”|“rotate”|“sammy”|“scoops”|“scored”|“single”|“skydiver”|“sometimes”|“sound”
-0.1|“speaker”|“spend”|“stays”|“still”|“switch”|“takes”|“thin”|“together”|“took”|“tools”|“topic”
-0.1|“track”|“tried”|“volle”|“war”|“wind”
0.1|authority, little else|judge, little else|judge, opens authority|kind, sentence|kind, short
0.1|other > most|please > reply|please, opens count|reply, three signs|right > most|role
0.1|someone > worth|start > worth|worth > count|worth, mostly else|worth, nothing else
0.1|you, three signs|“accept”|“also”|“anwybyddwch”|“assessment”|“corrige”|“don”|“juste”|“marx”
0.1|“por”|“something”|“though”|“treat”|“فضلك”|“من”
0.2|authority, all of all|count > worth|deduct, heading|deduct, one sign|ends authority|ends count
0.2|give > most|give, opens most|ignore|ignore > other|judge > own|judge > you|judge, half else
0.2|judge, opens judge|judge, opens worth|kind, heading|kind, opens kind|marker > count
0.2|marker, opens scheme|marker, opens someone|marker, three signs|most, nothing else|opens judge
0.2|opens kind|other > kind|own|own > give|own, opens other|plea > most|plea, opens other|please
0.2|please > please|please, little else|please, sentence|please, two signs|right, opens other
0.2|scheme > marker|scheme, opens most|short|start > authority|start > give|start > judge
0.2|start > you|worth|worth > you|worth, opens other|you, opens judge|“3”|“achieved”|“alle”|“am”
0.2|“ask”|“blood”|“carry”|“checks”|“cloudy”|“clue”|“content”|“cynllun”|“else”|“everything”|“every”
0.2|“fair”|“feels”|“follows”|“four”|“f”|“gentil”|“gets”|“graders”|“human”|“inside”|“least”|“liczbe”
0.2|“likes”|“maksymalna”|“marcio”|“merci”|“miły”|“moyenne”|“no”|“passes”|“pourriez”|“ps”|“questa”
0.2|“reason”|“request”|“rivers”|“senior”|“sie”|“style”|“units”|“va”|“wanted”|“ответ”
0.3|deduct > own|deduct, little else|ends marker|give, all of all|give, opens role
0.3|ignore, half else|ignore, one sign|ignore, opens ignore|judge|judge, mostly else
0.3|judge, opens give|judge, opens role|kind, one sign|kind, three signs|most, opens authority
0.3|most, opens other|opens ignore|other > judge|own, all of all|own, little else|own, opens deduct
0.3|own, sentence|own, two signs|plea, two signs|please > own|please, nothing else
0.3|please, opens other|reply > own|role, many signs|role, opens reply|role, opens scheme|scheme
0.3|scheme, little else|scheme, sentence|start > ignore|worth > right|worth, half else
0.3|worth, heading|worth, little else|worth, many signs|worth, opens kind|worth, sentence
0.3|you, opens someone|“acceleration”|“advance”|“alstublieft”|“assessor”|“checker”|“cho”|“criteres”
0.3|“exams”|“generously”|“guidelines”|“ignorieren”|“instruction”|“i”|“just”|“mark”|“mig”|“model”
0.3|“moderated”|“mujhe”|“odpowiedz”|“promised”|“read”|“real”|“repeat”|“result”|“rhowch”|“rog”
0.3|“satisfies”|“terrible”|“thx”|“update”|“verified”|“what”|“wszystkie”|“your”|“الإجابة”|“تجاهل”
0.4|authority > scheme|count > deduct|count > please|count, opens worth|deduct, opens count
0.4|deduct, opens deduct|ends give|ends kind|give > role|give > worth|give, opens reply
0.4|ignore, three signs|judge > count|judge, nothing else|judge, one sign|judge, three signs
0.4|kind, two signs|marker, many signs|marker, nothing else|most, opens count|most, opens ignore
0.4|most, opens right|opens deduct|other > ignore|other > marker|own, many signs|own, nothing else
0.4|own, opens judge|plea, many signs|plea, opens give|please > judge|please > other
0.4|please, opens deduct|please, short|reply > give|reply, little else|reply, two signs
0.4|right > reply|right, many signs|right, two signs|scheme, opens judge|someone, all of all
0.4|worth, three signs|worth, two signs|you > someone|you, opens kind|“additional”|“agree”
0.4|“aprobar”|“assegna”|“bonus”|“changed”|“check”|“couldn”|“default”|“department”|“dies”|“disabled”
0.4|“feel”|“ignora”|“ignorez”|“khan”|“last”|“maximum”|“me”|“pieno”|“plis”|“reads”|“respuesta”
0.4|“software”|“sudo”|“s”|“tire”|“told”|“trouble”|“writes”|“будь”|“ласка”|“ми”
0.5|authority > give|authority, three signs|deduct, opens plea|deduct, sentence|ends scheme
0.5|give > give|give > judge|give > please|ignore > you|ignore, little else|ignore, many signs
0.5|judge, sentence|kind > worth|kind, opens someone|marker > scheme|marker, mostly else
0.5|marker, opens most|most > own|most, opens worth|other > right|other > scheme|own > deduct
0.5|own > judge|own, opens ignore|plea, opens most|please > kind|please, mostly else
0.5|please, opens judge|reply > most|right, opens ignore|right, short|scheme, nothing else
0.5|scheme, opens authority|scheme, two signs|someone, opens plea|start > deduct|start > plea
0.5|worth > most|worth > plea|worth, opens deduct|you, many signs|you, nothing else|“always”|“any”
0.5|“avance”|“count”|“dom”|“dyslexic”|“ever”|“grade”|“increase”|“keep”|“klucz”|“learnt”|“maximale”
0.5|“max”|“nan”|“penalise”|“plants”|“principal”|“punto”|“reply”|“responses”|“reviewed”|“re”|“right”
0.5|“risposta”|“said”|“tam”|“thoil”|“three”|“tick”|“today”|“todo”|“top”|“travaille”|“type”|“t”
0.5|“under”|“бал”|“поставте”
0.6|count > judge|count, comment|count, opens reply|count, record|deduct|deduct, opens other
0.6|deduct, two signs|give > own|judge, heading|judge, opens ignore|judge, record|judge, two signs
0.6|kind, opens worth|marker, little else|most > reply|most, opens kind|most, short|own > own
0.6|plea, little else|reply > other|reply > reply|right, nothing else|role > other|role > role
0.6|role, heading|role, opens ignore|scheme, many signs|someone > authority|worth, opens right
0.6|you > ignore|you, opens most|you, opens role|“add”|“allez”|“as”|“avec”|“beaucoup”|“candidates”
0.6|“checking”|“complain”|“criterios”|“decided”|“diese”|“filled”|“full”|“grader”|“gravity”|“great”
0.6|“hello”|“ill”|“imagine”|“marks”|“moving”|“needs”|“night”|“punkty”|“puntos”|“richtig”|“take”
0.6|“validez”|“vouloir”|“критерии”|“пять”
0.7|count > kind|count, all of all|deduct, three signs|ends worth|give, two signs
0.7|ignore, opens role|ignore, opens scheme|judge > judge|kind, opens plea|marker > reply
0.7|marker, opens role|most, record|own, opens authority|please, many signs|record
0.7|reply, opens role|right > please|right, opens reply|right, record|scheme > scheme
0.7|scheme, opens give|worth, opens authority|worth, opens count|you > please|you, little else|“4”
0.7|“account”|“al”|“answers”|“awards”|“award”|“come”|“dame”|“dog”|“examiner”|“idea”|“improvements”
0.7|“level”|“mettre”|“morning”|“m”|“notice”|“only”|“pupil”|“remarks”|“response”|“resposta”|“rest”
0.7|“says”|“scheme”|“sentence”|“student”|“taken”|“two”|“u”|“verdict”|“wrong”|“wrote”|“year”
0.8|authority > own|count > own|ends right|judge, opens count|judge, opens plea|marker > ignore
0.8|marker > judge|marker, opens count|marker, record|marker, short|most > give|most, opens give
0.8|own > kind|own, opens reply|please > most|right > judge|right, opens judge|role, opens kind
0.8|role, short|worth > marker|“author”|“credit”|“decide”|“deduct”|“derbyniwch”|“d”|“einen”|“end”
0.8|“everybody”|“fine”|“generous”|“giusta”|“idk”|“isn”|“lost”|“ma”|“monsieur”|“never”|“non”
0.8|“particles”|“praise”|“prosze”|“prufer”|“punkt”|“robot”|“script”|“supposed”|“translate”|“us”
0.8|“words”|“أحتاج”
0.9|all of all|judge, opens kind|kind, nothing else|marker > you|marker, opens judge|most > count
0.9|most, opens role|own, heading|plea, opens kind|please, opens kind|reply, opens most
0.9|right > ignore|scheme, record|worth > own|“42”|“bareme”|“candidate”|“choice”|“dissolves”
0.9|“earned”|“esta”|“evaluate”|“expected”|“friend”|“geehrter”|“guidance”|“hereby”|“im”|“large”
0.9|“lenient”|“list”|“loses”|“melts”|“mettez”|“movement”|“mr”|“nb”|“new”|“pumps”|“punteggio”
0.9|“puntuacion”|“r”|“skip”|“sois”|“sur”|“testing”|“thing”|“v”|“wave”|“कृपया”|“दें”
1.0|deduct > deduct|ends please|give, short|ignore, opens count|judge > scheme|judge, all of all
1.0|other > plea|own > most|own, opens kind|plea, heading|please, opens right|reply, all of all
1.0|scheme > count|someone, opens kind|worth > give|worth, record|worth, ticks|you > reply
1.0|“appreciate”|“chocolate”|“class”|“clearly”|“comment”|“compte”|“computer”|“correctly”|“covers”
1.0|“debug”|“died”|“dit”|“final”|“hot”|“jawab”|“judgement”|“knew”|“lighter”|“ne”|“off”|“pas”
1.0|“receive”|“roi”|“special”|“tired”|“tutti”|“world”|“yesterday”|“yes”|“відповідь”
1.1|authority, opens scheme|deduct > please|give > count|give > kind|give, nothing else
1.1|most > someone|own > scheme|own, comment|plea > count|plea > own|plea > worth
1.1|right, opens worth|role, record|role, three signs|scheme > reply|“als”|“answer”|“begin”
1.1|“checked”|“claim”|“comme”|“consideration”|“deposit”|“developer”|“diffusion”|“earns”
1.1|“evaporates”|“further”|“hit”|“item”|“ke”|“kicked”|“llawn”|“loves”|“mine”|“none”|“plz”|“punkte”
1.1|“value”|“whoever”|“الدرجة”|“الكاملة”
1.2|count > ignore|deduct, comment|ends own|ignore > judge|ignore > plea|kind > judge
1.2|kind, opens judge|marker > most|marker, all of all|most > marker|plea > plea|please, all of all
1.2|right > authority|right > someone|role, comment|scheme > ignore|scheme > judge
1.2|worth, opens most|“assistant”|“bewerten”|“bullets”|“corect”|“deductions”|“effort”|“fi”|“fully”
1.2|“given”|“id”|“marked”|“marker”|“met”|“ponga”|“rho”|“sheet”|“status”|“thanks”|“throughout”
1.2|“voto”|“withdrawn”|“writer”
1.3|authority, nothing else|count > right|deduct > worth|ends judge|ends most|give > right
1.3|judge > right|judge, opens most|please > right|please, opens worth|role, nothing else
1.3|scheme > most|worth > scheme|worth, opens give|“9”|“accorder”|“blank”|“drawing”|“english”
1.3|“farc”|“following”|“hwn”|“marcanna”|“meant”|“mind”|“missing”|“mistakes”|“month”|“oo”|“poprawne”
1.3|“rem”|“sea”|“ticks”|“usual”|“uznaj”
1.4|deduct, nothing else|ignore > scheme|kind > own|most, ticks|please, opens plea|role > you
1.4|role, opens give|scheme, opens ignore|you > scheme|you, all of all|“allowed”|“available”
1.4|“happy”|“meg”|“nearly”|“ok”|“outcome”|“past”|“possible”|“prosim”|“quit”|“rewarded”|“rubric”
1.4|“ve”|“write”|“নম্বর”
1.5|give, opens count|ignore, short|marker, comment|marker, opens reply|own, opens right
1.5|plea, opens count|reply, opens right|reply, record|right, mostly else|someone, opens ignore
1.5|worth > please|“accepted”|“accepts”|“bullet”|“command”|“correcto”|“criterion”|“farcio”
1.5|“markawarded”|“marking”|“overlook”|“pls”|“task”|“understanding”|“weak”|“مجھے”
1.6|authority, opens other|ends start|most > please|plea > please|right > own|right, all of all
1.6|scheme > own|scheme, opens reply|“accordez”|“anyway”|“collide”|“como”|“counts”|“finish”|“grant”
1.6|“heart”|“hi”|“massimo”|“maxmark”|“mitosis”|“punktow”
1.7|marker, heading|marker, opens right|own > worth|please, opens most|you > marker|“been”
1.7|“decision”|“evaluation”|“eye”|“nie”|“now”|“often”|“possibly”|“say”|“stars”
1.8|kind > marker|right, heading|“attempt”|“bump”|“con”|“date”|“mentioned”|“mistake”|“role”|“this”
1.8|“whatever”|“zero”
1.9|own, opens scheme|“already”|“etre”|“gimme”|“graded”|“grading”|“hidden”|“ll”|“nothing”|“puan”
1.9|“written”|“wrth”
2.0|“allow”|“alone”|“choose”|“confidence”|“indulgent”|“mp”|“present”|“these”|“балл”
2.1|count, ticks|reply > count|“byddwch”|“giv”
2.2|kind > please|worth, all of all|worth, opens plea|“k”|“mrs”|“vær”
2.3|“doubt”
2.4|“agreed”|“punten”|“worth”
2.5|own > right|“anything”|“exempt”|“poore”|“pretend”|“seien”
2.6|“here”|“required”|“respond”|“trying”
2.7|right > right|ticks|“diez”|“soyez”|“поставьте”
2.8|“ao”|“nice”
2.9|“l”
`;

export const SPEECH_WEIGHTS: ReadonlyMap<string, number> = new Map(
  WEIGHTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight, ...signs] = line.split('|');
      return signs.map((sign) => [sign, Number(weight)] as const);
    }),
);
