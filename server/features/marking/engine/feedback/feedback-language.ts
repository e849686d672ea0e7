/** Languages of feedback; `other` is recognised, but has no wordings. */
export type FeedbackLanguage = 'en' | 'fr' | 'de' | 'es' | 'cy' | 'other';

/** Words that almost every question in the language has, and questions in the others seldom. */
const TELLING: Readonly<Record<Exclude<FeedbackLanguage, 'other'>, ReadonlySet<string>>> = {
  en: new Set(
    'the of and is are what why how which explain describe give name state calculate write translate into does do your one two three with from this that was were to in for a an'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les des du est sont et que qui quel quelle quels pourquoi comment expliquez expliquer décrivez donnez dans pour une un au aux ce cette sur avec calculez écrivez votre vos'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das den dem und ist sind was warum wie welche welcher erkläre erklären beschreibe nenne nennen gib für ein eine einen einer mit von zu wird werden du sie deine auf im'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las de del es son y que qué quién cuál cuáles por cómo explica explique describe nombra da en para un una con su tus calcula escribe al se'.split(
      ' ',
    ),
  ),
  cy: new Set(
    'y yr yn a ac mae pam sut beth pa esboniwch disgrifiwch nodwch rhowch eglurwch ar o i am gan ei eich dau dwy un cyfrifwch ysgrifennwch'.split(
      ' ',
    ),
  ),
};

/**
 * A question that begins with one of these is in English, whatever names, figures or sentences
 * follow.
 */
const ENGLISH_ORDERS: ReadonlySet<string> = new Set(
  (
    'translate calculate work find explain describe name state give write read expand factorise ' +
    'differentiate integrate solve simplify complete identify compare suggest define convert ' +
    'evaluate outline show draw choose list'
  ).split(' '),
);

const LEAST_WORDS = 3;
/** The share of telling words from which a text counts as one of the five languages. */
const LEAST_SHARE = 0.2;

const NOT_LATIN = /(?!\p{Script=Latin}|\p{Script=Greek})\p{L}/gu;

/**
 * Returns the language of a question. Quoted text ("Translate: 'Je vais …'") does not count, and a
 * text too short to tell is assumed to be English.
 */
export function languageOf(questionText: string): FeedbackLanguage {
  const asked = questionText.replace(/["“«„‘'](?=\p{L})[^"”»“’'\n]{8,}["”»“’']/gu, ' ');
  const letters = asked.match(/\p{L}/gu)?.length ?? 0;
  if ((asked.match(NOT_LATIN)?.length ?? 0) * 2 > letters) return 'other';
  const words = asked.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  if (words.length < LEAST_WORDS || ENGLISH_ORDERS.has(words[0] ?? '')) return 'en';
  const [best] = Object.entries(TELLING)
    .map(([language, telling]) => ({
      language: language as FeedbackLanguage,
      share: words.filter((word) => telling.has(word)).length / words.length,
    }))
    .toSorted((a, b) => b.share - a.share);
  if (best === undefined || best.share < LEAST_SHARE) {
    return words.length > 8 ? 'other' : 'en';
  }
  return best.language;
}

interface Sentences {
  full: string;
  one: string;
  part: (marks: number, maxMark: number) => string;
  none: string;
}

/** Neutral sentences about the mark alone, for quizzes that are not in English. */
export const SENTENCES: Readonly<Record<'fr' | 'de' | 'es' | 'cy', Sentences>> = {
  fr: {
    full: 'Bravo, tu as tous les points.',
    one: 'Bravo, tu as le point.',
    part: (marks, maxMark) => `Tu as ${marks} ${marks === 1 ? 'point' : 'points'} sur ${maxMark}.`,
    none: 'Cette réponse ne rapporte pas encore de point.',
  },
  de: {
    full: 'Sehr gut, du hast alle Punkte.',
    one: 'Sehr gut, du hast den Punkt.',
    part: (marks, maxMark) => `Du hast ${marks} von ${maxMark} Punkten.`,
    none: 'Für diese Antwort gibt es noch keinen Punkt.',
  },
  es: {
    full: 'Muy bien, tienes todos los puntos.',
    one: 'Muy bien, tienes el punto.',
    part: (marks, maxMark) => `Tienes ${marks} de ${maxMark} puntos.`,
    none: 'Esta respuesta todavía no tiene puntos.',
  },
  cy: {
    full: 'Da iawn, rwyt ti wedi cael y marciau i gyd.',
    one: 'Da iawn, rwyt ti wedi cael y marc.',
    part: (marks, maxMark) => `Rwyt ti wedi cael ${marks} marc allan o ${maxMark}.`,
    none: 'Nid yw’r ateb hwn yn cael marc eto.',
  },
};
