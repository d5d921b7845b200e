import { Button } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectContent } from '@iwan/shared/domain/office/wire';
import { isSoldOut, soldOutStatus } from '@iwan/shared/domain/project/sold-out';
import { useNotify, useUpdate } from 'ra-core';
import { textsOf } from './texts';

/** A sold project stays on the site and says so: whoever has its link, and search engines, find what became of it. */
export function SoldButton({ project }: { readonly project: ProjectContent }) {
  const texts = useTexts(textsOf).sold;
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  if (isSoldOut(typeof project.status === 'string' ? project.status : null)) return null;
  const mark = async () => {
    const change = { id: project.id, data: { status: soldOutStatus }, previousData: project };
    try {
      await update('projects', change, { returnPromise: true, mutationMode: 'pessimistic' });
      notify(texts.done, { type: 'success' });
    } catch (problem) {
      notify(problem instanceof Error ? problem.message : String(problem), { type: 'error' });
    }
  };
  return (
    <Button size="sm" variant="outline" loading={isPending} onClick={() => void mark()}>
      {texts.mark}
    </Button>
  );
}
