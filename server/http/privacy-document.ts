import type { SchoolSettings } from '../../shared/contract/school-settings.ts';

/** The privacy notice's facts about the school, by their name in the document. */
export type AboutSchool = Record<'name' | 'contact' | 'provider', string>;

export function aboutSchool(
  settings: Pick<SchoolSettings, 'schoolName' | 'privacyContact' | 'provider'>,
): AboutSchool {
  const { schoolName: name, privacyContact: contact, provider } = settings;
  return { name, contact, provider };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** Replaces the general wording of the built document with the school's own. */
export function fillIn(html: string, about: AboutSchool): string {
  return html.replaceAll(
    /<span data-school="(name|contact|provider)">[^<]*<\/span>/g,
    (general, field: keyof AboutSchool) =>
      about[field] === '' ? general : `<span data-school="${field}">${escape(about[field])}</span>`,
  );
}
