import type { OfficePageProps } from '@iwan/shared/contracts/office';
import { OfficePage } from '@iwan/shared/office/office-page';
import { useState } from 'react';

/** A screen of another team: the office does not know its content. */
export function GuidesToEdit({ siteUrl }: OfficePageProps) {
  const [count, setCount] = useState(0);
  return (
    <OfficePage title="Guides to edit">
      <p>They stand at {siteUrl}/guides.</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Looked at {count} times
      </button>
    </OfficePage>
  );
}
