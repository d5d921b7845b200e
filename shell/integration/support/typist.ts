import { expect, type Page } from '@playwright/test';

/** An editor without a mouse: what they press is counted, and nothing that they type is a list with commas. */
export class Typist {
  presses = 0;

  constructor(private readonly page: Page) {}

  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await this.page.keyboard.press(key);
      this.presses += 1;
    }
  }

  async type(text: string): Promise<void> {
    expect(text).not.toContain(',');
    await this.page.keyboard.type(text);
    this.presses += text.length;
  }

  /** Presses Tab, or another key, until the element of a name has the focus. */
  async goTo(name: string | RegExp, key = 'Tab'): Promise<void> {
    for (let step = 0; step < 120; step += 1) {
      await this.press(key);
      const focused = await this.page.evaluate(nameOfFocused);
      if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    }
    throw new Error(`Nothing that Tab reaches is named ${name}`);
  }

  /** Goes to the field of a name, and types there. */
  async fill(name: string, text: string): Promise<void> {
    await this.goTo(name);
    await this.type(text);
  }

  /** Types values into a field that has several, each with Enter. */
  async choose(name: string, ...values: readonly string[]): Promise<void> {
    await this.goTo(name);
    for (const value of values) {
      await this.type(value);
      await this.press('Enter');
    }
  }
}

/** The label of the focused element, or its text; without the mark of a required field. */
function nameOfFocused(): string {
  const element = document.activeElement;
  const label =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
      ? element.labels?.[0]
      : null;
  const name = element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '';
  return name.replace(/\*$/, '').trim();
}
