import type { Action } from '@iwan/shared/contracts/module';
import { leadAction } from '@iwan/shared/forms/lead-action';
import { aboutContactForm } from '../../src/forms/about-contact';
import { contactForm } from '../../src/forms/contact';
import { subscribeForm } from '../../src/forms/subscribe';
import { superAgentForm } from '../../src/forms/super-agent';
import type { ShellForm } from '../../src/remotes';

/** The actions of the shell's own forms. */
export const ownActions: Readonly<Record<ShellForm, Action>> = {
  subscribe: leadAction(subscribeForm),
  'super-agent': leadAction(superAgentForm),
  contact: leadAction(contactForm),
  'about-contact': leadAction(aboutContactForm),
};
