import { compareLimitMessage } from '@iwan/shared/domain/compare-basket';
import { Icon } from '@iwan/shared/ui/icon';
import { IconButton } from '@iwan/shared/ui/icon-button';
import { useCallback, useEffect, useState } from 'react';
import styles from './compare-refusal.module.css';
import { texts } from './texts';

/** How long the refusal stays, in milliseconds. */
const shownFor = 6000;

/** Whether a fourth project was just refused, and how often, so that each refusal is announced anew. */
export function useRefusal() {
  const [times, setTimes] = useState(0);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(false), shownFor);
    return () => clearTimeout(timer);
  }, [shown, times]);
  const refuse = useCallback(() => {
    setTimes((before) => before + 1);
    setShown(true);
  }, []);
  return { shown, times, refuse, dismiss: () => setShown(false) };
}

/** 'You can compare up to 3 projects only.' (section 5), said where it disturbs nothing. */
export function CompareRefusal({ refusal }: { readonly refusal: ReturnType<typeof useRefusal> }) {
  if (!refusal.shown) return null;
  return (
    <div className={styles.host}>
      <div key={refusal.times} className={styles.toast} role="alert">
        <Icon name="alert" className={styles.icon} />
        <p>{compareLimitMessage}</p>
        <IconButton icon="close" look="bare" label={texts.close} className={styles.close} onClick={refusal.dismiss} />
      </div>
    </div>
  );
}
