/** They join words and say nothing themselves. */
const EMPTY = new Set(
  'also among been from have here more most should that them these this what when which will with would'.split(
    ' ',
  ),
);

/**
 * Chooses among ways to put a sentence those that repeat neither a word of what they are filled
 * with (`a pleasure to report … a pleasure to teach`) nor the first words of a sentence before.
 */
export function createVariety() {
  const openings = new Set<string>();

  /** The ways that repeat nothing; all of them where each does. */
  const fresh = (ways: readonly string[], filling: string): readonly string[] => {
    const filled = stemsOf(filling);
    const unheard = ways.filter((way) => !openings.has(openingOf(way)));
    const some = unheard.length > 0 ? unheard : ways;
    const unlike = some.filter((way) => stemsOf(way).isDisjointFrom(filled));
    return unlike.length > 0 ? unlike : some;
  };
  const used = (way: string) => {
    const opening = openingOf(way);
    if (opening !== '') openings.add(opening);
  };
  return { fresh, used };
}

/** The first two words; empty where one is a sign, which differs each time. */
function openingOf(way: string): string {
  return /^\p{L}+ \p{L}+/u.exec(way)?.[0].toLowerCase() ?? '';
}

function stemsOf(text: string): Set<string> {
  const words =
    text
      .replaceAll(/\{[^}]*\}/gu, ' ')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return new Set(
    words.filter((word) => !EMPTY.has(word)).map((word) => word.replace(/(?:ing|ed|es|s|e)$/u, '')),
  );
}
