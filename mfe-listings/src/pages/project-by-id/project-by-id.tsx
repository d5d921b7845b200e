import { EmptyState } from '@iwan/shared/ui/empty-state';
import { texts } from './texts';

/** Every address of this page leads on to another; nobody stays to read it. */
export function ProjectById() {
  return <EmptyState title={texts.notFound} />;
}
