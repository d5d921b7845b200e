import { honeypotField } from '../../../domain/contact/honeypot-field';
import { useTexts } from '../../../domain/format/locale-context';
import { formTextsOf } from './form-texts';

/** By which 1Password, LastPass, Bitwarden and Dashlane pass over a field. */
const leaveAlone = {
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
};

/**
 * The honeypot: a field that no visitor sees or reaches, but that a bot fills in. Where there is a second sign of a bot,
 * the backend marks such a form as spam without a visible difference.
 */
export function Honeypot() {
  const formTexts = useTexts(formTextsOf);
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {formTexts.honeypot}
        <input name={honeypotField} tabIndex={-1} autoComplete="off" {...leaveAlone} />
      </label>
    </div>
  );
}
