import { Island } from '../islands/island.tsx';
import { Section } from './section.tsx';
import { TestimonialCarousel } from '../islands/testimonial-carousel.tsx';

/** Testimonials; so far only placeholders. */
export function TestimonialsSection() {
  return (
    <Section id="voices" number={6} question="Who says so?">
      <p>
        So far, we do. Sample quotes hold the place, in pencil, for people who have marked with
        Greenpen.
      </p>
      <Island name="testimonials">
        <TestimonialCarousel />
      </Island>
    </Section>
  );
}
