export const drawingNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/main'

/** The namespaces that every part of a presentation declares. */
export const namespaces = {
  'xmlns:a': drawingNamespace,
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
}

const presentation = 'application/vnd.openxmlformats-officedocument.presentationml'
export const partType = (name: string) => `${presentation}.${name}+xml`
