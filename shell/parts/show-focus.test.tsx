import { addFocusRules } from './show-focus';

test('each rule for what has the focus is there once more, for what is shown as if it had it', () => {
  const style = document.createElement('style');
  style.textContent = `
    .button { color: teal; }
    .button:focus-visible { outline: 2px solid; }
    @media all { .field input:focus + span { color: red; } }
  `;
  document.head.append(style);
  addFocusRules(document.styleSheets);
  const rules = [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replace(/\s+/g, ' '));
  expect(rules).toEqual([
    expect.stringMatching(/^\.button \{/),
    expect.stringMatching(/^\.button:focus-visible \{/),
    expect.stringMatching(/^\.button:is\(\[data-shown-focus\]\) \{ ?outline: 2px solid/),
    expect.stringMatching(/^@media all \{.*input:focus \+ span.*input:is\(\[data-shown-focus\]\) \+ span/),
  ]);
});
