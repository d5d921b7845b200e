import { useTexts } from '../../../domain/format/locale-context';
import { formTextsOf } from './form-texts';

/**
 * The honeypot: a field that no visitor sees or reaches, but that a bot fills in. The backend marks such a form as spam without
 * a visible difference.
 */
export function Honeypot() {
  const formTexts = useTexts(formTextsOf);
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {formTexts.honeypot}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
