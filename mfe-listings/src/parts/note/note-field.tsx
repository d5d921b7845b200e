import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { noteLimits } from '@iwan/shared/domain/visitor/notes';
import { notesStore, useNotes } from '@iwan/shared/state/site-store';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextArea } from '@iwan/shared/ui/fields/field';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './note-field.module.css';
import { textsOf } from './texts';

/** The visitor's note on a project, with the button that opens its field. What is typed is stored with each key. */
export function NoteField({ project }: { readonly project: ProjectCard }) {
  const texts = useTexts(textsOf);
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const text = useNotes((notes) => notes.find((note) => note.id === project.id)?.text ?? '');
  const [isOpen, setOpen] = useState(false);
  // The button that had the focus is gone.
  useEffect(() => {
    const area = isOpen ? field.current?.querySelector('textarea') : null;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [isOpen]);

  const label = texts.label(shownName(project));
  if (!isOpen) {
    const action = text === '' ? texts.add : texts.edit;
    return (
      <div className={styles.note}>
        {text === '' ? null : (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        <Button look="quiet" size="small" aria-label={`${action}: ${label}`} onClick={() => setOpen(true)}>
          {action}
        </Button>
      </div>
    );
  }
  return (
    <div ref={field} className={styles.note}>
      <TextArea
        id={id}
        label={label}
        help={texts.help(noteLimits.typed)}
        dir="auto"
        rows={3}
        maxLength={noteLimits.typed}
        value={text}
        onChange={({ target }) => notesStore.write(project.id, target.value)}
      />
    </div>
  );
}
