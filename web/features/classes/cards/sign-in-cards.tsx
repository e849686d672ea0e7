import { Button, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { SignInCard } from '../../../../shared/contract/classes.ts';
import { classesMessages } from '../../../../shared/messages/classes.ts';
import { useSignInElsewhere } from '../../../api/use-sign-in-elsewhere.ts';
import { createStore } from '../../../create-store.ts';
import { IconPrinter } from '../../../icons/printer.ts';
import { paths } from '../../../paths.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { QrCode } from '../../../ui/codes/qr-code.tsx';
import { Wordmark } from '../../../ui/page/wordmark.tsx';
import { PaperSheet } from '../../../ui/print/paper-sheet.tsx';
import { useKeepWhatShows } from '../../../ui/dialogs/use-keep-what-shows.ts';
import paper from '../../../ui/print/paper-slips.module.css';
import { Facts } from '../../../ui/text/facts.tsx';
import classes from './sign-in-cards.module.css';

/** The cards of one class, which start on a new page. */
export interface CardSet {
  teacherCode: string;
  /** The name of the class. */
  inClass: string;
  cards: readonly SignInCard[];
}

/** The number of visible cards that nobody has printed yet. */
const unprinted = createStore(0);
/** True while the server is making cards, which it returns only once. */
const beingMade = createStore(false);

/**
 * Asks before the page is left while cards are being made; the dialog that shows them asks as well.
 */
export function useCardsBeingMade(isMaking: boolean): void {
  useEffect(() => {
    beingMade.set(isMaking);
    return () => beingMade.set(false);
  }, [isMaking]);
  useKeepWhatShows((from, to) => !isMaking || from === to, askBeforeCardsGo);
}

/**
 * Returns a function that gives a signal for making cards. It aborts when the page is left, so that
 * no cards are made that nobody would see.
 */
export function useLeaving(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return () => leaving.current.signal;
}

/** Asks before unprinted cards disappear from the screen; resolves to true if they may. */
export async function askBeforeCardsGo(): Promise<boolean> {
  if (beingMade.get()) {
    return confirm({
      title: 'Leave while cards are being made?',
      message: classesMessages.cardsBeingMade,
      confirmLabel: 'Leave without the cards',
      cancelLabel: 'Wait for the cards',
      isDestructive: true,
    });
  }
  if (unprinted.get() === 0) return true;
  return confirm({
    title: 'Close without printing?',
    message: classesMessages.cardsNotPrinted,
    confirmLabel: 'Close without printing',
    cancelLabel: 'Go back to the cards',
    isDestructive: true,
  });
}

/** Sign-in cards to print and cut out; their passwords are never shown again. */
export function SignInCards({ sets }: { sets: readonly CardSet[] }) {
  const cards = sets.flatMap((set) => set.cards);
  const count = cards.length;
  /** The number of cards whose password cannot be shown again. */
  const secrets = cards.filter(({ password }) => password !== null).length;
  useEffect(() => {
    unprinted.set(secrets);
    return () => unprinted.set(0);
  }, [secrets]);
  useWindowEvent('beforeprint', () => unprinted.set(0));
  useKeepWhatShows(() => unprinted.get() === 0, askBeforeCardsGo);
  return (
    <section aria-label="Sign-in cards" className={classes.cards}>
      {secrets > 0 && (
        <Text mb="sm">
          {count === 1 ? 'This card is' : 'These cards are'} shown only now. Print{' '}
          {count === 1 ? 'it' : 'them'} before you close this.
        </Text>
      )}
      <Button
        mb="md"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => {
          unprinted.set(0);
          window.print();
        }}
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
  const elsewhere = useSignInElsewhere();
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
          <Facts of={[inClass, host]} />
        </p>
        <p className={classes.fact}>{password === null ? 'School account' : 'Username'}</p>
        <p className={classes.secret}>{signInName}</p>
        {password === null ? (
          <p className={classes.fact}>Sign in with {elsewhere ?? 'your school account'}</p>
        ) : (
          <>
            <p className={classes.fact}>Password</p>
            <p className={classes.secret}>{password}</p>
          </>
        )}
      </div>
      <QrCode
        className={paper.qr}
        text={`${origin}${paths.login}${password === null ? '' : `?name=${encodeURIComponent(signInName)}`}`}
        label={`QR code that opens the sign-in page for ${displayName}`}
      />
    </article>
  );
}
