import { slotPlaceMark } from '@iwan/shared/dom/slot-place';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Island } from '../../../src/federation/islands/island';
import type { LoadedPage } from '../../../src/federation/page/load-page';
import { type IslandHtml, PageProvider } from '../../../src/federation/page/page-context';

/**
 * The HTML of a remote's page with the parts of other remotes in its places, and the places that it has. What a remote
 * writes as text is escaped, so that the element of a place is one that the page has drawn.
 */
export function fillPlaces(
  own: string,
  page: LoadedPage,
  html: IslandHtml,
): { readonly html: string; readonly places: readonly string[] } {
  const places: string[] = [];
  let filled = own;
  for (const [name, parts] of Object.entries(page.slots)) {
    const [empty, opened] = [placeHtml(name, ''), placeHtml(name, ' ').replace(/ <\/div>$/, '')];
    if (!filled.includes(empty)) continue;
    const content = renderToString(
      <PageProvider page={page} html={html}>
        {parts.map(({ id, source, result }) => (
          <Island key={id} id={id} source={source} loaded={result} />
        ))}
      </PageProvider>,
    );
    // A function: a text in the place of the match would have signs of its own.
    filled = filled.replace(empty, () => `${opened}<div>${content}</div></div>`);
    places.push(name);
  }
  return { html: filled, places };
}

/** As React writes a `SlotPlace`. */
function placeHtml(name: string, content: string): string {
  return renderToStaticMarkup(<div {...{ [slotPlaceMark]: name }}>{content}</div>);
}
