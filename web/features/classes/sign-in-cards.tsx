import { Button, Text } from '@mantine/core';
import type { SignInCard } from '../../../shared/contract/classes.ts';
import { IconPrinter } from '../../icons/printer.ts';
import { paths } from '../../paths.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { PaperSheet } from '../../ui/paper-sheet.tsx';
import paper from '../../ui/paper-slips.module.css';
import classes from './sign-in-cards.module.css';

/** The cards of one class, which begin on a page of their own. */
export interface CardSet {
  teacherCode: string;
  /** The name of the class. */
  inClass: string;
  cards: readonly SignInCard[];
}

/** What students sign in with, to be printed and cut: the passwords are never shown again. */
export function SignInCards({ sets }: { sets: readonly CardSet[] }) {
  const count = sets.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <section aria-label="Sign-in cards" className={classes.cards}>
      <Text mb="sm">
        {count === 1 ? 'This card is' : 'These cards are'} shown only now. Print{' '}
        {count === 1 ? 'it' : 'them'} before you close this.
      </Text>
      <Button
        mb="md"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {count === 1 ? 'Print the card' : `Print ${count} cards`}
      </Button>
      <div className={classes.preview}>
        {sets.map((set) => (
          <Cards key={set.teacherCode} {...set} />
        ))}
      </div>
      {sets.map((set) => (
        <PaperSheet key={set.teacherCode} className={classes.sheet}>
          <Cards {...set} />
        </PaperSheet>
      ))}
    </section>
  );
}

function Cards({ inClass, cards }: CardSet) {
  return cards.map((card) => <Card key={card.userId} inClass={inClass} card={card} />);
}

function Card({ inClass, card }: { inClass: string; card: SignInCard }) {
  const { displayName, signInName, password } = card;
  const { host, origin } = window.location;
  return (
    <article className={classes.card}>
      <div>
        <p className={paper.brand}>
          <Wordmark />
        </p>
        <p className={classes.name}>
          <bdi>{displayName}</bdi>
        </p>
        <p className={classes.fact}>
          {inClass} · {host}
        </p>
        <p className={classes.fact}>Username</p>
        <p className={classes.secret}>{signInName}</p>
        <p className={classes.fact}>Password</p>
        <p className={classes.secret}>{password}</p>
      </div>
      <QrCode
        className={paper.qr}
        text={`${origin}${paths.login}?name=${encodeURIComponent(signInName)}`}
        label={`QR code that opens the sign-in page for ${displayName}`}
      />
    </article>
  );
}
