import type { GrantedContainers } from '../src/federation/containers/granted-containers';
import { slotHolders } from '../src/remotes';

/** In the sentence that refuses a wrong `SLOT_CONTAINERS`. */
export const slotContainersForm =
  'a slot that one remote holds, an exposed module, the address of its manifest and the hash of that, such as "fresh-finds ./offers https://team.example/mf-manifest.json sha256-…", each slot once, separated by commas';

const hash = /^(sha256-[\w+/]{43}=|sha384-[\w+/]{64}|sha512-[\w+/]{86}==)$/;

/** Parses `SLOT_CONTAINERS`; `null` where anything in it is not as it has to be. */
export function readSlotContainers(text: string): GrantedContainers | null {
  const granted: Record<string, GrantedContainers[string]> = {};
  for (const entry of text.split(',')) {
    const [slot = '', module = '', manifest = '', integrity = '', ...more] = entry.trim().split(/\s+/);
    // In an open slot there is no content to fall back to.
    const isHeld = Object.entries(slotHolders).some(([name, holder]) => name === slot && holder !== 'anyone');
    const isAddress = /^https?:\/\//.test(manifest) && URL.canParse(manifest);
    const isRight = isHeld && /^\.\/\S+$/.test(module) && isAddress && hash.test(integrity) && more.length === 0;
    if (!isRight || Object.hasOwn(granted, slot)) return null;
    granted[slot] = { manifest: new URL(manifest).href, integrity, module };
  }
  return granted;
}
