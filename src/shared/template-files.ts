/** Bytes. */
export const maxTemplateBytes = 10 * 1024 * 1024
export const templateExtensions = ['.docx', '.dotx', '.pdf', '.txt', '.json', '.md'] as const
