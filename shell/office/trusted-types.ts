import { scriptOriginsName } from '../src/document/start-up/names';
import { restrictSinks } from '../src/document/start-up/restrict-sinks';

/** The office has no service worker. */
const noWorker = '';

// Imported before all that hands a text to the document.
restrictSinks(noWorker, scriptOriginsName);
