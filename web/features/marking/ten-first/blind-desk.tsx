import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { HighlightedAnswer } from '../../../ui/text/highlighted-answer.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { KeyHint } from '../keyboard/key-hint.tsx';
import { type LastDigit, markOfDigit } from '../keyboard/typed-mark.ts';
import { pointOfKey } from '../keyboard/tick-keys.ts';
import { stepOf, useDeskKeys } from '../keyboard/use-desk-keys.ts';
import { MarkChips } from '../mark-panel/mark-chips.tsx';
import { markOfPoints } from '../mark-panel/mark-of-points.ts';
import { Part } from '../mark-panel/part.tsx';
import { PointRows } from '../mark-panel/point-rows.tsx';
import {
  forgetSelectedWords,
  useSelectedWords,
  useWordSelection,
} from '../mark-panel/selected-words.ts';
import { AskedText, SchemeText } from '../mark-panel/asked.tsx';
import type { BlindDraft, BlindDrafts } from './blind-drafts.ts';
import { type BlindItem, nextOpen } from './blind-queue.ts';
import classes from './ten-first.module.css';
import type { useBlindSample } from './use-blind-sample.ts';

interface BlindDeskProps {
  items: readonly BlindItem[];
  blind: ReturnType<typeof useBlindSample>;
  drafts: BlindDrafts;
  onFinished: () => void;
}

/** Shows one answer after the other, without the AI's marks. */
export function BlindDesk({ items, blind, drafts, onFinished }: BlindDeskProps) {
  const { isLocked } = useDesk();
  /** True if the answer has no mark, or a changed one that is not saved. */
  const isOpen = (each: BlindItem) => each.answer.myMark === null || drafts.isTyped(each);
  const [place, setPlace] = useState(() => Math.max(0, nextOpen(items, -1, isOpen)));
  /** True if every answer had a mark at the start: the teacher reviews them one after the other. */
  const [isSecondLook, setIsSecondLook] = useState(() => nextOpen(items, -1, isOpen) === -1);
  const lastDigit = useRef<LastDigit | null>(null);
  const desk = useRef<HTMLElement>(null);
  const item = items[Math.min(place, items.length - 1)];
  const key = item?.answer.submissionId ?? '';
  const words = useSelectedWords(key);
  const answerText = useWordSelection(key, item?.answer.userAnswer ?? '');

  useEffect(() => desk.current?.focus({ preventScroll: true }), []);
  if (item === undefined) return null;
  const { answer, question, number, points } = item;
  const { submissionId } = answer;
  const { mark, points: ticked } = drafts.find(item) ?? {
    mark: answer.myMark ?? '',
    points: answer.myPoints,
  };
  const done = items.filter((each) => each.answer.myMark !== null).length;

  const goTo = (to: number) => setPlace(Math.min(Math.max(to, 0), items.length - 1));
  function type(next: Partial<BlindDraft>) {
    if (item) drafts.type(item, { mark, points: ticked, ...next });
    // Lets Enter save from here, even after a click on a mark or a point.
    desk.current?.focus({ preventScroll: true });
  }
  function tick(at: number) {
    const others = ticked.filter((each) => each.place !== at);
    const isOff = words === null && others.length < ticked.length;
    const point = points[at]?.point;
    const next = isOff ? others : [...others, { place: at, point, quote: words }];
    const earned = new Set(next.map((each) => each.place));
    const ruled = points.map((each, index) => (earned.has(index) ? each : { ...each, marks: 0 }));
    type({ points: next, mark: markOfPoints(ruled, question.maxMark) });
    if (words !== null) forgetSelectedWords();
  }
  function save() {
    if (isLocked || mark === '' || !item) return;
    blind.give(answer, mark, ticked);
    drafts.forget(item);
    const isLeft = (each: BlindItem) => each !== item && isOpen(each);
    const isLast = place >= items.length - 1;
    // After the last answer come any others with unsaved input.
    if (isLast) setIsSecondLook(false);
    const next = isSecondLook && !isLast ? place + 1 : nextOpen(items, place, isLeft);
    if (next === -1) onFinished();
    else goTo(next);
  }

  return (
    <section
      ref={desk}
      className={classes.desk}
      aria-label="Answer to mark first"
      // The keys work from here, and screen reader and mouse users start at the same place.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={-1}
    >
      <DeskKeys
        isActive={!isLocked}
        points={points.length}
        onDigit={(digit) => {
          const pressed = { key: submissionId, digit, maxMark: question.maxMark };
          const next = markOfDigit({ ...pressed, atMs: performance.now() }, lastDigit.current);
          if (next === null) return false;
          lastDigit.current = { key: submissionId, mark: next, atMs: performance.now() };
          type({ mark: next, points: [] });
          return true;
        }}
        onTick={tick}
        onSave={save}
        onStep={(by) => goTo(place + by)}
      />
      <header className={classes.deskTop}>
        <h2 className={classes.deskTitle}>
          Question {number} · {done} of {items.length} marked
          {/* Hidden for a single one, because one is being saved at every key press. */}
          {blind.unsaved > 1 && (
            <span className={classes.unsaved}> · {blind.unsaved} not saved yet</span>
          )}
        </h2>
        <Text size="sm" c="dimmed">
          {answer.purpose === 'spot-check'
            ? 'Spot check: the AI’s mark is hidden'
            : 'Blind: the AI’s mark is hidden'}
        </Text>
      </header>
      <div className={classes.deskColumns}>
        <div className={classes.deskAnswer}>
          <Part
            title={
              answer.alike === 0 ? 'Student answer' : `${answer.alike + 1} students wrote this`
            }
          >
            <blockquote className={classes.words}>
              <div ref={answerText}>
                <HighlightedAnswer
                  answer={answer.userAnswer}
                  quotes={ticked.flatMap(({ quote }) => quote ?? [])}
                />
              </div>
            </blockquote>
          </Part>
          <Part title={`Question ${number}`}>
            <AskedText question={question} number={number} />
          </Part>
          <Part title="Mark scheme">
            <SchemeText question={question} number={number} />
          </Part>
        </div>
        <div className={classes.pen}>
          <div className={classes.penTop}>
            <span className={classes.given} data-open={mark === '' || undefined}>
              {mark === '' ? '–' : mark}
            </span>
            <span className={classes.outOf}>/ {question.maxMark}</span>
            <MarkChips
              mark={mark}
              maxMark={question.maxMark}
              isDisabled={isLocked}
              onPick={(next) => type({ mark: next, points: [] })}
            />
          </div>
          {points.length > 1 && (
            <fieldset className={classes.points}>
              <legend>Or tick its points</legend>
              <PointRows
                points={points.map(({ point, marks }, at) => {
                  const tickOf = ticked.find((each) => each.place === at);
                  return {
                    point,
                    marks,
                    isTicked: tickOf !== undefined,
                    quote: tickOf?.quote ?? null,
                  };
                })}
                isLocked={isLocked}
                hasKeys
                words={words}
                onTick={tick}
              />
            </fieldset>
          )}
          <Button
            fullWidth
            disabled={isLocked || mark === ''}
            rightSection={<KeyHint>Enter</KeyHint>}
            onClick={save}
          >
            Save and next
          </Button>
          {answer.purpose === 'sample' && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              onClick={() => blind.skip(question.questionId, true)}
            >
              Skip question {number}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

interface DeskKeysProps {
  isActive: boolean;
  points: number;
  onDigit: (digit: number) => boolean;
  onTick: (at: number) => void;
  onSave: () => void;
  onStep: (by: 1 | -1) => void;
}

function DeskKeys({ isActive, points, onDigit, onTick, onSave, onStep }: DeskKeysProps) {
  useDeskKeys(isActive, (key) => {
    if (/^\d$/.test(key)) return onDigit(Number(key));
    const by = stepOf(key);
    const at = pointOfKey(key, points);
    if (key === 'Enter') onSave();
    else if (by !== null) onStep(by);
    else if (at !== null) onTick(at);
    else return false;
    return true;
  });
  return null;
}
