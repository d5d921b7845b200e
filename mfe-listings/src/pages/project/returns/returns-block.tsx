import { classNames } from '@iwan/shared/dom/class-names';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { Button } from '@iwan/shared/ui/actions/button';
import { SourceName } from '@iwan/shared/ui/content/source-name';
import { FieldFrame, TextField } from '@iwan/shared/ui/fields/field';
import { Select } from '@iwan/shared/ui/fields/select';
import { QueryFields } from '../../../parts/query-fields';
import { homeParameter, type ReturnField } from '../../../parts/returns/return-fields';
import table from '../../../parts/unit/offer-table.module.css';
import { Block } from '../block';
import type { ReturnsData } from './load-returns';
import styles from './returns.module.css';
import { textsOf } from './texts';

interface ReturnsBlockProps {
  readonly project: Project;
  /** Query parameters of the project's own address: its id, where others share the address. */
  readonly own: Query;
  readonly data: ReturnsData;
}

/** Costs and returns of a home each year, with all assumptions, which can be changed. */
export function ReturnsBlock({ project, own, data }: ReturnsBlockProps) {
  const texts = useTexts(textsOf);
  const { lines, figures, sources, formula } = data;
  return (
    <Block id="returns" title={texts.title}>
      <ReturnsForm project={project} own={own} data={data} />
      <table className={classNames(table.table, styles.lines)} aria-labelledby="returns-title">
        <thead>
          <tr>
            <th scope="col">{data.home}</th>
            <th scope="col">{texts.assumed}</th>
            <th scope="col">{texts.low}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, value, low }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              <td className={styles.low}>
                {low === '' ? null : <span className={styles.lowLabel}>{texts.low}</span>} {low}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {figures.map(({ what, source, status }) => (
        <p key={what} className={styles.note}>
          {what} {source === null ? null : <SourceName {...source} />} {status}
        </p>
      ))}
      <ul className={styles.note} aria-label={texts.sources}>
        {sources.map((source) => (
          <li key={source.name}>
            <SourceName {...source} /> ({source.status})
          </li>
        ))}
      </ul>
      {formula.map((sentence) => (
        <p key={sentence} className={styles.note}>
          {sentence}
        </p>
      ))}
    </Block>
  );
}

/** A plain GET form: all assumptions are in the address, so that a link shows the same figures and it works without script. */
function ReturnsForm({ project, own, data: { homes, home, unit, fields, wrong } }: ReturnsBlockProps) {
  const texts = useTexts(textsOf);
  return (
    <form
      key={JSON.stringify([home, fields])}
      className={styles.form}
      action={`${paths.project(project)}#returns`}
      method="get"
      aria-label={texts.form}
      data-works-unaided=""
      data-print="none"
    >
      <QueryFields query={unit === undefined ? own : { ...own, unit }} />
      {homes.length < 2 ? null : (
        <FieldFrame id="returns-home" label={texts.home} ground="paper">
          <Select id="returns-home" name={homeParameter} defaultValue={home} autoComplete="off">
            {homes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
        </FieldFrame>
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
    </form>
  );
}
