import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { isReportHeading } from '../../../../shared/report-passages.ts';
import { plainCell } from '../../../downloads/table-file.ts';

/** 11 points, with 6 between paragraphs. */
const TEXT_HALF_POINTS = 22;
const GAP_TWENTIETHS = 120;

interface ReportsToPrint {
  /** The school's name; empty if it has entered none. */
  school: string;
  /** Class, subject and term, shown below each name. */
  under: string;
  /** `signed` says by whom and when; empty if nobody has signed. */
  reports: { name: string; report: string; signed: string }[];
}

/** Creates a Word file with each student on a separate page. */
export default async function writeWord({
  school,
  under,
  reports,
}: ReportsToPrint): Promise<Uint8Array<ArrayBuffer>> {
  const children = reports.flatMap(({ name, report, signed }, index) => [
    ...(school === ''
      ? []
      : [new Paragraph({ text: plainCell(school), pageBreakBefore: index > 0 })]),
    new Paragraph({
      text: plainCell(name),
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: index > 0 && school === '',
    }),
    new Paragraph({ text: plainCell(under) }),
    ...[...report.split('\n'), signed]
      .filter((line) => line !== '')
      .map(
        (line) =>
          new Paragraph({
            text: plainCell(line),
            ...(isReportHeading(line) && { heading: HeadingLevel.HEADING_2 }),
          }),
      ),
  ]);
  const document = new Document({
    creator: plainCell(school) || 'Greenpen',
    title: plainCell(under),
    styles: {
      default: {
        document: {
          run: { size: TEXT_HALF_POINTS, language: { value: 'en-GB' } },
          paragraph: { spacing: { after: GAP_TWENTIETHS } },
        },
      },
    },
    sections: [{ children }],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
