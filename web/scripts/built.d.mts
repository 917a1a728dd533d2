export const built: string;
