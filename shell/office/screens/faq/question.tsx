import { Box, Text } from '@chakra-ui/react';
import type { Fact } from '@iwan/shared/domain/facts/fact';
import { factValue, spokenAmount } from '@iwan/shared/domain/facts/fact-value';
import { facts } from '@iwan/shared/domain/facts/facts';
import { textsOf as factTextsOf } from '@iwan/shared/domain/facts/texts';
import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { contentScreen } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

const all: readonly Fact[] = Object.values(facts);

/** The placeholders that an answer may have, with what the site writes for them and where it is from. */
function FactList() {
  const texts = useTexts(textsOf);
  const { names } = useTexts(factTextsOf);
  const format = useFormat();
  const sources: Readonly<Record<string, string>> = names;
  return (
    <details>
      <summary>{texts.facts.title}</summary>
      <Text fontSize="sm" color="fg.muted" marginY="2">
        {texts.facts.about}
      </Text>
      <Box as="ul" fontSize="sm" listStyleType="none">
        {all.map((fact) => (
          <Box as="li" key={fact.id} paddingY="1" borderTopWidth="1px" overflowWrap="anywhere">
            <code>{`{fact:${fact.id}}`}</code> {factValue(fact, format)}
            {fact.unit === 'dirhams' ? (
              <>
                , <code>{`{amount:${fact.id}}`}</code> {spokenAmount(fact, format)}
              </>
            ) : null}
            <Text as="span" color="fg.muted">
              {' '}
              · {sources[fact.source.id] ?? fact.source.id}
            </Text>
          </Box>
        ))}
      </Box>
    </details>
  );
}

/** A question of the FAQ. */
export const Question = contentScreen({
  resource: 'faq',
  listPath: '/office/faq',
  textsOf,
  below: { main: <FactList /> },
  pageOf: () => paths.faq(),
  missing: missingContentOf,
});
