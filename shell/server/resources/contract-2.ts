import type { FoundResource } from './ask-resource';

/** The service that the calculator of contract 2 reads at an address of the site. */
const addresses = /^\/(rates)\/([\w-]+(?:\/[\w-]+)*)$/;

/**
 * Under contract 2 the shell itself responded for a service, at an address with its name. Without a current release's resource
 * there, the response of the service is sent. To be deleted with contract 4.
 */
export function serviceOfContract2(pathname: string): FoundResource | null {
  const [, service, path] = addresses.exec(pathname) ?? [];
  if (service === undefined || path === undefined) return null;
  return {
    owner: `the service "${service}"`,
    params: {},
    declared: [service],
    module: {
      async resource({ services }) {
        const { body, isLate } = await services.get(service, path);
        return {
          contentType: 'application/json; charset=utf-8',
          body: JSON.stringify(body),
          maxAge: isLate ? 60 : 600,
        };
      },
    },
  };
}
