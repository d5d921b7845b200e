import { federationManifest } from '@iwan/shared/contracts/release';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * Hears everything that goes wrong in the pages of a context: console errors and warnings, what the shell reports of its
 * islands, uncaught errors, requests that fail or are refused, and requests for what is there for developer tools alone. A
 * test fails on what it has not declared.
 */
export class PageGuard {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('page', (page) => this.#listen(page));
  }

  /** Declares lines that belong to the test: what they match is no failure, and need not come. */
  expectConsole(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** How many lines were heard that match, declared or not. */
  countOf(pattern: RegExp): number {
    return this.#heard.filter((line) => pattern.test(line)).length;
  }

  /** What was heard and not declared, in order. */
  get surprises(): string[] {
    return this.#heard.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }

  expectNoSurprise(): void {
    expect(this.surprises, 'what the pages said that the test has not declared').toEqual([]);
  }

  #listen(page: Page): void {
    page.on('console', (message) => {
      // The tests' own doing: only the journeys without a line let the worker in.
      if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
      // The browser's own stop-watch, which runs out on a busy machine: the tour asks what is preloaded and shown nowhere.
      if (message.text().includes('was preloaded using link preload but not used')) return;
      const isReport = message.text().startsWith('[iwan]');
      if (isReport || message.type() === 'error' || message.type() === 'warning') {
        this.#heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (problem) => this.#heard.push(`page error: ${problem.message}`));
    page.on('request', (request) => {
      if (request.url().includes(federationManifest)) this.#heard.push(`asked for a manifest: ${request.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // What the page itself gave up, because the visitor went on, is no failure.
      if (reason !== 'net::ERR_ABORTED') this.#heard.push(`request failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#heard.push(`status ${response.status()}: ${response.url()}`);
    });
  }
}
