export interface Quote {
  text: string;
  author: string;
  /** The source, so that anyone can look it up. */
  work: string;
  year: number;
}

/** The quotations of the welcome card (spec section 2, /dashboard), oldest first. */
export const educationQuotes: readonly Quote[] = [
  {
    text: 'Reading maketh a full man; conference a ready man; and writing an exact man.',
    author: 'Francis Bacon',
    work: '“Of Studies”, Essays',
    year: 1625,
  },
  {
    text: 'The most perfect education, in my opinion, is such an exercise of the understanding as is best calculated to strengthen the body and form the heart.',
    author: 'Mary Wollstonecraft',
    work: 'A Vindication of the Rights of Woman, chapter 2',
    year: 1792,
  },
  {
    text: 'Education, then, beyond all other devices of human origin, is the great equalizer of the conditions of men.',
    author: 'Horace Mann',
    work: 'Twelfth Annual Report to the Massachusetts Board of Education',
    year: 1848,
  },
  {
    text: 'Education, therefore, is a process of living and not a preparation for future living.',
    author: 'John Dewey',
    work: 'My Pedagogic Creed',
    year: 1897,
  },
  {
    text: 'Education must not simply teach work—it must teach Life.',
    author: 'W. E. B. Du Bois',
    work: '“The Talented Tenth”',
    year: 1903,
  },
  {
    text: 'Education is the acquisition of the art of the utilisation of knowledge.',
    author: 'Alfred North Whitehead',
    work: 'The Aims of Education',
    year: 1929,
  },
  {
    text: 'Education is one of the blessings of life—and one of its necessities.',
    author: 'Malala Yousafzai',
    work: 'Nobel Lecture, Oslo',
    year: 2014,
  },
];
