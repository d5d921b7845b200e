import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextField } from '@iwan/shared/ui/fields/field';
import { SelectField } from '@iwan/shared/ui/fields/select-field';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import { FactLines } from '../../../parts/fact-lines';
import { QueryFields } from '../../../parts/query-fields';
import type { VisaData } from '../visa/load-visa';
import { textsOf } from '../visa/texts';
import { mostOwners, visaFields } from '../visa/visa-fields';
import { Fold } from './fold';
import styles from './money.module.css';

interface VisaProps {
  readonly project: Project;
  /** Query parameters of the page that the form keeps. */
  readonly own: Query;
  readonly data: VisaData;
}

/** Which visa this home reaches for one owner or several. A plain GET form: it works without script, and a link shows the same. */
export function Visa({ project, own, data }: VisaProps) {
  const texts = useTexts(textsOf);
  const { unit, answer, lines, notes, owners, share, isShareWrong } = data;
  return (
    <Fold id="visa" title={texts.title} answer={answer} isOpen={owners > 1}>
      <FactLines lines={lines.map(({ who, visa }) => ({ name: who, value: visa }))} />
      <PageForm
        key={`${owners} ${share}`}
        className={styles.form}
        action={`${paths.project(project)}#visa`}
        aria-label={texts.form}
        data-works-unaided=""
        data-print="none"
      >
        <QueryFields query={unit === undefined ? own : { ...own, unit }} />
        <SelectField
          id="visa-owners"
          label={texts.owners}
          name={visaFields.owners}
          defaultValue={owners}
          autoComplete="off"
        >
          {Array.from({ length: mostOwners }, (_, at) => (
            <option key={at} value={at + 1}>
              {texts.ownerCount(at + 1)}
            </option>
          ))}
        </SelectField>
        <TextField
          id="visa-share"
          name={visaFields.share}
          label={texts.share}
          autoComplete="off"
          inputMode="decimal"
          defaultValue={share}
          error={isShareWrong ? texts.wrongShare : undefined}
        />
        <Button type="submit" look="outline" size="small">
          {texts.check}
        </Button>
      </PageForm>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </Fold>
  );
}
