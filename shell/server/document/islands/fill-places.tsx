import { slotPlaceMark } from '@iwan/shared/dom/slot-place';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Island } from '../../../src/federation/islands/island';
import type { LoadedPage } from '../../../src/federation/page/load-page';
import { type IslandHtml, PageProvider } from '../../../src/federation/page/page-context';

/**
 * Inserts the HTML of other remotes' slots into a remote's page, and returns the places that it has. A remote's text is
 * escaped, so the element of a place can only come from the page itself.
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
    // A function, since a replacement text would interpret `$`.
    filled = filled.replace(empty, () => `${opened}<div>${content}</div></div>`);
    places.push(name);
  }
  return { html: filled, places };
}

/** As React renders a `SlotPlace`. */
function placeHtml(name: string, content: string): string {
  return renderToStaticMarkup(<div {...{ [slotPlaceMark]: name }}>{content}</div>);
}
