/** Maximum bytes of a file that fills the fields of a brief, and the supported extensions. */
export const briefFileLimits = {
  bytes: 10 * 1024 * 1024,
  extensions: ['.docx', '.dotx', '.odt', '.rtf', '.pdf', '.xlsx', '.eml', '.msg', '.md', '.txt'],
} as const
