import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { canCompare, compareLimit } from '@iwan/shared/domain/visitor/compare-basket';
import { paths } from '@iwan/shared/paths/paths';
import { basketStore, useBasket } from '@iwan/shared/state/site-store';
import { Button, ButtonLink } from '@iwan/shared/ui/actions/button';
import { Picture } from '@iwan/shared/ui/content/picture';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import { Container } from '@iwan/shared/ui/layout/container';
import { useDeferredValue, useRef } from 'react';
import { textsOf } from '../texts';
import { useFocusInPlace } from '../use-focus-in-place';
import styles from './compare-bar.module.css';

/**
 * The selected projects at the bottom of the window, with a link to Compare from two on (section 5). Hidden without a
 * selection.
 */
export function CompareBar() {
  const texts = useTexts(textsOf);
  // The checkbox is updated first and the bar afterwards, so that the press has an effect at once.
  const projects = useDeferredValue(useBasket((basket) => basket.projects));
  const slots = useRef<HTMLUListElement>(null);
  const onRemove = useFocusInPlace(projects.length, () => slots.current?.querySelectorAll('button') ?? []);
  if (projects.length === 0) return null;
  const free = Array.from({ length: compareLimit - projects.length }, (_, index) => projects.length + index);
  return (
    <section className={styles.bar} aria-label={texts.compare}>
      <Container className={styles.inner}>
        <ul ref={slots} className={styles.slots}>
          {projects.map(({ id, name, image }, index) => (
            <li key={id} className={styles.slot}>
              {image === null ? (
                <span className={styles.nameless}>{name}</span>
              ) : (
                <Picture path={image} alt={name} width={88} height={64} sizes="88px" />
              )}
              <button
                type="button"
                aria-label={texts.remove(name)}
                onClick={() => {
                  onRemove(index);
                  basketStore.remove(id);
                }}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
          {free.map((place) => (
            <li key={place} className={styles.empty} aria-hidden="true" />
          ))}
        </ul>
        <p>
          {texts.compareHint} <span className={styles.count}>{texts.chosen(projects.length)}</span>
        </p>
        {canCompare(projects) ? (
          <ButtonLink
            look="primary"
            className={styles.go}
            href={paths.compare({ project: projects.map(({ id }) => id) })}
          >
            {texts.compare}
          </ButtonLink>
        ) : (
          <Button className={styles.go} disabled>
            {texts.compare}
          </Button>
        )}
      </Container>
    </section>
  );
}
