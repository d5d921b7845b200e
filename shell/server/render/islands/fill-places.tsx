import { slotPlaceMark } from '@iwan/shared/dom/slot-place';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Island } from '../../../src/federation/islands/island';
import type { LoadedPage } from '../../../src/federation/page/load-page';
import { type IslandHtml, PageProvider } from '../../../src/federation/page/page-context';

/**
 * Inserts the HTML of parts of other remotes into the slots of a remote's page, and returns the names of the slots that the page
 * has. Texts on the page are escaped, so no text can look like the element of a slot.
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

/** The HTML of a `SlotPlace` exactly as React renders it, since it is searched for in the page. */
function placeHtml(name: string, content: string): string {
  return renderToStaticMarkup(<div {...{ [slotPlaceMark]: name }}>{content}</div>);
}
