// Prism reads this when it starts: without it, it would look for code in the page and color it by itself.
const scope = globalThis as { Prism?: unknown };
scope.Prism ??= { manual: true };

export {};
