import type { DemoBackend } from '../demo-backend';

/** An applicant; the file has their name. */
export interface Applicant {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Sends an application with its résumé, as the site's form does. */
export async function sendApplication({ app }: Pick<DemoBackend, 'app'>, applicant: Applicant) {
  const form = new FormData();
  const fields = { job_type: 'Agent', ...applicant, location: 'Dubai', message: 'Hello', source: 'Career' };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob(['%PDF-1.7\n%âãÏÓ\n']), `${applicant.name}.pdf`);
  const body = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}
