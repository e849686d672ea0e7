import {
  type Announcements,
  closestCenter,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { ChangeQuestions } from './use-quiz-form.ts';
import { movedTo } from './question-order.ts';

/** A smaller movement of the pointer is a click. */
const DRAG_DISTANCE_PX = 4;

/**
 * Returns the props that the drag-and-drop context needs to order questions by pointer, touch and
 * keyboard.
 */
export function useDragOrder(ids: readonly string[], onChange: ChangeQuestions) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDraggedId(null);
    if (over === null || over.id === active.id) return;
    onChange((current) => movedTo(current, String(active.id), String(over.id)));
  };
  return {
    /** The dragged question, which stays rendered wherever the list is scrolled. */
    draggedId,
    onDragStart: ({ active }: DragStartEvent) => setDraggedId(String(active.id)),
    onDragCancel: () => setDraggedId(null),
    sensors,
    // A question dragged out of the list would make the list longer, and scroll it without end.
    modifiers: [restrictToVerticalAxis, restrictToParentElement],
    collisionDetection: closestCenter,
    onDragEnd,
    accessibility: {
      announcements: announcementsFor(ids),
      screenReaderInstructions: {
        draggable:
          'To move a question, press Space or Enter. Then use the arrow keys, and press Space or Enter again to drop it, or Escape to cancel.',
      },
    },
  };
}

function announcementsFor(ids: readonly string[]): Announcements {
  const place = (id: string | number | undefined) => ids.indexOf(String(id)) + 1;
  return {
    // Announced once the list has been measured, because arrow keys do nothing before; then the
    // question is over its own place.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => {
      if (over === null) return 'Not over a position.';
      return over.id === active.id
        ? `Question ${place(active.id)} picked up, at position ${place(active.id)} of ${ids.length}.`
        : `Now at position ${place(over.id)} of ${ids.length}.`;
    },
    onDragEnd: ({ over }) =>
      over
        ? `Question dropped at position ${place(over.id)} of ${ids.length}.`
        : 'Question dropped where it was.',
    onDragCancel: ({ active }) =>
      `Moving cancelled. The question is back at position ${place(active.id)} of ${ids.length}.`,
  };
}
