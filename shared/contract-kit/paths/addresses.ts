/** Builds the address of a page by its owner and name: `('mfe-guides/guide', { id: 'visas' })`. */
type AddressBuilder = (page: string, params: Readonly<Record<string, string>>) => string | null;

let build: AddressBuilder = () => null;

/** Provides the builder for the live pages. The shell calls it on the server and in the browser whenever releases change. */
export function provideAddresses(builder: AddressBuilder): void {
  build = builder;
}

/**
 * The parameters of pages that other teams link to, by `remote/page`. Their owner declares them by declaration merging in the
 * exported types of its package: `interface PageParameters { 'mfe-guides/guide': { id: string } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: for others to merge theirs into
export interface PageParameters {}

/**
 * The address of another remote's page: `addressOf('mfe-guides/guide', { id: 'visas' }) // => '/guides/visas'`. `null` where no
 * live release has the page, or a parameter is missing. The addresses of section 2 are in `paths`.
 */
export function addressOf<Page extends keyof PageParameters>(page: Page, params: PageParameters[Page]): string | null;
export function addressOf(page: string, params?: Readonly<Record<string, string>>): string | null;
export function addressOf(page: string, params: Readonly<Record<string, string>> = {}): string | null {
  return build(page, params);
}
