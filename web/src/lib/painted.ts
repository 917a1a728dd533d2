/** Resolves once what stands on the page has been painted: what only adorns it is loaded after that. */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
