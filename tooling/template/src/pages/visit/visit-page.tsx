import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { readPostedForm } from '@iwan/shared/forms/posted-form';
import { useLeadForm } from '@iwan/shared/forms/use-lead-form';
import { useLocation } from '@iwan/shared/router/router';
import { Check } from '@iwan/shared/ui/fields/check';
import { FieldError, TextField } from '@iwan/shared/ui/fields/field';
import { NameField, PhoneField } from '@iwan/shared/ui/fields/person-fields';
import { LeadForm } from '@iwan/shared/ui/forms/lead-form';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { textsOf } from './texts';
import { visitForm } from './visit-form';
import styles from './visit-page.module.css';

/** A form of this remote's own kind. */
export function VisitPage() {
  const texts = useTexts(textsOf);
  const form = useLeadForm(visitForm, { posted: readPostedForm(useLocation().search) });
  const { error, label, ...consent } = form.tick('consent');
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} lede={texts.lede} />
      <LeadForm form={form}>
        <NameField {...form.text('name')} />
        <PhoneField {...form.text('phone')} />
        <TextField {...form.text('day')} type="date" required />
        <div>
          <Check {...consent} required aria-invalid={error !== undefined} aria-describedby={`${consent.id}-error`}>
            {label}
          </Check>
          <FieldError id={`${consent.id}-error`}>{error}</FieldError>
        </div>
      </LeadForm>
    </Container>
  );
}
