import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { Button } from '@iwan/shared/ui/actions/button';
import { Check } from '@iwan/shared/ui/fields/check';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { QueryFields } from '../../../parts/query-fields';
import { type LayerName, layerNames } from './layers';
import styles from './layers-menu.module.css';
import { textsOf } from './texts';

interface LayersMenuProps {
  readonly shown: readonly LayerName[];
  /** The rest of the map's address. */
  readonly query: Query;
  readonly onToggle: (name: LayerName) => void;
}

/** A menu of checkboxes for the map's layers; without script, a form that loads the page with them. */
export function LayersMenu({ shown, query, onToggle }: LayersMenuProps) {
  const texts = useTexts(textsOf);
  const { details, onKeyDown } = useDisclosure('layers');
  return (
    <details ref={details} suppressHydrationWarning className={styles.menu} onKeyDown={onKeyDown}>
      <summary>
        {texts.layers}
        {shown.length === 0 ? null : <span className={styles.count}>({shown.length})</span>}
        <DownIcon className={styles.arrow} />
      </summary>
      <form className={styles.panel} action={paths.map()} method="get" data-works-unaided="">
        <QueryFields query={query} />
        {layerNames.map((name) => (
          <Check key={name} name="layer" value={name} checked={shown.includes(name)} onChange={() => onToggle(name)}>
            {texts.layer[name]}
          </Check>
        ))}
        <p>{texts.layersNote}</p>
        <noscript>
          <Button type="submit" look="outline" size="small">
            {texts.showLayers}
          </Button>
        </noscript>
      </form>
    </details>
  );
}
