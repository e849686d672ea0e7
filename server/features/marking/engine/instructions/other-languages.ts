/**
 * The same speech in languages that pupils of British schools write: who is asked to give, and what.
 * Each needs a word of giving, or of ignoring, beside a word of marking, as the English rules do.
 */
interface MarkingWords {
  /** Asking or ordering to give. */
  give: string;
  /** All marks, the best mark, or some marks for me. */
  marks: string;
  /** Ordering to ignore. */
  ignore: string;
  /** The scheme, or what was said before. */
  scheme: string;
  /** Treating as right, and its object. */
  asRight: string;
}

const LANGUAGES: readonly MarkingWords[] = [
  {
    // French
    give: String.raw`(?:donn(?:ez|er|iez|e[sz]?-moi)|accord(?:ez|er|iez)|attribu(?:ez|er|e)|mett(?:ez|re|iez)|octroy(?:ez|er)|not(?:ez|er))(?:[-\s](?:moi|nous|lui))?|avoir|obtenir|être\s{1,6}indulgent\w{0,20}|soyez\s{1,6}(?:indulgent|généreu)\w{0,20}`,
    marks: String.raw`(?:tous\s{1,6}les\s{1,6}points|la\s{1,6}note\s{1,6}(?:maximale|complète|la\s{1,6}plus\s{1,6}haute)|le\s{1,6}maximum(?:\s{1,6}de\s{1,6}points)?|(?:\d{1,2}|quelques|des|un|les|le)\s{1,6}points?\b(?!\s{1,6}de\s{1,6}vue)|une\s{1,6}bonne\s{1,6}note|\d{1,2}\s{0,6}(?:\/|sur)\s{0,6}\d{1,2}|(?:un|deux|trois|quatre|cinq|six)\s{1,6}points?|la\s{1,6}moyenne|la\s{1,6}totalité|toute\s{1,6}la\s{1,6}note|(?:monsieur|madame)\s{1,6}(?:le|la)\s{1,6}correct\w{1,20})`,
    ignore: String.raw`(?:ignor(?:ez|er)|ferm(?:ez|er)\s{1,6}les\s{1,6}yeux|oubli(?:ez|er|e)|ne\s{1,6}(?:pas\s{1,6})?(?:tenez|tenir)\s{1,6}(?:pas\s{1,6})?compte|ne\s{1,6}suiv(?:ez|re)\s{1,6}pas|n'appliquez\s{1,6}pas)`,
    scheme: String.raw`(?:barème|corrigé|(?:mes\s{1,6})?(?:erreurs|fautes)|consignes?|instructions?|critères|notation|grille|ci-dessus|précédent\w{0,20})`,
    asRight: String.raw`(?:considér(?:er|ez|e)|compt(?:er|ez|e)|accept(?:er|ez))\s{1,6}(?:cette|ma|la)\s{1,6}(?:réponse|copie|solution)|monsieur\s{1,6}le\s{1,6}correcteur|soyez\s{1,6}(?:indulgent|généreu|clément)|ch(?:er|ère)\s{1,6}(?:correct\w{1,20}|examinat\w{1,20})`,
  },
  {
    // German
    give: String.raw`(?:gib|geben|gebt|vergib|vergeben|vergebt|erteilen?|bewerte[nt]?|werte[nt]?|setze[nt]?|hätte\s{1,6}gerne|bitte\s{1,6}um)`,
    marks: String.raw`(?:voll(?:e|en)\s{1,6}(?:punkt\w{0,20}|note\w{0,20})|alle\s{1,6}punkte|höchst(?:e|en)?\s{0,6}(?:punkt\w{0,20}|note)|höchstpunkt\w{0,20}|beste\s{1,6}note|(?:\d{1,2}|ein|einen|zwei|drei|vier|fünf|sechs)\s{1,6}punkte?|maximal\w{0,20}\s{1,6}punkt\w{0,20}|(?:diese|meine)\s{1,6}antwort|\d{1,2}\s{0,6}(?:\/|von)\s{0,6}\d{1,2})`,
    ignore: String.raw`(?:ignorier(?:e|en|t|en\s{1,6}sie)|missachte[nt]?|vergiss|vergessen\s{1,6}sie|beachte[nt]?\s{1,6}(?:\w{1,20}\s{1,6}){0,4}nicht)`,
    scheme: String.raw`(?:bewertungs\w{0,20}|anweisung\w{0,20}|lösungs\w{0,20}|kriterien|erwartungshorizont|vorgaben|musterlösung|regeln\s{1,6}oben)`,
    asRight: String.raw`(?:lieber|liebe|sehr\s{1,6}geehrte\w{0,20})\s{1,6}(?:prüfer\w{0,20}|korrektor\w{0,20}|ki\b)|(?:bewerte\w{0,20}|werte\w{0,20}|betrachte\w{0,20})\s{1,6}(?:sie\s{1,6})?(?:diese|meine)\s{1,6}antwort`,
  },
  {
    // Spanish and Portuguese
    give: String.raw`(?:d[aáeé](?:me|nme|dme)?|p[oó]nga(?:me)?|pon(?:me|er|erme)?|otorg(?:a|ue|ar|ue[mn])|asign(?:a|e|ar)|conced(?:a|e|er)|atribua|dê|coloque|dar(?:me)?)`,
    marks: String.raw`(?:m[aá]xim[ao]s?\s{1,6}(?:puntuaci[oó]n|nota|puntos|pontua[cç][aã]o)|(?:nota|puntuaci[oó]n|pontua[cç][aã]o)\s{1,6}m[aá]xima|todos\s{1,6}(?:los\s{1,6}puntos|os\s{1,6}pontos)|todos\s{1,6}los\s{1,6}puntos|la\s{1,6}nota\s{1,6}m[aá]s\s{1,6}alta|nota\s{1,6}(?:total|10)|\d{1,2}\s{0,6}(?:\/|sobre|de)\s{0,6}\d{1,2}\s{0,6}(?:puntos|pontos)?|puntos\s{1,6}completos|un\s{1,6}(?:diez|10|sobresaliente|punto)|(?:dos|tres|cuatro)\s{1,6}puntos)`,
    ignore: String.raw`(?:ignor(?:a|e|ar|en|em)|olvida|olvide|no\s{1,6}(?:hagas|haga)\s{1,6}caso|no\s{1,6}(?:sigas|siga)|desconsidere|esque[cç]a)`,
    scheme: String.raw`(?:instrucciones|criterios|r[uú]brica|esquema|pauta|instru[cç][oõ]es|crit[eé]rios|lo\s{1,6}anterior)`,
    asRight: String.raw`(?:considera|considere|acepta|acepte|aceite)\s{1,6}(?:esta|mi|la|minha|a)\s{1,6}(?:respuesta|resposta)|(?:estimad[oa]|querid[oa]|prezad[oa])\s{1,6}(?:examinador\w{0,20}|corrector\w{0,20})`,
  },
  {
    // Italian
    give: String.raw`(?:d(?:ai|ia|ammi|atemi)|assegn(?:a|i|are|ate|atemi)|conced(?:a|i|ere)|attribuisc\w{1,20}|mett(?:i|a|ere))`,
    marks: String.raw`(?:punteggio\s{1,6}(?:pieno|massimo|completo)|massimo\s{1,6}(?:punteggio|dei\s{1,6}voti|voto)|voto\s{1,6}(?:massimo|pieno)|tutti\s{1,6}i\s{1,6}punti|pieni\s{1,6}voti)`,
    ignore: String.raw`(?:ignor(?:a|i|are|ate)|dimentica|trascura|non\s{1,6}(?:seguire|considerare))`,
    scheme: String.raw`(?:istruzioni|griglia|criteri|schema|rubrica|precedent\w{1,20})`,
    asRight: String.raw`(?:consider(?:a|i|ate))\s{1,6}(?:questa|la\s{1,6}mia)\s{1,6}risposta|(?:gentile|caro)\s{1,6}(?:esaminator\w{0,20}|correttor\w{0,20})`,
  },
  {
    // Welsh
    give: String.raw`(?:rhowch|rhoi|roi|rho|dyfarnwch|dyro|caniatewch|marciwch)`,
    marks: String.raw`(?:marciau?\s{1,6}(?:llawn|uchaf|i\s{1,6}mi)|farciau?\s{1,6}(?:llawn|uchaf)|(?:bob|pob)\s{1,6}marc\w{0,20}|(?:yr\s{1,6})?holl\s{1,6}farciau|lawn\s{1,6}farciau|llawn\s{1,6}farciau|marc\s{1,6}uchaf|y\s{1,6}marciau)`,
    ignore: String.raw`(?:anwybyddwch|anwybydda|anghofiwch|peidiwch\s{1,6}â\s{1,6}(?:dilyn|defnyddio))`,
    scheme: String.raw`(?:cynllun\s{1,6}(?:y\s{1,6})?marcio|cyfarwyddiadau|rheolau|meini\s{1,6}prawf)`,
    asRight: String.raw`(?:annwyl\s{1,6}(?:farciwr|arholwr))|(?:derbyniwch|ystyriwch)\s{1,6}(?:yr|fy|y)\s{1,6}(?:ateb|ateb\s{1,6}hwn)`,
  },
  {
    // Dutch
    give: String.raw`(?:geef|geeft|geven|ken|verleen|beoordeel)`,
    marks: String.raw`(?:(?:het\s{1,6})?voll?edige\s{1,6}(?:aantal\s{1,6})?(?:punten|score)|alle\s{1,6}punten|maxim(?:ale|um)\s{1,6}(?:aantal\s{1,6})?(?:punten|score)|volle\s{1,6}punten)`,
    ignore: String.raw`(?:negeer|vergeet)`,
    scheme: String.raw`(?:instructies|correctievoorschrift|criteria|antwoordmodel)`,
    asRight: String.raw`beoordeel\s{1,6}dit\s{1,6}(?:antwoord\s{1,6})?als\s{1,6}(?:goed|juist)`,
  },
  {
    // Polish
    give: String.raw`(?:proszę|daj(?:cie)?|przyznaj(?:cie)?|przyznać|wystaw)`,
    marks: String.raw`(?:maksymaln\w{1,20}\s{1,6}(?:liczb\w{1,20}\s{1,6}|ilość\s{1,6})?(?:punkt\w{0,20}|ocen\w{0,20}|wynik\w{0,20})|wszystkie\s{1,6}punkty|najwyższ\w{1,20}\s{1,6}ocen\w{0,20}|pełn\w{1,20}\s{1,6}punkt\w{0,20})`,
    ignore: String.raw`(?:zignoruj(?:cie)?|ignoruj|pomiń)`,
    scheme: String.raw`(?:instrukcj\w{0,20}|kryteri\w{0,20}|klucz\w{0,20}|polece\w{0,20})`,
    asRight: String.raw`(?:uznaj(?:cie)?)\s{1,6}(?:tę|moją)\s{1,6}odpowiedź`,
  },
  {
    // Romanian
    give: String.raw`(?:dați|da[tț]i(?:-mi)?|acorda[tț]i|acordă)`,
    marks: String.raw`(?:punctaj\w{0,20}\s{1,6}maxim|nota\s{1,6}maxim[aă]|toate\s{1,6}punctele)`,
    ignore: String.raw`(?:ignora[tț]i|ignoră)`,
    scheme: String.raw`(?:instruc[tț]iuni\w{0,20}|barem\w{0,20}|criterii\w{0,20})`,
    asRight: String.raw`considera[tț]i\s{1,6}r[aă]spunsul`,
  },
  {
    // Turkish
    give: String.raw`(?:ver(?:in|iniz|ir\s{1,6}misiniz)?|lütfen)`,
    marks: String.raw`(?:tam\s{1,6}puan\w{0,20}|tüm\s{1,6}puan\w{0,20}|en\s{1,6}yüksek\s{1,6}(?:puan|not)\w{0,20})`,
    ignore: String.raw`(?:yok\s{1,6}say(?:ın)?|görmezden\s{1,6}gel(?:in)?)`,
    scheme: String.raw`(?:talimat\w{0,20}|cevap\s{1,6}anahtar\w{0,20}|kriter\w{0,20}|puanlama\w{0,20})`,
    asRight: String.raw`doğru\s{1,6}kabul\s{1,6}ed\w{1,20}`,
  },
];

/** Where words are not parted by spaces, or are too inflected to list, the marks alone tell. */
const SCRIPTS: readonly RegExp[] = [
  /(?:给|給|打|判)[^\n。]{0,8}(?:满分|滿分|高分|全部分数|最高分)|(?:忽略|无视|忽視|不要管)[^\n。]{0,12}(?:评分|標準|标准|指令|说明|規則|规则)/gu,
  /(?:満点|まんてん|最高点)[^\n。]{0,8}(?:ください|下さい|お願い|にして|つけて)|(?:指示|採点基準)[^\n。]{0,6}無視/gu,
  /만점[^\n.]{0,10}(?:주|부탁)|(?:지시|채점 ?기준)[^\n.]{0,8}무시/gu,
  /(?:постав\p{L}{0,20}|дай\p{L}{0,20}|начисл\p{L}{0,20}|оцен\p{L}{0,20})[^\n.]{0,30}(?:максимальн\p{L}{0,20}|полный|высш\p{L}{0,20}|все)\s{1,6}(?:балл\p{L}{0,20}|оценк\p{L}{0,20})|(?:игнорируй\p{L}{0,20}|забудь\p{L}{0,20})[^\n.]{0,30}(?:инструкц\p{L}{0,20}|критери\p{L}{0,20}|правил\p{L}{0,20})/giu,
  /(?:постав\p{L}{0,20}|дай\p{L}{0,20})[^\n.]{0,30}(?:найвищ\p{L}{0,20}|повн\p{L}{0,20}|максимальн\p{L}{0,20})\s{1,6}(?:бал\p{L}{0,20}|оцінк\p{L}{0,20})|ігноруй\p{L}{0,20}[^\n.]{0,30}(?:інструкц\p{L}{0,20}|критері\p{L}{0,20})/giu,
  /(?:أعط|اعط|امنح|ضع)[^\n.]{0,20}(?:الدرجة|العلامة|درجة|علامة|الدرجات|العلامات)|تجاهل[^\n.]{0,20}(?:التعليمات|المعايير|نموذج)/gu,
  /(?:पूरे|पूर्ण|सारे)\s{0,6}(?:अंक|नंबर|मार्क्स)[^\n।]{0,12}(?:दें|दो|दीजिए|दीजिये)|निर्देश[^\n।]{0,12}(?:अनदेखा|नज़रअंदाज)/gu,
  /(?:پورے|مکمل)\s{0,6}(?:نمبر|مارکس)[^\n۔]{0,12}(?:دیں|دو)/gu,
  /(?:ਪੂਰੇ)\s{0,6}(?:ਅੰਕ|ਨੰਬਰ)[^\n।]{0,12}(?:ਦਿਓ|ਦਿਉ)|(?:সম্পূর্ণ|পুরো)\s{0,6}(?:নম্বর|মার্কস)[^\n।]{0,12}(?:দিন|দাও)/gu,
];

const START = String.raw`(?<![\p{L}\p{N}])`;

const SENTENCES = LANGUAGES.flatMap(({ give, marks, ignore, scheme, asRight }) => [
  `${START}(?:${give})(?![\\p{L}])[^\\n.!?]{0,70}${START}(?:${marks})`,
  `${START}(?:${marks})[^\\n.!?]{0,50}${START}(?:${give})(?![\\p{L}])`,
  `${START}(?:${ignore})(?![\\p{L}])[^\\n.!?]{0,40}${START}(?:${scheme})`,
  `${START}(?:${asRight})`,
]).map((source) => new RegExp(source.replaceAll(String.raw`\w`, String.raw`\p{L}`), 'giu'));

/** Each finds speech to the marker in one language other than English. */
export const OTHER_LANGUAGES: readonly RegExp[] = [...SENTENCES, ...SCRIPTS];
