import { locationIn } from '@iwan/shared/domain/areas/area-of';
import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { shortlistLimits, shortlistVotes } from '@iwan/shared/domain/shortlist/shortlist-wire';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { paths } from '@iwan/shared/paths/paths';
import { Button } from '@iwan/shared/ui/actions/button';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { ChoiceChip, ChoiceChips } from '@iwan/shared/ui/fields/choice-chip';
import { TextArea } from '@iwan/shared/ui/fields/field';
import { Link } from '@iwan/shared/ui/links/link';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import { textsOf as cardTextsOf } from '../../parts/texts';
import type { OpenShortlist, ShortlistedProject } from './load-shortlist';
import styles from './shortlist.module.css';
import { textsOf } from './texts';

interface ListProps {
  readonly list: OpenShortlist;
}

/** The projects of a shortlist, each with what was said to it and the fields to answer. */
export function ShortlistedProjects({ list }: ListProps) {
  return (
    <ul>
      {list.projects.map((project) => (
        <li key={project.id} className={styles.project}>
          <FramedPicture path={project.card?.image ?? null} alt="" width={240} height={180} sizes="15rem" />
          <div className={styles.words}>
            <Facts project={project} />
            <Answers project={project} list={list} />
            <AnswerFields project={project} list={list} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A project that was withdrawn or sold out since says so. */
function Facts({ project: { name, card } }: { readonly project: ShortlistedProject }) {
  const texts = useTexts(textsOf);
  const { from, onRequest, soldOut } = useTexts(cardTextsOf);
  const format = useFormat();
  const locale = useLocale();
  if (card === null) {
    return (
      <>
        <h2 dir="auto">{name}</h2>
        <p>{texts.gone}</p>
      </>
    );
  }
  const price = card.price > 0 ? from(format.dirhams(card.price)) : (card.priceNote ?? onRequest);
  return (
    <>
      <h2>
        <Link href={paths.project(card)}>
          <RecordName of={card} />
        </Link>
      </h2>
      {card.location === null ? null : <p>{locationIn(card.location, locale)}</p>}
      <p>{isSoldOut(card.status) ? soldOut : price}</p>
    </>
  );
}

type ProjectProps = ListProps & { readonly project: ShortlistedProject };

/** What each person has said; the maker may remove the comments of others. */
function Answers({ project: { id }, list }: ProjectProps) {
  const texts = useTexts(textsOf);
  const said = list.people.flatMap(({ answers, ...person }) => (answers[id] ? [{ ...person, ...answers[id] }] : []));
  if (said.length === 0) return null;
  return (
    <ul className={styles.answers}>
      {said.map((person) => (
        <li key={person.id}>
          <bdi>{person.name}</bdi>
          {person.vote === undefined ? null : <strong>{texts.votes[person.vote]}</strong>}
          {person.comment === undefined ? null : <p dir="auto">{person.comment}</p>}
          {person.comment === undefined || person.isMine || !list.isMine ? null : (
            <Button
              {...{ type: 'submit', form: 'shortlist-change', name: 'remove', value: `${person.id} ${id}` }}
              {...{ look: 'quiet', size: 'small', 'aria-label': texts.removeCommentOf(person.name) }}
            >
              {texts.remove}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function AnswerFields({ project, list: { you } }: ProjectProps) {
  const texts = useTexts(textsOf);
  const name = project.card === null ? project.name : shownName(project.card);
  const own = you?.answers[project.id];
  return (
    <fieldset className={styles.choices}>
      <legend>{texts.voteOn(name)}</legend>
      <ChoiceChips>
        {shortlistVotes.map((vote) => (
          <ChoiceChip
            key={vote}
            {...{ type: 'radio', name: `vote-${project.id}`, value: vote, defaultChecked: own?.vote === vote }}
          >
            {texts.votes[vote]}
          </ChoiceChip>
        ))}
      </ChoiceChips>
      <details open={own?.comment !== undefined}>
        <summary>{texts.comment}</summary>
        <TextArea
          {...{ id: `shortlist-comment-${project.id}`, name: `comment-${project.id}`, dir: 'auto', rows: 2 }}
          {...{ label: texts.commentOn(name), defaultValue: own?.comment, maxLength: shortlistLimits.comment }}
        />
      </details>
    </fieldset>
  );
}
