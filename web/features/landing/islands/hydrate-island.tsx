import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './contact-form.tsx';
import type { IslandName } from './island.tsx';
import { SavingsCalculator } from './savings-calculator.tsx';
import { TestimonialCarousel } from './testimonial-carousel.tsx';

const islands: Record<IslandName, ReactNode> = {
  savings: <SavingsCalculator />,
  testimonials: <TestimonialCarousel />,
  contact: <ContactForm />,
};

/**
 * Hydrates an island synchronously, because a form that is submitted before hydration reloads the
 * page.
 */
export function hydrateIsland(element: HTMLElement, name: IslandName): void {
  flushSync(() => hydrateRoot(element, islands[name]));
}
