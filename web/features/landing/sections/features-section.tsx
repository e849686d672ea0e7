import { Evidence } from './evidence.tsx';
import classes from './features-section.module.css';
import { Picture, type PictureName } from './picture.tsx';
import { Section } from './section.tsx';

interface Feature {
  title: string;
  text: string;
  picture: PictureName;
  alt: string;
}

const features: readonly Feature[] = [
  {
    title: 'Marks show their words.',
    text: 'Point by point: what your scheme asks for, whether it is there, and where. Where it is unsure it says so, and puts those answers first.',
    picture: 'desk',
    alt: 'The marking desk: doubtful answers first, with marks in pencil. Beside them one answer, the points of the mark scheme, the words that earned them, and a button to accept the mark.',
  },
  {
    title: 'The same answer gets the same mark.',
    text: 'Equal answers are put together and marked once. Accept a whole group, or change it, in one go.',
    picture: 'groups',
    alt: 'All answers to one question in groups, each with its mark and the number of students who wrote it.',
  },
  {
    title: 'You see what to teach again.',
    text: 'How hard each question was, who has what, and which points of the scheme the class missed. Pending answers do not count as wrong.',
    picture: 'results',
    alt: 'The results of a quiz: how many marks are in ink, the mean and the median, the distribution of scores, and how hard each question was.',
  },
];

/** The features, with pictures of the product (anchor Features). */
export function FeaturesSection() {
  return (
    <Section id="features" number={1} question="What does a marked class set look like?">
      <p>
        Like this. These are pictures of Greenpen at work on its demo school. What is{' '}
        <Evidence>underlined in green</Evidence> earned a mark.
      </p>
      <div className={classes.features}>
        {features.map(({ title, text, picture, alt }) => (
          <div key={picture} className={classes.feature}>
            <div className={classes.words}>
              <h3 className={classes.title}>{title}</h3>
              <p>{text}</p>
            </div>
            <Picture name={picture} alt={alt} />
          </div>
        ))}
        <div className={classes.feature} data-shape="phone">
          <Picture
            name="phone"
            alt="A quiz on a student’s phone: a question, the answer being written, and the time remaining."
          />
          <div className={classes.words}>
            <h3 className={classes.title}>What a student types is kept.</h3>
            <p>
              They enter a six-character code and write. The words are kept on the device at once
              and sent two seconds after the last key. If the network goes, they stay where they are
              and are sent when it is back. Extra time and rest breaks are set once for a student
              and hold in every quiz.
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
