/** The consultancy itself: edit this file to make the product another firm's. All firms named here are invented. */
export const firm = {
  name: 'Arcwright',
  dashboard: 'Business Dashboard',
  /** Shown under a person's name while the account has no address. */
  emailPlaceholder: 'no email on file',
} as const

/** The client firms that a document can be written for. */
export const clients = {
  aldgate: { name: 'Aldgate Mutual', sector: 'Financial Services' },
  calder: { name: 'Calder Bank', sector: 'Financial Services' },
  wexmoor: { name: 'Wexmoor County Council', sector: 'Public Sector' },
  fairholm: { name: 'Fairholm Health Trust', sector: 'Public Sector' },
  tessel: { name: 'Tessel Systems', sector: 'Technology' },
  brightwater: { name: 'Brightwater Media', sector: 'Media' },
  hartnell: { name: 'Hartnell Rowe', sector: 'Professional Services' },
} as const

export type ClientId = keyof typeof clients
export const clientIds = Object.keys(clients) as [ClientId, ...ClientId[]]
