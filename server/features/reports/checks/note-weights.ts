/** Fitted by `node bench/fit-notes.ts --write`: the weight, and the signs that have it. */
const WEIGHTS = `
-1.6|conduct > work
-1.3|“well”
-1.1|“a go”|“answ”|“give”|“listen”|“unit”
-1.0|work > work|“accent”|“add”|“explain”|“finish”|“for the”|“neat”|“other”|“they always”|“why”
-0.9|all of the subject|conduct > quality|“algebra”|“ask”|“ball”|“clear”|“confident”|“could be”|“detail”|“equation”|“figur”|“gives up”|“has a”
-0.9|“he keeps”|“heavy”|“improv”|“mistak”|“on with”|“sets”|“story”|“the notes”|“thoughtful”|“tim”|“weigh”
-0.8|admin > study|order|quality > time|study > study|subject > others|subject > subject|washing, of the subject|work > time|“8”|“attend”
-0.8|“balance”|“beautiful”|“before”|“conclusion”|“confidence”|“debate”|“each”|“give up”|“have a”|“hilarious as”|“hilariou”|“how”|“hung”|“idea”
-0.8|“independent”|“learn”|“letter”|“moment”|“not give”|“on how”|“partn”|“piece”|“proper”|“quick”|“real”|“sensible”|“slow down”|“speak”|“steady”
-0.8|“teach”|“thank you”|“they is”|“to teach”|“vs”|“wash”
-0.7|admin + move|always|conduct > conduct|conduct > time|faith, of the subject|food > work|home, studied|insult, of the subject|mind > parent
-0.7|quality > home|risk, most of lessons|subject > study|time, studied|work > quality|“accurate”|“afraid to”|“afraid”|“agreement”|“aim”|“asks”
-0.7|“bold”|“capital”|“carpet”|“check work”|“correct”|“country”|“critic”|“cross country”|“diet”|“evaluate”|“finger spaces”|“funny and”|“giv”
-0.7|“graph”|“grid”|“has settled”|“he should”|“he thinks”|“his parents”|“it really”|“just stops”|“link”|“marker”|“mass”|“ma”|“measure”|“mes”
-0.7|“method”|“model”|“much better”|“next year”|“not yet”|“often”|“pag”|“patience”|“pause”|“rearrange”|“result”|“right way”|“safe”|“slip”|“spac”
-0.7|“stretch”|“thank”|“the ball”|“the end”|“they reads”|“tidy”|“to every”|“to read”|“word”
-0.6|admin + needs|home > work|kin, studied|mind > subject|money > staff|money, of the subject|move + online|move > admin|quality > agency
-0.6|sarcasm + sex|start > place|subject > time|time + weight|“a joy”|“a natural”|“always has”|“always smiling”|“and should”|“and what”|“ao 3”
-0.6|“ao”|“balanc”|“be bolder”|“been an”|“before the”|“better at”|“both sides”|“build”|“can be”|“capital letters”|“check”|“chuf”|“circuit”
-0.6|“clear on”|“clinic”|“come to”|“comment on”|“compar”|“context”|“count the”|“count”|“date”|“debug”|“describe”|“diagram”|“disabl”|“edg”|“emb”
-0.6|“end”|“essay on”|“evidence”|“family and”|“feedback”|“flow”|“for others”|“furth”|“gain”|“go at”|“goes wrong”|“good to”|“has improved”
-0.6|“he can”|“he likes”|“healthy”|“heart”|“his hand”|“his partner”|“his reasoning”|“hygienic worker”|“hygienic”|“illnes”|“in role”|“is good”
-0.6|“its”|“lead”|“less talk”|“likes it”|“median”|“mental”|“mil”|“mix”|“nam”|“needs to”|“never gives”|“not just”|“others on”|“pace”|“page”
-0.6|“partner”|“poverty”|“practise”|“project”|“prompt”|“proud of”|“quote”|“q”|“ratio”|“septemb”|“sid”|“sometim”|“spelling”|“spot”|“start but”
-0.6|“stay in”|“straight”|“strain”|“stres”|“strong on”|“stuck”|“student”|“support”|“tabl”|“the carpet”|“the first”|“the front”|“the rests”
-0.6|“the test”|“they gives”|“they writes”|“through his”|“through”|“thursday”|“top marks”|“toy for”|“trim”|“trip to”|“ukmt”|“up for”|“up”|“user”
-0.6|“verb”|“view”|“volcano”|“waffle”|“was”|“watch”|“when stuck”|“without being”|“work”
-0.5|admin > subject|care, of the subject|conduct > mind|death, of the subject|faith + money|food, studied|harm > body|harm > needs
-0.5|harm > quality|home > admin|illness + insult|illness + origin|kin + looks|kin > looks|legal, of the subject|mind + parent|mind > admin
-0.5|money + staff|move + washing|move, of the subject|origin, of the subject|origin, studied|others > mind|own staff|place > work
-0.5|quality > online|sarcasm > work|secret > work|staff > insult|start > home|start > study|study > admin|study > home|study > subject
-0.5|subject > kin|subject > quality|substance > work|time > sarcasm|work > conduct|“16”|“6 markers”|“a family”|“a friend”|“a prompt”|“a smile”
-0.5|“adjectiv”|“aim for”|“an essay”|“analysi”|“and change”|“and is”|“and makes”|“and say”|“and”|“annotate”|“apostroph”|“are still”|“are well”
-0.5|“argu”|“at times”|“b d”|“beam”|“being told”|“best in”|“blend”|“body”|“bond”|“bracket”|“bread”|“brilliant on”|“build up”|“calls out”|“carol”
-0.5|“chain”|“challenge”|“change”|“check the”|“chose”|“claim”|“clay”|“club”|“code”|“common”|“compare”|“compos”|“conductor”|“control”|“convinc”
-0.5|“cover the”|“cov”|“criticism”|“cros”|“dat”|“design”|“do well”|“elegant”|“ending”|“ends”|“equipment”|“evaluation”|“expand”|“experiment”
-0.5|“face”|“famil”|“file”|“film”|“for harder”|“for help”|“formation”|“fresh”|“full stops”|“full”|“game”|“gave his”|“goes”|“good on”|“go”|“g”
-0.5|“hand homework”|“harder work”|“has his”|“have worked”|“he goes”|“he takes”|“helps others”|“hides his”|“his code”|“his group”|“his model”
-0.5|“hold the”|“home and”|“home to”|“homework in”|“improved his”|“improved since”|“it in”|“joy to”|“kg”|“kil”|“lessons and”|“letter formation”
-0.5|“loud”|“mary”|“mathematician”|“medicine”|“memb”|“mental maths”|“milgram”|“mol”|“more detail”|“most weeks”|“m”|“nea”|“nos”|“nothing in”
-0.5|“ord”|“perform”|“persuasive”|“piece in”|“piec”|“pillar”|“plan before”|“pleas”|“poor”|“powerful”|“problem”|“prob”|“program”|“proportion”
-0.5|“range”|“reason”|“rely”|“respect”|“revision”|“rich”|“role”|“safe on”|“same effort”|“scale”|“sense”|“session”|“short”|“since september”
-0.5|“sketchbook”|“skil”|“smile”|“sourc”|“speech on”|“spel”|“sport”|“strongest”|“strong”|“study”|“take more”|“task”|“taste”|“than one”
-0.5|“the face”|“the heart”|“the pause”|“the strongest”|“theory”|“they cannot”|“they explains”|“they joins”|“they knows”|“they respects”
-0.5|“they understands”|“tidy station”|“time to”|“to a”|“to finish”|“to have”|“to life”|“to see”|“topic”|“train”|“treat”|“typ”|“understand”
-0.5|“unsure”|“up so”|“vary sentence”|“vary”|“vegan”|“very well”|“voices in”|“warm”|“weight”|“when unsure”|“with confidence”|“working out”
-0.5|“written evaluation”
-0.4|admin + harm|admin + time|admin > work|admin, studied|agency + needs|body + kin|body + online|body + weight|body > body|body > kin
-0.4|care + sarcasm|care > quality|couple + faith|couple > subject|discipline + needs|discipline > work|food > quality|harm, studied
-0.4|illness + needs|illness > medicine|illness, of the subject|illness, studied|insult + money|kin > work|legal, not studied|looks + needs
-0.4|medicine + others|money + online|most of lessons|needs + substance|needs > illness|needs > sarcasm|needs, of the subject|quality > conduct
-0.4|quality > couple|quality > faith|quality > others|sarcasm + time|sarcasm > quality|study|study > kin|subject|subject > body|subject > care
-0.4|subject > move|subject > work|time > care|time > conduct|washing > move|work|work > others|“10 s”|“16 markers”|“2 s”|“5 s”|“800 m”|“800”
-0.4|“a challenge”|“a fine”|“a healthy”|“a high”|“a kind”|“a trip”|“able”|“about his”|“adjective”|“africa”|“after school”|“all of”|“and good”
-0.4|“and warm”|“and well”|“and why”|“argument”|“arithmetic”|“arrow”|“as causes”|“as mercutio”|“ask when”|“at spotting”|“beautifully presented”
-0.4|“before handing”|“before he”|“below target”|“binary”|“blood brothers”|“both”|“bound”|“bradley”|“break even”|“brings energy”|“bring”
-0.4|“brother”|“but he”|“by a”|“calc”|“cal”|“can say”|“captain”|“cash flow”|“caus”|“character”|“check answers”|“christian”|“clean”|“cm”|“colour”
-0.4|“commit”|“concern”|“consid”|“consistent”|“context of”|“counts in”|“county”|“cuts”|“death”|“diary”|“dies”|“discussion”|“do more”|“dr”|“dur”
-0.4|“each wk”|“energy to”|“energy”|“even when”|“every lesson”|“every time”|“excellent on”|“explain how”|“finish his”|“finish the”|“first”
-0.4|“fitnes”|“for answers”|“for every”|“for p”|“fraction”|“frame”|“freeze”|“frida kahlo”|“frida”|“from his”|“fruit”|“gets on”|“gift”|“goggl”
-0.4|“great care”|“gues”|“hand before”|“hand up”|“hard and”|“he could”|“he had”|“he knows”|“he starts”|“he will”|“he writes”|“his answers”
-0.4|“his family”|“his working”|“his work”|“holiday”|“how the”|“humour”|“hunger and”|“i think”|“i would”|“imaginative”|“in 2”|“in french”
-0.4|“in practicals”|“ink”|“into the”|“is done”|“is now”|“is often”|“is treated”|“it was”|“joy”|“just what”|“kahlo”|“kidney”|“kind”|“knows the”
-0.4|“label”|“lab”|“last page”|“learn the”|“let others”|“letter about”|“light”|“line”|“lin”|“listen to”|“long”|“looks after”|“lose”|“lung”
-0.4|“maps”|“marks for”|“marks in”|“mature”|“mean median”|“median mode”|“member of”|“mention”|“mercutio”|“methods with”|“mixed up”|“mode”
-0.4|“moved from”|“mr”|“name two”|“needs more”|“need”|“notes on”|“number”|“n”|“opening”|“origin”|“out and”|“out the”|“pair”|“parents can”
-0.4|“part in”|“past papers”|“patient with”|“patient”|“person”|“phonic”|“pick up”|“point”|“portrait”|“port”|“predict”|“proof”|“pull the”
-0.4|“quotation”|“quot”|“rearrang”|“record”|“refere”|“response”|“risk”|“rush”|“s 5”|“say what”|“scene”|“season”|“secure”|“selection”
-0.4|“self portrait”|“sentenc”|“settl”|“show working”|“significant figures”|“significant”|“single”|“sketch”|“smil”|“solo in”|“solo”|“special”
-0.4|“state”|“station”|“stories with”|“structure”|“subtraction”|“takes his”|“takes turns”|“tel”|“the audience”|“the best”|“the bleep”
-0.4|“the carol”|“the context”|“the ending”|“the final”|“the key”|“the lab”|“the lungs”|“the mock”|“the moment”|“the play”|“the time”
-0.4|“the words”|“the year”|“they asks”|“they brings”|“they compares”|“they holds”|“they rushes”|“they took”|“thinks he”|“this term”|“timing in”
-0.4|“titration”|“to ask”|“to help”|“to improve”|“to learn”|“took a”|“took”|“trace tables”|“trace”|“trouble”|“tudor”|“tune”|“unit test”
-0.4|“up first”|“up from”|“up properly”|“up the”|“varnish”|“violence”|“weimar”|“when others”|“who is”|“with care”|“with everyone”|“with more”
-0.4|“without a”|“works best”|“works safely”|“works well”|“worry”
-0.3|admin + care|admin + faith|admin + sarcasm|admin > quality|agency + place|agency > place|agency > quality|agency > study|agency > subject
-0.3|agency > work|body, of the subject|brackets|care > subject|couple, studied|discipline > subject|discipline, studied|faith > food
-0.3|harm > admin|home + sarcasm|home, of the subject|illness + others|illness + parent|illness > insult|insult + staff|insult, studied
-0.3|looks > body|looks > money|medicine > needs|mind > sarcasm|money > sarcasm|move + sex|no risk, half of lessons|others + parent
-0.3|others > illness|others, studied|own couple|own parent|parent > move|parent > time|place + washing|quality|quality > parent|sarcasm > money
-0.3|secret > conduct|secret > time|start > body|start > conduct|start > quality|start > secret|start > subject|study > couple|study > food
-0.3|study > origin|study > place|study > weight|subject > discipline|substance, of the subject|time > discipline|weight > work
-0.3|weight, of the subject|work > subject|work > substance|work > weight|“0”|“3 4”|“a great”|“a heavy”|“a letter”|“a little”|“a lovely”
-0.3|“a much”|“a partner”|“a piece”|“a proper”|“accept”|“achieve”|“acid”|“acts”|“add two”|“age”|“always up”|“am”|“and how”|“and pets”
-0.3|“and records”|“and sensible”|“and weight”|“answer is”|“answer the”|“answers with”|“answer”|“anxiou”|“apron”|“are neat”|“are secure”
-0.3|“artist”|“as he”|“as the”|“ask for”|“asked me”|“at graphs”|“at home”|“away from”|“back up”|“bass”|“be sensible”|“beat”|“been a”|“bees”
-0.3|“being asked”|“best when”|“better since”|“beyond the”|“bowlby”|“breathe”|“bril”|“brought in”|“calculation”|“came to”|“can describe”
-0.3|“can name”|“can talk”|“cannot do”|“capable”|“case study”|“caught up”|“caught”|“charcoal”|“chatty”|“chemist”|“class last”|“column”|“come”
-0.3|“coming on”|“complain”|“composition”|“concert”|“contribut”|“convincing as”|“cost of”|“cost”|“could achieve”|“cry”|“c”|“dad and”|“date each”
-0.3|“days and”|“decision”|“define”|“describ”|“description”|“diabetic”|“diabet”|“discount”|“disease”|“dissolve not”|“dissolve”|“doctor”
-0.3|“done to”|“done”|“draft”|“drawing”|“draw”|“drink”|“drug”|“drunk”|“each day”|“effect”|“elegant proofs”|“error”|“essay”|“evacue”|“evaluat”
-0.3|“event”|“even”|“explain why”|“extension”|“eye for”|“fact”|“fair”|“father in”|“favourite”|“few words”|“fieldwork”|“fight”|“firm”|“fluent”
-0.3|“food”|“for missing”|“for no”|“for someone”|“from the”|“full marks”|“f”|“generou”|“genetic”|“get the”|“grade 4”|“grammar”|“grasp of”
-0.3|“grid refs”|“grip”|“grown in”|“haine”|“hand always”|“handing in”|“handwrit”|“happen”|“has grown”|“have gone”|“he needs”|“he speaks”
-0.3|“he tells”|“he would”|“health”|“hear his”|“hear”|“held”|“help when”|“help”|“henry”|“hid”|“himself to”|“his ideas”|“his lines”|“his opinion”
-0.3|“his team”|“hitl”|“holocaust”|“home which”|“homelessnes”|“how a”|“how they”|“i am”|“i ve”|“illness and”|“in blood”|“in confidence”
-0.3|“in debate”|“in the”|“internet”|“interpretation”|“is a”|“is coming”|“is not”|“join”|“judgement”|“keep”|“key terms”|“kit every”|“kitchen”
-0.3|“knows it”|“la haine”|“lack of”|“lad who”|“lady macbeth”|“language”|“late to”|“layer”|“la”|“lead in”|“leap”|“lent”|“level”|“lift”
-0.3|“lonelines”|“lov”|“macbeth”|“madnes”|“manage”|“man”|“mark questions”|“marxist”|“mass and”|“methodical”|“minor key”|“minor”|“minut”|“mock”
-0.3|“money and”|“money as”|“more confident”|“more on”|“more with”|“name the”|“negative”|“no trouble”|“not only”|“not the”|“numb”|“odd”
-0.3|“of colour”|“of revision”|“often unfinished”|“older man”|“on what”|“on why”|“opinion”|“or”|“our”|“paper 2”|“parents at”|“pass”|“past”
-0.3|“pattern”|“perceptive”|“pets”|“physical theatre”|“physical”|“pick”|“pitch”|“plan for”|“played the”|“pleasure”|“pop”|“post”|“potential and”
-0.3|“presentation”|“pressure”|“pulse”|“puts”|“python”|“quadratic”|“question”|“quick at”|“quote from”|“rather than”|“reach”|“recipe”
-0.3|“record results”|“redraft”|“refs”|“reliability”|“relies on”|“rel”|“respectful”|“response to”|“results in”|“retel”|“rushes the”|“safe and”
-0.3|“safety”|“samba”|“save work”|“save”|“say more”|“score”|“scor”|“scrooge”|“sense of”|“sentence openings”|“sept”|“service”|“ser”|“sharp”
-0.3|“shar”|“sil”|“since christmas”|“since”|“skin tones”|“so he”|“solid”|“solution”|“solv”|“soon”|“speech marks”|“speech”|“spot on”|“stag”
-0.3|“stamina”|“start”|“stay”|“steady progress”|“still life”|“such as”|“symbol”|“symptoms and”|“symptom”|“take”|“tak”|“team on”|“test scores”
-0.3|“test with”|“text”|“the chemist”|“the cost”|“the death”|“the doctor”|“the evening”|“the extension”|“the game”|“the home”|“the idea”
-0.3|“the kitchen”|“the lead”|“the lift”|“the pace”|“the start”|“the ukulele”|“the word”|“the workhouse”|“theatre”|“theme”|“they helps”
-0.3|“they leads”|“they needs”|“they shows”|“they sings”|“thinks like”|“thorough”|“thoughtful on”|“to it”|“to other”|“to put”|“to slow”
-0.3|“to speak”|“to this”|“to use”|“ton”|“too many”|“treatment”|“trip”|“trouble to”|“try the”|“twenty”|“ukulele”|“under pressure”|“unemployment”
-0.3|“unfinish”|“up on”|“up tone”|“up to”|“up without”|“use own”|“use the”|“very good”|“ve”|“vocabulary tests”|“vocabulary”|“was a”|“washes up”
-0.3|“we are”|“wears his”|“weave”|“week”|“weigh up”|“well when”|“what he”|“what we”|“what”|“why not”|“willing to”|“wil”|“with a”|“with data”
-0.3|“with grammar”|“with real”|“with several”|“without”|“with”|“witty”|“wit”|“words not”|“work before”|“work on”|“workhouse”|“would expect”
-0.3|“would like”|“wrong”
-0.2|admin + couple|admin + home|admin + illness|admin + kin|admin > looks|agency + parent|body + looks|body + move|body > discipline
-0.2|body > subject|body > washing|care + illness|care + origin|care + time|conduct > admin|conduct > kin|conduct > needs|couple + mind
-0.2|couple > admin|couple > needs|death + money|death + origin|death > subject|discipline > study|faith + food|faith + sarcasm|faith > subject
-0.2|food + secret|harm + kin|harm + needs|home > subject|illness + sarcasm|illness > needs|illness > sarcasm|insult + origin|insult > quality
-0.2|insult > sarcasm|insult > study|kin + online|kin + parent|kin > sarcasm|legal|looks + money|looks + sex|looks > harm|looks > subject
-0.2|looks, of the subject|medicine + place|medicine > place|medicine, of the subject|medicine, studied|mind + others|mind > insult
-0.2|money + origin|money > origin|money > subject|most unknown|move > agency|move > needs|needs + online|needs > admin|needs > looks
-0.2|needs > study|no risk, few of lessons|no risk, most of lessons|online > harm|origin > death|origin > move|origin > study|others + washing
-0.2|others > admin|others > kin|own weight|parent > needs|parent, of the subject|place, studied|quality > illness|quality > money
-0.2|quality > study|quality > substance|quality > work|secret|secret + washing|secret, not studied|start > legal|start > money|start > move
-0.2|start > origin|start > substance|start > work|study > body|study > care|study > faith|study > harm|study > others|study > substance
-0.2|study > time|subject > food|subject > medicine|subject > weight|substance > study|substance > substance|substance, studied|time > admin
-0.2|time > study|time > time|washing > secret|weight > body|work > study|“20”|“a cafe”|“a careful”|“a coeliac”|“a firm”|“a hard”|“a judgement”
-0.2|“a level”|“a mature”|“a minor”|“a pleasure”|“a poor”|“a rich”|“a steady”|“a strong”|“a table”|“a working”|“about a”|“account of”|“account”
-0.2|“after himself”|“alone”|“aloud”|“always right”|“always willing”|“ambitiou”|“among the”|“among”|“an answer”|“analys”|“and accurate”
-0.2|“and anticyclones”|“and benefits”|“and can”|“and careful”|“and could”|“and full”|“and grief”|“and healthy”|“and polite”|“and poverty”
-0.2|“and quick”|“and reasons”|“and shares”|“and start”|“and takes”|“and to”|“and works”|“and wrote”|“angry”|“anne”|“anomal”|“anticyclon”
-0.2|“as last”|“asked not”|“asks for”|“asks why”|“at least”|“attitude to”|“back”|“balance equations”|“balanced essay”|“before writing”|“begin”
-0.2|“below”|“benefit from”|“between mass”|“between”|“black death”|“black”|“blanche s”|“blanche”|“bolder with”|“brave”|“bring kit”|“brought”
-0.2|“buddhist”|“bully”|“cafe”|“calm”|“can explain”|“can i”|“can work”|“can”|“cash”|“cas”|“cel”|“coeliac”|“colour and”|“comments on”
-0.2|“compare with”|“compas”|“confident with”|“connectiv”|“contribute more”|“contribute”|“control variables”|“cope with”|“cope”
-0.2|“could contribute”|“curley s”|“curley”|“cycle”|“data from”|“day and”|“deadline”|“debat”|“decay”|“defend”|“delicate”|“depression and”
-0.2|“depressions and”|“depression”|“deprivation”|“describe a”|“describe the”|“detail on”|“development”|“diabetes and”|“difference between”
-0.2|“difference”|“distance”|“divorce add”|“do this”|“does not”|“dog”|“down in”|“drinking and”|“drum”|“d”|“each does”|“each week”|“ear”|“ease”
-0.2|“easy marks”|“effort into”|“eg”|“embed shorter”|“encourage”|“enormou”|“equations with”|“especial”|“est”|“euthanasia”|“evacuee diary”
-0.2|“evaluates the”|“every day”|“ever”|“exact”|“examples of”|“exampl”|“explain what”|“extract”|“families of”|“fashion”|“fats”|“figure”
-0.2|“firm might”|“first time”|“fit”|“focu”|“foot”|“for detail”|“for longer”|“for names”|“for ocd”|“for ten”|“formulae”|“free school”|“friend”
-0.2|“frighten”|“front of”|“front”|“full sentences”|“gain from”|“gave”|“good for”|“great”|“grief”|“grown”|“have the”|“he sits”|“he to”|“he was”
-0.2|“help he”|“helpful”|“henry s”|“himself in”|“himself with”|“himself”|“his age”|“his dog”|“his head”|“his method”|“his mum”|“his time”
-0.2|“home with”|“homeles”|“homework is”|“hormon”|“horror”|“i say”|“ideas in”|“in context”|“in full”|“in group”|“in january”|“in on”
-0.2|“in ramadan”|“inheritance”|“input”|“insight”|“instrument”|“insulin”|“it for”|“january and”|“juliet”|“keep the”|“keeps a”|“key words”|“key”
-0.2|“kind member”|“king”|“knowledge excellent”|“known”|“knows all”|“knows how”|“knows why”|“label diagrams”|“languag”|“law”|“leads the”
-0.2|“left hand”|“lennie”|“less so”|“letter home”|“letters and”|“letters for”|“let”|“life in”|“lik”|“link their”|“link to”|“listened to”|“lone”
-0.2|“loses focus”|“love”|“main”|“makings of”|“making”|“many”|“marriage”|“mass vs”|“me about”|“mental arithmetic”|“might answer”|“might sack”
-0.2|“minute”|“mitosi”|“model of”|“module”|“more in”|“more often”|“more practice”|“more quickly”|“more”|“moving”|“nan s”|“nearly always”
-0.2|“needs reminding”|“needs the”|“never has”|“next level”|“night with”|“no longer”|“not always”|“number bonds”|“of a”|“of speech”|“of work”
-0.2|“off and”|“on diabetes”|“on euthanasia”|“on homelessness”|“on lady”|“on paper”|“on ratio”|“on time”|“online safety”|“on”|“opinions and”
-0.2|“other views”|“others finish”|“others in”|“others to”|“outside”|“own”|“paper”|“paragraph”|“part”|“peer”|“phobia”|“piece on”|“plan”|“please”
-0.2|“pleasure to”|“plot”|“poem about”|“points about”|“poster on”|“poverty and”|“precise”|“prepar”|“present”|“protractor”|“puberty”|“push”|“q s”
-0.2|“queen”|“read beyond”|“reading on”|“ready”|“read”|“refuge”|“relearn”|“reminding to”|“research”|“resourc”|“revise the”|“rise”|“s and”
-0.2|“s divorce”|“s drinking”|“s family”|“s illness”|“s wife”|“sack”|“sand”|“sang”|“say how”|“say why”|“scan”|“schizophrenia”|“school meals”
-0.2|“scrooge s”|“section”|“see the”|“sensitive”|“serve”|“shell shock”|“shock”|“shorter quotations”|“should keep”|“show”|“sick”|“since half”
-0.2|“sit at”|“sleep”|“so easy”|“solid on”|“some days”|“speak to”|“spoke”|“stages of”|“stalin”|“standard”|“start of”|“state symbols”
-0.2|“steady beat”|“strength”|“stretch himself”|“suffer”|“super accent”|“support each”|“support from”|“system”|“t have”|“take a”|“take part”
-0.2|“takes part”|“talk on”|“tells me”|“tense”|“than last”|“the back”|“the beam”|“the body”|“the difference”|“the five”|“the group”|“the knock”
-0.2|“the last”|“the main”|“the makings”|“the method”|“the minute”|“the next”|“the q”|“the theme”|“the treatments”|“the trenches”|“the trip”
-0.2|“the warm”|“their to”|“theme of”|“there is”|“they argues”|“they cares”|“they contributes”|“they couldn”|“they does”|“they evaluates”
-0.2|“they loses”|“they puts”|“they sang”|“they sometimes”|“they s”|“they takes”|“they translates”|“they were”|“think he”|“this half”|“to his”
-0.2|“to meet”|“to new”|“to others”|“to play”|“to the”|“touch”|“toy”|“track”|“treatments for”|“trench”|“try”|“twelve”|“underline”|“until he”
-0.2|“up at”|“up a”|“up every”|“up points”|“use”|“variable”|“variabl”|“virus”|“vocabulary for”|“vs weight”|“wag”|“was superb”|“wat”|“weave in”
-0.2|“well about”|“well and”|“well prepared”|“well supported”|“what each”|“what they”|“what will”|“when”|“which”|“whole class”|“why a”
-0.2|“why muslims”|“wife”|“will happen”|“with ease”|“with fractions”|“with insight”|“with less”|“with opinions”|“with scale”|“with support”
-0.2|“with weight”|“wk”|“word problems”|“words for”|“work is”|“work out”|“would benefit”|“would gain”|“write in”|“write more”|“writes at”
-0.2|“writes with”|“written”|“writ”|“wrote a”|“wrote movingly”|“y 5”|“young man”
-0.1|admin + others|agency + faith|body + harm|body + staff|body > move|death, studied|discipline + faith|faith + legal|faith > faith
-0.1|faith > legal|faith > quality|harm + online|harm > conduct|harm > mind|legal + place|mind > work|money + sarcasm|needs + place
-0.1|needs > online|needs > subject|online + time|online > online|online, of the subject|origin > work|others + staff|others > quality
-0.1|parent, studied|quality > death|sarcasm > home|sarcasm > subject|staff > body|study > discipline|study > needs|subject > place
-0.1|weight > sarcasm|weight > time|work > faith|“9”|“a group”|“a line”|“a ruler”|“about food”|“absent”|“an inspector”|“and check”|“and lungs”
-0.1|“and often”|“and p”|“appl”|“as an”|“at each”|“at lunch”|“benefit”|“blind”|“bring a”|“careful”|“christian views”|“coast”|“concentration”
-0.1|“condition”|“confidence and”|“crime”|“dates for”|“daytime”|“describe his”|“discussion of”|“disorder”|“don t”|“don”|“drew hands”
-0.1|“endings in”|“ethnicity”|“explained how”|“explains why”|“explore”|“expression”|“extend”|“extension tasks”|“fami”|“festival”|“fing”
-0.1|“foreign”|“from life”|“germany”|“gets stuck”|“give examples”|“good case”|“good understanding”|“hands and”|“happened to”|“has moved”
-0.1|“hazard”|“he told”|“his book”|“his number”|“his pencil”|“his portraits”|“hold”|“hol”|“immune”|“in an”|“in debates”|“in front”|“in nazi”
-0.1|“in spring”|“ingredient”|“inspector calls”|“inspector”|“is lonely”|“jews”|“jobs”|“joins in”|“joint”|“jump”|“knife skills”|“knife”
-0.1|“little and”|“loop”|“made a”|“menu”|“movingly about”|“mum and”|“murd”|“must stop”|“natural”|“nazi germany”|“nazi”|“need to”|“next time”
-0.1|“nothing to”|“noun”|“nutrient”|“of an”|“off by”|“on sikh”|“on stalin”|“on this”|“on track”|“other monday”|“parts of”|“pencil case”|“policy”
-0.1|“polite”|“practical work”|“practical”|“practis”|“progres”|“quick and”|“ran”|“real feeling”|“rep”|“resistance”|“rise of”|“sequence”|“share”
-0.1|“should trust”|“sikh festivals”|“slave”|“stalin s”|“stand”|“stress strain”|“study facts”|“suffraget”|“sup”|“the bible”|“the black”
-0.1|“the daytime”|“the source”|“the textbook”|“the two”|“the window”|“the wrong”|“they describes”|“they made”|“they relies”|“they works”
-0.1|“they work”|“think”|“thin”|“throw”|“to class”|“to come”|“top mark”|“understanding of”|“unit on”|“unkind”|“use connectives”|“use of”
-0.1|“verb endings”|“was away”|“was well”|“well planned”|“what happened”|“when a”|“why the”|“wide”|“with acids”|“with expression”|“with past”
-0.1|“worked well”|“worm”|“write up”
0.1|admin + washing|conduct > study|discipline + parent|discipline + substance|faith + insult|food + place|home + place|insult + kin
0.1|insult + mind|kin > others|looks + online|medicine + staff|medicine > subject|mind|mind > mind|money > kin|money > move|move > medicine
0.1|needs > others|needs, not studied|online + parent|online + sarcasm|origin > time|others + sex|others > agency|others > online|own food
0.1|own place|parent + place|parent + time|parent > online|quality > care|quality > mind|quality > staff|sarcasm|sarcasm > secret
0.1|sarcasm > time|sex > others|staff > mind|start > looks|study > move|subject > mind|subject > money|subject > needs|time > work
0.1|time, not studied|work > origin|work > staff|“a big”|“a bit”|“a chair”|“a lost”|“a model”|“a night”|“a runner”|“a second”|“a waste”
0.1|“african”|“again”|“an adult”|“and smell”|“and so”|“apparatu”|“are tight”|“are”|“assemb”|“at me”|“backhand”|“backside”|“because they”
0.1|“better of”|“bit too”|“bleep test”|“bleep”|“blood”|“boyfriend”|“bright”|“broke”|“calculator”|“came from”|“car”|“chair for”|“coat”
0.1|“comes back”|“costume and”|“cover”|“cries at”|“detention”|“distracted by”|“dres”|“effort in”|“eleven”|“excellent”|“expect”|“eye on”|“forc”
0.1|“french”|“funeral”|“gaps”|“gender”|“go easy”|“goes missing”|“grandad”|“had no”|“hard for”|“hardship”|“has gone”|“his anxiety”|“his best”
0.1|“his ear”|“his homework”|“his neck”|“his nerves”|“his on”|“his shoes”|“home in”|“how to”|“in care”|“in may”|“in pictures”|“just the”|“lock”
0.1|“lunch and”|“mean”|“men”|“met on”|“mood”|“mrs”|“much calmer”|“mum does”|“mum is”|“muslim”|“nerves get”|“not do”|“not talk”|“older men”
0.1|“over the”|“pass his”|“perfect”|“per”|“pictur”|“plank”|“reading age”|“religion”|“right”|“s day”|“sad”|“serv”|“several”|“since losing”
0.1|“so and”|“so gets”|“struggles to”|“struggl”|“s”|“talking for”|“target”|“teachers so”|“ten”|“the better”|“the divorce”|“the money”|“the set”
0.1|“the summer”|“the talking”|“the ward”|“therapy”|“the”|“to go”|“to me”|“to parents”|“to remember”|“tr”|“twice this”|“violin”|“ward”|“way”
0.1|“wind”|“with an”|“with older”|“with some”|“yet”|“your”
0.2|2 risks|admin + legal|admin + medicine|admin + money|admin + weight|admin > kin|admin > needs|admin > parent|admin > staff|agency + death
0.2|agency + harm|agency + kin|agency + others|agency + secret|agency > death|agency > secret|agency, of the subject|body + death|body + food
0.2|body + home|body + needs|body + washing|body > care|body > secret|body > study|body > substance|body > work|care|care > care
0.2|care, not studied|conduct > illness|conduct > medicine|couple|couple + move|couple + parent|couple > move|death + secret|death > body
0.2|discipline + mind|discipline + sarcasm|discipline > sarcasm|faith + others|faith + sleep|faith + time|food|food + harm|food + kin
0.2|food + money|food + time|food + washing|food + weight|food > time|food > washing|harm + insult|harm + medicine|harm + mind|harm > harm
0.2|harm > insult|harm > place|harm > work|harm, of the subject|home + kin|home + origin|home > money|home > move|illness + place
0.2|illness > time|insult + move|insult + needs|insult + others|insult + sleep|insult > insult|insult > origin|kin > death|kin > money
0.2|kin > parent|kin > study|legal, studied|looks|looks + others|looks + sleep|looks > sleep|looks, not studied|medicine + needs
0.2|medicine + sleep|medicine > work|mind + money|mind > body|mind > place|mind > time|mind, not studied|money + parent|money + secret
0.2|money + weight|money > home|money, not studied|move + secret|move + staff|move > body|move > mind|move > move|move > origin|needs + origin
0.2|needs > body|needs > care|needs > harm|needs > home|needs > move|needs > secret|needs > time|needs, studied|online > home|origin > home
0.2|origin > weight|origin, not studied|others|others > conduct|others > move|others > others|others > subject|own admin|parent > couple
0.2|parent > kin|parent > money|parent > origin|parent > quality|place|place + secret|place > others|quality > sarcasm|quality > weight
0.2|risk, names|sarcasm > admin|sarcasm > body|sarcasm > move|sarcasm > others|sarcasm > parent|sarcasm, not studied|secret > home
0.2|secret > mind|secret > staff|sex + time|sex, not studied|sleep + time|sleep, not studied|sleep, studied|staff > admin|staff > work
0.2|start > illness|start > kin|start > others|start > time|start > washing|study > legal|subject > faith|subject > insult|subject > parent
0.2|substance + time|substance > body|substance > time|time > body|time > death|time > medicine|time > needs|time > staff|washing > quality
0.2|washing > time|washing > washing|weight > study|work > home|work > place|“10”|“2 nd”|“3 missing”|“3”|“5”|“6 so”|“a bible”|“a coloured”
0.2|“a cut”|“a long”|“a nightmare”|“a patch”|“a polish”|“a pretty”|“a right”|“a set”|“a star”|“about it”|“acne”|“adapt”|“addres”|“afford”
0.2|“all know”|“all over”|“almost”|“an audience”|“an eye”|“and goes”|“and says”|“and trainers”|“angl”|“any more”|“any”|“ap”|“are a”|“arrogant”
0.2|“as they”|“as you”|“asleep”|“asthma”|“at all”|“at break”|“at his”|“at last”|“at length”|“at number”|“at stuff”|“at this”|“avoided the”
0.2|“away in”|“a”|“b and”|“back after”|“back in”|“barn”|“base”|“be kept”|“been teased”|“been very”|“behind his”|“behind the”|“behind”
0.2|“below his”|“beside his”|“beside”|“better with”|“bite any”|“bite”|“bottom”|“bought”|“boy he”|“breakfast”|“buy”|“came off”|“came out”|“came”
0.2|“cannabi”|“children”|“class and”|“classwork”|“clear and”|“cognitive”|“cold”|“coloured paper”|“complete”|“confus”|“considering he”|“contact”
0.2|“could try”|“coursework”|“cream”|“curiou”|“dad s”|“dark”|“days”|“dept”|“devised piece”|“diagnosi”|“did not”|“dip”|“diva”|“do it”|“doesn t”
0.2|“doesn”|“down the”|“down”|“dsl”|“ears”|“easy”|“eaten”|“eat”|“ed psych”|“ed”|“else”|“enough for”|“enough”|“estate”|“everyone”|“excuse”
0.2|“explains his”|“eyes”|“fab”|“fall”|“fal”|“feel”|“feet”|“few”|“filt”|“food bank”|“for a”|“for five”|“for”|“friday”|“from tyler”|“full of”
0.2|“fund”|“get out”|“gets it”|“gets the”|“go out”|“good”|“gorgeou”|“governor”|“grade”|“granny”|“greasy hair”|“greasy”|“great attitude”
0.2|“had his”|“had to”|“had”|“hall and”|“hall”|“harry”|“has been”|“he said”|“he sees”|“he uses”|“head of”|“headscarf gets”|“headscarf”
0.2|“hearing loss”|“his ability”|“his away”|“his back”|“his bag”|“his brother”|“his ears”|“his epilepsy”|“his first”|“his for”|“his friend”
0.2|“his hair”|“his hard”|“his little”|“his mother”|“his sister”|“his skin”|“his sleepy”|“his speech”|“hospital”|“house is”|“house no”|“hous”
0.2|“hungry and”|“i have”|“i start”|“in his”|“in mock”|“in november”|“in october”|“in school”|“in trouble”|“interest”|“is an”|“is nearly”
0.2|“is strong”|“is”|“it up”|“i”|“joke”|“july”|“keep an”|“keep his”|“know why”|“lad”|“leave”|“leav”|“legend”|“lesson”|“line of”|“little ones”
0.2|“load”|“loo”|“losing his”|“loss”|“lot and”|“lots of”|“lowe”|“lunch”|“math”|“may be”|“me a”|“meltdown”|“melt”|“mind”|“mixes up”|“monday”
0.2|“more than”|“morning”|“mother at”|“move”|“ms”|“much about”|“my room”|“name”|“nan”|“nasty streak”|“nasty”|“nd”|“neck”|“nerv”|“new”
0.2|“next month”|“nightmare”|“nits again”|“no english”|“no one”|“nobody at”|“normal”|“not know”|“not let”|“not say”|“not work”|“octob”
0.2|“of cannabis”|“of his”|“of our”|“of time”|“of working”|“of writing”|“off a”|“off so”|“ok”|“on but”|“on harry”|“on the”|“one to”|“osmosi”
0.2|“out a”|“outstand”|“p 5”|“paper and”|“pap”|“parents don”|“parents no”|“parents splitting”|“park”|“pay for”|“phone”|“physic”|“placement”
0.2|“please be”|“polish boy”|“pp so”|“psych”|“put on”|“reading at”|“ready to”|“remind”|“report”|“rest of”|“rest”|“review”|“revision guide”
0.2|“right little”|“ritalin”|“rol”|“rough”|“rude”|“s on”|“saw”|“says no”|“school”|“scratch”|“scribe for”|“second”|“see his”|“sees”|“set below”
0.2|“set”|“sex”|“shall we”|“shal”|“shot”|“should be”|“sho”|“sight”|“sikh”|“since he”|“sist”|“six”|“sleep and”|“sleepy”|“sleev”|“sly”
0.2|“smelling of”|“so has”|“so should”|“so they”|“so the”|“so tired”|“social worker”|“somebody”|“something to”|“speak english”|“stam”|“stor”
0.2|“streak”|“stuf”|“sum”|“t afford”|“t bite”|“t come”|“t cope”|“t speak”|“taken out”|“talent for”|“talks over”|“teas”|“temp”|“test on”
0.2|“that nobody”|“the accident”|“the basics”|“the cognitive”|“the day”|“the exam”|“the hardship”|“the head”|“the hospital”|“the laptop”
0.2|“the left”|“the little”|“the loo”|“the microscope”|“the month”|“the place”|“the rest”|“the same”|“the spring”|“the table”|“the war”
0.2|“they confuses”|“they had”|“they have”|“they loves”|“they mixes”|“they now”|“they tells”|“they tries”|“thick accent”|“thick as”|“thre”
0.2|“thro”|“ticket”|“tight at”|“tight”|“to bring”|“tree”|“trouble with”|“tyl”|“up his”|“used”|“useles”|“uses the”|“waiting on”|“want to”
0.2|“we all”|“we say”|“we should”|“wears the”|“wear”|“week and”|“well as”|“well considering”|“well for”|“well on”|“went”|“wets himself”|“wets”
0.2|“wet”|“with apparatus”|“with great”|“working at”|“working in”|“works hard”|“wor”|“wrist”|“wrote that”|“year”|“you would”
0.3|3 risks|admin > home|admin > secret|agency + body|agency + home|agency + mind|agency > staff|body + care|body + others|body + place
0.3|body + substance|body > mind|body > place|body > sarcasm|care + move|care + place|conduct > insult|couple, not studied|death + kin
0.3|death + needs|discipline + staff|faith|food + mind|food + move|harm + sarcasm|harm + time|home + mind|home + needs|home + online
0.3|home + secret|home > study|home > time|illness|illness > move|illness > work|kin|kin + money|kin + origin|kin + time|looks + sarcasm
0.3|looks + washing|looks > looks|looks > study|looks > washing|medicine|medicine > time|mind + needs|mind + time|mind > agency|mind > food
0.3|mind > harm|money > needs|money > work|move + sleep|move > home|move > money|move > place|move > sleep|move > staff|move > washing
0.3|needs + weight|needs > medicine|no of lessons|no risk, none of lessons|none of lessons|none unknown|others + place|others > needs
0.3|others > place|others > sarcasm|others > time|others, not studied|own kin|own medicine|own others|parent > conduct|parent > substance
0.3|place, not studied|quality > origin|quality > quality|sarcasm > illness|sarcasm > looks|sarcasm > sarcasm|sarcasm > weight|secret > admin
0.3|secret > subject|sleep|somebody|staff + time|staff > online|staff > quality|start > agency|start > discipline|start > needs|start > online
0.3|study > mind|study > sarcasm|subject > admin|subject > origin|time + washing|time > kin|time > mind|time > parent|time > subject|washing
0.3|washing, not studied|weight > looks|work > agency|work > insult|work > kin|“11”|“1”|“2”|“a bully”|“a legend”|“a slow”|“a waiting”
0.3|“a wheelchair”|“access arrangements”|“adhd”|“after his”|“after the”|“age is”|“alway”|“an issue”|“and hides”|“and it”|“and never”|“and uses”
0.3|“and will”|“an”|“appointment”|“are not”|“arrangement”|“arriv”|“as if”|“attack”|“autism”|“autumn”|“background”|“be careful”|“been in”
0.3|“been sent”|“best”|“better days”|“big lad”|“blah”|“blaz”|“board”|“box”|“boy in”|“british”|“built”|“bul”|“bursary”|“but tries”|“by his”
0.3|“card to”|“case studies”|“catch up”|“chunk”|“clash”|“cloth”|“clown”|“coloured overlay”|“comes in”|“complete waste”|“com”|“copi”|“cop”
0.3|“costume”|“could do”|“counsellor”|“cpom”|“cr”|“dad”|“develop”|“difficult”|“distanc”|“do i”|“do not”|“doing well”|“double”|“drama queen”
0.3|“dyslexic”|“every week”|“eve”|“eyes and”|“family are”|“father s”|“fat”|“fault”|“february”|“feed”|“first language”|“flag”|“flair”|“fold”
0.3|“for by”|“for talking”|“four”|“fridge”|“from a”|“gave a”|“gets his”|“girlfriend”|“given his”|“given how”|“go back”|“goes to”|“goodnes”
0.3|“grad”|“groom”|“group work”|“group”|“grow up”|“half”|“hard on”|“has an”|“has paid”|“has taken”|“he cannot”|“he leaves”|“he won”|“help with”
0.3|“his before”|“his card”|“his girlfriend”|“his is”|“his needs”|“his reading”|“his temper”|“his the”|“his twin”|“i d”|“in later”|“inhal”
0.3|“is worth”|“issue”|“it has”|“it shows”|“jb to”|“jb”|“kick”|“knock”|“lac”|“lads”|“laid”|“last term”|“leave at”|“legend in”|“length”
0.3|“lights up”|“like his”|“like the”|“like”|“list to”|“list”|“lives in”|“logged on”|“log”|“london”|“looks better”|“lost his”|“los”|“lowest”
0.3|“maisie and”|“makeup”|“means he”|“meds”|“microscope”|“might”|“more settled”|“more thought”|“moved in”|“movement”|“much going”|“much timber”
0.3|“netbal”|“not a”|“not be”|“not get”|“not his”|“not in”|“not on”|“note”|“novemb”|“now and”|“off his”|“off the”|“off with”|“office”|“on arms”
0.3|“on cpoms”|“on for”|“on us”|“one in”|“oth”|“out for”|“out in”|“out to”|“parents eve”|“party”|“passport”|“pay”|“pens”|“pm”|“polish”|“pot”
0.3|“presence”|“pretty boy”|“pretty”|“pul”|“pushy”|“ramp”|“read the”|“reading of”|“revise osmosis”|“round”|“rugby”|“run”|“s a”|“said he”
0.3|“sandwiches short”|“says he”|“scar”|“scribe”|“seen better”|“sequenc”|“se”|“sheet”|“showed in”|“side of”|“since the”|“skirt length”|“slow”
0.3|“small room”|“so be”|“so everything”|“so misses”|“sort”|“sound”|“source”|“spare”|“spends more”|“splitting up”|“spr”|“stick”|“stil”
0.3|“stop chatting”|“stopped his”|“such a”|“such”|“suit”|“t say”|“take his”|“takeaway”|“talent”|“tast”|“ta”|“teacher”|“teeth”|“test”|“than he”
0.3|“than his”|“thank goodness”|“than”|“that family”|“the autumn”|“the bursary”|“the class”|“the council”|“the homework”|“the only”
0.3|“the question”|“the subject”|“the thing”|“the twins”|“the uniform”|“the usual”|“the wall”|“the world”|“their all”|“these days”|“they comes”
0.3|“they didn”|“they forgets”|“they thinks”|“they turns”|“they uses”|“thought”|“time in”|“timetable”|“tir”|“to fill”|“to follow”|“to get”
0.3|“to grow”|“to keep”|“to say”|“to sit”|“to start”|“to talk”|“to write”|“tom”|“trainer”|“translat”|“tricky”|“tries hard”|“turned up”
0.3|“two houses”|“until”|“up with”|“useful”|“visit”|“wait for”|“waiting list”|“wants something”|“we know”|“weekend”|“weeks at”|“wheelchair”
0.3|“where do”|“where”|“wheth”|“who s”|“who this”|“will go”|“wint”|“win”|“with mum”|“with others”|“without the”|“work and”|“works in”|“world”
0.3|“worri”|“wrote three”|“youth”|“yr”
0.4|admin + death|admin + staff|admin > time|agency + staff|agency + time|body + sarcasm|body > conduct|body > looks|body > quality|body > time
0.4|care + needs|conduct > home|conduct > move|death + time|discipline > discipline|discipline > time|faith + place|faith, not studied
0.4|food, not studied|harm + secret|home + money|illness > quality|illness, not studied|insult > time|kin + move|kin > move|legal + time
0.4|looks + weight|looks > move|many risks|medicine + move|mind + place|mind + weight|money + move|money + needs|money > money|money > study
0.4|move + place|move > faith|move > food|move > kin|move > parent|needs + others|needs + secret|needs > work|online > others|online, studied
0.4|origin + others|origin + weight|origin > conduct|origin > others|others + sarcasm|others + weight|others > harm|others > study|own move
0.4|own origin|parent|parent + sarcasm|parent > subject|parent, not studied|quality > admin|risk, no of lessons|risk, somebody|sarcasm + secret
0.4|sarcasm > needs|secret > agency|secret > money|sleep > work|staff|staff > study|staff, not studied|start > couple|start > insult
0.4|study > online|subject > home|substance + washing|time > agency|time > home|time > money|time > origin|time > secret|washing > substance
0.4|weight > others|weight > subject|work > mind|“6”|“a 2”|“a bad”|“a lot”|“a spiky”|“a very”|“acces”|“accident”|“adopt”|“after lunch”|“agre”
0.4|“all about”|“always at”|“always be”|“and he”|“and no”|“and ready”|“and they”|“and thinks”|“and we”|“any of”|“anyth”|“ap 2”|“arms”|“arm”
0.4|“as”|“at their”|“attendance”|“at”|“back from”|“back on”|“bad”|“battle”|“be lucky”|“ben”|“best work”|“between two”|“beyond”|“boy”|“bring up”
0.4|“came in”|“can only”|“carry”|“champion”|“chang”|“check with”|“christmas without”|“copy from”|“copy”|“corridor”|“couldn t”|“couldn”|“could”
0.4|“county lines”|“course”|“dad in”|“decimal”|“different”|“each other”|“easily distracted”|“else s”|“everybody”|“everyone up”|“exam board”
0.4|“exam”|“excellent at”|“extra”|“facts on”|“far too”|“fill in”|“fine”|“first christmas”|“for 6”|“for his”|“for this”|“for two”|“forget”
0.4|“foster carers”|“found his”|“frank”|“from home”|“from”|“go to”|“god”|“going on”|“grow”|“hand tremor”|“hard to”|“have been”|“he gets”
0.4|“he talks”|“he wants”|“his dad”|“his he”|“his in”|“his upper”|“his”|“hmm”|“hod”|“homework x”|“homework”|“how he”|“immature and”|“immature”
0.4|“in my”|“in this”|“in with”|“in y”|“interpret”|“is in”|“is worse”|“it comes”|“it hard”|“it s”|“just now”|“kids”|“knowledge”|“lady”|“last”
0.4|“left”|“legs”|“lights are”|“literal”|“little he”|“live”|“lol”|“long sleeves”|“look at”|“lost a”|“lot”|“lucky”|“luck”|“makes his”
0.4|“manipulative”|“messy”|“minimum”|“miss”|“morn”|“most mondays”|“motor”|“moves between”|“mo”|“much and”|“must be”|“must”|“nb”|“needs a”
0.4|“needs his”|“nervou”|“nits”|“no friends”|“no manners”|“noise is”|“noise”|“not as”|“nowhere”|“now”|“of my”|“of their”|“off for”|“old”|“one”
0.4|“only”|“otherwise”|“overlay and”|“over”|“paid for”|“papers have”|“part of”|“passed on”|“pas”|“pe”|“picture”|“plan in”|“positive”
0.4|“potential”|“practice”|“premium”|“probab”|“profile”|“pupil premium”|“rainbow room”|“rainbow”|“rais”|“rate”|“reads the”|“refuses to”|“refus”
0.4|“revolv”|“ring home”|“rocket”|“roll”|“rotten”|“ryan”|“s fault”|“same as”|“sat”|“scarf”|“science”|“seat”|“see above”|“see sims”|“seek”
0.4|“seem”|“sel”|“shape”|“short of”|“sims”|“situation”|“so much”|“so no”|“sort of”|“spiky profile”|“spiky”|“spoken at”|“spoken”|“star”
0.4|“still in”|“stop”|“sugar”|“t believe”|“t be”|“t get”|“taken”|“tbd”|“the bottom”|“the boys”|“the corridor”|“the course”|“the lady”
0.4|“the middle”|“the police”|“the rainbow”|“their in”|“these”|“they came”|“they can”|“thick”|“this class”|“this is”|“this year”|“those”|“till”
0.4|“tiny”|“to carry”|“to check”|“to look”|“to turn”|“to warm”|“toilet”|“tremor is”|“tremor”|“type 1”|“type”|“typical”|“under the”
0.4|“understandab”|“unsettl”|“unwash”|“uses a”|“uses it”|“very”|“wants to”|“waste of”|“waste”|“wears off”|“when it”|“whole lesson”|“whole”
0.4|“who”|“will always”|“will not”|“with flair”|“with half”|“with his”|“with this”|“with what”|“worn”|“would”|“writing has”|“x 3”|“you d”
0.4|“you know”|“you”
0.5|admin + parent|agency > agency|body + secret|harm + others|illness + move|illness + time|insult + time|kin, not studied|medicine + time
0.5|medicine, not studied|mind + staff|mind > needs|money + time|move + substance|needs + washing|needs > insult|needs > washing
0.5|online + others|origin + time|own faith|own mind|own needs|parent > study|quality > body|quality > kin|quality > place|sarcasm > conduct
0.5|secret > others|secret > quality|start > care|subject > secret|work > body|work > move|“25 extra”|“a boy”|“a certain”|“a good”|“a new”
0.5|“a pen”|“a term”|“absolute”|“add something”|“all lesson”|“allow”|“an absolute”|“an art”|“and 25”|“and not”|“and then”|“anxiety”|“appt”
0.5|“are on”|“as his”|“as per”|“as possible”|“as well”|“at maths”|“attention”|“away with”|“back to”|“bank”|“bare minimum”|“bare”|“be a”
0.5|“because he”|“bet”|“be”|“bit”|“bless his”|“bles”|“bone idle”|“bone”|“built like”|“button”|“by k”|“b”|“card”|“cerebral palsy”|“cerebral”
0.5|“certain”|“charm”|“chase”|“child that”|“circumstanc”|“class in”|“clas”|“clock”|“cloud”|“comment”|“consider”|“constant”|“cuf”
0.5|“doing nothing”|“doubt”|“driv”|“early help”|“easi”|“email”|“english is”|“enjoys the”|“every test”|“evolution”|“expect from”|“extra time”
0.5|“faith”|“find”|“flinches when”|“flinch”|“form”|“fost”|“found”|“fsm”|“get changed”|“giggl”|“ging”|“given the”|“got”|“gypsy”|“hard”|“has not”
0.5|“has no”|“has potential”|“have seen”|“he does”|“he gives”|“he makes”|“he remembers”|“he s”|“his chair”|“hopeles”|“i doubt”|“if he”
0.5|“in place”|“issu”|“it on”|“it”|“jayden”|“jok”|“just isn”|“kept”|“know it”|“known to”|“last year”|“let s”|“limit”|“low”|“mak”|“month”
0.5|“mouth”|“mum has”|“next to”|“nice”|“no idea”|“nose”|“notice”|“notic”|“of timber”|“on his”|“open”|“overlay”|“overweight”|“palsy”|“panic”
0.5|“patch”|“personal”|“proces”|“pupil”|“put anything”|“p”|“remember”|“rememb”|“rhythm”|“ring”|“round his”|“round the”|“s been”|“safest”
0.5|“sandwich”|“says”|“scrum”|“sen register”|“sent”|“sen”|“shout”|“side”|“size of”|“size”|“so struggles”|“someone”|“split”|“stop copying”
0.5|“table”|“that shape”|“the bare”|“the clock”|“the desk”|“the scrum”|“the tears”|“the work”|“there”|“they enjoys”|“they got”|“they hasn”
0.5|“they often”|“they plays”|“things are”|“through a”|“time on”|“to an”|“tone”|“too”|“top of”|“turn on”|“unfit”|“up and”|“up before”|“upset”
0.5|“us”|“voice”|“wake up”|“wake”|“we”|“what i”|“when i”|“whole family”|“with anything”|“without help”|“without his”|“worked hard”|“would be”
0.6|admin + secret|as we|harm > weight|home + move|home + time|home, not studied|move + time|move > conduct|move > time|needs + staff
0.6|needs + time|origin > kin|quality > food|quality > looks|question|staff > needs|staff > staff|start > admin|start > faith|start > medicine
0.6|start > sarcasm|subject > illness|washing > body|“25”|“a start”|“ability”|“abt”|“alert”|“all”|“and hates”|“argue”|“as a”|“be in”|“bit of”
0.6|“bits”|“breath”|“broth”|“camh”|“carrying a”|“chair”|“changed the”|“child”|“chinese”|“current”|“does”|“due to”|“dyslexia”|“eats”|“english”
0.6|“everyth”|“exclud”|“exclusion”|“far”|“fill”|“find his”|“finds the”|“for all”|“for their”|“gets in”|“gets more”|“gone”|“good with”
0.6|“great at”|“has had”|“has worked”|“has”|“hat”|“here”|“his blood”|“his name”|“hit”|“hold a”|“idle”|“impressive”|“in lessons”|“it is”|“it ll”
0.6|“keen”|“kid”|“laptop”|“lat”|“less”|“lets”|“liv”|“ll”|“look”|“maisie”|“make a”|“manner”|“match”|“me to”|“media”|“me”|“more time”|“most of”
0.6|“near the”|“never answers”|“not to”|“of us”|“on stage”|“ones”|“paid”|“performance”|“plays the”|“quick to”|“referral”|“said”|“same”|“scal”
0.6|“see”|“shake”|“shy”|“sits by”|“smel”|“social”|“spe”|“sulk”|“swim”|“t remember”|“talk”|“the door”|“the other”|“the way”|“they keeps”
0.6|“they moves”|“this one”|“turns up”|“tutor”|“twin”|“unlike”|“vap”|“wait”|“wall”|“we re”|“will be”|“will make”|“wir”|“with the”|“won”|“worse”
0.6|“would not”
0.7|conduct > money|harm + weight|harm > time|insult|insult, not studied|no unknown|since|start > parent|“a whole”|“allergic to”|“allergic”
0.7|“apart”|“argue with”|“before sending”|“behaviour”|“blam”|“book”|“brilliant at”|“by the”|“callum”|“can t”|“cannot”|“care less”|“carer”
0.7|“chat”|“comes from”|“desk”|“despite”|“do with”|“door”|“due”|“excellent knowledge”|“fail”|“fell out”|“fell”|“gets”|“given”|“hard work”
0.7|“he is”|“his out”|“insert”|“is on”|“keeps up”|“kit”|“knowledge of”|“most”|“much”|“my”|“nobody”|“of six”|“on to”|“outstanding top”|“place”
0.7|“read faces”|“regist”|“spend”|“t do”|“t read”|“tear”|“the bench”|“the essay”|“the new”|“the others”|“the slower”|“they are”|“they sits”
0.7|“thing”|“th”|“timb”|“to leave”|“to take”|“travel”|“up in”|“uses”|“walk”|“wast”|“weak”|“when he”|“would argue”
0.8|as I|body + mind|looks > quality|origin > origin|weight > weight|“all the”|“always on”|“and a”|“and proud”|“been”|“bottom set”|“could not”
0.8|“dance”|“drama”|“fac”|“for once”|“has stopped”|“has to”|“hasn t”|“hasn”|“is this”|“it all”|“k”|“little”|“manag”|“opening the”|“out with”
0.8|“out”|“pen”|“period”|“possible”|“pp”|“seen”|“send”|“sits”|“smal”|“sweet”|“the book”|“then”|“they spends”|“they was”|“this course”
0.8|“try opening”|“turn”|“usual”|“want”|“won t”|“worth”|“x”
0.9|own illness|quality > insult|“14”|“a child”|“get”|“if”|“loves the”|“make”|“mum”|“off”|“out of”|“people”|“reliable”|“room”|“some”|“this”
0.9|“whatev”|“will”
1.0|“distract”|“does the”|“he has”|“not”|“t”
1.1|needs > needs|own body|“drop”|“excus”|“nev”|“they gets”|“too much”
1.2|“noth”|“re”|“someth”|“so”|“stage”
1.3|admin > admin
1.5|“no”
`;

export const NOTE_WEIGHTS: ReadonlyMap<string, number> = new Map(
  WEIGHTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight, ...signs] = line.split('|');
      return signs.map((sign) => [sign, Number(weight)] as const);
    }),
);
