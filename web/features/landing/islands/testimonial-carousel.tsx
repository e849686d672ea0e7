import { useReducedMotion } from '@mantine/hooks';
import { TESTIMONIAL_ROTATION_MS } from '../../../../shared/business-rules.ts';
import { useCarousel } from '../../../ui/use-carousel.ts';
import { testimonials } from './testimonials.ts';
import classes from './testimonial-carousel.module.css';

/**
 * Rotates entries every 5 s in a loop (spec section 1); pauses under the pointer or focus, and for
 * reduced motion. They are stacked, so that nothing jumps.
 */
export function TestimonialCarousel() {
  const wantsNoMotion = useReducedMotion();
  const { ref, shown, show, isStopped, setIsStopped } = useCarousel({
    count: testimonials.length,
    periodMs: TESTIMONIAL_ROTATION_MS,
    wantsNoMotion,
  });

  return (
    <section
      ref={ref}
      className={classes.carousel}
      aria-roledescription="carousel"
      aria-label="Sample quotes"
    >
      <div className={classes.entries}>
        {testimonials.map(({ emoji, quote, name, role, isFeatured }, index) => (
          <figure
            key={name}
            className={classes.entry}
            data-shown={index === shown || undefined}
            data-featured={isFeatured || undefined}
          >
            <span className={classes.emoji} aria-hidden>
              {emoji}
            </span>
            <span className={classes.sample}>Sample</span>
            <blockquote className={classes.quote}>{quote}</blockquote>
            <figcaption className={classes.source}>
              {name}, {role}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={classes.controls}>
        {testimonials.map(({ role }, index) => (
          <button
            key={role}
            type="button"
            className={classes.dot}
            aria-label={`Sample quote ${index + 1} of ${testimonials.length}: ${role}`}
            aria-current={index === shown || undefined}
            onClick={() => show(index)}
          />
        ))}
        {!wantsNoMotion && (
          <button type="button" className={classes.stop} onClick={() => setIsStopped(!isStopped)}>
            {isStopped ? 'Play' : 'Pause'}
          </button>
        )}
      </div>
    </section>
  );
}
