/** An entry of the front page's carousel (spec section 1). */
export interface Testimonial {
  emoji: string;
  quote: string;
  name: string;
  /** For example Student. */
  role: string;
  isFeatured?: boolean;
}

/**
 * PLACEHOLDERS: nobody has said any of this. Replace all four with what people who use Greenpen
 * have said, with their consent, then remove the note "Sample quotes" from
 * `testimonials-section.tsx`.
 */
export const testimonials: readonly Testimonial[] = [
  {
    emoji: '🍎',
    quote: 'A teacher who has marked a real class set with it says here what that was like.',
    name: 'Name of a teacher',
    role: 'Teacher',
    isFeatured: true,
  },
  {
    emoji: '🎒',
    quote: 'A student says here whether seeing the words that earned the mark helped.',
    name: 'Name of a student',
    role: 'Student',
  },
  {
    emoji: '📊',
    quote: 'A figure from a trial stands here: minutes for a class set, before and after.',
    name: 'Name of a school',
    role: 'Statistic',
  },
  {
    emoji: '🖥️',
    quote: 'Whoever installed it says here how long that took, and what broke.',
    name: 'Name of a technician',
    role: 'School IT',
  },
];
