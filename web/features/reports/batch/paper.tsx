import { Children } from 'react';
import type { ReportPaper } from '../../../../shared/contract/report-batches.ts';
import { isReportHeading } from '../../../../shared/report-passages.ts';
import { reportsMessages } from '../../../../shared/messages/reports.ts';
import { useBodyMark } from '../../../ui/print/use-body-mark.ts';
import { formatDate } from '../../../ui/dates/format-date.ts';
import classes from '../auto-report.module.css';

/**
 * The printed reports, each on its own sheet: only those that the server has released, otherwise a
 * hint how to release them.
 */
export function Paper({ paper }: { paper: ReportPaper | null }) {
  useBodyMark('reports', paper !== null);
  if (paper === null) return <p className={classes.onPaper}>{reportsMessages.howToPrint}</p>;
  const { school, under, reports } = paper;
  return (
    <div className={classes.onPaper}>
      {reports.map(({ id, name, report, signed }) => (
        <section key={id} className={classes.sheet}>
          {school !== '' && <p className={classes.about}>{school}</p>}
          <h2>{name}</h2>
          <p className={classes.about}>{under}</p>
          {Children.toArray(report.split(/\n+/u).map(lineOnPaper))}
          {signed && (
            <p className={classes.about}>
              Signed by {signed.by}, {formatDate(signed.at)}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

/** Without a key, because a report may contain the same line twice. */
function lineOnPaper(line: string) {
  return isReportHeading(line) ? <h3>{line}</h3> : <p>{line}</p>;
}
