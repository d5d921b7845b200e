import { canInstall, installPackages } from '../apt-get';
import { findPostgres, postgresPackage } from '../postgres/find-postgres';
import { missingBrowsers } from './ensure-browser';
import { isNginxThere, nginxPackage } from './find-nginx';
import { isVarnishThere, varnishPackages } from './find-varnish';

/** Resolves when the programs are installed, or unavailable; never rejects. */
interface Programs {
  readonly forUnits: Promise<void>;
  readonly forBuiltSite: Promise<void>;
}

/**
 * Installs the programs that the tests need, as root on Debian, in parallel with the checks of format, lint and types: an
 * installation needs the network and the disk, and they the processor.
 */
export function installPrograms(): Programs {
  const install = async (missing: readonly string[]) => {
    if (missing.length > 0 && canInstall()) await installPackages(missing);
  };
  const forUnits = install(findPostgres() === null ? [postgresPackage] : []);
  const servers = [...(isNginxThere() ? [] : [nginxPackage]), ...(isVarnishThere() ? [] : varnishPackages)];
  const forBuiltSite = forUnits.then(() => install([...servers, ...missingBrowsers()]));
  return { forUnits, forBuiltSite };
}
