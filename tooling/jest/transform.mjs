import Module, { createRequire } from 'node:module';
import { register } from 'tsx/esm/api';

const { createTransformer } = createRequire(import.meta.url)('@swc/jest');

// tsx leaves its own resolution of CommonJS modules behind, with which Jest does not find the modules of a global setup.
const { _resolveFilename } = Module;
const tsx = register({ namespace: 'texts' });
const { addLanguages } = await tsx.import('../src/texts/add-languages.ts', import.meta.url);
const { textsFile, translationsOf } = await tsx.import('../src/texts/text-files.ts', import.meta.url);
const { translatedLanguages } = await tsx.import('@iwan/shared/domain/format/languages', import.meta.url);
await tsx.unregister();
Module._resolveFilename = _resolveFilename;

const codes = translatedLanguages.map(({ code }) => code);

/** The transformer of SWC. Texts files have the languages of the translators beside them, as in a build. */
// biome-ignore lint/style/noDefaultExport: Jest loads a transformer by its default export
export default {
  createTransformer(options) {
    const swc = createTransformer(options);
    const withLanguages = (code, path) =>
      textsFile.test(path) ? addLanguages(code, translationsOf(path, codes)) : code;
    return {
      canInstrument: swc.canInstrument,
      process: (code, path, ...rest) => swc.process(withLanguages(code, path), path, ...rest),
      getCacheKey: (code, path, ...rest) => swc.getCacheKey(withLanguages(code, path), path, ...rest),
    };
  },
};
