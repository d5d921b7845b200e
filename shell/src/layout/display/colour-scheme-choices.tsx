import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Choices } from '@iwan/shared/ui/fields/choices';
import { chooseColourScheme, colourSchemes, useColourScheme } from '../../document/colour-scheme';
import { textsOf } from '../texts';

/** The colour scheme of the site: that of the system, light or dark. */
export function ColourSchemeChoices({ place }: { readonly place: 'header' | 'menu' }) {
  const texts = useTexts(textsOf);
  const labels = texts.colours.schemes;
  const chosen = useColourScheme();
  return (
    <Choices
      name={`${place}-colours`}
      legend={texts.colours.legend}
      options={colourSchemes.map((scheme) => labels[scheme])}
      value={labels[chosen]}
      onChange={(label) => chooseColourScheme(colourSchemes.find((scheme) => labels[scheme] === label) ?? 'system')}
    />
  );
}
