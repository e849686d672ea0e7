import { strToU8, zipSync } from 'fflate';
import type { ExportedQuestion } from './exported-question.ts';
import { titleOf } from './found-question.ts';
import { tagsBeside } from './question-tags.ts';
import { qtiInteraction } from './qti-interaction.ts';
import { readQtiFiles } from './read-qti.ts';
import { escapeXml } from './xml-text.ts';

const ITEM_SCHEMA = 'http://www.imsglobal.org/xsd/imsqti_v2p2';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * Writes questions as a QTI 2.2 package: one item each with its images, and a manifest. Anything
 * that QTI cannot hold is written as keywords in the manifest, so that a question can be read back
 * unchanged.
 */
export function writeQti(questions: readonly ExportedQuestion[]): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  const resources = questions.map((question, index) => {
    const id = `item-${index + 1}`;
    const item = strToU8(writeItem(question, id));
    const images = imagesOf(question, id);
    files[`items/${id}.xml`] = item;
    for (const { path, bytes } of images) files[`items/${path}`] = bytes;
    // Images are read unchanged, and there may be many, so only the item is read back.
    const alone = {
      [`items/${id}.xml`]: item,
      'imsmanifest.xml': strToU8(writeManifest([{ id, tags: [], paths: [] }])),
    };
    const [read] = readQtiFiles(alone);
    const tags = tagsBeside(question, read && 'fields' in read ? read.fields : {});
    return { id, tags, paths: images.map(({ path }) => path) };
  });
  files['imsmanifest.xml'] = strToU8(writeManifest(resources));
  return zipSync(files, { mtime: new Date('2000-01-01') });
}

interface Resource {
  id: string;
  tags: readonly string[];
  /** The paths of its images, relative to the item. */
  paths: readonly string[];
}

const pathOf = (id: string, of: 'question' | 'scheme', name: string) =>
  `images/${id}-${of}${/\.\w+$/.exec(name)?.[0] ?? ''}`;

function imagesOf({ images }: ExportedQuestion, id: string) {
  return (['question', 'scheme'] as const).flatMap((of) => {
    const image = images[of];
    return image ? [{ path: pathOf(id, of, image.name), bytes: image.bytes }] : [];
  });
}

function writeManifest(resources: readonly Resource[]): string {
  const items = resources.map(({ id, tags, paths }) => {
    const keywords = tags.map(
      (tag) =>
        `<imsmd:keyword><imsmd:langstring xml:lang="en">${escapeXml(tag)}</imsmd:langstring></imsmd:keyword>`,
    );
    const files = [`${id}.xml`, ...paths].map((path) => `<file href="items/${path}"/>`);
    return `    <resource identifier="${id}" type="imsqti_item_xmlv2p2" href="items/${id}.xml">
      <metadata><imsmd:lom><imsmd:general>${keywords.join('')}</imsmd:general></imsmd:lom></metadata>
      ${files.join('')}
    </resource>`;
  });
  return `${DECLARATION}
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2" identifier="greenpen">
  <metadata><schema>QTIv2.2 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
  <organizations/>
  <resources>
${items.join('\n')}
  </resources>
</manifest>
`;
}

function writeItem(question: ExportedQuestion, id: string): string {
  const { questionText, markSchemeAnswer, maxMark, images, kind } = question;
  const { declaration, interaction, processing } = qtiInteraction(question);
  // For other kinds, rules define the right answer; for questions in words, the scheme is for
  // graders.
  const scheme = kind === 'text' || markSchemeAnswer === '' ? markSchemeAnswer : '';
  const rubric =
    scheme === '' && !images.scheme
      ? ''
      : `    <rubricBlock view="scorer">${lines(scheme)}${image(id, 'scheme', images.scheme)}</rubricBlock>\n`;
  return `${DECLARATION}
<assessmentItem xmlns="${ITEM_SCHEMA}" identifier="${id}" title="${escapeXml(titleOf(questionText))}" adaptive="false" timeDependent="false">
  ${declaration}
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
  <outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>${maxMark}</value></defaultValue></outcomeDeclaration>
  <itemBody>
${rubric}    <div>${lines(questionText)}${image(id, 'question', images.question)}</div>
    ${interaction}
  </itemBody>
  ${processing}
</assessmentItem>
`;
}

function lines(text: string): string {
  if (text === '') return '';
  return text
    .split('\n')
    .map((line) => `<p>${escapeXml(line)}</p>`)
    .join('');
}

const image = (
  id: string,
  of: 'question' | 'scheme',
  found: ExportedQuestion['images']['question'],
) => (found ? `<p><img src="${escapeXml(pathOf(id, of, found.name))}" alt=""/></p>` : '');
