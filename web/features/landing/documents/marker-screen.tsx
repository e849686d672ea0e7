import { LegalPage } from './legal-page.tsx';
import { measured } from './marker-accuracy.ts';
import { MarkerAccuracy } from './marker-accuracy-table.tsx';

/** Tells teachers what they can leave to the built-in marker, and what not. */
export function MarkerScreen() {
  return (
    <LegalPage title="What the built-in marker can and cannot mark">
      <p>
        Greenpen comes with a marker of its own. It needs no network and no key, reads your mark
        scheme point by point, and looks for each point in the answer. How sure it is, and at times
        the total of a list, also rests on marked answers that come with it. It does not understand
        a text as you do. Its marks are in pencil until you accept them.
      </p>

      <h2>How often it gave the same mark as a person</h2>
      <MarkerAccuracy />
      <p>
        It left {measured.left} of all these answers to the teacher. Of the others {measured.same}{' '}
        got the mark that the person gave. It marked {measured.unflagged} without a flag; of those
        marks {measured.sameUnflagged} were the person’s, and {measured.halfWrong} of all answers
        got an unflagged mark that was wrong by half of the marks or more, often because it had
        misread the whole scheme. So look at “As the marker reads it”, and try an answer, before you
        trust it with a new scheme.
      </p>

      <h2>What it marks best</h2>
      <ul>
        <li>
          <strong>Chemical equations and algebra</strong> that it can parse.
        </li>
        <li>
          <strong>Short facts, one to a line:</strong> terms, names, reasons, “any two from”. A
          spelling mistake is forgiven unless it makes another word, such as ethanal for ethanol.
        </li>
      </ul>

      <h2>What it leaves to you</h2>
      <ul>
        <li>
          <strong>Levels of response.</strong> Weighing an argument is for a person. A language
          model, if your school connects one, can propose a mark.
        </li>
        <li>
          <strong>A scheme without points:</strong> “See teacher notes”, a grid on another page, or
          points that add up to fewer marks than the question has.
        </li>
        <li>
          <strong>Pictures, graphs and handwriting.</strong> It reads text only.
        </li>
      </ul>
      <p>
        Those answers stay Pending, with the reason. Create Quiz says which questions will, before
        you share the code.
      </p>

      <h2>Where to be careful</h2>
      <ul>
        <li>
          Numbers. It knows units, tolerance, significant figures and marks for working, where the
          scheme says so, and about half of its marks carry no flag. Look at the first few yourself:
          a line of working that it misreads is misread for the whole class.
        </li>
        <li>
          Meaning that depends on a small word. It looks for “not”, “less” and “before”, and still
          misses some.
        </li>
        <li>
          A right answer in words that neither your scheme nor its word lists have. Add them with
          “accept …”, or under words that mean the same.
        </li>
        <li>
          A condition in the scheme that it does not understand. The question form says which line
          that is; the marks that it could change are flagged.
        </li>
        <li>
          Schemes that mix several kinds of point, such as a value with its reason. The table shows
          how often an unflagged mark there was not the person’s.
        </li>
        <li>Code: it looks for loops, input, output and conditions, and runs nothing.</li>
        <li>Long explanations where each step must follow from the last.</li>
        <li>A list in order, or one of two: too few were measured to say how well it does.</li>
        <li>
          Answers in languages other than English. A translation is compared with the scheme word by
          word: expect to mark translations yourself.
        </li>
      </ul>
      <p>
        A mark that it is not sure of carries a flag. Answers that try to instruct the marker are
        flagged, where it finds them: new tricks may pass. Look at flagged answers first.
      </p>

      <h2>How to help it</h2>
      <ul>
        <li>Write one point a line, with its mark: “particles gain energy (1)”.</li>
        <li>
          Look at “As the marker reads it” beside the scheme, and let <strong>Tidy</strong> put a
          pasted scheme in plain form.
        </li>
        <li>Try an answer or two of your own before you share the quiz.</li>
        <li>
          Mark ten answers yourself first. It learns from the marks that you confirm, for that
          question only.
        </li>
      </ul>
    </LegalPage>
  );
}
