import { bookableTimes, meetings } from '@iwan/shared/domain/booking/booking-times';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { dubaiZone, isTimeZone, ownTimeZone, timesByDay, timeZonesWith } from '@iwan/shared/domain/format/time-zones';
import { postedParameters, readPostedForm } from '@iwan/shared/forms/posted-form';
import { useLeadForm } from '@iwan/shared/forms/use-lead-form';
import { useSearchOf } from '@iwan/shared/router/search-of';
import { Choices } from '@iwan/shared/ui/fields/choices';
import { FieldRow } from '@iwan/shared/ui/fields/field-row';
import { EmailField, NameField, PhoneField } from '@iwan/shared/ui/fields/person-fields';
import { SelectField } from '@iwan/shared/ui/fields/select-field';
import { LeadForm } from '@iwan/shared/ui/forms/lead-form';
import { useEffect, useMemo, useState } from 'react';
import styles from './agent-booking.module.css';
import { bookingForm } from './booking-form';
import type { BookingData } from './load-agent-booking';
import { textsOf } from './texts';

interface BookingFieldsProps extends Pick<BookingData, 'booked' | 'now'> {
  /** The name of the agent on the wire. */
  readonly agent: string;
}

/**
 * The form of a booking. With script, days and times are those of the visitor's zone, which can be changed; without, they are those
 * of Dubai, in one select.
 */
export function BookingFields({ agent, booked, now }: BookingFieldsProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const about = { agent };
  const form = useLeadForm(bookingForm, { posted: readPostedForm(useSearchOf(postedParameters)), about });
  const { values, change } = form;
  const [isScripted, setIsScripted] = useState(false);
  const [chosenDay, setChosenDay] = useState('');

  // The second time, the draft of the tab is restored.
  useEffect(() => {
    setIsScripted(true);
    if (isScripted && values.zone === '') change('zone', ownTimeZone());
  }, [isScripted, values.zone]);

  const zone = isScripted && isTimeZone(values.zone) ? values.zone : dubaiZone;
  const days = useMemo(
    () => timesByDay(bookableTimes(new Date(now), booked), zone, locale),
    [now, booked, zone, locale],
  );
  const dayOfTime = days.find(({ times }) => times.some(({ at }) => at === values.at));
  const day = days.find(({ day: name }) => name === chosenDay) ?? dayOfTime ?? days[0];

  return (
    <LeadForm form={form} about={about} onClose={form.dismiss}>
      <Choices
        name="meeting"
        legend={texts.meeting}
        options={Object.keys(meetings)}
        labels={texts.meetings}
        value={values.meeting}
        onChange={(meeting) => change('meeting', meeting)}
      />
      <SelectField {...form.text('zone')} value={zone}>
        {(isScripted ? timeZonesWith(zone) : [dubaiZone]).map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
      <div className={isScripted ? styles.when : undefined}>
        {isScripted ? (
          <SelectField
            {...{ id: 'booking-day', label: texts.day, value: day?.day ?? '' }}
            onChange={({ target }) => {
              setChosenDay(target.value);
              change('at', '');
            }}
          >
            {days.map(({ day: name }) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        ) : null}
        <SelectField {...form.text('at')} required>
          <option value="">{texts.choose}</option>
          {(isScripted && day ? [day] : days).flatMap(({ day: name, times }) =>
            times.map(({ at, time }) => (
              <option key={at} value={at}>
                {isScripted ? time : texts.dayAndTime(name, time)}
              </option>
            )),
          )}
        </SelectField>
      </div>
      <NameField {...form.text('name')} />
      <FieldRow>
        <PhoneField {...form.text('phone')} />
        <EmailField {...form.text('email')} />
      </FieldRow>
    </LeadForm>
  );
}
