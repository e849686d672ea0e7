import { always, type WelfareRules } from '../welfare-rule.ts';

/*
 * What students write in Welsh, Polish, Romanian, Arabic, or Urdu in Latin letters, as `readText`
 * returns it: without accents and vowel signs. Nobody writes an answer in these by chance, so each
 * rule applies anywhere.
 */
const TATA =
  '(?:tata|ojciec|ojczym|mama|matka|wujek|dziadek|brat|kuzyn|trener|ch[lł]opak|on|ona|oni)';
const TATAL =
  '(?:tata|tatal meu|tatal|mama|fratele meu|unchiul meu|bunicul|tatal vitreg|el|ea|ei|cineva)';
/**
 * Father, stepfather, mother, brother, uncle, grandfather, at the start of a sentence or after
 * "and".
 */
const ABI = 'و?(?:ابي|بابا|والدي|زوج امي|امي|ماما|اخي|اخويا|عمي|خالي|جدي|ابن عمي|ابويا)';

export const otherLanguages: WelfareRules = {
  suicide: [
    ...always([
      '(?:eisiau|isio|moyn|ishe) (?:marw|lladd fy hun)|lladd fy hun(?:an)?',
      'ddim (?:eisiau|isio|moyn|ishe) (?:byw|bod yma)',
      'nie chce (?:\\S+ )?(?:zyc|istniec)|chce (?:\\S+ )?(?:umrzec|sie zabic)',
      'nu (?:mai )?vreau (?:sa )?(?:mai )?(?:traiesc|fiu aici|exist)|(?:vreau|as vrea) sa (?:mor|ma omor)|ma (?:omor|sinucid)',
      '(?:اريد|عايزه?|بدي|ابغي|نفسي) (?:ان )?(?:اموت|انتحر|اقتل نفسي)|(?:ساقتل|اقتل|هقتل) نفسي',
      '(?:لا|ما|مش) (?:اريد|عايزه?|بدي|ابغي) (?:ان )?(?:اعيش|الحياه)',
      'zabi(?:c|je) sie|sie zabi(?:c|je)|odebrac sobie zycie|samobojstw\\S*',
      '(?:mujhe|mujhay|main|mein|meing) (?:\\S+ )?(?:marna|mar jana|mar jaana)|marna chaht[ai]',
      '(?:nahi|nahin|nai) (?:jeena|jina)|(?:jeena|jina) (?:nahi|nahin|nai)|khud ?kus?hi',
    ]),
  ],
  'self-harm': always([
    '(?:torri|brifo|niweidio|llosgi) fy hun(?:an)?',
    '(?:tne|okaleczam|kalecze|samookaleczam|g[lł]odze) sie|sie (?:tne|okaleczam|g[lł]odze)',
    'ma tai (?:pe|cu|din nou|in fiecare)|(?:imi|mi) tai (?:bratele|mainile|venele)',
    '(?:اجرح|اؤذي|اوذي|اقطع) (?:نفسي|يدي|جسمي)',
    '(?:apne aap|khud) ko (?:\\S+ )?(?:kaat|kat|maar|nuqsan|zakhmi)\\S*',
  ]),
  abuse: always([
    'fy (?:nharo|nghuro|mrifo|mwrw|nghicio|nghyffwrdd|nhreisio|mygwth)',
    '(?:taro|curo|brifo|bwrw|cicio|cyffwrdd a) fi|ofn mynd (?:adref?|gartref)',
    `${TATA} (?:\\S+ ){0,2}mnie (?:\\S+ )?(?:bije|dotyka|gwa[lł]ci|dusi|kopie|molestuje)`,
    `${TATA} (?:\\S+ ){0,2}(?:bije|dotyka|gwa[lł]ci|dusi|kopie|molestuje) mnie`,
    '(?:pobi[lł]|uderzy[lł]|zgwa[lł]ci[lł])a? mnie|boje sie (?:wrocic|wracac|isc) do domu',
    '(?:mujhe|mujhay|muje) (?:\\S+ ){0,2}(?:maa?rt[aei]|peett?[aei]|ch?hoot[aei]|maa?ra)',
    `${TATAL} ma (?:\\S+ )?(?:bate|loveste|atinge|violeaza|abuzeaza)|ma (?:bate|loveste) ${TATAL}`,
    'mi e frica (?:sa merg|sa ma intorc) acasa|ma (?:forteaza|obliga) sa ma (?:casatoresc|marit)',
    `${ABI} (?:\\S+ )?[يت](?:ضربني|لمسني|وذيني|ؤذيني|عتدي عل[ىي]|تحرش بي|هددني)|[يت](?:ضربني|لمسني|تحرش بي) ${ABI}`,
    '(?:اخاف|خايفه?|خائفه?) (?:من|ان) (?:\\S+ )?(?:البيت|العوده|ارجع|ابي)|(?:يجبرونني|يجبروني|اجبروني) عل[ىي] الزواج',
    'zabardasti (?:\\S+ ){0,3}(?:shaadi|shadi|nikah)|(?:shaadi|shadi|nikah) (?:\\S+ ){0,2}zabardasti',
  ]),
};
