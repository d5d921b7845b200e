import { escapeHtml } from '../html/escape-html';
import type { ReceivedMail } from './development-inbox';

function article({ to, subject, text, receivedAt }: ReceivedMail): string {
  return `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time>${escapeHtml(receivedAt)}</time></p><pre>${escapeHtml(text)}</pre></article>`;
}

/** The mails that would have been sent, newest first, as one page. */
export function inboxPage(mails: readonly ReceivedMail[]): string {
  const content = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(article).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Development inbox</title></head>
<body><h1>Development inbox</h1>
${content}
</body></html>`;
}
