import { Button, Text } from '@mantine/core';
import type { SignInCard } from '../../../shared/contract/classes.ts';
import { IconPrinter } from '../../icons/printer.ts';
import { paths } from '../../paths.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { PaperSheet } from '../../ui/paper-sheet.tsx';
import paper from '../../ui/paper-slips.module.css';
import classes from './sign-in-cards.module.css';

interface SignInCardsProps {
  /** The name of their class. */
  inClass: string;
  cards: readonly SignInCard[];
}

/** What students sign in with, to be printed and cut: the passwords are never shown again. */
export function SignInCards({ inClass, cards }: SignInCardsProps) {
  return (
    <section aria-label="Sign-in cards" className={classes.cards}>
      <Text mb="sm">
        {cards.length === 1 ? 'This card is' : 'These cards are'} shown only now. Print{' '}
        {cards.length === 1 ? 'it' : 'them'} before you close this.
      </Text>
      <Button
        mb="md"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {cards.length === 1 ? 'Print the card' : `Print ${cards.length} cards`}
      </Button>
      <div className={classes.preview}>
        {cards.map((card) => (
          <Card key={card.userId} inClass={inClass} card={card} />
        ))}
      </div>
      <PaperSheet className={classes.sheet}>
        {cards.map((card) => (
          <Card key={card.userId} inClass={inClass} card={card} />
        ))}
      </PaperSheet>
    </section>
  );
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
