import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { shortlistLimits } from '@iwan/shared/domain/shortlist/shortlist-wire';
import { formAction, postedParameters, readPostedForm } from '@iwan/shared/forms/posted-form';
import { paths } from '@iwan/shared/paths/paths';
import { useSearchOf } from '@iwan/shared/router/search-of';
import { Button, ButtonLink } from '@iwan/shared/ui/actions/button';
import { ShareButton } from '@iwan/shared/ui/actions/share-button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Message } from '@iwan/shared/ui/feedback/message';
import { Check } from '@iwan/shared/ui/fields/check';
import { TextField } from '@iwan/shared/ui/fields/field';
import { PostedErrors } from '@iwan/shared/ui/forms/posted-errors';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import type { ReactNode } from 'react';
import type { OpenShortlist, ShortlistState } from './load-shortlist';
import styles from './shortlist.module.css';
import { ShortlistedProjects } from './shortlisted-projects';
import { textsOf } from './texts';

/** Makes a shortlist, or shows one with its votes and a form to vote. The browser posts the forms. */
export function ShortlistPage({ data }: { readonly data: ShortlistState }) {
  const texts = useTexts(textsOf);
  if (data.kind === 'open') return <OpenList list={data} />;
  const { kind } = data;
  const isMaking = kind === 'new' && data.projects.length > 0;
  return (
    <Container className={styles.page}>
      <PageHead title={texts.headTitle} lede={texts.lede} />
      {isMaking ? (
        <Form name="new-shortlist" browser={data.browser}>
          <NameField label={texts.listName} help={texts.listNameHelp} />
          <fieldset className={styles.choices}>
            <legend>{texts.projects(shortlistLimits.projects)}</legend>
            {data.projects.map((project) => (
              <Check key={project.id} name="project" value={project.id} defaultChecked>
                <RecordName of={project} />
              </Check>
            ))}
          </fieldset>
          <Button type="submit">{texts.make}</Button>
        </Form>
      ) : (
        <EmptyState isHeading title={texts[kind].title} reason={texts[kind].text}>
          <ButtonLink href={paths.properties()}>{texts.browse}</ButtonLink>
        </EmptyState>
      )}
    </Container>
  );
}

function OpenList({ list }: { readonly list: OpenShortlist }) {
  const texts = useTexts(textsOf);
  const isSaved = readPostedForm(useSearchOf(postedParameters))?.outcome === 'sent';
  const { name, isMine, you } = list;
  return (
    <Container className={styles.page}>
      <PageHead title={<bdi>{name}</bdi>} lede={isMine ? texts.mine : texts.others}>
        <ShareButton title={name} />
      </PageHead>
      {isSaved ? <Message tone="success">{texts.saved}</Message> : null}
      <Form name="shortlist" browser={list.browser}>
        {you === null ? null : <input type="hidden" name="person" value={you.id} />}
        <NameField name={you?.name} label={texts.yourName} help={texts.yourNameHelp} />
        {you === null ? null : (
          <p>
            <TextLink href="?another=1">{texts.another}</TextLink>
          </p>
        )}
        <ShortlistedProjects list={list} />
        <div className={styles.send}>
          <Button type="submit">{texts.send}</Button>
        </div>
      </Form>
      <Form name="shortlist-change" browser="">
        {you === null ? null : (
          <Button type="submit" look="outline" size="small" name="remove" value={you.id}>
            {texts.removeVotes}
          </Button>
        )}
        {isMine ? (
          <Button type="submit" look="outline" size="small" name="end" value="1">
            {texts.end}
          </Button>
        ) : null}
      </Form>
    </Container>
  );
}

interface FormProps {
  readonly name: string;
  readonly browser: string;
  readonly children: ReactNode;
}

function Form({ name, browser, children }: FormProps) {
  return (
    <form id={name} action={formAction(name)} method="post" className={styles.form}>
      <PostedErrors />
      <input type="hidden" name="browser" value={browser} />
      {children}
    </form>
  );
}

function NameField({
  name,
  ...texts
}: {
  readonly name?: string | undefined;
  readonly label: string;
  readonly help: string;
}) {
  const { name: longest } = shortlistLimits;
  return (
    <TextField {...texts} id="shortlist-name" name="name" defaultValue={name} maxLength={longest} dir="auto" required />
  );
}
