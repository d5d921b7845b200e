import { classNames } from '@iwan/shared/dom/class-names';
import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard as Project } from '@iwan/shared/domain/model/entities';
import { isSoldOut, statusBadge } from '@iwan/shared/domain/project/sold-out';
import { detailOf } from '@iwan/shared/domain/record/picture-details';
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
import { fieldTexts } from '../project-fields';
import { textsOf } from '../texts';
import { AskAgent } from './ask-agent';
import { FavouriteButton } from './favourite-button';
import { LoweredBadge } from './price-history';
import styles from './project-card.module.css';
import { RequestedPrice, RequestedSize } from './requested-unit';

/** The widest that a card is drawn, in CSS pixels. */
export const cardWidth = 428;

interface ProjectCardProps {
  readonly project: Project;
  /** The link of the card; the project's own page when left out. */
  readonly href?: string | undefined;
  /** The `sizes` of the card's picture. */
  readonly sizes: string;
  /** The first cards of a page load their picture eagerly. */
  readonly priority?: boolean;
  /** The agent of its WhatsApp link, by name, where the card is among an agent's projects. */
  readonly agent?: string | undefined;
  /** Rendered at the end of the card. */
  readonly more?: ReactNode;
  /** Called when a fourth project is refused. */
  readonly onFull: () => void;
}

/**
 * A project in a grid (section 2). The price is first visually, the name first for screen readers. The name is the only link
 * and covers the card; the heart, the checkbox and the agents are above it.
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
        {project.askedUnit === undefined ? (
          <CardPrice project={project} />
        ) : (
          <RequestedPrice unit={project.askedUnit} />
        )}
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
  const { alt, focus } = detailOf(project.pictureDetails, project.image);
  return (
    <FramedPicture
      className={styles.media}
      path={project.image}
      alt={alt ?? texts.pictureAlt(project.name, project.location)}
      focus={focus}
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

/** Status, handover and the plain fields. */
function CardCategories({ project }: { readonly project: Project }) {
  const fields = fieldTexts(project, useLocale());
  const facts = [project.categories.join(', '), ...fields.map(({ inShort }) => inShort)];
  const shown = facts.filter((each) => each !== '');
  // The dot stays with the previous word at a line break.
  return shown.length === 0 ? null : <p className={styles.categories}>{shown.join('\u00a0· ')}</p>;
}

/** The unit with its size and the price for it; after a search, the requested unit. */
function CardKinds({ project }: { readonly project: Project }) {
  const { name, askedUnit } = project;
  return (
    <div className={styles.kinds}>
      <CardUnits project={project} />
      {askedUnit === undefined ? <CardSize project={project} /> : <RequestedSize unit={askedUnit} project={name} />}
    </div>
  );
}

/** All unit types; the starting price is among them where the card shows another price. */
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
