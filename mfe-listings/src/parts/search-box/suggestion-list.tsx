import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import styles from './search-box.module.css';
import type { SuggestedOption } from './suggested-option';
import { textsOf } from './texts';

interface SuggestionListProps {
  readonly id: string;
  readonly options: readonly SuggestedOption[];
  readonly active: number | null;
  readonly onChoose: (option: SuggestedOption) => void;
  /** Removes a recent search. */
  readonly onForget: (option: SuggestedOption) => void;
}

/** The id prefix by which the field names its active option. */
export const optionId = (list: string, index: number) => `${list}-${index}`;

/**
 * The options in groups, each with its number of projects, and the search for the text itself at the end. The focus stays in
 * the field, which names the active option.
 */
export function SuggestionList({ id, options, active, onChoose, onForget }: SuggestionListProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const kinds = [...new Set(options.map(({ kind }) => kind))];

  const listed = (kind: SuggestedOption['kind'], wordsOf: (name: string) => string) =>
    options.map((option, index) =>
      option.kind === kind ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys, as a combobox does
        <div
          key={optionId(id, index)}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          aria-description={option.kind === 'recent' ? texts.howToForget : undefined}
          className={styles.option}
          // A press must not move the focus out of the field: the list would close before the click.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <span dir="auto">{wordsOf(option.shown ?? option.name)}</span>
          {option.kind === 'recent' ? (
            // An option may contain no button: the field handles Delete, and a button clears all.
            <span
              aria-hidden="true"
              className={styles.forget}
              onClick={(event) => {
                event.stopPropagation();
                onForget(option);
              }}
            >
              <CloseIcon />
            </span>
          ) : (
            <small dir="auto">{valueWords(option.note, locale)}</small>
          )}
        </div>
      ) : null,
    );

  return (
    <div id={id} role="listbox" aria-label={texts.list} className={styles.options}>
      {kinds.map((kind) =>
        kind === 'words' ? (
          listed(kind, texts.searchFor)
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element is
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className={styles.kind} role="presentation">
              {texts.kinds[kind]}
            </p>
            {listed(kind, (name) => valueWords(name, locale))}
          </div>
        ),
      )}
    </div>
  );
}
