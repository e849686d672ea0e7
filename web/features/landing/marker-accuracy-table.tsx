import { inPercent, markerAccuracy } from './marker-accuracy.ts';
import classes from './marker-accuracy.module.css';

const measuredOn = new Date(markerAccuracy.date).toLocaleDateString('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Published accuracy by kind of question, as measured. */
export function MarkerAccuracy() {
  return (
    <>
      <p>
        Measured on {measuredOn} on {markerAccuracy.answers} answers to {markerAccuracy.questions}{' '}
        examination questions, written for the purpose and marked as an examiner would. The marker
        had never seen them. Where a kind has few answers, the figure says little.
      </p>
      <div className={classes.frame}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">What is asked for</th>
              <th scope="col">Answers</th>
              <th scope="col">Marked without a flag</th>
              <th scope="col">Of those, the same mark as an examiner</th>
            </tr>
          </thead>
          <tbody>
            {markerAccuracy.kinds.map(({ kind, answers, unflagged, exact }) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td>{answers.toLocaleString('en-GB')}</td>
                <td>{inPercent(unflagged)}</td>
                <td>{unflagged === 0 ? '–' : inPercent(exact)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
