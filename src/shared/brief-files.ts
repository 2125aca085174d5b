/** Maximum bytes of a file that fills the fields of a brief, and the supported extensions. */
export const briefFileLimits = { bytes: 10 * 1024 * 1024, extensions: ['.docx', '.pdf', '.md', '.txt'] } as const
