const signatures: [extension: string, at: number, bytes: string][] = [
  ['png', 0, '\u0089PNG\r\n\u001a\n'],
  ['jpeg', 0, '\u00ff\u00d8\u00ff'],
  ['gif', 0, 'GIF8'],
  ['emf', 40, ' EMF'],
]

/** Recognised by its first bytes: the kinds of picture that every reader shows and that contain no references. */
export const pictureKind = (bytes: Buffer) =>
  signatures.find(([, at, mark]) => bytes.toString('latin1', at, at + mark.length) === mark)?.[0]
