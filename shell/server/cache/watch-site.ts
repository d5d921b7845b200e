import type { Site } from '../release/composed-site';
import { entityTag } from '../request/entity-tag';

/** How often the store is checked, in milliseconds: with a cache in front, no request may do so. */
const lookEvery = 500;

interface Options {
  /** The live releases. Never rejects. */
  readonly current: () => Promise<Site>;
  /** A text that changes when other canaries run, or for other visitors. */
  readonly canaries: () => string;
  /** Called with the key of the composition before. */
  readonly onMoved: (key: string) => void;
  readonly onCanaries: () => void;
}

const keys = new WeakMap<object, string>();

/** The key of what is made from a composition: `composition-Xk3…`. */
export function compositionKey({ composition }: Pick<Site, 'composition'>): string {
  const key = keys.get(composition) ?? `composition-${entityTag(JSON.stringify(composition)).slice(3, 15)}`;
  keys.set(composition, key);
  return key;
}

/** Watches which releases and canaries are live. Returns the function that ends it. */
export function watchSite({ current, canaries, onMoved, onCanaries }: Options): () => void {
  let before: { readonly key: string; readonly canaries: string } | null = null;
  const look = async () => {
    const now = { key: compositionKey(await current()), canaries: canaries() };
    const last = before;
    before = now;
    if (last !== null && last.key !== now.key) onMoved(last.key);
    if (last !== null && last.canaries !== now.canaries) onCanaries();
  };
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, lookEvery).unref();
  return () => clearInterval(timer);
}
