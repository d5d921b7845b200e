/**
 * Runs before anything else in a development document. React Refresh of a remote is loaded after React has started in the
 * shell; it finds the renderer only if its registration was recorded.
 */
export const refreshScript = `(() => {
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    isDisabled: false,
    inject(renderer) { renderers.set(renderers.size + 1, renderer); return renderers.size; },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    checkDCE() {},
  };
})();`;
