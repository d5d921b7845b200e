/**
 * Runs before anything else in a development document. React Refresh of a remote is loaded after React has started in the
 * shell; it finds the renderer only if its registration was recorded. The overlay of errors is above an open dialog as a popover,
 * and is there once, not once for each build.
 */
export const pageScript = `(() => {
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
  new MutationObserver(() => {
    const [first, ...others] = document.querySelectorAll('#rspack-dev-server-client-overlay');
    for (const other of others) other.hidden = true;
    if (!first || first.popover !== null) return;
    first.popover = 'manual';
    first.showPopover();
  }).observe(document, { childList: true, subtree: true });
})();`;
