export const chapters = 'Chapters of this document'
export const whatChaptersAre = 'A chapter without a tick is left out of the document. Its facts remain.'
export const whereInterfacesAre = 'Interfaces are printed in a Low-Level Design, not in this document.'
