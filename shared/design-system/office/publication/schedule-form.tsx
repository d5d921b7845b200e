import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { instantInDubai } from '../../../domain/format/dubai-time';

interface ScheduleProps {
  readonly label: string;
  readonly button: string;
  readonly onSchedule: (moment: string) => Promise<void>;
}

/** Something that happens at a moment, by the clock of Dubai. */
export function ScheduleForm({ label, button, onSchedule }: ScheduleProps) {
  const [local, setLocal] = useState('');
  const moment = instantInDubai(local);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (moment !== null) void onSchedule(moment);
      }}
    >
      <Flex gap="2" align="end" wrap="wrap">
        <Field.Root width="auto">
          <Field.Label>{label}</Field.Label>
          <Input size="sm" type="datetime-local" value={local} onChange={(event) => setLocal(event.target.value)} />
        </Field.Root>
        <Button size="sm" type="submit" variant="outline" disabled={moment === null}>
          {button}
        </Button>
      </Flex>
    </form>
  );
}
