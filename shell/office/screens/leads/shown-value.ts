import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { textsOf as wordsOf } from '../../words/texts';
import { textsOf } from './texts';
import { useAssignees } from './use-assignees';

/** The name of a person to whom a lead is assigned. */
export function useAssigneeName(): (id: number | null) => string {
  const texts = useTexts(textsOf);
  const assignees = useAssignees();
  return (id) => (id === null ? texts.assignees.none : (assignees.find((one) => one.id === id)?.name ?? `#${id}`));
}

/** Values of a lead and of its history in words, by their fields. */
export function useShownValue(): (field: string, value: unknown) => unknown {
  const texts = useTexts(textsOf);
  const { stages } = useTexts(wordsOf);
  const locale = useLocale();
  const nameOf = useAssigneeName();
  return (field, value) => {
    if (value === true) return texts.yes;
    if (value === false) return texts.no;
    if (field === 'assigneeId' && (typeof value === 'number' || value === null)) return nameOf(value);
    if (isStep(value)) return texts.step(value.what, formatInstant(value.at, locale));
    if (typeof value !== 'string') return value;
    switch (field) {
      case 'stage':
        return named(stages, value);
      case 'lostReason':
        return named(texts.reasons, value);
      case 'source':
        return named(texts.sources, value);
      case 'at':
      case 'firstAnsweredAt':
        return formatInstant(value, locale);
      default:
        return value;
    }
  };
}

const named = (names: Readonly<Record<string, string>>, value: string) => names[value] ?? value;

function isStep(value: unknown): value is { readonly what: string; readonly at: string } {
  return typeof value === 'object' && value !== null && 'what' in value && 'at' in value;
}
