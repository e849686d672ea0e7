import type { ReactNode } from 'react';
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

/** Gives the markup of an island its life. */
export function hydrateIsland(element: HTMLElement, name: IslandName): void {
  hydrateRoot(element, islands[name]);
}
