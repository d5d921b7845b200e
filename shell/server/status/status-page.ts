import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { standaloneDocument } from '../html/standalone-document';
import { appCard, numbers } from './app-card';
import type { SiteStatus } from './status-description';
import { statusStyles } from './status-styles';
import { textsOf } from './texts';

/** The status of the site, as a whole document. */
export function statusPage(
  status: SiteStatus,
  locale: string,
  { hasSignOut }: { readonly hasSignOut: boolean },
): string {
  const texts = textsOf(locale);
  const signOut = `<form method="post" action="/__status/sign-out"><button class="quiet">${texts.signOut}</button></form>`;
  const done = status.rolledBack === null ? '' : message(texts.rolledBack(status.rolledBack), true);
  return standaloneDocument({
    locale,
    title: texts.title,
    styles: statusStyles,
    body: `<div class="page"><header><h1>${texts.title}</h1><p>${texts.now(status.at)}</p><a href="/__status">${texts.refresh}</a>${hasSignOut ? signOut : ''}</header>
<main>${done}<div class="cards"><section class="card whole" aria-labelledby="server"><h2 id="server">${texts.server}</h2>
${numbers([
  [texts.uptime, texts.hours(status.uptime), false],
  [texts.memory, texts.megabytes(status.memory), false],
  [texts.backend, texts.backendStates[status.backend ?? 'unknown'], status.backend === 'failed'],
])}</section>
${status.apps.map((app) => appCard(app, texts)).join('\n')}</div></main></div>`,
  });
}

/** The form for the token, for those who are not signed in. */
export function signInPage(locale: string, problem: 'wrong' | 'late' | null): string {
  const texts = textsOf(locale);
  const words = problem === null ? '' : message(problem === 'late' ? texts.tooManyTries : texts.wrongToken, false);
  return standaloneDocument({
    locale,
    title: texts.signIn,
    styles: statusStyles,
    body: `<main class="page"><div class="card narrow"><h1>${texts.title}</h1><p>${texts.signInWords}</p>${words}
<form method="post" action="/__status/sign-in"><label>${texts.token}<input type="password" name="token" required autocomplete="current-password"></label>
<button>${texts.signIn}</button></form></div></main>`,
  });
}

/** Why nothing was rolled back. */
export function refusalPage(locale: string, sentence: string): string {
  const texts = textsOf(locale);
  return standaloneDocument({
    locale,
    title: texts.notRolledBack,
    styles: statusStyles,
    body: `<main class="page"><div class="card narrow"><h1>${texts.notRolledBack}</h1>${message(sentence, false)}<a href="/__status">${texts.back}</a></div></main>`,
  });
}

function message(sentence: string, isGood: boolean): string {
  return `<p class="message${isGood ? '' : ' bad'}" role="status">${escapeHtml(sentence)}</p>`;
}
