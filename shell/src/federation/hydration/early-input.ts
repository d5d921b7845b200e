type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The input of one field before hydration. */
interface Taken {
  readonly field: Field;
  /** Its index among the fields of the part, to find it again when React has replaced the elements. */
  readonly place: number;
  /** Enters the input again with the events of a visitor, so that React handles it. */
  readonly enter: (field: Field) => void;
  /** Sets the input without events. */
  readonly put: (field: Field) => void;
}

export interface EarlyInput {
  /** Enters all input again, after hydration. */
  enterAgain(): void;
  /** Sets all input in the server's HTML, after that was restored because React has failed. */
  putBack(): void;
}

/**
 * Collects what a visitor has typed, checked or selected before hydration, to enter it again afterwards. React would leave it in
 * the field without updating its state. Islands inside `root` are skipped: each collects its own.
 */
export function takeEarlyInput(root: Element): EarlyInput {
  const listening = new AbortController();
  // Fields that the visitor edits after the collection: new text is appended to the collected one; the value of a range replaces it.
  const goneOn = new WeakSet<EventTarget>();
  root.addEventListener('input', ({ target }) => target && goneOn.add(target), { signal: listening.signal });
  const fields = fieldsIn(root);
  for (const field of fields) if (field.dataset.filled !== undefined) countAsTyped(field);
  const taken = fields.flatMap((field, place) => {
    const ways = take(field, () => goneOn.has(field));
    return ways ? [{ field, place, ...ways }] : [];
  });
  // React renders again where it finds a difference from the server: then the field is another element.
  const fieldOf = ({ field, place }: Taken) => (field.isConnected ? field : fieldsIn(root)[place]);
  return {
    enterAgain: () => {
      listening.abort();
      for (const each of taken) {
        const field = fieldOf(each);
        if (field) each.enter(field);
      }
    },
    putBack: () => {
      listening.abort();
      for (const each of taken) {
        const field = fieldOf(each);
        if (field) each.put(field);
      }
    },
  };
}

function fieldsIn(root: Element): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea, select')].filter((field) => {
    const island = field.closest('[data-island-root]');
    return !island || island === root || !root.contains(island);
  });
}

/**
 * Treats a filled-in field as typed input. The server fills in the values of a form that was posted without JavaScript and refused
 * (`shell/server/forms`), but the page was rendered without them, and hydration must find what was rendered.
 */
function countAsTyped(field: Field): void {
  delete field.dataset.filled;
  if (field instanceof HTMLSelectElement) return;
  const { value, checked } = field as HTMLInputElement;
  if (field.type === 'checkbox' || field.type === 'radio') {
    (field as HTMLInputElement).defaultChecked = false;
    (field as HTMLInputElement).checked = checked;
  } else {
    field.defaultValue = '';
    field.value = value;
  }
}

/** What to do with a field that differs from the server's HTML. Typed text is removed from it. */
function take(field: Field, isGoneOn: () => boolean): Pick<Taken, 'enter' | 'put'> | undefined {
  if (field instanceof HTMLSelectElement) return takeChoice(field);
  switch (field.type) {
    case 'checkbox':
    case 'radio':
      return takeTick(field as HTMLInputElement, (field as HTMLInputElement).checked);
    case 'file':
    case 'hidden':
      return undefined;
    default:
      return takeText(field, isGoneOn);
  }
}

function takeTick(field: HTMLInputElement, checked: boolean): Pick<Taken, 'enter' | 'put'> | undefined {
  // A deselected radio button is skipped: the click on the selected one deselects it.
  if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return undefined;
  return {
    // Reverted only now, so that it does not flicker: React handles the click only if it changes the state.
    enter: (other) => {
      (other as HTMLInputElement).checked = !checked;
      other.click();
    },
    put: (other) => {
      (other as HTMLInputElement).checked = checked;
    },
  };
}

function takeChoice(field: HTMLSelectElement): Pick<Taken, 'enter' | 'put'> | undefined {
  const options = [...field.options];
  const chosen = options.map((option) => option.selected);
  const first = field.multiple || options.some((option) => option.defaultSelected) ? -1 : 0;
  if (options.every((option, place) => chosen[place] === (option.defaultSelected || place === first))) return undefined;
  return {
    enter: (other) => {
      choose(other as HTMLSelectElement, chosen);
      for (const type of ['input', 'change']) other.dispatchEvent(new Event(type, { bubbles: true }));
    },
    put: (other) => choose(other as HTMLSelectElement, chosen),
  };
}

function choose(field: HTMLSelectElement, chosen: readonly boolean[]): void {
  for (const [place, option] of [...field.options].entries()) option.selected = chosen[place] ?? false;
}

function takeText(
  field: HTMLInputElement | HTMLTextAreaElement,
  isGoneOn: () => boolean,
): Pick<Taken, 'enter' | 'put'> | undefined {
  const typed = field.value;
  if (typed === field.defaultValue) return undefined;
  field.value = field.defaultValue;
  const all = () => (isGoneOn() ? (field.type === 'range' ? field.value : typed + field.value) : typed);
  return {
    enter: (other) => {
      setValue(other, all());
      other.dispatchEvent(new Event('input', { bubbles: true }));
    },
    put: (other) => setValue(other, all()),
  };
}

/** Uses the prototype's setter, because React overrides the one of the element to track values that it sets itself. */
function setValue(field: Field, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
}
