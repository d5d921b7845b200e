import { classNames } from '@iwan/shared/dom/class-names';
import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard as Project } from '@iwan/shared/domain/model/entities';
import { isSoldOut, statusBadge } from '@iwan/shared/domain/project/sold-out';
import { paths } from '@iwan/shared/paths/paths';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { LogoPlate } from '@iwan/shared/ui/content/logo-plate';
import { memo, type ReactNode } from 'react';
import { ConvertedPrice } from '../amounts/converted-price';
import { FloorArea } from '../amounts/floor-area';
import { PricePerArea } from '../amounts/price-per-area';
import { Badge } from '../badge';
import { CompareTick } from '../compare/compare-tick';
import { fieldsInWords } from '../project-fields';
import { textsOf } from '../texts';
import { AskAgent } from './ask-agent';
import { AskedPrice, AskedSize } from './asked-unit';
import { FavouriteButton } from './favourite-button';
import { LoweredBadge } from './price-history';
import styles from './project-card.module.css';

/** The widest that a card is drawn, in CSS pixels. */
export const cardWidth = 428;

interface ProjectCardProps {
  readonly project: Project;
  /** Where the card leads; the project's own page when left out. */
  readonly href?: string | undefined;
  /** How wide the card's picture stands, as `sizes` of HTML. */
  readonly sizes: string;
  /** The first cards of a page fetch their picture at once. */
  readonly priority?: boolean;
  /** Whom its chat reaches, by name, where the card stands among an agent's projects. */
  readonly agent?: string | undefined;
  /** Stands at the end of the card. */
  readonly more?: ReactNode;
  /** Called when a tick is refused because three are chosen. */
  readonly onFull: () => void;
}

/**
 * A project in a grid (section 2). What a buyer chooses by is drawn first; for whoever listens the name is. The name is the one
 * link and covers the card; the heart, the tick and the agents lie above it.
 */
export const ProjectCard = memo(function ProjectCard({
  project,
  href = paths.project(project),
  sizes,
  priority = false,
  agent,
  more,
  onFull,
}: ProjectCardProps) {
  const { name, location, agents, developer } = project;
  return (
    <article className={classNames(styles.card, isSoldOut(project.status) && styles.sold)} data-crossing="">
      <CardPicture project={project} sizes={sizes} priority={priority} />
      <div className={styles.top}>
        <div>
          <h3 className={styles.title}>
            <CardLink href={href}>{name}</CardLink>
          </h3>
          {location === null ? null : <p className={styles.muted}>{location}</p>}
        </div>
        {developer === null || developer.logo === null ? null : (
          <LogoPlate className={styles.logo} path={developer.logo} name={developer.name} />
        )}
        <CardCategories project={project} />
      </div>
      <div className={styles.first}>
        {project.askedUnit === undefined ? <CardPrice project={project} /> : <AskedPrice unit={project.askedUnit} />}
        <CardKinds project={project} />
      </div>
      <div className={styles.foot}>
        <CompareTick project={project} onFull={onFull} />
        <AskAgent agents={agents} preferred={agent} project={name} />
      </div>
      {more}
    </article>
  );
});

function CardPicture({
  project,
  sizes,
  priority,
}: Omit<Required<ProjectCardProps>, 'agent' | 'href' | 'more' | 'onFull'>) {
  const texts = useTexts(textsOf);
  const badge = statusBadge(project.status);
  return (
    <FramedPicture
      className={styles.media}
      path={project.image}
      alt={texts.pictureAlt(project.name, project.location)}
      width={cardWidth}
      height={321}
      sizes={sizes}
      priority={priority}
    >
      {isSoldOut(project.status) ? (
        <p className={styles.door}>{texts.soldOut}</p>
      ) : badge === null && project.loweredFrom === undefined ? null : (
        <div className={styles.badge}>
          {badge === null ? null : <Badge>{badge}</Badge>}
          <LoweredBadge project={project} />
        </div>
      )}
      <FavouriteButton project={project} className={styles.heart} />
    </FramedPicture>
  );
}

function CardPrice({ project: { price, priceNote } }: { readonly project: Project }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  if (price <= 0) return <p className={styles.note}>{priceNote ?? texts.onRequest}</p>;
  return (
    <p className={styles.price}>
      <span className="visually-hidden">{texts.startingPrice} </span>
      <strong>{format.dirhams(price)}</strong>
      <span className={styles.onwards}>{texts.onwards}</span>
      <ConvertedPrice dirhams={price} className={styles.converted} />
    </p>
  );
}

/** What it is bought as, when it is handed over, and what else its fields say. */
function CardCategories({ project }: { readonly project: Project }) {
  const fields = fieldsInWords(project, useLocale());
  const words = [project.categories.join(', '), ...fields.map(({ inShort }) => inShort)];
  const said = words.filter((each) => each !== '');
  // The dot stays with the word before it where a line ends.
  return said.length === 0 ? null : <p className={styles.categories}>{said.join('\u00a0· ')}</p>;
}

/** What somebody would live in, and beneath it how large that is and what its size costs; after a search, of what it asked for. */
function CardKinds({ project }: { readonly project: Project }) {
  const { name, askedUnit } = project;
  return (
    <div className={styles.kinds}>
      <CardUnits project={project} />
      {askedUnit === undefined ? <CardSize project={project} /> : <AskedSize unit={askedUnit} project={name} />}
    </div>
  );
}

/** All that it has; the price that it starts at stands with them where the card shows another one. */
function CardUnits({ project: { units, subCategories, price, askedUnit } }: { readonly project: Project }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const start = askedUnit === undefined || price <= 0 ? '' : texts.startsAt(format.dirhams(price));
  const kinds = [start, units.join(', '), subCategories.join(', ')].filter((list) => list !== '');
  return kinds.length === 0 ? null : (
    <p>
      {kinds.map((list) => (
        <span key={list}>{list}</span>
      ))}
    </p>
  );
}

function CardSize({ project: { area, pricePerSquareFoot } }: { readonly project: Project }) {
  return area === null && pricePerSquareFoot === undefined ? null : (
    <p>
      {area === null ? null : (
        <span>
          <FloorArea text={area} />
        </span>
      )}
      {pricePerSquareFoot === undefined ? null : (
        <span>
          <PricePerArea perSquareFoot={pricePerSquareFoot} />
        </span>
      )}
    </p>
  );
}
