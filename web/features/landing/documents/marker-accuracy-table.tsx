import { answersMeasured, inPercent, markerAccuracy } from './marker-accuracy.ts';
import classes from './marker-accuracy.module.css';

const measuredOn = new Date(markerAccuracy.date).toLocaleDateString('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** With fewer marks, a percentage would promise more than they can prove. */
const LEAST_FOR_A_SHARE = 20;

function sameOf(same: number, unflagged: number): string {
  if (unflagged === 0) return '–';
  return unflagged < LEAST_FOR_A_SHARE ? `${same} of ${unflagged}` : inPercent(same, unflagged);
}

/** Published accuracy by kind of question, as measured. */
export function MarkerAccuracy() {
  return (
    <>
      <p>
        Measured on {measuredOn} on {answersMeasured.toLocaleString('en-GB')} answers to{' '}
        {markerAccuracy.questions.toLocaleString('en-GB')} questions in the style of examination
        papers, which the marker had never seen. They come from {markerAccuracy.authors} authors,
        who each wrote questions, schemes and answers and marked their own; nobody marked them a
        second time. The answers were written for this and are not students’ work. Where a kind has
        few answers, the figure says little.
      </p>
      <div className={classes.frame}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">What is asked for</th>
              <th scope="col">Answers</th>
              <th scope="col">Marked without a flag</th>
              <th scope="col">Of those, the same mark as the person</th>
            </tr>
          </thead>
          <tbody>
            {markerAccuracy.kinds.map(({ kind, answers, unflagged, same }) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td>{answers.toLocaleString('en-GB')}</td>
                <td>{inPercent(unflagged, answers)}</td>
                <td>{sameOf(same, unflagged)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
