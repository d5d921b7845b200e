import { federationManifest } from '@iwan/shared/contracts/release';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** A backend of section 7 refuses the calls beside it, which the browser reports; the page shows what is built in, or leaves the part out. */
const refusedExtension = /404.*\/api\/(?:(?:openings|faq)\)?$|(?:areas|sales)api\/)/;

/**
 * Records all errors in the pages of a context: console errors and warnings, the shell's messages about its islands, uncaught
 * errors, failed or refused requests, and requests for files that only developer tools need. A test fails for each that it has not
 * declared.
 */
export class PageGuard {
  readonly #lines: string[] = [];
  readonly #expected: RegExp[] = [refusedExtension];

  constructor(context: BrowserContext) {
    context.on('page', (page) => this.#listen(page));
  }

  /** Declares lines that are expected in the test: matches are no failure, and need not occur. */
  expectConsole(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** The number of recorded lines that match, declared or not. */
  countOf(pattern: RegExp): number {
    return this.#lines.filter((line) => pattern.test(line)).length;
  }

  /** The recorded lines that were not declared, in order. */
  get surprises(): string[] {
    return this.#lines.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }

  expectNoSurprise(): void {
    expect(this.surprises, 'what the pages said that the test has not declared').toEqual([]);
  }

  #listen(page: Page): void {
    page.on('console', (message) => {
      // Caused by the tests: only the offline journeys allow the service worker.
      if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
      // The browser's own timer, which expires on a busy machine: the tour checks for unused preloads.
      if (message.text().includes('was preloaded using link preload but not used')) return;
      const isReport = message.text().startsWith('[iwan]');
      if (isReport || message.type() === 'error' || message.type() === 'warning') {
        this.#lines.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => this.#lines.push(`page error: ${error.message}`));
    page.on('request', (request) => {
      if (request.url().includes(federationManifest)) this.#lines.push(`asked for a manifest: ${request.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A request that the page itself aborted, because the visitor navigated, is no failure.
      if (reason !== 'net::ERR_ABORTED') this.#lines.push(`request failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#lines.push(`status ${response.status()}: ${response.url()}`);
    });
  }
}
