/** What the document itself does before the shell's code is there; see `watchStartUp`. */
export interface StartUp {
  /** Buttons that were pressed before anybody listened, in order. */
  readonly pressed: readonly HTMLElement[];
  /** From now on others listen. */
  stopListening(): void;
}

/** The name under which the document leaves it. */
export const startUpName = 'iwanStartUp';

/** Marks the files that a page cannot start or be drawn without. */
export const startUpMark = 'data-start-up';

/**
 * Stands in the head of every document as its only inline script, so that it is there whatever fails. Asks again for the
 * shell's scripts and styles that come out wrong or hang, each time under another name: a bad copy that was cached for
 * good would come back at every reload. Of two copies of a script only the first that comes is run. Remembers the
 * buttons that are pressed meanwhile. Written to stand alone: its text is sent, so it names nothing outside of itself.
 */
export function watchStartUp(name: string, mark: string): void {
  const timeout = 10_000;
  const pauses = [500, 2000];
  const arrived = new Set<string>();
  const elsewhere = document.implementation.createHTMLDocument();
  const attributeOf = (file: Element) => (file.hasAttribute('src') ? 'src' : 'href');
  const addressOf = (file: Element) => (file.getAttribute(attributeOf(file)) ?? '').replace(/\?.*/, '');
  const isOurs = (target: EventTarget | null): target is Element =>
    target instanceof Element && target.hasAttribute(mark);

  function askAgain(file: Element): void {
    const tries = Number(file.getAttribute(mark)) + 1;
    if (tries > pauses.length || arrived.has(addressOf(file)) || !file.isConnected) return;
    const copy = document.createElement(file.localName);
    for (const { name: attribute, value } of file.attributes) copy.setAttribute(attribute, value);
    copy.setAttribute(mark, String(tries));
    copy.setAttribute(attributeOf(file), `${addressOf(file)}?attempt=${tries}`);
    file.setAttribute(mark, String(pauses.length));
    file.after(copy);
    // Styles that hang keep the page from being drawn.
    if (file.localName === 'link') file.remove();
    setTimeout(askAgain, timeout, copy);
  }

  document.addEventListener(
    'error',
    ({ target }) => {
      if (isOurs(target)) setTimeout(askAgain, pauses[Number(target.getAttribute(mark))] ?? 0, target);
    },
    true,
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!isOurs(target)) return;
      arrived.add(addressOf(target));
      for (const file of document.querySelectorAll(`script[${mark}]`)) {
        // One that another document owns is not run when it comes.
        if (file !== target && addressOf(file) === addressOf(target)) elsewhere.adoptNode(file);
      }
    },
    true,
  );
  setTimeout(() => {
    for (const file of document.querySelectorAll(`[${mark}]`)) askAgain(file);
  }, timeout);

  const pressed: Element[] = [];
  const listen = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button && !button.closest('[data-works-unaided]') && !(button.type === 'submit' && button.form)) {
      pressed.push(button);
    }
  };
  document.addEventListener('click', listen, true);
  const stopListening = () => document.removeEventListener('click', listen, true);
  Reflect.set(window, name, { pressed, stopListening });
}

/** The text of the inline script. */
export const startUpScript = `(${watchStartUp})(${JSON.stringify(startUpName)},${JSON.stringify(startUpMark)})`;
