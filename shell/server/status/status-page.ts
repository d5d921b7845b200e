import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { standaloneDocument } from '../request/html/standalone-document';
import { appCard, numbers } from './app-card';
import type { SiteStatus } from './site-status';
import { statusStyles } from './status-styles';
import { textsOf } from './texts';

/** The status of the site, as a whole document. `rolledBack`: a remote that was just rolled back. */
export function statusPage(
  status: SiteStatus,
  locale: string,
  { hasSignOut, rolledBack }: { readonly hasSignOut: boolean; readonly rolledBack: string | null },
): string {
  const texts = textsOf(locale);
  const signOut = `<form method="post" action="/__status/sign-out"><button class="quiet">${texts.signOut}</button></form>`;
  const done = rolledBack === null ? '' : message(texts.rolledBack(rolledBack), true);
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
${cachesCard(status, texts)}
${status.apps.map((app) => appCard(app, texts)).join('\n')}</div></main></div>`,
  });
}

/** Every cache of this server, with a button that empties it. */
function cachesCard({ caches }: Pick<SiteStatus, 'caches'>, texts: ReturnType<typeof textsOf>): string {
  const heads = texts.cacheColumns.map((name) => `<th scope="col">${name}</th>`).join('');
  const rows = caches.map(({ name, entries, bytes, hits, misses, oldest }) => {
    const cells = [
      texts.count(entries),
      texts.megabytes(bytes),
      texts.hitsOf(hits, hits + misses),
      oldest === null ? texts.none : texts.age(oldest),
    ];
    const button = `<form method="post" action="/__status/empty"><input type="hidden" name="name" value="${name}"><button class="quiet" aria-label="${texts.emptyCache(texts.cacheNames[name])}">${texts.empty}</button></form>`;
    return `<tr><th scope="row">${texts.cacheNames[name]}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}<td>${button}</td></tr>`;
  });
  return `<section class="card whole" aria-labelledby="caches"><h2 id="caches">${texts.caches}</h2>
<div class="wide"><table><thead><tr>${heads}<td></td></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}

/** The form for the token, for those who are not signed in. */
export function signInPage(locale: string, error: 'wrong' | 'late' | null): string {
  const texts = textsOf(locale);
  const words = error === null ? '' : message(error === 'late' ? texts.tooManyTries : texts.wrongToken, false);
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
