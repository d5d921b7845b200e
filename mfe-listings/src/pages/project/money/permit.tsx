import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { type CalendarDay, instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { type Permitted, permitCode } from '../../../parts/permit-code';
import { textsOf } from '../texts';
import { Fold } from './fold';
import styles from './money.module.css';

interface PermitProps {
  readonly project: Permitted;
  /** The day in Dubai on which the page was made. */
  readonly today: CalendarDay;
}

export const hasPermit = ({ qrCode, permit }: Permitted) => qrCode !== null || permit !== null;

/** The QR code where the record has one (section 2), and the permit of the advertisement with its verification page. */
export function Permit({ project, today }: PermitProps) {
  const { permit: texts } = useTexts(textsOf);
  const format = useFormat();
  const { permit } = project;
  const name = shownName(project);
  const code = permitCode(project, format.locale);
  return (
    <Fold id="permit" title={permit === null ? texts.code : texts.title} answer={permit?.number ?? ''}>
      <div className={styles.code}>
        {code === null ? null : (
          <img
            src={code.src}
            alt={code.isOfPermit ? texts.codeOfPermit(name) : texts.codeOf(name)}
            width={108}
            height={108}
            loading="lazy"
          />
        )}
        <div>
          {permit === null ? null : (
            <p>
              {format.list(
                [texts.number(permit.number), ...(permit.expiresOn === undefined ? [] : [validity(permit.expiresOn)])],
                'unit',
              )}
            </p>
          )}
          {permit === null || permit.verifyUrl === null ? null : (
            <TextLink href={permit.verifyUrl} target="_blank" rel="noopener noreferrer">
              {texts.verify(new URL(permit.verifyUrl).hostname)}
            </TextLink>
          )}
          {code === null ? null : <p className={styles.note}>{code.isOfPermit ? texts.scanPermit : texts.scan}</p>}
        </div>
      </div>
    </Fold>
  );

  function validity(expiresOn: CalendarDay): string {
    const day = format.day(instantOfDay(expiresOn));
    return expiresOn < today ? texts.expired(day) : texts.validUntil(day);
  }
}
