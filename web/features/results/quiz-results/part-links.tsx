import classes from './part-links.module.css';

const parts = [
  { id: 'students', title: 'Student Results' },
  { id: 'marks', title: 'Marks by question' },
  { id: 'difficulty', title: 'Question Difficulty Analysis' },
  { id: 'questions', title: 'Quiz Questions' },
];

/** Links to the parts of a long page. */
export function PartLinks() {
  return (
    <nav aria-label="On this page" className={classes.links}>
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}`} className={classes.link}>
          {title}
        </a>
      ))}
    </nav>
  );
}
