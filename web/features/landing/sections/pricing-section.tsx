import {
  MONTHLY_ALLOWANCE_CLASSES,
  MONTHLY_RESPONSE_ALLOWANCE,
} from '../../../../shared/business-rules.ts';
import buttons from '../button.module.css';
import { plans } from './plans.ts';
import classes from './pricing-section.module.css';
import { Section } from './section.tsx';

/** The plans with their exact figures (spec sections 1 and 9). */
export function PricingSection() {
  return (
    <Section id="pricing" number={5} question="What does it cost?">
      <ul className={classes.plans}>
        {plans.map(({ name, pounds, period, months, isPopular }) => (
          <li key={name} className={classes.plan} data-popular={isPopular || undefined}>
            <h3 className={classes.name}>
              {name} {isPopular && <span className={classes.popular}>Popular</span>}
            </h3>
            <p className={classes.price}>
              <strong>{pounds === null ? 'Free' : `£${pounds.toFixed(2)}`}</strong>{' '}
              <span>{period}</span>
            </p>
            <p className={classes.aside}>
              {pounds !== null &&
                months !== undefined &&
                `£${(pounds / months).toFixed(2)} a month`}
            </p>
          </li>
        ))}
      </ul>
      <p>
        Every plan includes {MONTHLY_RESPONSE_ALLOWANCE} responses a month, about{' '}
        {MONTHLY_ALLOWANCE_CLASSES} classes. To start, write to us; no card is asked for here.
      </p>
      <a href="#contact" className={buttons.button} data-ripples>
        Book a Demo
      </a>
    </Section>
  );
}
