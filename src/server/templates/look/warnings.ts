/** The content of a template that a document cannot use, in a sentence for the person each. */
const sentences = {
  strict: 'It is saved as Strict Open XML, so only its headings are used: save it as a plain .docx for its looks.',
  macros: 'Its macros were left out: documents made here contain no programs.',
  linked: 'What it links to in other files or places was left out, because nothing is fetched for a document.',
  attachedTemplate: 'The template that it is itself attached to was not followed; only what is in the file is used.',
  foreignParts: 'Files of other kinds that it takes in whole (altChunk) were left out.',
  objects: 'Its embedded objects and controls were left out.',
  charts: 'Its charts, canvases and SmartArt were left out; insert them as pictures to include them.',
  pictures: 'A picture of a kind that not every reader shows was left out; PNG, JPEG, GIF and EMF are used.',
  largePictures: 'Its pictures take more than 4 MB, so some were left out.',
  dataBinding: 'Its custom XML data is not connected; the text that showed it stays.',
  fetchingFields: 'Fields that fetch from other files were replaced by the text that they showed.',
  otherFields: 'Fields other than page numbers and the document’s own properties were replaced by the text that they showed.',
  changes: 'Its tracked changes count as accepted.',
  comments: 'Its comments were left out.',
  notes: 'Its footnotes and endnotes were left out.',
  forms: 'Its form fields are plain text in the document.',
  protection: 'Its protection against editing was left out.',
  signatures: 'Its digital signatures were left out: they sign the template, not a document.',
  embeddedFonts: 'The fonts embedded in it were left out; they are named, and used where they are installed.',
  missingParts: 'A part that it names is not in the file and was left out.',
  bodyInTable: '‘{{body}}’ is in a table, where a document cannot go: the text follows the cover.',
  bodyInEdge: '‘{{body}}’ in a header or footer is ignored.',
  bodyTwice: '‘{{body}}’ appears more than once: the text goes to the first place.',
  bodyNotAlone: '‘{{body}}’ counts only in a paragraph of its own; elsewhere it was left out.',
  noVersion: 'Its cover does not say which version it is: put ‘{{version}}’, ‘{{date}}’ and ‘{{status}}’ where they should appear.',
  longCover: 'The text before its first break is too long for a cover and was left out.',
  tooLong: 'It is too long to be looked through for ‘{{body}}’ to its end.',
} as const

export type Warning = keyof typeof sentences

export function createWarnings() {
  const made = new Set<Warning>()
  return {
    add: (warning: Warning) => void made.add(warning),
    /** Always in the same order. */
    toSentences: () =>
      (Object.keys(sentences) as Warning[]).filter((warning) => made.has(warning)).map((warning) => sentences[warning]),
  }
}
export type Warnings = ReturnType<typeof createWarnings>
