import JSDOMEnvironment from 'jest-environment-jsdom';
import { BrowserRequest, browserFetch } from './browser-fetch';
import { keepComputedStyles } from './kept-computed-styles';

/** jsdom with Node's own fetch and streams, which jsdom lacks and our code expects of every browser. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    keepComputedStyles(this.global);
    Object.assign(this.global, {
      fetch: browserFetch,
      Headers,
      Request: BrowserRequest,
      Response,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      BroadcastChannel,
      structuredClone,
    });
  }
}
