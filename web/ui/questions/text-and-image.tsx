import { QuestionPicture } from './question-picture.tsx';
import { QuestionText } from './question-text.tsx';

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
      {imageURL !== null && <QuestionPicture src={imageURL} label={imageLabel} isLate />}
    </>
  );
}
