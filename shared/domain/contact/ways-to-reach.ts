import { business } from '@iwan/shared/contracts/business';
import type { ProjectAgent } from '@iwan/shared/contracts/entities';

/** `Call us` rings the agent, or the business where there is no number (readings). */
export function telephoneOf(agent: ProjectAgent | null): string {
  return agent?.phone ? `tel:+${agent.phone}` : business.phone.href;
}

/** `Email us` writes to the business with the project in the subject (readings). */
export function mailtoOf(project: string): string {
  return `${business.email.href}?subject=${encodeURIComponent(project)}`;
}
