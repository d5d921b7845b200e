import type { Loaded } from '@iwan/shared/api/loaded';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project, ProjectCard } from '@iwan/shared/domain/model/entities';
import { compareLimit } from '@iwan/shared/domain/visitor/compare-basket';
import { paths } from '@iwan/shared/paths/paths';
import { useNavigate } from '@iwan/shared/router/router';
import { basketStore, useBasket } from '@iwan/shared/state/site-store';
import { Button, ButtonLink } from '@iwan/shared/ui/actions/button';
import { ShareButton } from '@iwan/shared/ui/actions/share-button';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { useEffect, useRef, useState } from 'react';
import { cardOf } from '../../domain/project/card-of';
import { LoadFailure } from '../../parts/load-failure';
import { ShareShortlist } from '../../parts/shortlist/share-shortlist';
import { useFocusInPlace } from '../../parts/use-focus-in-place';
import { AddProject } from './add-project/add-project';
import styles from './compare-page.module.css';
import { isSameChoice } from './compared-ids';
import type { ComparedProject } from './comparison/compared-returns';
import { type ComparedUnit, comparePath } from './comparison/compared-units';
import { compareProjects } from './comparison/comparison';
import { ComparisonTable } from './comparison-table';
import { textsOf } from './texts';

export interface CompareData {
  /** Three at most, as the address has them. */
  readonly ids: readonly string[];
  /** The units of these projects that the address compares. */
  readonly units: readonly ComparedUnit[];
  /** The compared projects that are still listed. */
  readonly projects: Loaded<readonly ComparedProject[]>;
  /** The search for another project, without script. */
  readonly sought: string;
  readonly found: Loaded<readonly ProjectCard[]>;
}

/** Projects side by side (section 2, compare). The address names them, so that the comparison can be shared. */
export function ComparePage({ data }: { readonly data: CompareData }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { ids, units, sought, found } = data;
  const hrefOf = (compared: readonly string[]) => comparePath(compared, units);
  const isReady = data.projects.status === 'ready';
  const projects = data.projects.status === 'ready' ? data.projects.value : [];
  const { isForeign, onRemove, add, take } = useComparison(ids, projects, hrefOf);
  const page = useRef<HTMLDivElement>(null);
  // After a column is added or removed, the focus moves to the name of the column that now stands at its place.
  const onChange = useFocusInPlace(
    projects.length,
    () => page.current?.querySelectorAll<HTMLElement>('thead th a') ?? [],
    () => page.current?.querySelector<HTMLElement>('input[name="q"]')?.focus(),
  );
  const names = projects.map(({ name }) => name);
  const gone = ids.length - projects.length;
  const search =
    isReady && ids.length < compareLimit ? (
      <AddProject
        key={ids.join(' ')}
        ids={ids}
        units={units}
        hrefOf={hrefOf}
        sought={sought}
        found={found}
        onAdd={(project) => {
          onChange(projects.length);
          add(project);
        }}
      />
    ) : null;

  return (
    <div ref={page}>
      <Container className={styles.page}>
        <PageHead title={texts.title}>
          {projects.length === 0 ? null : (
            <div className={styles.tools}>
              <ShareShortlist ids={projects.map(({ id }) => id)} />
              <ShareButton
                label={texts.copyLink}
                title={texts.shareTitle(names)}
                path={hrefOf(projects.map(({ id }) => id))}
              />
            </div>
          )}
        </PageHead>
        {data.projects.status === 'failed' ? (
          <LoadFailure message={data.projects.message} href={hrefOf(ids)}>
            {texts.kept}
          </LoadFailure>
        ) : null}
        {isReady && gone > 0 ? <p className={styles.gone}>{texts.goneReason(gone)}</p> : null}
        {isReady && projects.length === 0 ? (
          <EmptyState title={texts.empty} reason={texts.emptyReason}>
            <ButtonLink href={paths.properties()}>{texts.browse}</ButtonLink>
          </EmptyState>
        ) : null}
        {search === null ? null : <div className={projects.length === 0 ? styles.alone : styles.search}>{search}</div>}
        {projects.length === 1 ? <p className={styles.hint}>{texts.one}</p> : null}
        {projects.length === 0 ? null : (
          <ComparisonTable
            projects={projects}
            rows={compareProjects(projects, locale)}
            hrefOf={hrefOf}
            onRemove={(id) => {
              onChange(projects.findIndex((project) => project.id === id));
              onRemove(id);
            }}
          />
        )}
      </Container>
      {isForeign ? (
        <section className={styles.foreign} aria-label={texts.foreignTitle}>
          <Container className={styles.notice}>
            <p>{texts.foreign}</p>
            <Button look="outline" size="small" onClick={take}>
              {texts.take}
            </Button>
          </Container>
        </section>
      ) : null}
    </div>
  );
}

const idsOf = (projects: readonly { readonly id: string }[]) => projects.map(({ id }) => id);

/**
 * Keeps the comparison in the address and the visitor's own selection in step. An address without projects becomes that of the
 * own selection; the projects of a shared link leave the own selection unchanged until the visitor adopts them.
 */
function useComparison(
  ids: readonly string[],
  projects: readonly Project[],
  hrefOf: (ids: readonly string[]) => string,
) {
  const navigate = useNavigate();
  const own = useBasket((basket) => basket.projects);
  const isOwn = isSameChoice(ids, idsOf(own));
  const hasNone = ids.length === 0;
  // The selection is unknown on the server and during hydration.
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);

  useEffect(() => {
    if (hasNone && own.length > 0) navigate(paths.compare({ project: idsOf(own) }), { replace: true });
  }, [hasNone, own, navigate]);

  return {
    /** The address has another comparison than the visitor's own: it came by a link. */
    isForeign: isKnown && !isOwn && projects.length > 0,
    /** Follows the link to the comparison without a project, and removes it from the own selection too. */
    onRemove: (id: string) => {
      if (isOwn) basketStore.remove(id);
    },
    add: (project: ProjectCard) => {
      if (isOwn) basketStore.add(project);
      navigate(hrefOf([...ids, project.id]));
    },
    take: () => {
      basketStore.clear();
      for (const project of projects) basketStore.add(cardOf(project));
    },
  };
}
