export function makeFastFolder(prefix: string): string
