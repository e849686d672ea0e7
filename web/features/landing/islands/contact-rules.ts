import { landingMessages } from '../../../../shared/messages/landing.ts';
import type { DemoRequest } from '../../../api/request-demo.ts';

export type ContactField = Exclude<keyof DemoRequest, 'website'>;

export interface ContactFault {
  field: ContactField;
  sentence: string;
}

/** Returns the first field that is missing or invalid, with the contract's sentence. */
export function findContactFault({ name, email, message }: DemoRequest): ContactFault | null {
  if (name.trim() === '') return { field: 'name', sentence: landingMessages.nameRequired };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) {
    return { field: 'email', sentence: landingMessages.emailInvalid };
  }
  if (message.trim() === '') return { field: 'message', sentence: landingMessages.messageRequired };
  return null;
}
