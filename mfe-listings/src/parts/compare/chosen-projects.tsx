import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { type Basket, canCompare, compareLimit } from '@iwan/shared/domain/visitor/compare-basket';
import { paths } from '@iwan/shared/paths/paths';
import { basketStore } from '@iwan/shared/state/site-store';
import { Button, ButtonLink } from '@iwan/shared/ui/actions/button';
import { Picture } from '@iwan/shared/ui/content/picture';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import { Container } from '@iwan/shared/ui/layout/container';
import { useRef } from 'react';
import { textsOf } from '../texts';
import { useFocusInPlace } from '../use-focus-in-place';
import styles from './compare-bar.module.css';

/** The bar with the selected projects, and a link to Compare from two on (section 5). */
export function ChosenProjects({ projects }: { readonly projects: Basket }) {
  const texts = useTexts(textsOf);
  const slots = useRef<HTMLUListElement>(null);
  const onRemove = useFocusInPlace(projects.length, () => slots.current?.querySelectorAll('button') ?? []);
  const free = Array.from({ length: compareLimit - projects.length }, (_, index) => projects.length + index);
  return (
    <section className={styles.bar} aria-label={texts.compare}>
      <Container className={styles.inner}>
        <ul ref={slots} className={styles.slots}>
          {projects
            .map((project) => ({ ...project, name: shownName(project) }))
            .map(({ id, name, image }, index) => (
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
