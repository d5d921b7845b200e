import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { parameters } from '@iwan/shared/paths/criteria';
import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';
import type { ComponentProps } from 'react';
import { ChoiceCell } from './choice-cell';
import styles from './hero-search.module.css';
import { textsOf } from './texts';

type Choices = Omit<ComponentProps<typeof ChoiceCell>, 'id' | 'name' | 'label' | 'nothing' | 'find' | 'soughtName'>;

/** The properties of the chosen locations; disabled until a location is chosen. */
export function PropertyCell({ isLocked, choices }: { readonly isLocked: boolean; readonly choices: Choices }) {
  const texts = useTexts(textsOf);
  if (isLocked) {
    return (
      <button type="button" className={styles.cell} disabled aria-describedby="search-property-why">
        <b>{texts.properties}</b>
        <span id="search-property-why">{texts.locked}</span>
        <LockIcon className={styles.mark} />
      </button>
    );
  }
  return (
    <ChoiceCell
      {...choices}
      id="search-property"
      name={parameters.names}
      label={texts.properties}
      nothing={texts.anyProperty}
      find={texts.findProperty}
      soughtName={parameters.propertyLike}
    />
  );
}

function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.5" y="10.5" width="13" height="10" rx="1" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </Icon>
  );
}
