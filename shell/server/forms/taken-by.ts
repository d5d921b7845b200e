import type { Action } from '@iwan/shared/contracts/module';
import { leadAction } from '@iwan/shared/forms/lead-action';
import type { FormTaker } from '../../src/composition/composition';
import { matchRoute, type RouteMatch } from '../../src/composition/match-route';
import { aboutContactForm } from '../../src/forms/about-contact';
import { contactForm } from '../../src/forms/contact';
import { subscribeForm } from '../../src/forms/subscribe';
import { superAgentForm } from '../../src/forms/super-agent';
import { isShellForm, type ShellForm } from '../../src/remotes';
import type { Site } from '../release/composed-site';

/** The actions of the shell's own forms. */
const ownActions: Readonly<Record<ShellForm, Action>> = {
  subscribe: leadAction(subscribeForm),
  'super-agent': leadAction(superAgentForm),
  contact: leadAction(contactForm),
  'about-contact': leadAction(aboutContactForm),
};

export interface TakenForm {
  readonly action: Action;
  /** The owner of the action, for the log. */
  readonly owner: string;
  /** The parameters in the address of the form's page. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The action for a form that was posted from a page: that of the page's own remote, where several have a form of that name,
 * otherwise the first. `null` for an unknown form.
 */
export function takenBy({ composition, forms, releases }: Site, form: string, page: URL): TakenForm | null {
  const match = matchRoute(composition, page.pathname);
  const params = match?.params ?? {};
  if (isShellForm(form)) return { action: ownActions[form], owner: 'shell', params };
  const takers = forms.get(form) ?? [];
  for (const taker of [...takers].sort((one, other) => rankOn(match, other) - rankOn(match, one))) {
    const action = releases.get(taker.remote)?.modules.get(taker.module)?.action;
    if (action) return { action, owner: `${taker.remote} ${taker.module}`, params };
  }
  return null;
}

/** The form that is posted to the address of a page itself; `null` where the page has none. */
export function ownForm({ composition, ownForms }: Site, page: URL): string | null {
  const match = matchRoute(composition, page.pathname);
  return (match && ownForms.get(match.route.path)) ?? null;
}

/** How close a module is to the page: the page itself, the same remote, or another. */
function rankOn(match: RouteMatch | null, { remote, module }: FormTaker): number {
  const target = match?.route.target;
  if (target?.kind !== 'remote' || target.source.remote !== remote) return 0;
  return target.source.module === module ? 2 : 1;
}
