import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import classes from './image-field.module.css';

interface ImageDropAreaProps {
  onImage: (file: File) => void;
  children: ReactNode;
}

/** Accepts images dropped on, or pasted into, its content. */
export function ImageDropArea({ onImage, children }: ImageDropAreaProps) {
  const [isOver, setIsOver] = useState(false);

  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    // Word processors add a picture of the text to the clipboard; the text is what is meant.
    if (!file || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onImage(file);
  };

  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };

  const dragLeave = (event: DragEvent<HTMLElement>) => {
    const isWithin =
      event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isWithin) setIsOver(false);
  };

  const drop = (event: DragEvent) => {
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    onImage(file);
  };

  return (
    <div
      className={classes.area}
      data-over={isOver || undefined}
      onPaste={paste}
      onDragOver={dragOver}
      onDragLeave={dragLeave}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
