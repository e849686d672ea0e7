/** Characters that XML cannot hold at all, even escaped. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // An XML reader takes a bare one for a line feed.
  '\r': '&#13;',
};

/** Escapes text between tags, or an attribute's value. */
export function escapeXml(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll(/[&<>"\r]/g, (sign) => escapes[sign] ?? sign);
}
