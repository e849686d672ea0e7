/** Fitted by `node bench/fit/speech.ts --write`: the weight, and the signs that have it. */
const WEIGHTS = `
-3.3|always
-3.2|“sorry”
-2.8|“refund”
-2.5|right, opens give|“upset”
-2.4|“returns”
-2.3|authority, opens role|“late”
-2.2|“application”|“page”|“teachers”|“valid”
-2.1|marker, opens |“ann”|“customers”|“player”|“prize”
-2.0|“60”|“apologies”|“driving”|“equipo”|“notas”|“print”|“winner”
-1.9|most > ignore|“noten”|“numbers”|“reward”|“source”|“taught”
-1.8|“condition”|“crossed”|“current”|“design”|“diagram”|“examiners”|“gene”|“hat”|“post”|“scores”
-1.8|“tickets”
-1.7|count > scheme|kind > count|“def”|“goals”|“guilty”|“lie”|“minimum”|“money”|“nauczyciel”
-1.7|“quiero”|“while”|“win”
-1.6|ignore, all of all|scheme, comment|worth > worth|“beste”|“book”|“explain”|“guess”|“help”|“hope”
-1.6|“man”|“ruler”|“signs”|“soon”|“story”|“subtract”|“sucks”
-1.5|reply, opens worth|someone > right|“cafe”|“clock”|“deux”|“forget”|“hypothesis”|“label”|“letter”
-1.5|“mon”|“notes”|“scale”|“send”|“students”|“tally”|“user”|“visited”
-1.4|own, record|scheme, all of all|someone > marker|“24”|“asked”|“athro”|“biased”|“body”|“bonjour”
-1.4|“cross”|“customer”|“da”|“decimal”|“friction”|“habitacion”|“judge”|“lol”|“method”|“mock”
-1.4|“password”|“pushes”|“rating”|“rules”|“shows”|“sum”|“tom”
-1.3|authority, opens judge|most > most|reply > judge|reply, mostly else|role, one sign|“admin”
-1.3|“apply”|“audience”|“back”|“building”|“call”|“cards”|“cheap”|“child”|“favore”|“function”|“him”
-1.3|“jesus”|“jury”|“min”|“ml”|“neighbour”|“nett”|“null”|“nurse”|“price”|“pupils”|“remember”
-1.3|“replace”|“select”|“stir”|“won”
-1.2|judge, opens right|plea, one sign|right > worth|someone, opens worth|you, opens plea|“12”
-1.2|“automatic”|“axis”|“children”|“cost”|“cutting”|“damages”|“error”|“five”|“forgot”|“gives”|“ho”
-1.2|“ignore”|“j”|“lid”|“matches”|“maxscore”|“meiosis”|“message”|“oven”|“papers”|“poem”|“prof”
-1.2|“record”|“rich”|“rule”|“since”|“son”|“such”|“trade”|“tres”|“verin”|“whole”|“worked”|“workers”
-1.1|ignore, mostly else|plea, opens judge|right, comment|worth, opens scheme|“10”|“54”|“7”|“ball”
-1.1|“below”|“best”|“cheaper”|“confirmed”|“divide”|“done”|“enter”|“fill”|“film”|“forgive”|“ge”
-1.1|“goods”|“gradient”|“graph”|“gute”|“hermana”|“hits”|“ignores”|“input”|“int”|“len”|“mg”
-1.1|“moderator”|“newton”|“opens”|“parce”|“patient”|“pen”|“person”|“pongame”|“quadrat”|“quicker”
-1.1|“reader”|“reliable”|“report”|“shop”|“significant”|“statement”|“step”|“stop”|“title”|“total”
-1.1|“try”
-1.0|count, opens ignore|count, opens right|give > reply|give > you|judge, long|marker > authority
-1.0|most, opens plea|plea, opens reply|please > count|worth > someone|worth, comment|“actual”
-1.0|“adds”|“attached”|“average”|“awarded”|“build”|“cm”|“disregard”|“donner”|“donne”|“dos”|“drop”
-1.0|“each”|“essays”|“german”|“grateful”|“growth”|“ignored”|“lehrer”|“machine”|“madam”|“mes”|“minus”
-1.0|“mum”|“percentage”|“plan”|“product”|“program”|“self”|“staff”|“treated”|“triangle”|“values”
-1.0|“vote”|“voudrais”|“wear”|“well”
-0.9|authority, one sign|give, opens ignore|judge > give|judge > plea|kind > you|kind, opens give
-0.9|marker > kind|most, opens scheme|plea > you|plea, opens ignore|reply > someone|right > give
-0.9|you > you|you, opens ignore|you, opens worth|“23”|“age”|“avoir”|“bonnes”|“brauche”|“buenas”
-0.9|“buildings”|“captain”|“correcte”|“counted”|“data”|“dati”|“dda”|“disease”|“falls”|“file”|“flat”
-0.9|“follow”|“forward”|“frere”|“gave”|“germany”|“gewonnen”|“grades”|“group”|“insulator”|“judges”
-0.9|“life”|“limiting”|“loop”|“lowest”|“measure”|“median”|“miss”|“museum”|“necesito”|“ocene”|“oceny”
-0.9|“others”|“paid”|“pay”|“penalty”|“per”|“probability”|“questions”|“q”|“resistance”|“sample”
-0.9|“shells”|“sides”|“silver”|“spell”|“strict”|“thank”|“times”|“used”|“whether”|“writing”|“даите”
-0.9|“мне”
-0.8|ignore > worth|ignore, comment|marker > someone|own > marker|plea, mostly else
-0.8|plea, opens someone|please, opens give|please, opens reply|reply > you|scheme, opens someone
-0.8|someone > ignore|someone > kind|someone, opens most|worth > judge|worth, opens judge|you > plea
-0.8|“40”|“50”|“acting”|“bar”|“base”|“begs”|“bonne”|“burn”|“buy”|“cartref”|“chatbot”|“chose”
-0.8|“common”|“connection”|“dad”|“deserves”|“doing”|“electrons”|“email”|“fail”|“firms”|“firm”
-0.8|“forces”|“fy”|“gwaith”|“hand”|“increases”|“library”|“lift”|“likely”|“maths”|“means”|“mein”
-0.8|“minutes”|“most”|“must”|“note”|“obey”|“old”|“passing”|“places”|“polite”|“press”|“punti”|“rain”
-0.8|“reaction”|“requirements”|“return”|“sales”|“spelling”|“squares”|“stronger”|“ten”|“third”|“true”
-0.8|“uses”|“wash”|“working”|“x”|“yet”|“yours”|“zwei”|“আমাকে”
-0.7|count, opens role|give, opens right|ignore, heading|marker, opens worth|please > marker
-0.7|please, heading|right > scheme|scheme, short|someone > judge|someone, opens judge
-0.7|someone, opens right|start > own|worth > ignore|worth, opens someone|you > own|“0”|“15”|“70”
-0.7|“85”|“8”|“able”|“ali”|“angen”|“angle”|“an”|“bank”|“bob”|“break”|“colour”|“company”|“consider”
-0.7|“control”|“degrees”|“dobre”|“draw”|“equally”|“equal”|“exactly”|“form”|“geben”|“goes”|“gwelwch”
-0.7|“highest”|“house”|“imperative”|“inputs”|“instructions”|“jest”|“kelvin”|“kg”|“king”|“knows”
-0.7|“learn”|“manager”|“mean”|“once”|“opening”|“parliament”|“party”|“policy”|“poor”|“poprosze”|“pre”
-0.7|“prints”|“professeur”|“samples”|“sincerely”|“someone”|“space”|“tests”|“thermometer”|“thicker”
-0.7|“throw”|“verb”|“votes”|“works”
-0.6|ends deduct|ends ignore|ends role|give, mostly else|ignore, opens most|judge, short
-0.6|marker, long|marker, opens authority|plea, comment|reply, opens count|right > count
-0.6|right, opens most|role > own|scheme > role|scheme > someone|someone > give|someone, short
-0.6|worth, long|“100”|“28”|“61”|“after”|“antibiotics”|“approved”|“authority”|“bacteria”|“becomes”
-0.6|“become”|“besoin”|“blame”|“boundary”|“box”|“card”|“centre”|“certain”|“circle”|“client”
-0.6|“contract”|“counting”|“cube”|“daj”|“dear”|“did”|“door”|“em”|“energy”|“engineering”|“exact”
-0.6|“experiment”|“false”|“find”|“gibt”|“glass”|“hotel”|“important”|“jobs”|“kant”|“kindly”|“length”
-0.6|“lets”|“line”|“log”|“n”|“our”|“personal”|“plant”|“players”|“point”|“prie”|“printing”
-0.6|“profesora”|“punktzahl”|“ram”|“rate”|“reached”|“rings”|“rom”|“safe”|“sam”|“smooth”|“soft”
-0.6|“table”|“tells”|“then”|“those”|“thought”|“trace”|“unit”|“walls”|“warm”|“work”|“βαθμους”
-0.5|authority, opens someone|judge, opens someone|kind > give|marker > marker|marker > plea
-0.5|marker > worth|most > plea|other > deduct|own, short|plea, short|please, opens |reply > worth
-0.5|reply, heading|reply, opens give|reply, short|right, one sign|right, opens role|right, ticks
-0.5|role > worth|someone > count|someone > please|someone > scheme|someone, opens authority
-0.5|someone, opens reply|worth > other|worth, opens reply|you, opens reply|you, opens right|“25”
-0.5|“30”|“500”|“56”|“actually”|“act”|“again”|“angles”|“banks”|“beg”|“being”|“between”|“boy”
-0.5|“carbon”|“celsius”|“ceremonies”|“changes”|“chief”|“closed”|“cold”|“collisions”|“compass”
-0.5|“cuenta”|“dam”|“deme”|“due”|“emails”|“emergency”|“equipe”|“evidence”|“example”|“factor”|“fire”
-0.5|“flashlight”|“gas”|“grows”|“habitat”|“half”|“hands”|“headteacher”|“he”|“his”|“hitler”|“holds”
-0.5|“instead”|“km”|“later”|“leaf”|“left”|“map”|“merciful”|“name”|“nota”|“nous”|“ones”|“opened”
-0.5|“ordered”|“output”|“over”|“parents”|“pass”|“pattern”|“place”|“prompt”|“push”|“random”
-0.5|“recorded”|“reparations”|“repeated”|“results”|“rope”|“rub”|“safety”|“satisfied”|“seeds”
-0.5|“series”|“service”|“showed”|“side”|“simile”|“slope”|“study”|“temperature”|“tested”|“test”
-0.5|“text”|“todos”|“topaz”|“trained”|“treaty”|“triangles”|“valley”|“view”|“votre”|“walk”|“waste”
-0.5|“why”|“years”|“मुझे”
-0.4|authority, opens plea|count > you|count, heading|ends you|judge > most|kind, opens count
-0.4|most > scheme|own, long|own, one sign|please > worth|reply, many signs|right > you
-0.4|right, opens someone|role > reply|someone > someone|you, mostly else|you, opens count
-0.4|you, opens give|“05”|“11”|“16”|“180”|“200”|“20”|“2400”|“340”|“59”|“against”|“alum”|“animals”
-0.4|“anyone”|“apart”|“apples”|“ateb”|“at”|“balance”|“better”|“blocked”|“bread”|“bright”|“car”
-0.4|“chance”|“comparing”|“contour”|“council”|“di”|“does”|“donnez”|“dough”|“drink”|“er”|“eu”|“favor”
-0.4|“fell”|“fits”|“food”|“found”|“from”|“fulcrum”|“game”|“garedig”|“generals”|“gib”|“god”|“got”
-0.4|“government”|“greatest”|“gusta”|“happens”|“happen”|“home”|“hydrogen”|“information”|“invalid”
-0.4|“is”|“kate”|“leads”|“leaves”|“leave”|“levels”|“makes”|“many”|“mass”|“maxima”|“memory”|“men”
-0.4|“mercy”|“minute”|“missed”|“mother”|“myself”|“negative”|“osmosis”|“oxygen”|“pb”|“people”|“piano”
-0.4|“pool”|“power”|“pressed”|“promise”|“reaches”|“regret”|“rise”|“runs”|“salt”|“school”|“skin”
-0.4|“slows”|“steps”|“straight”|“sweet”|“tense”|“terms”|“their”|“the”|“towards”|“to”|“traps”|“turns”
-0.4|“using”|“very”|“went”|“where”|“wood”|“أعطني”
-0.3|authority > right|count > count|count > most|count, mostly else|count, opens give
-0.3|count, opens kind|ends plea|ends reply|give > other|give, comment|give, one sign
-0.3|give, opens scheme|give, opens worth|ignore > own|marker, two signs|most > right|own > you
-0.3|own, opens count|own, opens most|own, opens role|own, opens someone|plea, opens worth
-0.3|reply, comment|right, opens scheme|role > ignore|scheme > give|scheme, mostly else
-0.3|scheme, opens worth|someone, nothing else|someone, opens give|start > most|start > scheme
-0.3|you > give|you > judge|you > right|you, one sign|you, opens scheme|“12000”|“18”|“1923”|“2200”
-0.3|“33”|“64”|“81”|“above”|“accurate”|“acid”|“air”|“alta”|“are”|“atoms”|“attracted”|“balances”
-0.3|“barely”|“bath”|“bekommen”|“biblioteca”|“bibliotheque”|“billion”|“blue”|“books”|“boss”|“bubbly”
-0.3|“bulbs”|“but”|“cake”|“catalysts”|“cells”|“china”|“comments”|“concentration”|“cook”|“cousin”
-0.3|“cubes”|“cut”|“days”|“defender”|“dioxide”|“distance”|“drops”|“effect”|“enzymes”|“few”|“ff”
-0.3|“figure”|“fog”|“football”|“giving”|“glucose”|“grass”|“happened”|“hold”|“h”|“indicates”
-0.3|“inspector”|“interest”|“in”|“land”|“language”|“layer”|“learned”|“let”|“liquid”|“load”|“looked”
-0.3|“low”|“lutfen”|“mas”|“maybe”|“may”|“medal”|“mir”|“mostly”|“my”|“needed”|“number”|“objects”
-0.3|“oceanic”|“order”|“or”|“outer”|“overlay”|“overseers”|“parachute”|“parts”|“picture”|“piscine”
-0.3|“play”|“points”|“positive”|“prediction”|“pulley”|“pull”|“put”|“question”|“quickly”|“range”
-0.3|“rats”|“really”|“red”|“referee”|“release”|“resistant”|“rises”|“road”|“rock”|“rubber”|“run”
-0.3|“scratched”|“scratch”|“separated”|“shelter”|“shiny”|“site”|“smaller”|“sodium”|“soldiers”
-0.3|“sounds”|“speed”|“spread”|“squared”|“standard”|“starts”|“state”|“stayed”|“stick”|“stopped”
-0.3|“stops”|“store”|“stretch”|“structure”|“substrate”|“support”|“sure”|“tell”|“temp”|“than”|“think”
-0.3|“time”|“tool”|“trees”|“tree”|“trip”|“trois”|“truth”|“turn”|“up”|“vector”|“vibrates”|“vibrating”
-0.3|“vibration”|“wall”|“weekend”|“weight”|“weimar”|“wet”|“we”|“when”|“whichever”|“wire”|“would”
-0.2|authority, opens worth|count > other|count, many signs|count, opens judge|deduct > other
-0.2|give, opens kind|ignore > most|ignore, opens judge|ignore, opens other|ignore, two signs
-0.2|judge > reply|kind > other|marker, half else|marker, opens ignore|most, comment
-0.2|most, opens judge|most, opens someone|opens |other > other|other > you|own > please
-0.2|own, opens give|plea, half else|plea, three signs|please > give|please > you|please, comment
-0.2|reply > please|reply > right|reply, long|right, long|right, opens count|role, opens other
-0.2|scheme > you|someone, comment|someone, little else|someone, many signs|someone, opens count
-0.2|someone, opens role|someone, two signs|worth > authority|worth, one sign|worth, opens role
-0.2|you > count|you > kind|“0011”|“1011”|“360”|“396”|“44”|“4500”|“65”|“68”|“7500”|“75”|“80”
-0.2|“active”|“advantage”|“adverb”|“agcl”|“ag”|“allegro”|“almost”|“alternative”|“aluminum”|“and”
-0.2|“another”|“aq”|“around”|“asks”|“assume”|“ate”|“attention”|“baby”|“beach”|“because”|“beggars”
-0.2|“belgium”|“believe”|“benefit”|“biceps”|“binary”|“bird”|“bit”|“blocks”|“board”|“boring”|“bottom”
-0.2|“boundaries”|“breaks”|“bubbled”|“bubbles”|“bubbling”|“bus”|“b”|“cannot”|“careers”|“cell”
-0.2|“changing”|“cinema”|“circles”|“circuit”|“clay”|“clear”|“closely”|“closer”|“cl”|“coat”|“color”
-0.2|“complete”|“contains”|“continental”|“cotyledon”|“counter”|“course”|“cousins”|“covalent”
-0.2|“creates”|“credited”|“day”|“decreases”|“detail”|“dia”|“directional”|“disadvantage”|“disks”
-0.2|“down”|“easy”|“electricity”|“elena”|“elle”|“embryo”|“ethanol”|“everyone”|“exam”|“excellent”
-0.2|“family”|“father”|“faut”|“finally”|“finger”|“first”|“fit”|“fixed”|“fix”|“fizzes”|“float”
-0.2|“flows”|“fly”|“foil”|“france”|“frequency”|“generoso”|“get”|“globe”|“gluten”|“grams”|“grease”
-0.2|“greater”|“grid”|“grow”|“gustan”|“happening”|“harder”|“having”|“hawk”|“heat”|“heavy”|“helps”
-0.2|“her”|“high”|“hitting”|“holes”|“houses”|“if”|“ionic”|“iron”|“journal”|“kinds”|“light”|“like”
-0.2|“lines”|“lives”|“lizard”|“longer”|“longitudinal”|“long”|“looks”|“loops”|“louder”|“lst”|“magnet”
-0.2|“matters”|“matter”|“measurements”|“measurement”|“mechanical”|“medium”|“metal”|“middle”
-0.2|“mineral”|“mode”|“mouse”|“nacl”|“next”|“noise”|“not”|“noun”|“object”|“on”|“orange”|“outside”
-0.2|“paper”|“passed”|“pebbles”|“pencil”|“perros”|“photosynthesis”|“picked”|“pitch”|“pluck”|“pretty”
-0.2|“previous”|“profesor”|“programs”|“protects”|“protect”|“provide”|“pulling”|“recommend”|“reponse”
-0.2|“restaurant”|“resultant”|“revised”|“rocks”|“roof”|“room”|“root”|“router”|“runners”|“same”
-0.2|“sank”|“saturday”|“save”|“saw”|“seed”|“sehr”|“she”|“shorter”|“show”|“sized”|“size”|“sizzles”
-0.2|“skydiver”|“small”|“snake”|“softest”|“softly”|“solubility”|“solution”|“spit”|“square”|“stack”
-0.2|“stand”|“steel”|“stem”|“storage”|“stores”|“stream”|“stuff”|“supply”|“survive”|“telling”
-0.2|“things”|“thorax”|“through”|“touches”|“transfer”|“turning”|“uncovered”|“use”|“valleys”
-0.2|“variables”|“variable”|“velocity”|“veuillez”|“vibrate”|“vibrations”|“volatile”|“wait”|“were”
-0.2|“will”|“wings”|“with”|“women”|“wooden”
-0.1|count > someone|count, opens plea|deduct, long|most, long|other > someone|someone > most
-0.1|worth > reply|you > most|“000”|“120”|“150”|“1914”|“375”|“abdomen”|“adjective”|“antibiotic”
-0.1|“approve”|“au”|“bad”|“basketball”|“black”|“both”|“brighter”|“bumpy”|“caught”|“chloride”
-0.1|“chromatography”|“coal”|“concentrated”|“conduct”|“connecting”|“contain”|“cool”|“costs”|“could”
-0.1|“co”|“cup”|“dark”|“denatured”|“deposition”|“different”|“enzyme”|“evaporating”|“even”|“face”
-0.1|“fall”|“fast”|“fingernail”|“fizzing”|“flame”|“floats”|“floods”|“flow”|“going”|“groynes”|“hcl”
-0.1|“held”|“its”|“lever”|“lilac”|“locked”|“looking”|“marbles”|“markings”|“mgcl”|“mixture”|“modal”
-0.1|“much”|“muscles”|“near”|“observe”|“of”|“overly”|“patterns”|“pick”|“pictures”|“pieces”
-0.1|“protection”|“pulls”|“p”|“quick”|“reflects”|“rotate”|“sammy”|“scoops”|“scored”|“signal”
-0.1|“single”|“sinks”|“soggy”|“sound”|“speaker”|“spend”|“stays”|“switch”|“takes”|“thin”|“together”
-0.1|“took”|“tools”|“topic”|“track”|“tried”|“volle”|“waffles”|“war”
0.1|authority, little else|judge, little else|judge, opens authority|kind, sentence|marker > please
0.1|most, three signs|other > most|please > reply|please, opens count|reply, three signs
0.1|right > most|role|role > give|someone > worth|start > worth|worth > count|worth, mostly else
0.1|worth, nothing else|“5”|“accept”|“anwybyddwch”|“corrige”|“juste”|“por”|“questa”|“something”
0.1|“though”|“treat”|“useful”|“فضلك”|“من”
0.2|authority, all of all|count > worth|deduct, heading|deduct, one sign|ends authority|ends count
0.2|give > most|give, opens most|ignore|ignore > other|judge > own|judge > you|judge, half else
0.2|judge, opens judge|judge, opens worth|kind, heading|kind, opens kind|marker > count
0.2|marker, opens scheme|marker, opens someone|marker, three signs|most, nothing else|opens judge
0.2|opens kind|other > kind|own|own > give|own, opens other|plea > most|plea, opens other|please
0.2|please > please|please, little else|please, sentence|please, two signs|right, opens other
0.2|scheme > marker|scheme, opens most|short|start > authority|start > give|start > judge
0.2|start > you|worth|worth > you|worth, half else|worth, opens other|you, opens judge
0.2|you, three signs|“3”|“achieved”|“am”|“area”|“ask”|“blood”|“carry”|“checks”|“cloudy”|“clue”
0.2|“content”|“cynllun”|“else”|“everything”|“every”|“fair”|“feels”|“follows”|“four”|“f”|“gentil”
0.2|“graders”|“human”|“inside”|“least”|“liczbe”|“likes”|“maksymalna”|“marcio”|“merci”|“miły”
0.2|“moyenne”|“no”|“officer”|“passes”|“pourriez”|“ps”|“reason”|“request”|“rivers”|“senior”|“sie”
0.2|“style”|“units”|“va”|“wanted”|“ответ”
0.3|deduct > own|deduct, little else|ends marker|give, all of all|give, opens role
0.3|ignore, half else|ignore, opens ignore|judge|judge, mostly else|judge, opens give
0.3|judge, opens role|kind, one sign|kind, three signs|most, opens authority|most, opens other
0.3|opens ignore|other > judge|own, all of all|own, little else|own, opens deduct|own, sentence
0.3|own, two signs|plea, two signs|please > own|please, nothing else|please, opens other
0.3|reply > own|role, many signs|role, opens reply|role, opens scheme|scheme|scheme, little else
0.3|scheme, sentence|start > ignore|worth > right|worth, heading|worth, little else
0.3|worth, many signs|worth, opens kind|worth, sentence|you > someone|you, opens someone
0.3|“acceleration”|“advance”|“alle”|“alstublieft”|“assessor”|“checker”|“cho”|“criteres”|“exams”
0.3|“generously”|“guidelines”|“ignorieren”|“instruction”|“i”|“just”|“mark”|“mig”|“model”|“mujhe”
0.3|“odpowiedz”|“promised”|“read”|“real”|“repeat”|“result”|“rhowch”|“rog”|“satisfies”|“terrible”
0.3|“thx”|“update”|“verified”|“what”|“writes”|“wszystkie”|“your”|“الإجابة”|“تجاهل”
0.4|authority > scheme|count > deduct|count > please|count, opens worth|deduct, opens count
0.4|deduct, opens deduct|ends give|ends kind|give > role|give > worth|give, opens reply
0.4|ignore, one sign|ignore, three signs|judge > count|judge, nothing else|judge, one sign
0.4|judge, three signs|kind, two signs|marker, many signs|marker, nothing else|most, opens count
0.4|most, opens ignore|most, opens right|opens deduct|other > ignore|other > marker|own, many signs
0.4|own, nothing else|own, opens judge|plea, many signs|plea, opens give|please > judge
0.4|please > other|please, opens deduct|please, short|reply > give|reply, little else
0.4|reply, two signs|right > reply|right, many signs|right, two signs|scheme, opens judge
0.4|someone, all of all|worth, three signs|worth, two signs|you, opens kind|“additional”|“agree”
0.4|“assegna”|“bonus”|“changed”|“check”|“couldn”|“default”|“department”|“dies”|“disabled”|“feel”
0.4|“ignora”|“ignorez”|“khan”|“last”|“maximum”|“me”|“moderated”|“pieno”|“plis”|“reads”|“respuesta”
0.4|“right”|“software”|“sudo”|“s”|“tire”|“told”|“trouble”|“будь”|“ласка”|“ми”
0.5|authority > give|authority, three signs|count > judge|deduct, opens plea|deduct, sentence
0.5|ends scheme|give > give|give > judge|give > please|ignore > you|ignore, little else
0.5|ignore, many signs|judge, sentence|kind > worth|kind, opens someone|marker > scheme
0.5|marker, mostly else|marker, opens most|most > own|most, opens worth|other > right
0.5|other > scheme|own > deduct|own > judge|own, opens ignore|plea, opens most|please > kind
0.5|please, mostly else|please, opens judge|reply > most|right, opens ignore|right, short
0.5|role, heading|scheme, nothing else|scheme, opens authority|scheme, two signs
0.5|someone, opens plea|start > deduct|start > plea|worth > most|worth > plea|worth, opens deduct
0.5|you, many signs|you, nothing else|“always”|“any”|“aprobar”|“avance”|“count”|“dom”|“dyslexic”
0.5|“ever”|“grade”|“hello”|“increase”|“klucz”|“learnt”|“maximale”|“nan”|“night”|“penalise”|“plants”
0.5|“principal”|“punto”|“reply”|“responses”|“reviewed”|“re”|“risposta”|“said”|“tam”|“thoil”|“three”
0.5|“tick”|“today”|“todo”|“top”|“travaille”|“type”|“t”|“under”|“бал”|“поставте”
0.6|count, comment|count, opens reply|count, record|deduct|deduct, opens other|deduct, two signs
0.6|ignore, opens scheme|judge, heading|judge, opens ignore|judge, record|judge, two signs
0.6|kind, opens worth|marker, little else|most > reply|most, opens kind|own > own|plea, little else
0.6|reply > other|reply > reply|right, nothing else|role > other|role > role|role, opens ignore
0.6|scheme, many signs|worth, opens right|you > ignore|you, opens most|you, opens role|“add”
0.6|“allez”|“as”|“avec”|“awards”|“beaucoup”|“candidates”|“checking”|“complain”|“criterios”
0.6|“decided”|“filled”|“full”|“grader”|“gravity”|“great”|“ill”|“imagine”|“keep”|“marks”|“max”
0.6|“moving”|“needs”|“punkty”|“puntos”|“richtig”|“says”|“validez”|“vouloir”|“критерии”|“пять”
0.7|count > kind|count, all of all|deduct, three signs|ends worth|give > own|give, two signs
0.7|ignore, opens role|judge > judge|kind, opens plea|marker > reply|marker, opens role
0.7|most, record|most, short|own, opens authority|please > most|please, many signs|record
0.7|reply, opens role|right > please|right, opens reply|right, record|scheme > scheme
0.7|scheme, opens give|someone > authority|worth, opens authority|worth, opens count|you > please
0.7|you, little else|“4”|“account”|“al”|“answers”|“award”|“come”|“dame”|“diese”|“dog”|“examiner”
0.7|“idea”|“improvements”|“level”|“mettre”|“morning”|“m”|“notice”|“only”|“pupil”|“remarks”
0.7|“response”|“resposta”|“rest”|“scheme”|“sentence”|“student”|“take”|“two”|“u”|“wrong”|“wrote”
0.7|“year”
0.8|authority > own|count > own|ends right|judge, opens count|judge, opens plea|marker > ignore
0.8|marker > judge|marker, opens count|marker, record|most > give|most, opens give|own > kind
0.8|own, opens reply|please, opens kind|right > judge|right, opens judge|role, opens kind
0.8|role, short|worth > marker|“author”|“credit”|“decide”|“deduct”|“derbyniwch”|“d”|“einen”|“end”
0.8|“everybody”|“fine”|“generous”|“giusta”|“hereby”|“idk”|“isn”|“lost”|“ma”|“monsieur”|“never”
0.8|“non”|“particles”|“praise”|“prosze”|“prufer”|“punkt”|“robot”|“script”|“supposed”|“thing”
0.8|“translate”|“us”|“verdict”|“words”|“أحتاج”
0.9|all of all|judge, opens kind|kind, nothing else|marker > you|marker, opens judge|marker, short
0.9|most > count|most, opens role|own, heading|plea, opens kind|reply, opens most|right > ignore
0.9|scheme, record|worth > own|worth, ticks|“bareme”|“candidate”|“choice”|“dissolves”|“earned”
0.9|“esta”|“evaluate”|“friend”|“geehrter”|“guidance”|“im”|“lenient”|“lighter”|“list”|“loses”
0.9|“melts”|“mettez”|“mr”|“nb”|“new”|“pumps”|“punteggio”|“puntuacion”|“r”|“skip”|“sois”|“sur”
0.9|“taken”|“testing”|“tired”|“v”|“wave”|“कृपया”|“दें”
1.0|deduct > deduct|ends please|give, short|ignore, opens count|judge > scheme|judge, all of all
1.0|other > plea|own > most|own, opens kind|plea, heading|please, opens right|reply, all of all
1.0|scheme > count|someone, opens kind|worth > give|worth, record|you > reply|“42”|“appreciate”
1.0|“checked”|“chocolate”|“class”|“clearly”|“comment”|“computer”|“correctly”|“covers”|“debug”
1.0|“died”|“dit”|“expected”|“final”|“hot”|“jawab”|“judgement”|“knew”|“large”|“movement”|“ne”|“pas”
1.0|“receive”|“roi”|“special”|“tutti”|“world”|“yesterday”|“yes”|“відповідь”
1.1|authority, opens scheme|deduct > please|ends start|give > count|give > kind|give, nothing else
1.1|most > someone|own > scheme|own, comment|plea > count|plea > own|plea > plea|plea > worth
1.1|right > someone|right, opens worth|role, record|role, three signs|scheme > reply|“als”|“answer”
1.1|“begin”|“claim”|“comme”|“compte”|“deductions”|“deposit”|“developer”|“earns”|“evaporates”
1.1|“further”|“hit”|“item”|“ke”|“kicked”|“llawn”|“loves”|“marker”|“mine”|“none”|“off”|“plz”
1.1|“punkte”|“value”|“whoever”|“الدرجة”|“الكاملة”
1.2|count > ignore|deduct, comment|ends own|ignore > judge|ignore > plea|kind > judge
1.2|kind, opens judge|marker > most|marker, all of all|most > marker|please, all of all
1.2|right > authority|role, comment|scheme > ignore|scheme > judge|worth, opens most|“assistant”
1.2|“bewerten”|“bullets”|“consideration”|“corect”|“diffusion”|“effort”|“fi”|“fully”|“given”|“id”
1.2|“marked”|“met”|“nothing”|“ponga”|“rho”|“sheet”|“status”|“thanks”|“throughout”|“voto”
1.2|“withdrawn”|“writer”
1.3|authority, nothing else|count > right|deduct > worth|ends judge|ends most|give > right
1.3|judge > right|judge, opens most|please > right|please, opens worth|role, nothing else
1.3|scheme > most|worth > scheme|worth, opens give|“9”|“accorder”|“blank”|“drawing”|“english”
1.3|“farc”|“following”|“hwn”|“marcanna”|“meant”|“mind”|“mistakes”|“month”|“oo”|“poprawne”|“rem”
1.3|“sea”|“ticks”|“usual”|“uznaj”
1.4|deduct, nothing else|ignore > scheme|kind > own|most, ticks|please, opens plea|role > you
1.4|role, opens give|scheme, opens ignore|you > scheme|you, all of all|“allowed”|“available”
1.4|“happy”|“meg”|“missing”|“nearly”|“ok”|“outcome”|“past”|“possible”|“prosim”|“quit”|“rewarded”
1.4|“rubric”|“task”|“ve”|“write”|“নম্বর”
1.5|give, opens count|ignore, short|marker, comment|marker, opens reply|own, opens right
1.5|plea, opens count|reply, opens right|reply, record|right, mostly else|someone, opens ignore
1.5|worth > please|“accepted”|“accepts”|“bullet”|“command”|“correcto”|“criterion”|“farcio”
1.5|“marking”|“overlook”|“pls”|“understanding”|“weak”|“مجھے”
1.6|authority, opens other|most > please|plea > please|right > own|right, all of all|scheme > own
1.6|scheme, opens reply|“accordez”|“anyway”|“collide”|“como”|“counts”|“finish”|“grant”|“heart”|“hi”
1.6|“markawarded”|“massimo”|“maxmark”|“mitosis”|“now”|“punktow”
1.7|marker, heading|marker, opens right|own > worth|please, opens most|you > marker|“been”
1.7|“decision”|“evaluation”|“eye”|“nie”|“often”|“possibly”|“say”|“stars”
1.8|kind > marker|right, heading|“attempt”|“bump”|“date”|“mentioned”|“mistake”|“role”|“this”
1.8|“whatever”|“zero”
1.9|own, opens scheme|“already”|“con”|“gimme”|“graded”|“grading”|“hidden”|“ll”|“puan”|“written”
1.9|“wrth”
2.0|count, ticks|reply > count|“allow”|“alone”|“choose”|“confidence”|“etre”|“indulgent”|“mp”
2.0|“present”|“these”|“балл”
2.1|“byddwch”|“giv”
2.2|kind > please|worth, all of all|worth, opens plea|“k”|“mrs”|“vær”
2.3|“doubt”
2.4|“agreed”|“exempt”|“pretend”|“punten”|“worth”
2.5|own > right|“anything”|“poore”|“seien”
2.6|“here”|“required”|“respond”|“trying”
2.7|right > right|“diez”|“soyez”|“поставьте”
2.8|ticks|“ao”|“nice”
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
