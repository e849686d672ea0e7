/** Fitted by `node bench/fit-speech.ts --write`: the weight, and the signs that have it. */
const WEIGHTS = `
-3.8|always
-2.8|“sorry”
-2.7|worth > worth
-2.6|“ann”
-2.5|“late”
-2.2|“nauczyciel”
-2.1|marker, opens |“driving”|“scores”
-2.0|“player”|“print”|“quiero”|“story”|“taught”
-1.9|ends reply|plea, opens judge|right, opens give|“application”|“customers”|“man”|“numbers”|“post”
-1.9|“sum”
-1.8|plea, one sign|reply, opens worth|“guess”|“help”|“pupils”|“p”|“ruler”|“select”|“tres”|“win”
-1.7|count, opens ignore|most > ignore|someone > kind|“def”|“gene”|“ignore”|“letter”|“nurse”
-1.7|“returns”|“source”
-1.6|“admin”|“book”|“building”|“cafe”|“deux”|“explain”|“hope”|“method”|“money”|“mon”|“notes”|“prize”
-1.6|“scale”|“staff”|“students”
-1.5|authority, opens role|give, opens ignore|someone, opens worth|worth, comment|“beste”|“da”
-1.5|“design”|“electrons”|“function”|“hypothesis”|“neighbour”|“perfect”|“stop”|“winner”
-1.4|reply, mostly else|you, opens plea|“decimal”|“equally”|“fill”|“five”|“forgot”|“friction”
-1.4|“goals”|“judge”|“notas”|“rules”|“sample”|“soon”|“ten”|“user”
-1.3|most > most|please > count|someone > marker|someone > right|“10”|“ball”|“biased”|“buildings”
-1.3|“cross”|“current”|“diagram”|“enter”|“guilty”|“h”|“null”|“password”|“repeated”|“resistance”
-1.3|“since”|“six”|“son”|“subtract”
-1.2|judge, long|judge, opens right|kind > kind|please, opens give|someone > judge|start > own
-1.2|“avoir”|“back”|“being”|“child”|“clock”|“confirmed”|“consider”|“cost”|“di”|“done”|“forget”
-1.2|“gives”|“graph”|“highest”|“ignores”|“jesus”|“label”|“lehrer”|“life”|“manager”|“mercy”|“noten”
-1.2|“n”|“patient”|“pen”|“poem”|“pongame”|“program”|“scrooge”|“teachers”|“tom”|“tool”|“used”|“vote”
-1.2|“well”|“while”|“worked”
-1.1|give, opens right|ignore > worth|opens |“12”|“athro”|“axis”|“build”|“cheap”|“children”
-1.1|“forgive”|“hat”|“him”|“ho”|“instructions”|“loop”|“message”|“mum”|“nett”|“page”|“passes”
-1.1|“person”|“report”|“reward”|“shows”|“total”|“trade”|“turn”|“whole”
-1.0|ignore, comment|marker > someone|plea, opens reply|reply > judge|reply > you|role, one sign
-1.0|“24”|“adds”|“average”|“awarded”|“below”|“buy”|“captain”|“connection”|“disease”|“email”
-1.0|“experimenter”|“fail”|“freely”|“garedig”|“gewonnen”|“gute”|“hermana”|“hits”|“int”|“lid”|“madam”
-1.0|“minus”|“others”|“parce”|“pay”|“plan”|“polite”|“prof”|“reaction”|“return”|“stir”|“strict”
-1.0|“true”|“voudrais”|“won”|“workers”|“yet”
-0.9|count, opens judge|ignore, heading|kind, opens give|most, opens plea|most, opens scheme
-0.9|plea > you|plea, short|please, heading|scheme, comment|someone, opens authority
-0.9|worth, opens judge|worth, opens someone|you, opens ignore|“begs”|“body”|“brauche”|“centre”
-0.9|“certain”|“customer”|“damages”|“data”|“donner”|“donne”|“drop”|“each”|“film”|“follow”|“ge”
-0.9|“gibt”|“grateful”|“jobs”|“machine”|“mein”|“necesito”|“percentage”|“punktzahl”|“punti”|“rating”
-0.9|“send”|“significant”|“sucks”|“text”|“thermometer”|“verin”|“wash”|“wear”|“x”|“даите”|“मुझे”
-0.8|give > you|ignore, mostly else|own, record|plea, comment|plea, opens someone
-0.8|please, opens reply|right, comment|right, opens authority|someone > scheme
-0.8|someone, nothing else|someone, opens judge|“50”|“7”|“able”|“acting”|“actual”|“along”
-0.8|“attention”|“bath”|“bonne”|“boundary”|“chose”|“company”|“daj”|“divide”|“exactly”|“fair”|“falls”
-0.8|“group”|“habitat”|“input”|“line”|“lowest”|“means”|“mean”|“merciful”|“most”|“paid”|“paint”
-0.8|“places”|“price”|“professeur”|“reader”|“reading”|“recorded”|“series”|“soft”|“space”|“thank”
-0.8|“transferred”|“try”|“uses”|“verb”|“works”
-0.7|ends deduct|marker > worth|marker, opens worth|reply, heading|scheme > give|worth > someone
-0.7|worth, opens reply|you > you|you, opens count|“age”|“air”|“angen”|“angles”|“banks”|“blood”
-0.7|“bonnes”|“box”|“bread”|“break”|“burn”|“cartref”|“cm”|“dda”|“disregard”|“engineering”|“everyone”
-0.7|“generoso”|“germany”|“glass”|“grades”|“gradient”|“gusta”|“gwaith”|“gwelwch”|“hand”|“ignored”
-0.7|“insulator”|“king”|“language”|“lift”|“limiting”|“mas”|“moderator”|“nous”|“policy”|“pool”
-0.7|“press”|“printing”|“reached”|“remember”|“rise”|“salt”|“service”|“step”|“table”|“tells”|“test”
-0.7|“treated”|“values”|“warm”|“working”|“yours”
-0.6|ends role|give, opens plea|give, opens worth|ignore, opens most|judge, opens someone
-0.6|kind > give|kind, mostly else|marker > authority|marker > plea|own > you|please > marker
-0.6|scheme, short|someone, short|worth > other|you > count|you > plea|“0”|“1923”|“28”|“30”|“40”
-0.6|“60”|“act”|“allah”|“alta”|“asks”|“audience”|“becomes”|“become”|“best”|“cao”|“checks”|“circle”
-0.6|“colour”|“compass”|“correcteur”|“draw”|“equal”|“equipe”|“er”|“eu”|“experiment”|“figure”
-0.6|“forces”|“forward”|“from”|“geben”|“government”|“hands”|“kant”|“kelvin”|“length”|“maths”|“may”
-0.6|“ma”|“minutes”|“note”|“ones”|“ordered”|“over”|“parents”|“pounds”|“previous”|“punkty”|“q”|“rate”
-0.6|“results”|“sales”|“school”|“seeds”|“shells”|“sides”|“smooth”|“spelling”|“sweet”|“temperature”
-0.6|“thought”|“мне”
-0.5|count > count|ignore, opens other|kind > someone|marker > kind|marker, opens authority
-0.5|most > plea|most > scheme|plea, opens worth|reply, opens give|reply, opens judge|reply, short
-0.5|right > count|right, opens scheme|role > scheme|role, mostly else|someone > please
-0.5|someone > someone|someone, little else|start > scheme|worth > judge|worth, long|you > give
-0.5|you, heading|“15”|“200”|“85”|“after”|“ali”|“almost”|“asked”|“backwards”|“bank”|“beats”|“boy”
-0.5|“buenas”|“bulbs”|“chatbot”|“clean”|“client”|“closely”|“cold”|“confirm”|“control”|“cube”|“dam”
-0.5|“degrees”|“did”|“doing”|“evidence”|“example”|“favore”|“find”|“firm”|“got”|“happen”|“his”
-0.5|“hitler”|“home”|“hotel”|“important”|“judges”|“kindly”|“lane”|“later”|“leads”|“lower”|“men”
-0.5|“minute”|“name”|“nota”|“obey”|“old”|“our”|“oxygen”|“para”|“pass”|“ram”|“rings”|“road”
-0.5|“satisfied”|“sehr”|“sir”|“small”|“someone”|“square”|“support”|“times”|“truth”|“understand”
-0.5|“using”|“vaccine”|“volle”|“went”
-0.4|authority, half else|count, opens most|give > other|give, mostly else|give, one sign
-0.4|judge > you|own, long|own, opens someone|please > worth|please > you|reply, long
-0.4|reply, many signs|right, little else|right, opens someone|role > own|scheme, opens someone
-0.4|someone > give|someone > reply|start > right|worth, opens scheme|you, opens kind
-0.4|you, opens reply|“8”|“animals”|“ateb”|“atoms”|“balances”|“between”|“board”|“books”|“bus”|“cook”
-0.4|“curve”|“deme”|“disks”|“distance”|“dont”|“energy”|“flat”|“found”|“four”|“god”|“half”|“he”
-0.4|“information”|“is”|“kate”|“many”|“maxima”|“memory”|“order”|“or”|“people”|“per”|“piano”|“point”
-0.4|“prints”|“prompt”|“put”|“range”|“reaches”|“repeat”|“rises”|“rom”|“rub”|“samples”|“savings”
-0.4|“softest”|“sounds”|“strong”|“tell”|“then”|“the”|“told”|“to”|“trace”|“treaty”|“tube”|“very”
-0.4|“virus”|“wants”|“weight”|“work”
-0.3|count, opens authority|count, opens plea|ends start|ignore, opens scheme|judge > most
-0.3|judge > other|judge, opens worth|kind, long|marker > marker|marker > please|most > you
-0.3|own > marker|reply > plea|reply > someone|reply, nothing else|right > most|right, opens most
-0.3|role > ignore|scheme > someone|someone > count|someone > ignore|someone > worth
-0.3|someone, comment|someone, opens most|someone, two signs|start > most|worth, one sign
-0.3|you > right|“100”|“11”|“13”|“14”|“16”|“180”|“2000”|“25”|“6”|“70”|“80”|“about”|“against”
-0.3|“agility”|“another”|“an”|“apples”|“attracted”|“at”|“bacteria”|“balance”|“besoin”|“blocked”|“b”
-0.3|“cannot”|“can”|“car”|“celsius”|“changing”|“chief”|“collisions”|“common”|“could”|“counted”
-0.3|“cubes”|“dad”|“edge”|“elle”|“error”|“exam”|“excellent”|“fell”|“food”|“football”|“france”|“gas”
-0.3|“gave”|“gib”|“goes”|“grid”|“her”|“hill”|“holes”|“holiday”|“increases”|“in”|“iodine”|“j”|“kg”
-0.3|“knows”|“layer”|“leaf”|“leave”|“listed”|“longer”|“looks”|“mass”|“matters”|“maybe”|“medal”|“mes”
-0.3|“mir”|“must”|“my”|“negative”|“not”|“once”|“onto”|“outer”|“overlay”|“papers”|“positive”|“prie”
-0.3|“product”|“ratio”|“red”|“release”|“rock”|“rope”|“save”|“sodium”|“speed”|“spread”|“stand”
-0.3|“start”|“stopped”|“sure”|“surface”|“those”|“todos”|“topaz”|“tree”|“unit”|“walk”|“way”|“weimar”
-0.3|“when”|“why”|“wire”|“would”|“writing”|“أعطني”
-0.2|count > other|count, opens kind|ends someone|give, heading|give, opens kind|give, opens scheme
-0.2|judge > kind|marker, half else|marker, one sign|marker, opens give|most > reply|most, one sign
-0.2|most, opens someone|other > please|own > please|own, one sign|own, opens plea|plea > judge
-0.2|plea, mostly else|please > give|reply > worth|right > you|right, long|right, one sign
-0.2|role > marker|someone, many signs|someone, opens count|someone, opens reply|someone, opens role
-0.2|you > judge|you > most|you, mostly else|you, one sign|you, opens right|you, opens worth|“000”
-0.2|“12000”|“160”|“17”|“330”|“33”|“360”|“440”|“4500”|“48”|“6000”|“7500”|“75”|“absorb”|“accurate”
-0.2|“adult”|“again”|“alum”|“andre”|“animal”|“au”|“a”|“baby”|“balls”|“band”|“because”|“benefit”
-0.2|“better”|“bicep”|“blocks”|“boss”|“both”|“bottom”|“bring”|“bromide”|“bruder”|“changes”|“chart”
-0.2|“chloride”|“christians”|“circuit”|“clear”|“complete”|“conduct”|“cool”|“copper”|“cotyledon”
-0.2|“covered”|“days”|“dear”|“defender”|“democracy”|“dioxide”|“discriminate”|“does”|“dough”|“down”
-0.2|“drink”|“eat”|“either”|“electricity”|“embryo”|“enzyme”|“even”|“exact”|“favor”|“finally”|“fire”
-0.2|“first”|“fits”|“fix”|“flashlight”|“foam”|“foil”|“follows”|“fox”|“fulcrum”|“give”|“grams”
-0.2|“grass”|“grease”|“green”|“grows”|“grow”|“g”|“happened”|“harder”|“high”|“hinge”|“hydrogen”|“if”
-0.2|“indicates”|“ink”|“iron”|“kb”|“kept”|“kinetic”|“learn”|“lets”|“lever”|“light”|“like”|“limited”
-0.2|“lines”|“loan”|“long”|“low”|“makes”|“marc”|“measurements”|“measure”|“much”|“muscles”|“needs”
-0.2|“next”|“number”|“objects”|“official”|“of”|“output”|“outside”|“pan”|“part”|“percent”|“pick”
-0.2|“pictures”|“picture”|“points”|“por”|“pourriez-vous”|“power”|“profesor”|“programs”|“protect”
-0.2|“provide”|“pulley”|“putting”|“quickly”|“rabbit”|“rats”|“really”|“record”|“religion”
-0.2|“restaurant”|“resultant”|“rocks”|“rubber”|“run”|“safe”|“same”|“scratched”|“scratch”|“seed”
-0.2|“separated”|“she”|“showed”|“silver”|“sister”|“size”|“skin”|“slope”|“smaller”|“soldiers”
-0.2|“solution”|“spend”|“squares”|“stayed”|“stays”|“stick”|“storage”|“stores”|“straight”|“stretch”
-0.2|“stronger”|“stuff”|“such”|“sulfate”|“system”|“teacher”|“their”|“there”|“thirsty”|“took”|“toy”
-0.2|“transfer”|“trois”|“turning”|“uncovered”|“update”|“up”|“use”|“velocity”|“vibrates”|“vibrate”
-0.2|“vibrating”|“vibration”|“wait”|“want”|“was”|“weekend”|“we”|“whichever”|“will”
-0.1|count, short|deduct > other|most > judge|most, long|other > other|other > someone|own > other
-0.1|own > someone|own, opens give|own, opens most|please > reply|someone, opens give
-0.1|worth, opens right|you > worth|“1000”|“225”|“289”|“alpha”|“and”|“bigger”|“blue”|“bubbles”
-0.1|“bubbly”|“cake”|“cant”|“carbon”|“causes”|“cinema”|“closer”|“concentrated”|“connected”
-0.1|“connecting”|“contains”|“contracts”|“cup”|“d-cells”|“damage”|“declared”|“dropped”|“drops”
-0.1|“expensive”|“face”|“factor”|“farciau”|“fibre”|“finger”|“flows”|“foot”|“get”|“gravity”|“groynes”
-0.1|“have”|“heat”|“items”|“jury”|“land”|“leaves”|“liquid”|“look”|“marriage”|“matter”|“measurement”
-0.1|“mechanical”|“mg”|“mixture”|“mostly”|“motors”|“nitrate”|“nobody”|“noise”|“particles”|“parts”
-0.1|“personification”|“pieces”|“place”|“plant”|“protostar”|“pull”|“push”|“question”|“rain”|“sank”
-0.1|“scored”|“seem”|“sequence”|“shahada”|“shelter”|“shorter”|“side”|“starts”|“stem”|“supernova”
-0.1|“supply”|“tennis”|“than”|“thorax”|“trees”|“trial”|“tried”|“turns”|“valley”|“variables”
-0.1|“vibrations”|“walls”|“wanted”|“wars”|“william”|“wings”|“words”|“zinc”
0.1|authority > scheme|authority, many signs|authority, two signs|count > reply|ignore > own
0.1|ignore, one sign|judge > own|judge > someone|many signs|marker|most, heading|most, opens other
0.1|reply, sentence|reply, two signs|right|start > you|you > someone|“accept”|“additional”
0.1|“criterios”|“fy”|“least”|“mode”|“need”|“real”|“rog”|“therefore”|“va”|“war”|“whoever”
0.2|authority|authority, opens worth|authority, sentence|count > most|count > please|count > worth
0.2|count, opens worth|count, record|deduct, opens other|give, all of all|give, little else
0.2|give, record|judge, nothing else|judge, one sign|judge, opens ignore|judge, three signs|kind
0.2|kind > worth|kind, half else|kind, little else|kind, opens other|kind, sentence|marker > scheme
0.2|marker, three signs|most > worth|most, many signs|most, three signs|most, two signs|opens plea
0.2|own > count|own > deduct|own, half else|own, little else|own, opens count|own, opens deduct
0.2|own, opens kind|own, opens other|plea, opens plea|please, two signs|reply > give
0.2|reply, three signs|right > judge|right, half else|role|role > you|role, heading
0.2|role, three signs|scheme > right|scheme, long|scheme, opens authority|scheme, opens count
0.2|scheme, opens most|scheme, three signs|short|start > give|start > judge|start > worth
0.2|worth, mostly else|“2”|“3”|“above”|“antwort”|“any”|“aprobar”|“behave”|“bot”|“carry”|“chance”
0.2|“dati-mi”|“didn”|“dog”|“dyslexic”|“else”|“for”|“gets”|“good”|“go”|“i”|“job”|“liczbe”
0.2|“maksymalna”|“max”|“mig”|“nan”|“no”|“oo”|“result”|“round”|“r”|“sign”|“something”|“team”
0.2|“terrible”|“tick”|“too”|“top”|“tous”|“usual”|“تجاهل”
0.3|authority, all of all|authority, one sign|deduct, little else|deduct, opens deduct|ends count
0.3|give > judge|give > role|give, opens other|heading|ignore|ignore > you|ignore, many signs|judge
0.3|judge > count|judge, half else|judge, mostly else|judge, opens count|judge, opens judge
0.3|judge, opens scheme|kind, heading|kind, opens someone|kind, opens worth|most > give
0.3|most, all of all|most, comment|most, opens right|opens deduct|opens judge|other > give|own
0.3|own, mostly else|own, sentence|plea > plea|plea, heading|plea, two signs|please|please > judge
0.3|please > kind|please > most|please > other|please, nothing else|please, opens other
0.3|please, sentence|role > judge|scheme, many signs|someone > you|worth|worth, half else
0.3|worth, heading|worth, many signs|worth, opens role|you, many signs|“acceleration”|“ai”|“as”
0.3|“awards”|“believe”|“boxes”|“came”|“class”|“come”|“correct”|“cynllun”|“exams”|“final”|“great”
0.3|“increase”|“instruction”|“lost”|“lot”|“marcio”|“mark”|“missed”|“morning”|“override”|“play”
0.3|“promised”|“ran”|“reponse”|“request”|“respuesta”|“revise”|“richtig”|“right”|“said”|“though”
0.3|“thx”|“t”|“under”|“who”|“الإجابة”
0.4|authority, little else|count, opens give|deduct|deduct, sentence|ends authority|ends kind
0.4|ignore > other|judge, comment|judge, little else|judge, opens other|judge, opens role
0.4|kind, opens kind|kind, three signs|kind, two signs|marker, many signs|marker, opens kind
0.4|most, opens authority|most, opens count|most, opens kind|opens kind|other > ignore
0.4|own, opens authority|plea, many signs|plea, opens ignore|please, half else|please, opens deduct
0.4|reply, one sign|reply, opens count|right > ignore|right > reply|right, many signs
0.4|right, opens ignore|right, record|role > other|scheme|scheme, sentence|someone, all of all
0.4|someone, opens plea|start > authority|start > deduct|start > ignore|worth > count|worth > reply
0.4|worth > right|worth, opens count|worth, opens kind|worth, opens other|worth, sentence
0.4|worth, two signs|you, opens judge|you, opens someone|“4”|“ask”|“award”|“comment”|“diese”
0.4|“doesn”|“everything”|“every”|“guidance”|“juste”|“just”|“lenient”|“merci”|“met”|“mistakes”
0.4|“mujhe”|“osmosis”|“plis”|“puntos”|“punto”|“reply”|“rhowch”|“risposta”|“robot”|“schools”
0.4|“should”|“sie”|“s”|“take”|“three”|“tired”|“todo”|“verified”|“vouloir”|“wins”|“wrong”|“wrote”
0.5|count > give|deduct, opens count|ends scheme|give > worth|ignore, half else
0.5|ignore, opens ignore|ignore, opens role|judge, opens most|judge, sentence|kind, one sign
0.5|marker > most|marker, little else|marker, opens most|most > right|most, opens ignore
0.5|opens ignore|other > scheme|own > own|own > reply|own, nothing else|plea, opens other
0.5|please, opens ignore|please, opens someone|reply > other|reply, opens right|scheme, half else
0.5|worth, little else|you > reply|“9”|“achieved”|“approved”|“assessor”|“bonus”|“cell”|“checked”
0.5|“credit”|“dame”|“decided”|“deserves”|“don”|“full”|“idea”|“ignora”|“imagine”|“keep”|“last”
0.5|“level”|“maximum”|“mettez”|“m”|“only”|“phone”|“praise”|“punkt”|“read”|“script”|“sentence”
0.5|“taken”|“tire”|“voto”|“week”|“пожалуиста”
0.6|count > deduct|count > own|count, comment|count, opens scheme|deduct > own|ends marker
0.6|ends worth|give, opens role|ignore, little else|kind, short|marker > reply|marker, mostly else
0.6|marker, record|most > count|own, heading|plea, little else|please > ignore|reply, opens other
0.6|right, short|right, two signs|role, record|scheme, two signs|someone > plea|worth > give
0.6|worth > most|worth, opens deduct|“candidates”|“count”|“died”|“donne-moi”|“donnez-moi”|“einen”
0.6|“everybody”|“expected”|“filled”|“fully”|“loses”|“never”|“plait”|“prosze”|“rem”|“sudo”|“sympa”
0.6|“type”|“أحتاج”
0.7|count > judge|ends right|give > count|give > own|ignore > plea|ignore, three signs
0.7|judge > please|judge, heading|kind, nothing else|kind, opens plea|marker, nothing else
0.7|most, opens worth|most, short|other > kind|other > right|own, all of all|please, short
0.7|right > please|right, opens plea|someone > authority|start > plea|you > please|you, little else
0.7|you, nothing else|“alle”|“author”|“choice”|“confidence”|“feel”|“giusta”|“ill”|“isn”|“marciau”
0.7|“marked”|“marks”|“me”|“pieno”|“punteggio”|“reason”|“receive”|“says”|“skip”|“special”|“supposed”
0.7|“testing”|“thing”|“units”|“world”|“yesterday”
0.8|authority, opens scheme|count, opens role|give, two signs|judge, all of all|judge, opens plea
0.8|judge, two signs|marker > judge|marker > right|own > scheme|own, many signs|plea > count
0.8|plea > most|plea > own|please, all of all|please, mostly else|please, opens worth|record
0.8|reply, little else|right, nothing else|right, opens reply|scheme > judge|scheme > most
0.8|scheme > you|scheme, mostly else|scheme, opens judge|worth > marker|worth > own
0.8|worth, three signs|you, opens role|“account”|“always”|“am”|“bewerten”|“clearly”|“copy”
0.8|“depends”|“dia”|“esta”|“knew”|“prufer”|“revised”|“translate”|“verdict”|“vous”
0.9|deduct, two signs|ends judge|ends please|give, opens most|judge, opens give|marker > count
0.9|marker, all of all|marker, short|most > marker|most > someone|most, record|please, opens judge
0.9|please, opens kind|reply > most|reply > reply|right, opens judge|right, opens worth|role, short
0.9|scheme, heading|scheme, opens give|worth, opens most|worth, record|“als”|“appreciate”
0.9|“candidate”|“centres”|“consideration”|“debug”|“generous”|“grade”|“moyenne”|“non”|“re”|“trust”
0.9|“writer”|“yes”|“الدرجة”
1.0|authority > own|count, all of all|ends own|give > most|give > right|ignore > judge
1.0|judge > scheme|marker, opens judge|marker, opens role|most, opens role|other > judge
1.0|plea > please|please, many signs|please, opens right|role, opens give|scheme > count
1.0|someone, opens kind|worth > scheme|worth, opens give|you, opens most|“agree”|“computer”
1.0|“correctly”|“criteria”|“department”|“effort”|“examiner”|“grader”|“grading”|“heart”|“judgement”
1.0|“meant”|“now”|“pupil”|“rest”|“sheet”|“us”
1.1|all of all|count > ignore|deduct, nothing else|deduct, opens plea|ignore, opens count
1.1|judge, record|please > right|right, opens role|role > role|role, opens ignore|you > marker
1.1|“bullet”|“deduct”|“drawing”|“end”|“english”|“evaluate”|“given”|“grant”|“hereby”|“im”|“kicked”
1.1|“mr”|“off”|“outcome”|“punktow”|“responses”|“roi”|“travaille”
1.2|give, short|ignore > scheme|kind, opens judge|most > please|most, opens give|other > plea
1.2|right > authority|right > own|scheme, nothing else|scheme, opens ignore|“answer”|“bump”|“comme”
1.2|“criterion”|“decision”|“happy”|“llawn”|“maximale”|“maxmark”|“mine”|“monsieur”|“new”|“task”
1.2|“throughout”
1.3|give, nothing else|ignore, short|marker > ignore|marker > you|own, comment|own, opens reply
1.3|plea, opens kind|please, opens plea|reply, all of all|role, many signs|role, nothing else
1.3|“accepted”|“accorder”|“beaucoup”|“decide”|“evaporates”|“further”|“past”|“pls”|“ponga”
1.3|“possible”|“punkte”|“response”|“sea”|“thanks”|“ticks”
1.4|deduct, comment|ends most|right, all of all|scheme > own|scheme, opens reply|“hidden”|“hi”
1.4|“item”|“ll”|“missing”|“mistake”|“none”|“value”|“year”
1.5|authority, opens other|kind > marker|kind > own|marker, opens count|marker, opens reply
1.5|own > kind|own > worth|own, opens ignore|plea > worth|plea, opens count|reply, opens role
1.5|worth > please|you, all of all|“assistant”|“correcto”|“covers”|“date”|“farc”|“f”|“l”|“marker”
1.5|“marking”|“ne”|“often”|“ok”|“pas”|“student”|“ve”
1.6|deduct > worth|give, opens count|kind > please|marker, comment|marker, heading|own > most
1.6|“accepts”|“alone”|“already”|“begin”|“collide”|“mind”
1.7|count > right|judge > right|own, opens scheme|you > scheme|“agreed”|“answers”|“con”|“counts”
1.7|“fi”|“list”|“present”|“understanding”
1.8|authority, nothing else|reply, opens most|“been”|“blank”|“d”|“fine”|“hwn”|“u”|“write”
1.9|judge > judge|own, opens right|“allow”|“command”|“evaluation”|“indulgent”|“jawab”|“nice”
1.9|“pretend”|“say”|“whatever”|“written”|“wrth”
2.0|please, opens most|right, heading|right, mostly else|“markawarded”|“nothing”|“overlook”|“this”
2.0|“withdrawn”|“балл”|“поставьте”
2.1|own > right|reply > count|worth, all of all|“attempt”|“mrs”|“puan”|“these”|“vær”
2.2|“anything”|“choose”|“graded”|“rubric”
2.3|reply, record|“exempt”
2.4|“byddwch”|“doubt”|“nie”|“respond”|“soyez”
2.5|“punten”|“required”|“zero”
2.6|worth, opens plea|“credited”
2.7|“ao”|“diez”|“here”|“poore”|“trying”|“worth”
2.8|right > right
`;

export const SPEECH_WEIGHTS: ReadonlyMap<string, number> = new Map(
  WEIGHTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight, ...signs] = line.split('|');
      return signs.map((sign) => [sign, Number(weight)] as const);
    }),
);
