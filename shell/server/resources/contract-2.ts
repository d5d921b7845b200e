import type { FoundResource } from './ask-resource';

/** Which services the calculator of contract 2 reads at an address of the site, and where. */
const addresses = /^\/(rates)\/([\w-]+(?:\/[\w-]+)*)$/;

/**
 * Under contract 2 the shell itself answered for a service, at an address of its name. Where no release of today does, its
 * own answer stands there. Gone with contract 4.
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
