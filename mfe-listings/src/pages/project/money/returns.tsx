import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextField } from '@iwan/shared/ui/fields/field';
import { SelectField } from '@iwan/shared/ui/fields/select-field';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import { FactLines } from '../../../parts/fact-lines';
import { LinkSummary } from '../../../parts/link-summary';
import { QueryFields } from '../../../parts/query-fields';
import { homeParameter, type ReturnField } from '../../../parts/returns/return-fields';
import { Fold } from './fold';
import type { ReturnsData } from './load-returns';
import styles from './money.module.css';
import { textsOf } from './returns-texts';

interface ReturnsProps {
  readonly project: Project;
  /** Query parameters of the project's own address: its id, where others share the address. */
  readonly own: Query;
  readonly data: ReturnsData;
}

/** Costs and returns of a home each year, and the form for its assumptions. Open where the address has assumptions. */
export function Returns({ project, own, data }: ReturnsProps) {
  const texts = useTexts(textsOf);
  const isRequested = Object.values(data.requested).some((value) => value !== undefined);
  return (
    <Fold id="costs" title={texts.title} answer={data.net === null ? '' : texts.net(data.net)} isOpen={isRequested}>
      <div id="returns">
        <FactLines lines={data.lines} />
        <p className={styles.note}>{texts.estimate}</p>
        <details open={isRequested || undefined} suppressHydrationWarning data-print="none">
          <LinkSummary>{texts.change}</LinkSummary>
          <ReturnsForm project={project} own={own} data={data} />
        </details>
      </div>
    </Fold>
  );
}

/** A plain GET form: all assumptions are in the address, so that a link shows the same figures and it works without script. */
function ReturnsForm({ project, own, data: { homes, home, unit, fields, wrong } }: ReturnsProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  return (
    <PageForm
      key={JSON.stringify([home, fields])}
      className={styles.form}
      action={`${paths.project(project)}#returns`}
      aria-label={texts.form}
      data-works-unaided=""
    >
      <QueryFields query={unit === undefined ? own : { ...own, unit }} />
      {homes.length < 2 ? null : (
        <SelectField id="returns-home" label={texts.home} name={homeParameter} defaultValue={home} autoComplete="off">
          {homes.map((type) => (
            <option key={type} value={type}>
              {valueWords(type, locale)}
            </option>
          ))}
        </SelectField>
      )}
      {(Object.keys(fields) as ReturnField[]).map((field) => (
        <TextField
          key={field}
          id={`returns-${field}`}
          name={field}
          label={texts.labels[field]}
          autoComplete="off"
          inputMode="decimal"
          defaultValue={fields[field]}
          error={wrong[field] === undefined ? undefined : texts.wrong[field]}
        />
      ))}
      <Button type="submit" look="outline" size="small">
        {texts.count}
      </Button>
    </PageForm>
  );
}
