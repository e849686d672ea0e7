import { QuestionText } from './question-text.tsx';
import classes from './text-and-image.module.css';

interface TextAndImageProps {
  text: string;
  imageURL: string | null;
  imageLabel: string;
}

/** A question or a mark scheme, given as text, an image, or both. */
export function TextAndImage({ text, imageURL, imageLabel }: TextAndImageProps) {
  return (
    <>
      {text !== '' && <QuestionText text={text} />}
      {imageURL !== null && (
        <img src={imageURL} alt={imageLabel} loading="lazy" className={classes.image} />
      )}
    </>
  );
}
