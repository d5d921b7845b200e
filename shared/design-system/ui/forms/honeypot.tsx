import { useTexts } from '../../../domain/format/locale-context';
import { formTextsOf } from './form-texts';

/**
 * A field that no visitor sees or reaches, and that a machine which fills in every field does fill in. What stands in it
 * goes to the backend, which judges it and tells nobody.
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
