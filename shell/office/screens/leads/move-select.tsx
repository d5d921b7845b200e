import { Box, Stack, Text } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { isLeadStage, type LostReason, lostReasons, nextStages } from '@iwan/shared/domain/office/lead-stages';
import type { LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { OfficeSelect } from '@iwan/shared/office/form-inputs';
import { useState } from 'react';
import { textsOf as wordsOf } from '../../words/texts';
import { leadTitle } from './lead-sender';
import { textsOf } from './texts';
import { useLeadChange } from './use-lead-change';

/** Moves a lead to another stage; works by keyboard. A loss requires a reason. */
export function MoveSelect({ lead }: { readonly lead: LeadRecord }) {
  const texts = useTexts(textsOf);
  const { stages } = useTexts(wordsOf);
  const change = useLeadChange();
  const [asksReason, setAsksReason] = useState(false);
  const move = (value: string) => {
    if (!isLeadStage(value)) return;
    if (value === 'lost') setAsksReason(true);
    else void change(lead, { stage: value, lostReason: null });
  };
  const lose = (lostReason: string) => {
    setAsksReason(false);
    if (lostReason !== '') void change(lead, { stage: 'lost', lostReason: lostReason as LostReason });
  };
  return (
    <Stack gap="2">
      <OfficeSelect
        size="sm"
        label={texts.move(leadTitle(lead))}
        none={texts.moveTo}
        value=""
        options={nextStages(lead.stage).map((stage) => ({ value: stage, label: stages[stage] }))}
        onChoose={move}
      />
      {asksReason ? (
        <Box as="label" display="block">
          <Text as="span" fontSize="sm">
            {texts.whyLost}
          </Text>
          <OfficeSelect
            size="sm"
            hasFocus
            none={texts.chooseReason}
            value=""
            options={lostReasons.map((reason) => ({ value: reason, label: texts.reasons[reason] }))}
            onChoose={lose}
          />
        </Box>
      ) : null}
    </Stack>
  );
}
