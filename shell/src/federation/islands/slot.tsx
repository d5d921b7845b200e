import type { SlotName } from '../../remotes';
import { usePage } from '../page/page-context';
import { Island } from './island';

/** A place of a page of the shell, with the parts of remotes that stand there. The page must list it in `shell-pages.ts`. */
export function Slot({ name }: { readonly name: SlotName }) {
  const parts = usePage().page.slots[name];
  if (!parts) throw new Error(`The page does not list the place "${name}".`);
  return parts.map(({ id, source, result }) => <Island key={id} id={id} source={source} loaded={result} />);
}
