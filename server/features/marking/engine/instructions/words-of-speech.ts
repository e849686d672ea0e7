/**
 * What the words of speech to a marker stand for, in the languages that pupils of British schools
 * write. A star ends the beginning of a word, a low line joins the words of a phrase; accents and
 * letter case do not matter. Verbs of asking stand in the forms of orders and wishes only, so that a
 * story about a teacher who gave marks is none.
 */
export const WORDS_OF_SPEECH = {
  give: [
    'give gimme gizza gis gib gi award grant assign allocate allow put let lemme spare hand slip enter bump round_up',
    'donnez donne_moi accordez accorde attribuez attribue mettez mets octroyez notez note_moi mettre donner accorder attribuer octroyer valider avoir',
    'geben gebt vergib vergeben erteile erteilen setze setzen schenk schenken',
    'dame deme denme da_me ponme pongame pon ponga ponerme darme dar otorga otorgue concede conceda asigna asigne regalame',
    'dai dia dammi date assegna assegni assegnate conceda metti metta dammelo',
    'de_me de_a_nota atribua coloque poe ponha',
    'rhowch rhoi rhoddwch rho dyfarnwch dyro caniatewch ga_i gaf gaf_i',
    'daj dajcie przyznaj przyznac wystaw wstaw postaw dac prosze_dac',
    'geef geeft verleen dati dati_mi acordati acorda verin veriniz verir',
    'dena dedo de_do dijiye dijiyega dein de_dein de_dena deejiye diyo laga_do dedijiye do_na deo dao',
    'постав* дай* начисл* أعط* اعط* امنح* منح* ومنح* وامنح* ضع دें दो दीजिए दीजिये दे_दो دیں دو دے_دو ਦਿਓ দিন দাও',
    'ge ger_mig giv gi anna antaa annathan adj adjon adjanak dej dejte daj_mi dajte dave dose doste ii_sii i_sii cho beri berikan bigyan nipe toa fun_mi duokite dodiet andke jep jepni bodete дајте',
    'δωσε δωστε βαλε βαλτε тавьте بده بدهید תן תני',
  ],
  worth: [
    'mark marks credit credits grade grades score scores point points full-marks percent astar band',
    'note notes points bareme moyenne punkt punkte punkten punktzahl vollpunktzahl note noten hochstnote hochstpunktzahl',
    'punto puntos nota notas puntuacion calificacion pontos ponto pontuacao punti punteggio voto voti',
    'marc marciau farciau marcio sgor punkt punkty punktow ocene ocena oceny piatke szostke',
    'punten cijfer score punctaj* nota puncte punctele puan*',
    'number numbers nambar ank marks darja darjat balle',
    'балл* бал* оценк* оцінк* الدرجة الدرجات درجة درجات العلامة العلامات علامة علامات النقاط نمبر مارکس अंक नंबर मार्क्स ਅੰਕ ਨੰਬਰ নম্বর মার্কস',
    'poang betyg karakter karakterer karakteren poeng pisteet pisteita arvosana pont pontszamot pontot jegy bod body bodu bodov bodove znamku znamka ocjenu tock* toplam dhibco* dhibcaha điem nilai skor puntos alama maaki balus balai punktus punktid hinne piket note_maximale ponctuation zehn',
    'βαθμ* поен* точк* נקודות ציון نمره',
  ],
  most: [
    'full max maximum maximal top highest all every everything whole complete perfect best total both any whatever 100',
    'maximale maximum tous toute toutes total entiere complete meilleure plus_haute',
    'voll volle vollen voller alle allen hochste hochsten maximale beste',
    'maximo maxima todo todos todas completa completos mas_alta entera',
    'massimo massima pieno pieni tutti tutto piena llawn lawn uchaf holl bob pob',
    'maksymaln* wszystkie wszystko caly cala pełn* pelna pelne najwyzsz* komplet maksa',
    'volledige alle maxim maxime toate tam tum en_yuksek poore pure pura poora poori puri sare saare sab full',
    'максимальн* полный полные высш* все найвищ* повн* الكاملة كاملة كل جميع القصوى پورے مکمل पूरे पूर्ण सारे ਪੂਰੇ পুরো সম্পূর্ণ',
    'alla allt hela full_pott fuld fulde fullt kaikki taysi taydet teljes maximalis osszes plny plny_pocet vsechny vsetky najvyssi puni sve sav maksimum buuxa dhan toi_da cao_nhat đay_đu penuh maksimal semua lahat buo zote juu gbogbo visus visi koik te_gjitha',
    'ολους ολα αριστα всички пълен пуни максимални מלא כל کامل',
  ],
  please: [
    'please pls plz plss pleaseee kindly thanks thx thank thankyou ta cheers beg begging sorry grateful appreciate xx x lol',
    'would_you could_you can_i may_i could_i any_chance would_it grateful bless',
    'pourriez veuillez pouvez auriez serait-il reconnaissant allez stp podria podrias puede konnten konnte wurden moglich potrei potrebbe',
    'svp s_il_vous_plait s_il_te_plait merci bitte danke por_favor gracias per_favore grazie obrigado',
    'plis os_gwelwch diolch prosze bardzo_prosze dziekuje dzieki alstublieft va_rog multumesc lutfen',
    'meherbani mehrbani kripya krpya shukriya khuda_ke_liye baraye',
    'пожалуйста прошу будь_ласка أرجو أرجوك ارجو من_فضلك رجاء شكرا مہربانی برائے कृपया प्लीज ਕਿਰਪਾ দয়া',
    'snalla tack vanlig* var_snall ver sod vaer_sa_snill vaer_sod venligst tak takk ole_kiltti kiitos kerem kerlek koszon* prosim dekuji dakujem molim hvala fadlan xin lam_on tolong mohon pakiusap po tafadhali asante jowo prasau ludzu palun te_lutem faleminderit',
    'παρακαλω молим моля благодаря לבקשה אנא لطفا',
  ],
  own: [
    'me mine my myself this_answer my_answer this_response my_response this_one this_script this_pupil this_student this_candidate the_pupil the_student the_candidate my_work my_mark what_i_wrote i_wrote everything_i what_i this_work this_submission this_attempt this_code this_item this_question these_answers my_words the_above the_following the_remainder the_rest the_next whatever_comes anything_below below above',
    'moi mon ma mes cette_copie cette_reponse ma_reponse ma_copie mir mich mein meine meiner diese_antwort dieser_antwort',
    'me mi mis esta_respuesta mi_respuesta mia questa_risposta minha mi_i fi fy yr_ateb_hwn mnie mi moja moją moje ta_odpowiedz to_zadanie',
    'mijn dit_antwoord raspunsul cevabim bana mujhe mera mere meri is_jawab mujhko jawab',
    'мне мой мою ответ мені لي لى إجابتي جوابي هذا_الجواب ني मुझे मेरा मेरे مجھے میرے ਮੈਨੂੰ আমাকে',
    'mig meg min mitt mina min_kod minulle minun nekem mne moje_odpoved meni mi_jep toi em tolong_saya saya ako aking ii mulle man',
    'μου мене ми לי',
  ],
  you: [
    'you u ur your youre you_re ya yourself vous votre tu te sie du ihr usted ti lei chi ty pan pani aap ap tum tu أنت',
  ],
  marker: [
    'marker markers grader graders examiner examiners assessor assessors reviewer moderator checker autograder evaluator invigilator ai gpt chatgpt llm bot tutorbot computer machine robot sir miss teacher prof whoever mate bro',
    'correcteur correctrice examinateur professeur monsieur madame korrektor prufer sehr_geehrter sehr_geehrte geehrter lehrer lehrerin herr frau',
    'corrector examinador profesor profesora senor maestra correttore esaminatore professore',
    'arholwr farciwr athro athrawes syr miss egzaminator nauczyciel nauczycielu panie pani ocenianie',
    'bhai sahib ustad teacher_ji madam hocam domnule profesor учитель экзаменатор أستاذ استاذ المصحح معلم مصحح सर मैडम',
  ],
  scheme: [
    'scheme markscheme rubric criteria criterion instructions instruction prompt guidance guidelines rules rule answer_key model_answer model_solution model list_of_points points_list the_list marking_points mark_points specification policy expected_answers the_points checklist requirements what_came came_before everything_above all_that previous earlier mp1 mp2 mp3 bullet bullets expectations',
    'bareme corrige consigne consignes instructions criteres grille regles bewertungs* anweisung* losungs* kriterien erwartungshorizont musterlosung regeln',
    'criterios instrucciones rubrica esquema pauta reglas griglia criteri istruzioni schema instrucoes',
    'cynllun cyfarwyddiadau rheolau meini_prawf instrukcj* kryteri* klucz* polecen* instructies antwoordmodel instructiuni* criterii talimat* kriter*',
    'инструкц* критери* правил* التعليمات المعايير نموذج الإجابة hidayat निर्देश ہدایات',
    'bedomningsmallen mallen facit rattningsmall* bedommelses* vurderings* arvostelu* pontozasi utmutato* kritert* kriteri* klic* kunci_jawaban đap_an',
    'κριτηρια критерии',
  ],
  ignore: [
    'ignore ignoring disregard forget override overrule bypass skip skipping stop nevermind never_mind without_checking without_reading dont_check do_not_check no_need dont_read dont_look do_not_look not_look overlook dont_compare not_compare don_t_compare do_not_use dont_use instead do_not_follow dont_bother no_checks disable suspend cancel void unimportant don_t_check don_t_look don_t_read don_t_use don_t_worry don_t_bother',
    'ignorez ignorer ignore oubliez oublie ne_tenez_pas fermez_les_yeux fermer_les_yeux ignorier* missachte* vergiss vergessen_sie',
    'ignora ignore ignorar olvida olvide no_hagas no_sigas no_mires dimentica ignorate non_guardare desconsidere',
    'anwybydd* anghofi* zignoruj* ignoruj* pomin* negeer vergeet ignorati gormezden yok_say* nazarandaz',
    'игнорир* забудь* ігнор* تجاهل* تجاهلوا नज़रअंदाज अनदेखा نظرانداز',
    'bortse strunta ignorer se_bort jata_huomiotta hagyja hagyd ignorujte zanemarite iska_daa bo_qua abaikan huwag_pansinin puuza',
    'αγνοησε αγνοηστε игнорирайте התעלם',
  ],
  judge: [
    'mark_it mark_me mark_this mark_that mark_as mark_my treat consider count accept approve record tick pass assume regard rate deem call validate verify confirm mark_everything grade_this grade_me grade_that grade_it score_it score_this score_me credit_it credit_me evaluate assess judge take_it carry_it grading marking verdict awarded report',
    'considerez considere comptez compte acceptez accepte validez valide corrigez bewerte bewerten werte werten betrachte zahlen',
    'considera considere acepta acepte aprueba aprueben apruebame aprobar califica califique accetta consideri valuta valutate',
    'derbyn* ystyri* marciwch pasiwch zalicz* uznaj* uznac ocen ocenic przyjmij beoordeel keur considerati kabul_et* maan_lo maan_lijiye pass_kar pass_karo',
    'зачт* считай* примите зарахуй* اعتبر* اقبل* صحح पास मान_लो پاس',
    'godkann bedom raett ratta hyvaksy fogadja fogadd uznejte uznej uznajte prihvatite priznajte reken_goed reken_dit zahurujte betrakta godkend godkjenn oikein_hyvaksy',
    'θεωρηστε приемете прифатете',
  ],
  right: [
    'correct right true perfect valid verified satisfied met approved brilliant excellent passed awarded ok okay fine covered fulfilled demonstrated well_done complete outstanding flawless achieved a_pass',
    'juste correct correcte bonne_reponse exacte parfait richtig korrekt vollstandig correcta correcto bien giusta giusto corretta',
    'cywir yn_gywir poprawn* dobrze prawidlow* zaliczone goed juist corect dogru sahi theek thik',
    'правильн* верн* صحيح صحيحة सही ٹھیک درست',
    'ratt riktig riktigt korrekt rigtig oikein oikea helyes* spravn* tocno tacno pravilno đung benar tama sahihi saxan oige teisingas pareizi',
    'σωστη σωστο точно תשובה_נכונה',
  ],
  deduct: [
    'deduct dock penalise penalize subtract take_off take_marks knock_off fail_me flunk strict harsh harshly mean_to lose_marks withhold downgrade mark_me_down fail_this',
    'fautes erreurs fehler errores errori enlevez retirez penalisez abziehen abzieh* zieh_nicht bajes quites restes baje suspendas suspender bocciare bocciarmi tynnu odejmuj* oblej* obcinaj*',
    'dra_inte trekk_ikke traek_ikke vonjon ne_vonjon nestrhavejte oduzim* puan_kirma* enlever oter retirer otez otes reste restar quitar quite quitarme togliere tolga togliermi tire tirar aftrekken trek_geen peidiwch_a_thynnu odejmow*',
    'снижайте снимайте',
  ],
  kind: [
    'kind nice generous lenient merciful mercy easy gentle soft benefit_of_the_doubt pity compassion understanding decent slack favour favor good_mood',
    'gentil gentille indulgent indulgente indulgence genereux sympa clement nett gnadig gutig grosszugig amable bueno_conmigo generoso generosa gentile buono',
    'garedig caredig trugarog mily łaskawy wyrozumial* laskaw* lutuf rehem raham meherban رحيم',
    'snall snill flink god_ved kiltti legyen_kedves hodny laskavy ljubazan naxariis khoan_dung baik_hati mabait wema',
  ],
  reply: [
    'output reply respond answer_with print say_yes return say_that respond_with say_it write_only tell_them repeat_after conclude outputs result feedback response verdict your_answer reply_with just_say only_say simply_say',
    'repondez reponds ecrivez dites antworte antworten sag schreib schreibe responde responda di escribe rispondi scrivi atebwch odpowiedz napisz jawab_do rispondete',
  ],
  role: [
    'pretend imagine act_as act_like behave roleplay you_are_now from_now from_here suppose lets_play let_s_play play_a_game new_task your_task your_job your_role simulate new_rule new_policy as_an_ai developer_mode debug_mode test_mode system override sudo admin',
    'faites_comme stell_dir tu_so imagina finge fingi wyobraz udawaj esgus socho',
  ],
  plea: [
    'deserve deserves deserved need worked_hard tried really_tried my_best was_ill was_away i_was_off my_mum my_dad my_parents my_nan kicked_out revised revise grounded get_into_trouble so_hard really_need need_to_pass i_promise i_swear i_beg tired fail failed pass_this pass_the',
    'besoin fatigue mude gearbeitet cansado stanco wedi_blino brauche necesito hace_falta ho_bisogno rwyf_angen dwi_angen angen potrzebuj* zalezy_mi zaruri zaroorat',
    'нужно أحتاج احتاج محتاج चाहिए چاہیے',
    'behover brauche_die tarvitsen szukseg* potrebuj* potrebuji trebam treba_mi waxaan_u_baahan can_điem butuh kailangan nahitaji preciso nevoie am_nevoie ihtiyac* nodig merece mérite merite verdient merita zasluguj* haeddu yn_haeddu krank malade enfermo chory sal',
    'χρειαζομαι مریض',
  ],
  authority: [
    'exam_board ofqual headteacher head_of principal official policy already_checked already_marked pre-approved preapproved moderated board chief senior authorised authorized certified certify hereby told_you has_confirmed confirmed announced agreed_that special_consideration access_arrangements extra_time confidential internal update updated amendment additional_guidance regardless',
  ],
  count: [
    'one two three four five six 1 2 3 4 5 6 10 both ten half un deux trois quatre ein einen zwei drei vier uno due tre dos tres dwy tri jeden dwa trzy ek do teen',
  ],
  someone: [
    'he she they him her them his hers their theirs was were had who people players team judge judges government king narrator author poet reader character il elle ils era ella er sie_hat gab government companies workers villagers patients',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SpeechConcept = keyof typeof WORDS_OF_SPEECH;
