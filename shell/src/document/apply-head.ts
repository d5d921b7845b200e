import type { Head } from '@iwan/shared/contracts/module';
import { headTags } from './head-tags';

/** Updates the head of the document after a navigation in the browser. */
export function applyHead(head: Head, siteUrl: string, path: string): void {
  document.title = head.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { key, tag, attributes, ...rest } of headTags(head, siteUrl, path)) {
    const element = document.createElement(tag);
    element.dataset.head = key;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if ('text' in rest) element.textContent = rest.text;
    document.head.append(element);
  }
}
