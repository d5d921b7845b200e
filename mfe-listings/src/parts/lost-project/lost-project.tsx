import type { ProjectCard } from '@iwan/shared/contracts/entities';
import { paths } from '@iwan/shared/paths/paths';
import { Container } from '@iwan/shared/ui/container';
import { TextLink } from '@iwan/shared/ui/text-link';
import { CompareRefusal, useRefusal } from '../compare-refusal';
import { ProjectGrid } from '../project-grid';
import styles from './lost-project.module.css';
import { texts } from './texts';

interface LostProjectProps {
  readonly near: readonly ProjectCard[];
}

/** The page of an address that leads to no project: says so, shows what is near, and the way to Home. */
export function LostProject({ near }: LostProjectProps) {
  const refusal = useRefusal();
  return (
    <Container className={styles.lost}>
      <h1>{texts.notFound}</h1>
      <p className={styles.reason}>{texts.reason}</p>
      <p className={styles.goesOn}>{texts.goesOn}</p>
      <p>
        <TextLink href={paths.home()}>{texts.home}</TextLink>
      </p>
      {near.length === 0 ? null : (
        <section className={styles.near} aria-labelledby="near">
          <h2 id="near">{texts.near}</h2>
          <CompareRefusal refusal={refusal} />
          <ProjectGrid projects={near} flow="stack" onFull={refusal.refuse} />
        </section>
      )}
    </Container>
  );
}
