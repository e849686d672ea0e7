import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  MAX_DEMO_MESSAGE_CHARACTERS,
  MAX_SHORT_TEXT_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import { landingMessages } from '../../../../shared/messages/landing.ts';
import { type DemoRequest, sendDemoRequest } from '../../../api/request-demo.ts';
import buttons from '../button.module.css';
import classes from './contact-form.module.css';
import { type ContactFault, findContactFault } from './contact-rules.ts';
import { ContactField } from './contact-field.tsx';
import fields from './fields.module.css';

type State = 'writing' | 'sending' | 'sent';

/** The contact form. Typed text stays until it has been delivered. */
export function ContactForm() {
  const [state, setState] = useState<State>('writing');
  const [fault, setFault] = useState<ContactFault | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const request = readRequest(new FormData(form));
    const found = findContactFault(request);
    setFault(found);
    setRefusal(null);
    if (found) {
      form.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus();
      return;
    }
    setState('sending');
    const sentence = await sendDemoRequest(request);
    setRefusal(sentence);
    setState(sentence === null ? 'sent' : 'writing');
  };

  if (state === 'sent') return <Sent />;
  const sentenceFor = (field: ContactFault['field']) =>
    fault?.field === field ? fault.sentence : null;
  return (
    <form className={classes.form} onSubmit={(event) => void send(event)} noValidate>
      <ContactField
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={MAX_SHORT_TEXT_CHARACTERS}
        fault={sentenceFor('name')}
      />
      <ContactField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={MAX_SHORT_TEXT_CHARACTERS}
        fault={sentenceFor('email')}
      />
      <ContactField
        name="message"
        label="What would you like to see?"
        maxLength={MAX_DEMO_MESSAGE_CHARACTERS}
        rows={5}
        fault={sentenceFor('message')}
      />
      <div className={fields.trap} aria-hidden="true">
        <label htmlFor="contact-website">Leave this empty</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div role="alert" className={classes.refusal} data-refusal>
        {refusal}
      </div>
      <button
        type="submit"
        className={buttons.button}
        data-ripples
        aria-disabled={state === 'sending'}
      >
        {state === 'sending' ? 'Sending …' : 'Send message'}
      </button>
    </form>
  );
}

function Sent() {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p ref={message} tabIndex={-1} className={classes.sent}>
      {landingMessages.sent}
    </p>
  );
}

function readRequest(data: FormData): DemoRequest {
  const text = (name: keyof DemoRequest) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    message: text('message'),
    website: text('website'),
  };
}
