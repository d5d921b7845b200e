import { Link, Stack, Text } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { officeApi } from '@iwan/shared/domain/office/office-calls';
import { contentResources } from '@iwan/shared/domain/office/resources';
import { OfficePage, OfficeSection } from '@iwan/shared/office/office-page';
import { useCanAccess } from 'ra-core';
import { ImportForm } from './import-form';
import { textsOf } from './texts';

/** The records of the site as files: exported, and imported after their changes were looked at. */
export function Transfer() {
  const texts = useTexts(textsOf);
  const { canAccess: mayImport = false } = useCanAccess({ resource: 'content', action: 'edit' });
  return (
    <OfficePage title={texts.title}>
      <Stack gap="10">
        <OfficeSection title={texts.exportTitle}>
          <Text color="fg.muted" marginBottom="3">
            {texts.exportAbout}
          </Text>
          <Stack as="ul" gap="3" listStyleType="none" align="start">
            <ExportLink query="format=json" label={texts.everything} />
            {contentResources.map((resource) => (
              <ExportLink
                key={resource}
                query={`format=${resource === 'blogs' ? 'json' : 'csv'}&resource=${resource}`}
                label={resource === 'blogs' ? texts.articles : texts.asTable(texts.resources[resource])}
              />
            ))}
          </Stack>
        </OfficeSection>
        {mayImport ? (
          <OfficeSection title={texts.importTitle}>
            <Text color="fg.muted" marginBottom="3">
              {texts.importAbout}
            </Text>
            <ImportForm />
          </OfficeSection>
        ) : null}
      </Stack>
    </OfficePage>
  );
}

function ExportLink({ query, label }: { readonly query: string; readonly label: string }) {
  return (
    <li>
      <Link className="office-link" href={`${officeApi}/content/export?${query}`} download>
        {label}
      </Link>
    </li>
  );
}
