import { packagesFolder, packPackages } from '../packages/pack-packages';

// `pack [DIR]`: packs the packages for teams outside of this repository.
for (const file of await packPackages(process.argv[2] ?? packagesFolder)) console.log(`Packed ${file}`);
