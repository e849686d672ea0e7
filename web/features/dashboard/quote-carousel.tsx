import { UnstyledButton } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconPlayerPause } from '../../icons/player-pause.ts';
import { IconPlayerPlay } from '../../icons/player-play.ts';
import { DASHBOARD_QUOTE_ROTATION_MS } from '../../../shared/business-rules.ts';
import { useCarousel } from '../../ui/use-carousel.ts';
import { educationQuotes } from './education-quotes.ts';
import classes from './quote-carousel.module.css';

/**
 * Rotates quotations every 8 s (spec section 9); pauses under the pointer or focus, and for reduced
 * motion. They are stacked, so that the card keeps its height.
 */
export function QuoteCarousel() {
  const wantsNoMotion = useReducedMotion(false, { getInitialValueInEffect: false });
  const { ref, shown, show, isPaused, isStopped, setIsStopped } = useCarousel({
    count: educationQuotes.length,
    periodMs: DASHBOARD_QUOTE_ROTATION_MS,
    wantsNoMotion,
  });

  return (
    <section ref={ref} className={classes.carousel} aria-label="Quotations on education">
      {/* Announced only while paused; automatic changes would interrupt a screen reader. */}
      <div className={classes.quotes} aria-live={isPaused ? 'polite' : 'off'}>
        {educationQuotes.map(({ text, author, work, year }, index) => (
          <figure key={text} className={classes.quote} data-shown={index === shown || undefined}>
            <blockquote className={classes.text}>{text}</blockquote>
            <figcaption className={classes.source}>
              {author}, <cite>{work}</cite> ({year})
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={classes.controls}>
        {educationQuotes.map(({ text, author }, index) => (
          <UnstyledButton
            key={text}
            className={classes.dot}
            aria-label={`Quotation ${index + 1} of ${educationQuotes.length}: ${author}`}
            aria-current={index === shown || undefined}
            onClick={() => show(index)}
          />
        ))}
        {!wantsNoMotion && (
          <UnstyledButton
            className={classes.stop}
            aria-label={isStopped ? 'Let the quotations change' : 'Stop changing the quotations'}
            onClick={() => setIsStopped(!isStopped)}
          >
            {isStopped ? <IconPlayerPlay size={14} /> : <IconPlayerPause size={14} />}
          </UnstyledButton>
        )}
      </div>
    </section>
  );
}
