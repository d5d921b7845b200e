/** Replaces the texts of the page as the translator of Chrome does. Self-contained: journeys run it in the page. */
export function translate(): void {
  document.documentElement.classList.add('translated-ltr');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, noscript, template, textarea, font'))
      continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    inner.textContent = `fr: ${text.data}`;
    text.replaceWith(outer);
  }
}
