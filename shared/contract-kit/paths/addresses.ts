/** Builds the address of a page by the name of its owner and its own: `('mfe-guides/guide', { id: 'visas' })`. */
type AddressBuilder = (page: string, params: Readonly<Record<string, string>>) => string | null;

let build: AddressBuilder = () => null;

/** Says which pages there are. The shell does so, on the server and in the browser, as releases come and go. */
export function provideAddresses(builder: AddressBuilder): void {
  build = builder;
}

/**
 * The parameters of the pages that other teams link to, by `remote/page`. Their owner says them by declaration merging,
 * in the types that its package exports: `interface PageParameters { 'mfe-guides/guide': { id: string } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: for others to merge theirs into
export interface PageParameters {}

/**
 * The address of another remote's page: `addressOf('mfe-guides/guide', { id: 'visas' }) // => '/guides/visas'`. `null`
 * where no live release has such a page, or a parameter is missing: then there is nothing to link to. What section 2
 * names itself is in `paths`.
 */
export function addressOf<Page extends keyof PageParameters>(page: Page, params: PageParameters[Page]): string | null;
export function addressOf(page: string, params?: Readonly<Record<string, string>>): string | null;
export function addressOf(page: string, params: Readonly<Record<string, string>> = {}): string | null {
  return build(page, params);
}
