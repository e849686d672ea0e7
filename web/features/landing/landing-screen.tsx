import { MAIN_ID } from '../../ui/page/page-shell.tsx';
import { AboutSection } from './sections/about-section.tsx';
import { ContactForm } from './islands/contact-form.tsx';
import { FeaturesSection } from './sections/features-section.tsx';
import { Hero } from './sections/hero.tsx';
import { Island } from './islands/island.tsx';
import classes from './landing-screen.module.css';
import { PricingSection } from './sections/pricing-section.tsx';
import { SavingsSection } from './sections/savings-section.tsx';
import { Section } from './sections/section.tsx';
import { TestimonialsSection } from './sections/testimonials-section.tsx';
import { TrustSection } from './sections/trust-section.tsx';

/**
 * The front page (spec section 2, /): a test paper that Greenpen has filled in. Its headings ask a
 * teacher's questions, and the answers are underlined as evidence is in the product.
 */
export function LandingScreen() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
      <Hero />
      <FeaturesSection />
      <TrustSection />
      <AboutSection />
      <SavingsSection />
      <PricingSection />
      <TestimonialsSection />
      <Section id="contact" number={7} question="Can I see it?">
        <div className={classes.contact}>
          <p>
            Yes. Bring one of your own questions and a few answers, and see what it does with them.
            Write a line or two, and we will find a time.
          </p>
          <Island name="contact">
            <ContactForm />
          </Island>
        </div>
      </Section>
    </main>
  );
}
