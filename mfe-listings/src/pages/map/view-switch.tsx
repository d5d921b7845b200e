import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Link } from '@iwan/shared/ui/links/link';
import type { ShownView } from './shown-view';
import { textsOf } from './texts';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  readonly shown: ShownView;
  /** The address of the page in each view. */
  readonly hrefOf: (view: ShownView) => string;
  readonly onShow: (view: ShownView) => void;
}

/** Links between the map and its list, on a phone; they work without script. */
export function ViewSwitch({ shown, hrefOf, onShow }: ViewSwitchProps) {
  const texts = useTexts(textsOf);
  return (
    <nav className={styles.switch} aria-label={texts.views} data-scroll="keep">
      {(['map', 'list'] as const).map((view) => (
        <Link
          key={view}
          href={hrefOf(view)}
          aria-current={view === shown || undefined}
          onClick={(event) => {
            // With a modifier key the browser opens another tab.
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onShow(view);
          }}
        >
          {texts.view[view]}
        </Link>
      ))}
    </nav>
  );
}
