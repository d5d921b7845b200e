/** Paths that are files or calls of the backend, as patterns of the URL Pattern API. */
const notPages = ['/api/*', '/forms/*', '/images/*', '/media/*', '/remotes/*', '/shell/*', '/tiles/*', '/__*', '/*.*'];

/** Links that open something over the page, a file, or another tab; `nofollow` is on what changes the page itself. */
const notFollowed = '[aria-haspopup],[download],[target],[rel~=nofollow]';

/**
 * The document's Speculation Rules: the browser prefetches the document of a link when a finger comes down on it or a mouse
 * rests on it, without any script. Browsers that do not know them, and those of visitors who save data, load it at the press.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: notPages } }, { not: { selector_matches: notFollowed } }],
      },
      eagerness: 'moderate',
    },
  ],
});

const type = 'speculationrules';

/** The element of a document. */
export const speculationRulesHtml = `<script type="${type}">${speculationRules}</script>`;

/** Ends prefetching in a tab that shows further pages by itself. */
export function endSpeculation(): void {
  document.querySelector(`script[type=${type}]`)?.remove();
}
