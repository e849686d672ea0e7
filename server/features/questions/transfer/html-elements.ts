/* The elements of HTML, and the test for whether a `<` begins one. */

const words = (text: string) => new Set(text.split(' '));
/** Elements that begin and end a line. */
export const blocks = words(
  'address article aside blockquote br caption center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul',
);
/** Elements that have no meaning without an end tag. */
const inline = words(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp script small span strike strong style sub sup tt u var',
);
const others = words(
  'audio body colgroup col embed head html iframe img input link math meta object picture source svg tbody td template tfoot th thead title video wbr',
);

/** A tag as editors write it: attribute values are quoted, or a single word. */
const TAG = /<(\/?)([a-z][a-z\d]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))*)\s*\/?>/gi;

/** Escapes each `<` that does not begin an HTML element. */
export function escapeWhatIsNoMarkup(html: string): string {
  const isElement = elementsOf(html.toLowerCase());
  let result = '';
  let from = 0;
  for (const { index, 0: tag, 1: slash, 2: name = '' } of html.matchAll(TAG)) {
    if (!isElement(name.toLowerCase(), slash === '', index)) continue;
    result += escaped(html.slice(from, index)) + tag;
    from = index + tag.length;
  }
  return result + escaped(html.slice(from));
}

const escaped = (text: string) => text.replaceAll(/<(?!!--)/g, '&lt;');

/**
 * Returns a test for whether a start or end tag with this name is part of an element at this
 * position.
 */
function elementsOf(html: string) {
  const places = new Map<string, { first: number; last: number }>();
  const placesOf = (name: string) => {
    const known = places.get(name) ?? {
      first: html.indexOf(`<${name}`),
      last: html.lastIndexOf(`</${name}>`),
    };
    places.set(name, known);
    return known;
  };
  return (name: string, begins: boolean, at: number): boolean => {
    if (blocks.has(name) || others.has(name)) return true;
    if (!inline.has(name)) return false;
    const { first, last } = placesOf(name);
    return begins ? last >= at : first !== -1 && first <= at;
  };
}
