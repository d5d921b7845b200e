import { Button, Field, Flex, Input, Link as PlainLink, Stack } from '@chakra-ui/react';
import { inDubai, instantInDubai } from '@iwan/shared/domain/format/dubai-time';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { officeApi } from '@iwan/shared/domain/office/office-calls';
import { useState } from 'react';
import { Part } from './part';
import { textsOf } from './texts';
import { useLeadChange } from './use-lead-change';

/** The next step of a lead, and when, in the time of Dubai. */
export function NextStepForm({ lead }: { readonly lead: LeadRecord }) {
  const texts = useTexts(textsOf).lead;
  const change = useLeadChange();
  const { nextStep } = lead;
  const [what, setWhat] = useState(nextStep?.what ?? '');
  const [at, setAt] = useState(nextStep === null ? '' : inDubai(nextStep.at));
  const instant = instantInDubai(at);
  return (
    <Part title={texts.nextStep}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (what.trim() !== '' && instant !== null)
            void change(lead, { nextStep: { what: what.trim(), at: instant } });
        }}
      >
        <Stack gap="3">
          <Field.Root required>
            <Field.Label>{texts.nextStepWhat}</Field.Label>
            <Input size="sm" value={what} maxLength={200} onChange={(event) => setWhat(event.target.value)} />
          </Field.Root>
          <Field.Root required>
            <Field.Label>{texts.nextStepAt}</Field.Label>
            <Input size="sm" type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
          </Field.Root>
          <Flex gap="2" wrap="wrap">
            <Button size="sm" type="submit" variant="outline">
              {texts.saveStep}
            </Button>
            {nextStep === null ? null : (
              <Button asChild size="sm" variant="outline">
                <PlainLink href={`${officeApi}/leads/${lead.id}/next-step.ics`} download>
                  {texts.toCalendar}
                </PlainLink>
              </Button>
            )}
            {nextStep === null ? null : (
              <Button size="sm" variant="ghost" onClick={() => void change(lead, { nextStep: null })}>
                {texts.clearStep}
              </Button>
            )}
          </Flex>
        </Stack>
      </form>
    </Part>
  );
}
