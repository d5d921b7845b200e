import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { alertFrequencies } from '@iwan/shared/domain/search/alert-frequency';
import { formAction } from '@iwan/shared/forms/posted-form';
import { withQuery } from '@iwan/shared/paths/query';
import { projectOfSearch, projectSearch, projectTopics } from '@iwan/shared/paths/unit-search';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { ChoiceChip, ChoiceChips } from '@iwan/shared/ui/fields/choice-chip';
import { Container } from '@iwan/shared/ui/layout/container';
import type { ReactNode } from 'react';
import { AlertForm } from '../../parts/save-search/alert-form';
import { DeviceButton } from './device-button';
import type { LinkedAlert, SearchAlertState } from './load-search-alert';
import styles from './search-alert.module.css';
import { textsOf } from './texts';

/** The page behind the links of alert mails: says which search it is about, and has a button to confirm or end the alert. */
export function SearchAlertPage({ data }: { readonly data: SearchAlertState }) {
  const texts = useTexts(textsOf);
  switch (data.kind) {
    case 'new': {
      const watched = projectOfSearch(data.stored);
      const subjects = projectTopics.map((topic) => ({
        search: projectSearch({ project: watched?.project ?? '', topic }),
        label: texts.topics[topic],
      }));
      return (
        <Notice title={texts.ways.title} text={<bdi>{data.search}</bdi>}>
          <AlertForm
            search={data.stored}
            title={texts.ways.how}
            text={texts.ways.text}
            subjects={watched === null ? [] : subjects}
          >
            <DeviceButton alert={data.stored} />
          </AlertForm>
          <TextLink href={data.path}>{texts[data.about].sent.onward}</TextLink>
        </Notice>
      );
    }
    case 'sent': {
      const { title, text, onward } = texts[data.about].sent;
      return (
        <Notice title={title} text={text}>
          <TextLink href={data.path}>{onward}</TextLink>
        </Notice>
      );
    }
    case 'ask':
    case 'stop': {
      const { title, text, press } = texts[data.about][data.kind];
      return (
        <Notice title={title} text={text(data.search)}>
          <LinkForm id="search-alert-link" alert={data}>
            {data.kind === 'ask' ? <Frequencies alert={data} /> : null}
            <Button type="submit">{press}</Button>
          </LinkForm>
          {data.kind === 'stop' ? <FrequencyForm alert={data} /> : null}
          {data.kind === 'stop' ? <DeviceButton alert={{ token: data.token }} /> : null}
        </Notice>
      );
    }
    case 'begun': {
      const { title, text, onward } = texts[data.about].begun;
      return (
        <Notice title={title} text={text(data.search)}>
          <FrequencyForm alert={data} />
          <DeviceButton alert={{ token: data.token }} />
          <TextLink href={data.path}>{onward}</TextLink>
          {data.token.startsWith('end.') ? (
            <TextLink href={withQuery('/search-alerts/end', { token: data.token })}>
              {texts[data.about].stop.press}
            </TextLink>
          ) : null}
        </Notice>
      );
    }
    case 'ended':
      return <Notice {...texts[data.about].ended} />;
    case 'expired':
    case 'away':
      return <Notice {...texts[data.kind]} />;
  }
}

interface LinkFormProps {
  readonly id: string;
  readonly alert: LinkedAlert;
  readonly children: ReactNode;
}

function LinkForm({ id, alert, children }: LinkFormProps) {
  return (
    <form id={id} action={formAction('search-alert-link')} method="post">
      <div data-problems="" />
      <input type="hidden" name="token" value={alert.token} />
      <input type="hidden" name="about" value={alert.about} />
      {children}
    </form>
  );
}

/** Changes how often a confirmed alert is mailed. */
function FrequencyForm({ alert }: { readonly alert: LinkedAlert }) {
  const { change } = useTexts(textsOf);
  if (alert.frequency === null) return null;
  return (
    <LinkForm id="search-alert-frequency" alert={alert}>
      <Frequencies alert={alert} />
      <Button type="submit" look="outline">
        {change}
      </Button>
    </LinkForm>
  );
}

/** Nothing with a backend that has no choice. */
function Frequencies({ alert }: { readonly alert: LinkedAlert }) {
  const { often, frequencies } = useTexts(textsOf);
  if (alert.frequency === null) return null;
  return (
    <fieldset className={styles.often}>
      <legend>{often}</legend>
      <ChoiceChips>
        {alertFrequencies.map((each) => (
          <ChoiceChip key={each} type="radio" name="frequency" value={each} defaultChecked={each === alert.frequency}>
            {frequencies[each]}
          </ChoiceChip>
        ))}
      </ChoiceChips>
    </fieldset>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly text: ReactNode;
  /** A link onward. */
  readonly children?: ReactNode;
}

function Notice({ title, text, children }: NoticeProps) {
  return (
    <Container>
      <section className={styles.outcome}>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </section>
    </Container>
  );
}
