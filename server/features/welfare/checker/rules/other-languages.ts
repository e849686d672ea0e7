import { always, type WelfareRules } from '../welfare-rule.ts';

/*
 * What students write in Welsh, Polish or Urdu in Latin letters, as `readText` leaves it: without
 * accents. Nobody writes an answer in these by chance, so each holds wherever it stands.
 */
const TATA =
  '(?:tata|ojciec|ojczym|mama|matka|wujek|dziadek|brat|kuzyn|trener|ch[lł]opak|on|ona|oni)';

export const otherLanguages: WelfareRules = {
  suicide: [
    ...always([
      '(?:eisiau|isio|moyn|ishe) (?:marw|lladd fy hun)|lladd fy hun(?:an)?',
      'ddim (?:eisiau|isio|moyn|ishe) (?:byw|bod yma)',
      'nie chce (?:\\S+ )?(?:zyc|istniec)|chce (?:\\S+ )?(?:umrzec|sie zabic)',
      'zabi(?:c|je) sie|sie zabi(?:c|je)|odebrac sobie zycie|samobojstw\\S*',
      '(?:mujhe|mujhay|main|mein|meing) (?:\\S+ )?(?:marna|mar jana|mar jaana)|marna chaht[ai]',
      '(?:nahi|nahin|nai) (?:jeena|jina)|(?:jeena|jina) (?:nahi|nahin|nai)|khud ?kus?hi',
    ]),
  ],
  'self-harm': always([
    '(?:torri|brifo|niweidio|llosgi) fy hun(?:an)?',
    '(?:tne|okaleczam|kalecze|samookaleczam|g[lł]odze) sie|sie (?:tne|okaleczam|g[lł]odze)',
    '(?:apne aap|khud) ko (?:\\S+ )?(?:kaat|kat|maar|nuqsan|zakhmi)\\S*',
  ]),
  abuse: always([
    'fy (?:nharo|nghuro|mrifo|mwrw|nghicio|nghyffwrdd|nhreisio|mygwth)',
    '(?:taro|curo|brifo|bwrw|cicio|cyffwrdd a) fi|ofn mynd (?:adref?|gartref)',
    `${TATA} (?:\\S+ ){0,2}mnie (?:\\S+ )?(?:bije|dotyka|gwa[lł]ci|dusi|kopie|molestuje)`,
    `${TATA} (?:\\S+ ){0,2}(?:bije|dotyka|gwa[lł]ci|dusi|kopie|molestuje) mnie`,
    '(?:pobi[lł]|uderzy[lł]|zgwa[lł]ci[lł])a? mnie|boje sie (?:wrocic|wracac|isc) do domu',
    '(?:mujhe|mujhay|muje) (?:\\S+ ){0,2}(?:maa?rt[aei]|peett?[aei]|ch?hoot[aei]|maa?ra)',
    'zabardasti (?:\\S+ ){0,3}(?:shaadi|shadi|nikah)|(?:shaadi|shadi|nikah) (?:\\S+ ){0,2}zabardasti',
  ]),
};
