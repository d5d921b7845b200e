import { projectsApi } from '@iwan/shared/api/projects/projects';
import { defineResource } from '@iwan/shared/contracts/module';
import { drawQrCode } from '@iwan/shared/domain/text/draw-qr-code';

/** Longer than any backend's id. */
const longestId = 200;
/** How long browsers may cache it, in seconds: a permit changes once in months. */
const maxAge = 3600;

/**
 * The QR code of a project's permit. It contains the regulator's address of it and nothing from the request's address: only
 * whoever edits the record decides where it leads.
 */
export const resource = defineResource(async ({ params, http, signal }) => {
  const id = (params.id ?? '').slice(0, longestId);
  const [project] = id === '' ? [] : await projectsApi(http).byIds([id], signal);
  const address = project?.permit?.verifyUrl ?? null;
  if (address === null) return { status: 404, contentType: 'text/plain; charset=utf-8', body: '' };
  return { contentType: 'image/svg+xml', body: drawQrCode(address), maxAge };
});
