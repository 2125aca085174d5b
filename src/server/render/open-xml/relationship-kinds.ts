const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The kinds of use that one part can make of another. */
export const relationshipKinds = {
  document: `${office}/officeDocument`,
  coreProperties: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
  extendedProperties: `${office}/extended-properties`,
  customProperties: `${office}/custom-properties`,
  theme: `${office}/theme`,
  styles: `${office}/styles`,
  numbering: `${office}/numbering`,
  settings: `${office}/settings`,
  fontTable: `${office}/fontTable`,
  header: `${office}/header`,
  footer: `${office}/footer`,
  hyperlink: `${office}/hyperlink`,
  image: `${office}/image`,
  chart: `${office}/chart`,
  embeddedPackage: `${office}/package`,
  worksheet: `${office}/worksheet`,
  sharedStrings: `${office}/sharedStrings`,
  drawing: `${office}/drawing`,
  table: `${office}/table`,
} as const
