/**
 * Lets the minimiser drop the components of a React library that nobody uses. Its contexts and wrapped components are
 * made by calls, and are named for React's developer tools, when the module runs: either looks to the minimiser like
 * something that must happen. The calls are marked as free of effects, the names left out.
 */
export default function droppableComponents(source: string): string {
  return source.replace(displayNames, '').replace(componentCalls, '/* @__PURE__ */ $&');
}

const displayNames = /^\s*[\w$]+\.displayName = "[^"]*";$/gm;
const componentCalls = /\bReact\d*\.(?:createContext|forwardRef|memo)\(/g;
