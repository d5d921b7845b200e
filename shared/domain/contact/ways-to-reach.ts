import { business } from '../model/business';

/** `Call us` calls the agent, or the business where there is no number (readings). */
export function telephoneOf(agent: { readonly phone: string | null } | null): string {
  return agent?.phone ? `tel:+${agent.phone}` : business.phone.href;
}

/** `Email us` writes to the business, with the subject of the page (readings). */
export function mailtoOf(subject: string): string {
  return `${business.email.href}?subject=${encodeURIComponent(subject)}`;
}
